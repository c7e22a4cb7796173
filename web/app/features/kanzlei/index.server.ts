/** What other features may ask of teams, and do with them. */

export { requireTeamfaktor, teamUnterrichten } from "./team/zugang.server.ts";
export {
  type Leitungsangebot,
  leitungsangebot,
  leitungUebernehmen,
} from "./team/uebergabe-store.server.ts";
