/** What frontend/build/fluent.ts makes of the Fluent files. */
declare module "virtual:words" {
  /** What each language calls itself, by its code. */
  export const names: Readonly<Record<string, string>>;
  /** Loads the Fluent text of a part of a language: `sources["de"]["rules"]()`. */
  export const sources: Readonly<
    Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>
  >;
}
