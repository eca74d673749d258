/** Small values that this browser remembers. Storage that is full or denied remembers nothing. */

type Area = "localStorage" | "sessionStorage";

/** Read a text; `null` if there is none. */
export function readText(key: string, area: Area = "localStorage"): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Write a text, or remove it with `null`; return whether the browser did. */
export function writeText(key: string, text: string | null, area: Area = "localStorage"): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Read a JSON object, of which any part may be missing; an empty one if there is none. */
export function readJson<T extends object>(key: string, area?: Area): Partial<T> {
  try {
    return JSON.parse(readText(key, area) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** Write an object as JSON; return whether the browser did. */
export function writeJson(key: string, value: object, area?: Area): boolean {
  return writeText(key, JSON.stringify(value), area);
}
