/** The story of a game as it is shown: Ceres' turn as a whole, and the log by eras. */

import type { Side, Step, Turn } from "../engine/types.ts";
import { isYours, type Telling } from "../game/playback.ts";
import { words } from "../words/words.svelte.ts";

/** A step, and where in the story it is. */
export interface Told {
  step: Step;
  turn: Turn;
  index: number;
}

/** What a step says. A card is called by what it does: nobody at the table knows its id. */
export function sentence(step: Step): string {
  if (step.type === "flip" && "facts" in step.message) {
    return words.say("page-telling-flip", step.message.facts);
  }
  return words.tell(step.message);
}

/**
 * Ceres' last turn: all that she did since your last action. Your choices for her are part of it,
 * so it may go over several turns of the story.
 */
export function herTurn(turns: readonly Turn[]): Told[] {
  const from = turns.findLastIndex((turn) => !isChoice(turn));
  return turns
    .slice(Math.max(0, from))
    .flatMap((turn) => turn.steps.map((step, index) => ({ step, turn, index })))
    .filter(({ step }) => !isYours(step) && step.type !== "refill");
}

/** What a turn came to, without how it was found. */
export function outcome(told: readonly Told[]): Told[] {
  return told.filter(({ step }) => !HOW.has(step.type));
}
const HOW = new Set(["flip", "sites", "no-claim", "no-monument", "last-turn"]);

/** Steps in a row of one side, or of the game itself; none where the table was corrected. */
export interface Block {
  /** How many actions of yours it is into the game, choices for Ceres not counted. */
  round: number;
  side: Side | "game";
  steps: Step[];
}

export interface Era {
  number: number;
  blocks: Block[];
}

/** The log: what was told so far, by eras; `era` is the one that the story has come to. */
export function eras(turns: readonly Turn[], telling: Telling | null, era: number): Era[] {
  const begun = turns.flatMap(({ steps }) => steps).filter(beginsEra).length;
  const found: Era[] = [{ number: era - begun, blocks: [] }];
  let round = 0;
  for (const turn of turns) {
    if (turn.number > 0 && !isChoice(turn)) round += 1;
    const isTold = telling?.turn.number === turn.number;
    const told = isTold ? turn.steps.slice(0, telling.index + 1) : turn.steps;
    const blocks = () => (found.at(-1) as Era).blocks;
    if (turn.action === null && told.length === 0)
      blocks().push({ round, side: "game", steps: [] });
    for (const step of told) {
      if (beginsEra(step)) found.push({ number: step["era"], blocks: [] });
      add(blocks(), step, round);
    }
  }
  return found;
}

function add(blocks: Block[], step: Step, round: number): void {
  const last = blocks.at(-1);
  const side = FOLLOWS.has(step.type) ? (last?.side ?? "game") : sideOf(step);
  if (last?.round === round && last.side === side) last.steps.push(step);
  else blocks.push({ round, side, steps: [step] });
}

const FOLLOWS = new Set(["refill", "when-built"]);
const OF_THE_GAME = new Set(["last-turns", "scoring", "era-begins", "game-over", "correction"]);
/** What happens at a real table before the first turn begins so. */
const SET_UP = "set-up-";

function sideOf(step: Step): Block["side"] {
  if (OF_THE_GAME.has(step.type) || step.type.startsWith(SET_UP)) return "game";
  return isYours(step) ? "you" : "ceres";
}

function beginsEra(step: Step): boolean {
  return step.type === "era-begins";
}

/** A choice for Ceres, in the middle of her turn. */
function isChoice(turn: Turn): boolean {
  return turn.action?.startsWith("place") ?? false;
}
