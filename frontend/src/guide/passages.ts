/** The passages of how to play as plain text, for the search. */

import type { Guide } from "./guide.ts";

export interface Passage {
  /** Its place in the address. */
  readonly id: string;
  readonly title: string;
  /** Its paragraphs. */
  readonly texts: readonly string[];
}

const HEADING = /^<h\d id="guide-([a-z-]+)"[^>]*>(.*?)<\/h\d>/;
/** The rules behind a heading. */
const RULE_IDS = / ?\([^()]*\b[A-Z]\d+[^()]*\)$/;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Return what is below each heading that has an address. */
export function passagesOf(guide: Guide): Passage[] {
  return guide.sections
    .flatMap(({ html }) => html.split(/(?=<h\d id="guide-)/))
    .map((html) => {
      const [heading, id = "", title = ""] = HEADING.exec(html) ?? [""];
      const blocks = html.slice(heading.length).split(/<\/(?:p|li|tr|h\d)>/);
      return {
        id,
        title: plain(title).replace(RULE_IDS, ""),
        texts: blocks.map(plain).filter(Boolean),
      };
    });
}

function plain(html: string): string {
  return html
    .replace(/<\/t[dh]>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}
