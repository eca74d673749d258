/** A message as data, as the engine sends it; the page formats it in the reader's language. */

import type { Facts, Group, Join } from "./catalogue.ts";

export type Message =
  | { readonly id: string; readonly facts?: Facts }
  | { readonly join: Join; readonly parts: readonly Message[] }
  | { readonly name: Group; readonly of: string | readonly string[]; readonly form?: string };
