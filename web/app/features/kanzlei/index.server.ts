/** What other features may ask of teams, and do with them. */

export {
  type Leitungsangebot,
  leitungsangebot,
  leitungUebernehmen,
} from "./team/uebergabe-store.server.ts";
export { teamUnterrichten } from "./team/zugang.server.ts";
