/** What a picker shows and says: things to tap, of each as many as there can be. */

export interface Picked {
  /** How many of each can still be tapped; what is not in it cannot be. */
  left: ReadonlyMap<string, number>;
  /** What was tapped so far. */
  drawn: readonly string[];
  count: number;
  ontap: (id: string) => void;
}

/** Whether tapping it means anything: one more, or it goes again. */
export function tappable({ left, drawn, count }: Picked, id: string): boolean {
  if (!left.has(id)) return false;
  return drawn.includes(id) || ((left.get(id) ?? 0) > 0 && (drawn.length < count || count === 1));
}
