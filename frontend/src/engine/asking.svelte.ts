/** The state of asking the engine: whether it answers, and what it refused. */

import type { Message } from "../words/message.ts";
import { Refused, type Engine } from "./engine.ts";

/** How long to wait before a server that does not answer is asked again, in milliseconds. */
export const AGAIN_AFTER = 3000;

export abstract class Asking<Asked = Engine> {
  protected readonly engine: Asked;

  /** The engine does not answer; it is asked again. */
  away = $state(false);
  /** Why something could not be done. */
  problem: Message | null = $state.raw(null);

  constructor(engine: Asked) {
    this.engine = engine;
  }

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

  /**
   * Ask and take the answer: again after a while if there is none, and at once if it is not
   * complete. The returned function stops.
   */
  protected keepAsking<T>(
    ask: () => Promise<T>,
    take: (answer: T) => void,
    isComplete: (answer: T) => boolean = () => true,
  ): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const again = async (): Promise<void> => {
      const answer = await this.tried(ask);
      if (stopped) return;
      if (answer !== null) take(answer);
      if (this.away) timer = setTimeout(() => void again(), AGAIN_AFTER);
      else if (answer !== null && !isComplete(answer)) void again();
    };
    void again();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }
}
