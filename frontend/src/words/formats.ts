/** Dates and numbers as the reader's language writes them, and Roman numerals. */

const DAY = 86_400_000;
const UNITS = [
  ["day", DAY],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** Say how long ago a date was: `now`, `5 minutes ago`; after a week, write the day. */
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

/** Write a date with its time to the minute. */
export function exactDate(date: string, language: string): string {
  const style = { dateStyle: "long", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(language, style).format(new Date(date));
}

/** Write an average, with one decimal place if it is not a whole number. */
export function average(number: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(number);
}

/** Write a share from 0 to 1 in whole percent. */
export function percent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(share);
}

/** VP without and with a sign, a whole number with a sign, and a share of one. */
export type Figure = "vp" | "signed" | "count" | "percent";

/** Write a figure of a message: `3.1`, `+3.1`, `−3`, `63%`. */
export function writtenFigure(kind: Figure, value: number, language: string): string {
  if (kind === "percent") return percent(value, language);
  const digits = kind === "count" ? 0 : 1;
  const rounded = Number(value.toFixed(digits));
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: kind === "vp" ? "negative" : "exceptZero",
  })
    .format(rounded)
    .replace("-", "−");
}

/** Write a number from 1 to 39 in Roman numerals. */
export function roman(number: number): string {
  const tens = "X".repeat(Math.floor(number / 10));
  return tens + (["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"][number % 10] ?? "");
}
