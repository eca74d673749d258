/** The signs of marks, drawn around the middle, about 14 units wide. */

import type { MarkName } from "../engine/types.ts";

export const SIGNS: Readonly<Record<MarkName, { path: string; colour: string }>> = {
  inaccuracy: { path: "M0 -5A5 5 0 1 1 0 5A5 5 0 1 1 0 -5Z", colour: "var(--gold)" },
  mistake: { path: "M0 -7L7 6H-7Z", colour: "var(--terracotta)" },
  blunder: { path: "M-6 -6H6V6H-6Z", colour: "var(--red)" },
  brilliant: { path: "M0 -7L2 -2L7 0L2 2L0 7L-2 2L-7 0L-2 -2Z", colour: "var(--leaf)" },
  close: { path: "M-6 -2H6V2H-6Z", colour: "var(--panel)" },
};
