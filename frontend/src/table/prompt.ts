/** The prompt: what the player is expected to do, in a sentence. */

import { effectWords } from "../board/descriptions.ts";
import { PIECES } from "../game/components.ts";
import type { Message } from "../words/message.ts";
import type { Seat } from "./seat.svelte.ts";

export interface Prompt {
  message: Message;
  /** Whether it says that something is not possible. */
  bad: boolean;
}

const good = (message: Message): Prompt => ({ message, bad: false });

/** Say what to do next, or why the selection is not possible. */
export function promptOf(seat: Seat): Prompt {
  const { game } = seat;
  const { result, phase } = game.view;
  if (game.unanswered) return good({ id: "page-table-unanswered" });
  if (game.playback || game.scoring) return good({ id: "page-table-her-turn" });
  if (phase === "over" && result) {
    return good({ id: "page-table-over", facts: { you: result.you, ceres: result.ceres } });
  }
  return phase === "choice" ? choice(seat) : yourTurn(seat);
}

function choice({ game, selection }: Seat): Prompt {
  const { pending } = game.view;
  const lots = selection.choice ?? [];
  const facts = { lots, count: lots.length };
  if (!pending) return good({ id: "page-puzzle-choose", facts });
  if (pending.place !== "garden") {
    return good({ id: "page-table-choose-monument", facts: { ...facts, id: pending.place } });
  }
  return pending.tile
    ? good({ id: "page-table-choose-tile", facts: { ...facts, tile: pending.tile } })
    : good({ id: "page-table-choose-lot", facts });
}

function yourTurn(seat: Seat): Prompt {
  const { game, selection, preview } = seat;
  const { selected } = selection;
  switch (selected.what) {
    case "nothing":
    case "choice":
      return good({ id: "page-table-your-turn" });
    case "income":
      return good({ id: "page-table-income", facts: { silver: game.view.can.income.silver } });
    case "lot":
      return good({ id: "page-table-build-on", facts: { lot: selected.lot } });
    case "deed": {
      if (selection.why) return refused(selection.why.message);
      const offer = game.table.market.find(({ deed }) => deed === selected.deed);
      const { price = 0, printed = 0, silver = 0 } = offer ?? {};
      const facts = { deed: selected.deed, price, printed, silver };
      return good({ id: "page-table-buy", facts });
    }
    case "piece": {
      const facts = {
        id: selected.piece,
        lots: selected.site ?? [],
        places: selection.sites.length,
      };
      if (selection.why) return refused(selection.why.message);
      if (!selected.site) return good({ id: "page-table-where", facts });
      if (selection.ready) return good({ id: "page-table-build", facts });
      return preview && !preview.legal
        ? refused(preview.why.message)
        : { message: { id: "page-table-not-there", facts }, bad: true };
    }
  }
}

/** With nothing selected, describe what is pointed at in the market or in the tray, if anything. */
export function pointedAt({
  game,
  selection,
  hoveredPiece,
  hoveredDeed,
  yourTurn,
}: Seat): Prompt | null {
  if (!yourTurn || selection.selected.what !== "nothing") return null;
  const { builds, deeds } = game.view.can;
  const kind = hoveredPiece && PIECES.get(hoveredPiece);
  if (kind) {
    const why = builds[kind.id]?.why;
    const facts = { id: kind.id, shows: effectWords(kind) };
    return why
      ? good({ id: "page-tray-not-now", facts: { ...facts, why: why.message } })
      : good({ id: "page-tray-shows", facts });
  }
  const why = hoveredDeed && deeds[hoveredDeed]?.why;
  return why ? refused(why.message) : null;
}

function refused(why: Message): Prompt {
  return { message: { id: "page-table-refused", facts: { why } }, bad: true };
}
