/** A picture of a finished game to share: title, result, options and date above the table. */

import { canShareFile, sharePng } from "../files/transfer.ts";
import { optionsOf } from "../days/deal.ts";
import type { Engine } from "../engine/engine.ts";
import type { Medal } from "../engine/types.ts";
import type { Game } from "../game/game.svelte.ts";
import { words } from "../words/words.svelte.ts";
import { drawTable } from "./table_picture.ts";

export type Outcome = "won" | "lost" | "tie" | "resigned";

/** Return how a game ended; `null` while it goes on. */
export function outcomeOf({ view: { result, game } }: Pick<Game, "view">): Outcome | null {
  if (!result) return null;
  if (game.resigned) return "resigned";
  if (result.you === result.ceres) return "tie";
  return result.winner === "you" ? "won" : "lost";
}

/** Return the lines above the table: the title, the result, and what was played when. */
export function caption(
  game: Pick<Game, "view">,
  medal: Medal | null = null,
  date = new Date(),
): string[] {
  const { game: facts, result } = game.view;
  const points = { you: result?.you ?? 0, ceres: result?.ceres ?? 0 };
  const options = [
    ...optionsOf(facts),
    date.toLocaleDateString(words.language, { dateStyle: "long" }),
  ];
  const outcome = outcomeOf(game) ?? "lost";
  const said = words.say("page-result-picture-said", { outcome, ...points });
  const won = medal ? [said, words.say("page-days-state", { state: medal })] : [said];
  return [words.say("game-title"), won.join(" · "), options.join(" · ")];
}

/** Share a picture with another app, or save it. */
export async function sharePicture(game: Game, engine: Pick<Engine, "par">): Promise<void> {
  const { you, ceres } = game.view.result ?? { you: 0, ceres: 0 };
  const title = words.say("page-result-picture-title", { you, ceres });
  const medal = (await engine.par(game.id).catch(() => null))?.medal ?? null;
  await words.load("days");
  const picture = await drawTable(await game.picture(title), caption(game, medal));
  await sharePng(`ceres-${game.id.slice(0, 6)}.png`, picture, title);
}

/** Whether the browser can share pictures with other apps. */
export function canSharePictures(): boolean {
  return canShareFile(new File([], "ceres.png", { type: "image/png" }));
}
