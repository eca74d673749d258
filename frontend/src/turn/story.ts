/** The story of a game: Ceres' turn as a whole, and the log by eras. */

import type { Side, Step, StepOf, Turn } from "../engine/types.ts";
import { classOf, isYours, type Playback } from "../game/playback.ts";
import { words } from "../words/words.svelte.ts";

/** A step and its position in the story. */
export interface StoryStep {
  step: Step;
  turn: Turn;
  index: number;
}

/** Return the text of a step. A card is called by its action: nobody at the table knows its id. */
export function sentence(step: Step): string {
  if (step.type === "flip" && "facts" in step.message) {
    return words.say("page-telling-flip", step.message.facts);
  }
  return words.format(step.message);
}

/**
 * Return Ceres' last turn: all that she did since your last action. It includes your choices for
 * her, so it may span several turns of the story.
 */
export function ceresTurn(turns: readonly Turn[]): StoryStep[] {
  const from = turns.findLastIndex((turn) => !isChoice(turn));
  return turns
    .slice(Math.max(0, from))
    .flatMap((turn) => turn.steps.map((step, index) => ({ step, turn, index })))
    .filter(({ step }) => !isYours(step) && step.type !== "refill");
}

/** Leave out the steps that only give reasons. */
export function outcomes(steps: readonly StoryStep[]): StoryStep[] {
  return steps.filter(({ step }) => classOf(step).kind !== "reasoning");
}

/** Summarize Ceres' turn in a line: `Ceres: claims D4, scores 2 VP`. */
export function summarize(steps: readonly Step[]): string {
  const of = <Type extends Step["type"]>(type: Type): StepOf<Type>[] =>
    steps.filter((step): step is StepOf<Type> => step.type === type);
  const claimed = of("claim").map(({ deed }) => deed);
  const planted = of("plant").map(({ lot }) => lot);
  const bribed = of("bribe").flatMap(({ deeds }) => deeds);
  const givenUp = of("bag-empty").map(({ lot }) => lot);
  const built = of("monument").map(({ id }) => id);
  const done = [
    briefly("claims", claimed),
    briefly("plants", planted),
    briefly("bribes", bribed),
    briefly("gives-up", givenUp),
    briefly("builds", built),
  ];
  const vp = steps.reduce((sum, step) => sum + pointsOf(step), 0);
  if (vp > 0) done.push(words.say("page-telling-brief-scores", { vp }));
  const did = words.join(done.filter(Boolean), "comma");
  return did && words.say("page-telling-brief", { did });
}

function briefly(what: string, of: readonly string[]): string {
  return of.length > 0 ? words.say(`page-telling-brief-${what}`, { of }) : "";
}

/** Return the VP of a step in her turn; a scoring is shown elsewhere. */
function pointsOf(step: Step): number {
  if (step.type === "when-built") return step.ceres.vp;
  return "vp" in step ? step.vp : 0;
}

/** Consecutive steps of one side, or of the game itself; no steps where the table was corrected. */
export interface Block {
  /** The number of your actions so far, without choices for Ceres. */
  round: number;
  side: Side | "game";
  steps: Step[];
}

export interface Era {
  number: number;
  blocks: Block[];
}

/** Return the log by eras, up to the shown step; `era` is the current one. */
export function logByEra(turns: readonly Turn[], playback: Playback | null, era: number): Era[] {
  const begun = turns.flatMap(({ steps }) => steps).filter(beginsEra).length;
  const found: Era[] = [{ number: era - begun, blocks: [] }];
  let round = 0;
  for (const turn of turns) {
    if (turn.number > 0 && !isChoice(turn)) round += 1;
    const isPlaying = playback?.turn.number === turn.number;
    const steps = isPlaying ? turn.steps.slice(0, playback.index + 1) : turn.steps;
    const blocks = () => (found.at(-1) as Era).blocks;
    if (turn.action === null && steps.length === 0)
      blocks().push({ round, side: "game", steps: [] });
    for (const step of steps) {
      if (beginsEra(step)) found.push({ number: step.era, blocks: [] });
      add(blocks(), step, round);
    }
  }
  return found;
}

function add(blocks: Block[], step: Step, round: number): void {
  const last = blocks.at(-1);
  const side = classOf(step).side ?? last?.side ?? "game";
  if (last?.round === round && last.side === side) last.steps.push(step);
  else blocks.push({ round, side, steps: [step] });
}

function beginsEra(step: Step): step is StepOf<"era-begins"> {
  return step.type === "era-begins";
}

/** Whether a turn is a choice for Ceres, in the middle of her turn. */
function isChoice(turn: Turn): boolean {
  return turn.action?.startsWith("place") ?? false;
}
