/** The player's own day, as long as somebody watches it. */

import { dayAt, untilTomorrow } from "./calendar.ts";

/** A timer may be a little early. */
const SLACK = 50;

export class Today {
  #date = $state(dayAt(new Date()));

  get date(): string {
    return this.#date;
  }

  /** Look at the clock. */
  update(): string {
    this.#date = dayAt(new Date());
    return this.#date;
  }

  /** Change at midnight, and when the page is shown again, until the returned function is called. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      clearTimeout(timer);
      this.update();
      timer = setTimeout(look, untilTomorrow(new Date()) + SLACK);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
