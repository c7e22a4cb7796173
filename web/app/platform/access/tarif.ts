/** Tiers as accounts carry them; nobody signed in counts as `free`. `Teammitglied` is a member of a team's plan. */
export type Tarif = "free" | "basic" | "premium" | "teams" | "Teammitglied";

/** What an account may do beyond the free scope. Features ask for a capability, never for a tier. */
export type Faehigkeit =
  | "rvg-erweitert"
  | "kostennote"
  | "export-pdf"
  | "export-docx"
  | "export-xlsx"
  | "speichern-unbegrenzt";

const basic: readonly Faehigkeit[] = [
  "rvg-erweitert",
  "kostennote",
  "export-pdf",
  "export-docx",
  "export-xlsx",
  "speichern-unbegrenzt",
];

const faehigkeiten: Readonly<Record<Tarif, ReadonlySet<Faehigkeit>>> = {
  free: new Set(),
  basic: new Set(basic),
  premium: new Set(basic),
  teams: new Set(basic),
  Teammitglied: new Set(basic),
};

/** Whether an account of this tier has the capability. */
export function darf(tarif: Tarif, faehigkeit: Faehigkeit): boolean {
  return faehigkeiten[tarif].has(faehigkeit);
}
