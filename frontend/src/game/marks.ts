/** What is pointed at on the board: the city draws it, whoever knows what matters says it. */

import type { Lot } from "../engine/types.ts";

export interface Mark {
  lots: readonly Lot[];
  /**
   * `seen`: look here; `candidate`: was in question; `chosen`: it was this one; `place`: may be
   * picked; `from`: what something was measured from; `replaced`: would be gone.
   */
  kind: "seen" | "candidate" | "chosen" | "place" | "from" | "replaced";
  /** A few letters on it, such as a distance. */
  label?: string;
}
