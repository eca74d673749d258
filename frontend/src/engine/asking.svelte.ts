/** The state of asking the engine: whether it answers, and what it refused. */

import type { Message } from "../words/message.ts";
import { Refused } from "./engine.ts";

/** How long to wait before a server that does not answer is asked again, in milliseconds. */
export const AGAIN_AFTER = 3000;

export abstract class Asking {
  /** The engine does not answer; it is asked again. */
  away = $state(false);
  /** Why something could not be done. */
  problem: Message | null = $state.raw(null);

  /** Return the answer; `null` if there is none. */
  protected async tried<T>(ask: () => Promise<T>): Promise<T | null> {
    this.problem = null;
    try {
      const answer = await ask();
      this.away = false;
      return answer;
    } catch (error) {
      this.away = !(error instanceof Refused);
      if (error instanceof Refused) this.problem = error.problem.message;
      return null;
    }
  }
}
