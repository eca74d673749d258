/** Days and months as texts, `2026-11-16` and `2026-11`, by the player's own clock. */

/** The months of the calendar have this many days in a row. */
const WEEK = 7;

/** Return the player's own day at a moment. */
export function dayAt(moment: Date): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  const year = String(moment.getFullYear()).padStart(4, "0");
  return `${year}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Return how many milliseconds are left of the player's own day. */
export function untilTomorrow(moment: Date): number {
  const next = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1);
  return next.getTime() - moment.getTime();
}

/** Return whether a text is a day that there is. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && shifted(text, 0) === text;
}

/** Return the day so many days later; empty if there is none. */
export function shifted(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`); // no hour of it is missing in UTC
  moment.setUTCDate(moment.getUTCDate() + days);
  return Number.isNaN(moment.getTime()) ? "" : moment.toISOString().slice(0, 10);
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Return the month so many months later. */
export function shiftedMonth(month: string, months: number): string {
  const moment = new Date(`${month}-01T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() + months);
  return monthOf(moment.toISOString());
}

/** Return the same day so many months later, or the last day of that month. */
function shiftedByMonth(day: string, months: number): string {
  const month = shiftedMonth(monthOf(day), months);
  const wanted = `${month}-${day.slice(8)}`;
  return isDay(wanted) ? wanted : shifted(`${shiftedMonth(month, 1)}-01`, -1);
}

/** Return the weeks of a month, from Monday on; `null` stands for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const before = (weekday(first) + WEEK - 1) % WEEK;
  const weeks: (string | null)[][] = [];
  for (let monday = shifted(first, -before); monday < `${month}-32`;) {
    const days = Array.from({ length: WEEK }, (_, number) => shifted(monday, number));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
    monday = shifted(monday, WEEK);
  }
  return weeks;
}

/** Return the number of a day in its week; Sunday's is 0. */
function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => shifted(day, -1),
  ArrowRight: (day) => shifted(day, 1),
  ArrowUp: (day) => shifted(day, -WEEK),
  ArrowDown: (day) => shifted(day, WEEK),
  Home: (day) => shifted(day, -((weekday(day) + WEEK - 1) % WEEK)),
  End: (day) => shifted(day, (WEEK - weekday(day)) % WEEK),
  PageUp: (day) => shiftedByMonth(day, -1),
  PageDown: (day) => shiftedByMonth(day, 1),
};

/** Return the day that a key leads to; `null` if it leads nowhere. */
export function dayByKey(day: string, key: string, latest: string): string | null {
  const found = STEPS[key]?.(day);
  if (found === undefined) return null;
  return found > latest ? latest : found;
}

/** Write a day in the reader's language. */
export function writtenDay(
  day: string,
  language: string,
  style: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string {
  const options = { ...style, timeZone: "UTC" };
  return new Intl.DateTimeFormat(language, options).format(new Date(`${day}T00:00:00Z`));
}

/** Return the names of the weekdays from Monday on. */
export function weekdays(language: string, weekday: "short" | "long"): string[] {
  const monday = "2026-11-16";
  return Array.from({ length: WEEK }, (_, number) =>
    writtenDay(shifted(monday, number), language, { weekday }),
  );
}
