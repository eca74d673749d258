/** Dates as the reader's language writes them. */

const DAY = 86_400_000;
const UNITS = [
  ["day", DAY],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** When something was, as people say it: `now`, `5 minutes ago`, and of old things the day. */
export function ago(date: string, language: string, now = Date.now()): string {
  const since = now - new Date(date).getTime();
  if (since >= 7 * DAY) {
    return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(date));
  }
  const found = UNITS.find(([, length]) => since >= length);
  if (!found) return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(0, "second");
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(language).format(-Math.floor(since / length), unit);
}

/** The day and the minute. */
export function exactly(date: string, language: string): string {
  const style = { dateStyle: "long", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(language, style).format(new Date(date));
}
