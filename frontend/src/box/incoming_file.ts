/** A component file that was brought elsewhere, and waits for the screen of the box. */

export const handed: { file: File | null } = { file: null };
