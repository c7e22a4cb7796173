/** What tests of other features need of the figures of the year. */
export { versionAnfuegen } from "./jahreswerte-store.server.ts";
export { unbekanntAb } from "./testing-halbjahre.ts";
