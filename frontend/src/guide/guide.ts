/**
 * How to play, in each language: rendered from docs/how-to-play*.md by tools/render_guide.py, and
 * loaded on demand.
 */

import { router } from "../router.svelte.ts";

export interface Section {
  /** Its place in the address; the heading has the id `guide-…`. */
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

export interface Guide {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly Section[];
  /** A page of its own, to be printed. */
  readonly summary: Section;
}

const GUIDES = import.meta.glob<Guide>("../generated/guide/*.json", { import: "default" });
const PICTURES = import.meta.glob<string>("../../../docs/pictures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Load the guide in a language, with the addresses of its links and pictures. */
export async function loadGuide(language: string): Promise<Guide> {
  const load = GUIDES[`../generated/guide/${language}.json`];
  if (!load) throw new Error(`there is no guide in ${language}`);
  const { title, intro, sections, summary } = await load();
  return {
    title,
    intro: withAddresses(intro),
    sections: sections.map((each) => ({ ...each, html: withAddresses(each.html) })),
    summary: { ...summary, html: withAddresses(summary.html) },
  };
}

function withAddresses(html: string): string {
  return html
    .replaceAll('href="/', `href="${router.href("/")}`)
    .replace(/src="picture:([a-z.-]+)"/g, (_, name: string) => `src="${pictureUrl(name)}"`);
}

function pictureUrl(name: string): string {
  return PICTURES[`../../../docs/pictures/${name}.svg`] ?? "";
}
