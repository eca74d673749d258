/** The module that frontend/build/fluent.ts makes of the Fluent files. */
declare module "virtual:words" {
  /** The name of each language in itself, by code. */
  export const names: Readonly<Record<string, string>>;
  /** Loaders of the Fluent text of each part of a language: `sources["de"]["rules"]()`. */
  export const sources: Readonly<
    Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>
  >;
}
