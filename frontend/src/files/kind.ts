/** What a file is that was brought to the wrong place: it says so itself. */

export type FileKind = "game" | "box";

/** The format that it names first; `null` if it names none of this program's. */
const FORMAT = /\bformat["']?\s*[:=]\s*["']ceres-([a-z]+)\//;

export function kindOf(text: string): FileKind | null {
  const format = FORMAT.exec(text)?.[1];
  if (format === undefined) return null;
  return format === "components" ? "box" : "game";
}
