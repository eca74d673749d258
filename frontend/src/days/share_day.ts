/** Shares the result of a day's game, as text or as a picture; neither tells anything of the deal. */

import type { Engine } from "../engine/engine.ts";
import type { Difficulty, Medal } from "../engine/types.ts";
import { sharePng } from "../files/transfer.ts";
import { lazyLoad } from "../share/game_items.ts";
import { router } from "../router.svelte.ts";
import { words } from "../words/words.svelte.ts";
import { writtenDay } from "./calendar.ts";
import { drawDay, erasOf } from "./day_picture.ts";

/** A longer link would make the text too long for some places. */
const LONGEST_LINK = 120;

/** The facts of the message `share-day`. */
interface Facts {
  readonly date: string;
  readonly difficulty: Difficulty;
  readonly strip: string;
  readonly you: number;
  readonly ceres: number;
  readonly medal: Medal | "none";
}

function linkTo(date: string): string {
  return router.url(`/days?date=${date}`);
}

/** Return the text to share: the day, the eras as a strip, the result, a link to the day. */
export async function dayText(engine: Pick<Engine, "share">, id: string, date: string) {
  const link = linkTo(date);
  const { message } = await engine.share(id, link.length <= LONGEST_LINK ? { link } : {});
  return words.format(message).trim();
}

/** Share the text with another app, or copy it. */
export async function shareDayText(
  engine: Pick<Engine, "share">,
  id: string,
  date: string,
): Promise<void> {
  const text = await dayText(engine, id, date);
  await (await lazyLoad(() => import("../share/sharing.ts")))?.shareText(text, "page-day-copied");
}

/** Share the picture with another app, or save it. */
export async function shareDayPicture(engine: Pick<Engine, "share">, id: string): Promise<void> {
  const { message } = await engine.share(id);
  const facts = ("facts" in message ? message.facts : {}) as unknown as Facts;
  const { date, difficulty, strip, you, ceres, medal } = facts;
  const picture = await drawDay({
    title: words.say("game-title"),
    day: words.say("page-day-of", { date: writtenDay(date, words.language) }),
    options: words.name("difficulty", difficulty),
    eras: erasOf(strip),
    score: `${you} : ${ceres}`,
    link: linkTo(date),
    medal: medal === "none" ? null : { id: medal, name: words.say("page-day-medal", { medal }) },
  });
  await sharePng(`ceres-${date}.png`, picture);
}
