/** The module that frontend/build/licences.ts makes of the packages in the page. */
declare module "virtual:licences" {
  export interface Licence {
    readonly name: string;
    readonly version?: string;
    /** The name of the licence, as in SPDX. */
    readonly licence: string;
    readonly text: string;
  }
  const licences: readonly Licence[];
  export default licences;
}
