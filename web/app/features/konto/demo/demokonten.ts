import type { Rolle } from "#platform/access/konto.ts";
import type { Tarif } from "#platform/access/tarif.ts";

/** Password of every demo account; deliberately known to everybody. */
export const demoPasswort = "Demo-Passwort-1!";

export type Demokonto = {
  /** Part of the address before `@demo.gebuehrenportal.test`. */
  readonly name: string;
  readonly anzeige: string;
  readonly tarif: Tarif;
  readonly rolle?: Exclude<Rolle, "user">;
  readonly autor?: "autor" | "gast";
  /** Name of the team whose administrator this account is. */
  readonly leitet?: string;
  /** Account whose team this one belongs to. */
  readonly gehoertZu?: string;
  readonly gesperrt?: true;
  readonly unbestaetigt?: true;
};

/** The accounts of the demo; a leader comes before the members of the team. */
export const demokonten: readonly Demokonto[] = [
  { name: "free", anzeige: "Frida Frei", tarif: "free" },
  { name: "basic", anzeige: "Bastian Basis", tarif: "basic" },
  { name: "premium", anzeige: "Petra Premium", tarif: "premium" },
  { name: "premium2", anzeige: "Paul Premium", tarif: "premium" },
  { name: "teams", anzeige: "Tanja Team", tarif: "teams", leitet: "Kanzlei Demo" },
  { name: "teams2", anzeige: "Tobias Team", tarif: "teams", leitet: "Kanzlei Zwei" },
  { name: "mitglied", anzeige: "Mira Mitglied", tarif: "Teammitglied", gehoertZu: "teams" },
  { name: "autor", anzeige: "Anna Autorin", tarif: "free", autor: "autor" },
  { name: "gast", anzeige: "Gustav Gast", tarif: "free", autor: "gast" },
  { name: "moderator", anzeige: "Moritz Moderator", tarif: "free", rolle: "moderator" },
  { name: "admin", anzeige: "Ada Admin", tarif: "free", rolle: "admin" },
  { name: "gesperrt", anzeige: "Georg Gesperrt", tarif: "free", gesperrt: true },
  { name: "unbestaetigt", anzeige: "Ulla Unbestätigt", tarif: "free", unbestaetigt: true },
];

export function demoadresse(name: string): string {
  return `${name}@demo.gebuehrenportal.test`;
}
