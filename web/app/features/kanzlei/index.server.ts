/** What other features may ask of teams, and do with them. */

export { requireTeamfaktor, teamUnterrichten } from "./team/zugang.server.ts";
export {
  type Leitungsangebot,
  leitungsangebot,
  leitungUebernehmen,
} from "./uebergabe/uebergabe-store.server.ts";
