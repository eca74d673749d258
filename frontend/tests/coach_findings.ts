/** What the coach finds, as Python wrote it for these tests. */

import type { Jobs } from "../src/engine/client.ts";
import type { Answer, ShownAdvice, ShownForecast, ShownReview } from "../src/engine/types.ts";
import fixture from "./fixtures/coach.json";

interface Findings {
  readonly advice: ShownAdvice;
  readonly forecast: ShownForecast;
  readonly answers: Answer[];
  readonly review: ShownReview;
  /** The review as an earlier version stored it. */
  readonly earlier: Pick<ShownReview, "review">;
}

const [findings] = fixture as unknown as [Findings];
export const { advice: ADVICE, forecast: FORECAST, answers: ANSWERS, review: REVIEW } = findings;
export const { earlier: EARLIER } = findings;

/** Jobs that are done at once, but for what a test does otherwise. */
export function jobsWith(others: Partial<Jobs> = {}): Jobs {
  return {
    advise: async () => ADVICE,
    forecast: async () => FORECAST,
    answers: async () => ANSWERS,
    review: async () => REVIEW,
    present: async () => REVIEW,
    ...others,
  } as Jobs;
}

/** A job that is never done. */
export function never(): Promise<never> {
  return new Promise(() => {});
}
