/** The key by which a shared server knows a player. */

const BYTES = 32;
const FORM = /^[\w-]{43}$/;

/** Return whether a text can be a key. */
export function isKey(text: string): boolean {
  return FORM.test(text);
}

/** Return a key that nobody can guess. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
