/** What tests of other features need of the base rate. */
export { versionAnfuegen } from "./basiszinssatz-store.server.ts";
export { unbekanntAb } from "./testing-halbjahre.ts";
