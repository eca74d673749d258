/** What is expected of the player now, in a sentence. */

import { effectWords } from "../board/piece_words.ts";
import type { Message } from "../words/message.ts";
import type { Seat } from "./seat.svelte.ts";

export interface Prompt {
  message: Message;
  /** Something is against what the player wants. */
  bad: boolean;
}

const good = (message: Message): Prompt => ({ message, bad: false });

/** What to do next, or why what is wanted cannot be. */
export function promptOf(seat: Seat): Prompt {
  const { game } = seat;
  const { result, phase } = game.view;
  if (game.telling || game.scoring) return good({ id: "page-table-her-turn" });
  if (phase === "over" && result) {
    return good({ id: "page-table-over", facts: { you: result.you, ceres: result.ceres } });
  }
  return phase === "choice" ? choice(seat) : yours(seat);
}

function choice({ game, hand }: Seat): Prompt {
  const { pending } = game.view;
  const lots = hand.choice ?? [];
  const facts = { lots, count: lots.length };
  if (pending && pending.place !== "garden") {
    return good({ id: "page-table-choose-monument", facts: { ...facts, id: pending.place } });
  }
  return pending?.tile
    ? good({ id: "page-table-choose-tile", facts: { ...facts, tile: pending.tile } })
    : good({ id: "page-table-choose-lot", facts });
}

function yours(seat: Seat): Prompt {
  const { game, hand, foreseen } = seat;
  const { held } = hand;
  switch (held.what) {
    case "nothing":
    case "choice":
      return looked(seat);
    case "income":
      return good({ id: "page-table-income", facts: { silver: game.view.can.income.silver } });
    case "lot":
      return good({ id: "page-table-build-on", facts: { lot: held.lot } });
    case "deed": {
      if (hand.why) return refused(hand.why.message);
      const offer = game.table.market.find(({ deed }) => deed === held.deed);
      const { price = 0, printed = 0, silver = 0 } = offer ?? {};
      const facts = { deed: held.deed, price, printed, silver };
      return good({ id: "page-table-buy", facts });
    }
    case "piece": {
      const facts = { id: held.piece, lots: held.place ?? [], places: hand.places.length };
      if (hand.why) return refused(hand.why.message);
      if (!held.place) return good({ id: "page-table-where", facts });
      if (hand.ready) return good({ id: "page-table-build", facts });
      return foreseen && !foreseen.legal
        ? refused(foreseen.why.message)
        : { message: { id: "page-table-not-there", facts }, bad: true };
    }
  }
}

/** With nothing in the hand: what is looked at in the market or in the tray. */
function looked(seat: Seat): Prompt {
  const { builds, deeds } = seat.game.view.can;
  const kind = seat.considered && seat.kindOf(seat.considered);
  if (kind) {
    const why = builds[kind.id]?.why;
    const facts = { id: kind.id, shows: effectWords(kind) };
    return why
      ? { message: { id: "page-tray-not-now", facts: { ...facts, why: why.message } }, bad: false }
      : good({ id: "page-tray-shows", facts });
  }
  const why = seat.looked && deeds[seat.looked]?.why;
  return why ? refused(why.message) : good({ id: "page-table-your-turn" });
}

function refused(why: Message): Prompt {
  return { message: { id: "page-table-refused", facts: { why } }, bad: true };
}
