/** Installing a page without a server as an app: by the browser's offer, or by hand with Apple. */

import { readText, writeText } from "../storage.ts";
import { onSite } from "./site.ts";

const DECLINED = "ceres-install-later";

/** What browsers that install pages send when this one can be installed. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  #offer: Offer | null = $state.raw(null);
  #declined = $state(readText(DECLINED) !== null);

  constructor() {
    if (!onSite) return;
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // it is offered on the first screen, once there are games
      this.#offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
  }

  /** What to show: that it can be installed here, or how; `null` if nothing. */
  get hint(): "offer" | "apple" | null {
    if (this.#declined) return null;
    if (this.#offer) return "offer";
    // Only Apple's browsers have this key; on a Mac pages are seldom installed.
    const byHand = "standalone" in navigator && !navigator.standalone;
    return byHand && navigator.maxTouchPoints > 0 ? "apple" : null;
  }

  /** Have the browser ask whether to install it; its offer holds once. */
  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }

  /** Do not show a hint again. */
  decline(): void {
    this.#declined = true;
    writeText(DECLINED, "1");
  }
}

export const installing = new Installing();
