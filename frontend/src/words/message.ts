/** A message as data, as the engine sends it; the page formats it in the reader's language. */

import type { Facts, Group, Join } from "./catalogue.ts";
import type { Figure } from "./formats.ts";

export type Message =
  | { readonly id: string; readonly facts?: Facts }
  | { readonly join: Join; readonly parts: readonly Message[] }
  | { readonly figure: Figure; readonly value: number; readonly error?: number }
  | { readonly name: Group; readonly of: string | readonly string[]; readonly form?: string };
