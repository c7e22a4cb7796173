/** Tiers as accounts carry them; nobody signed in counts as `free`. `Teammitglied` is a member of a team's plan. */
export type Tarif = "free" | "basic" | "premium" | "teams" | "Teammitglied";

/** A gate between tiers; free < basic < premium < teams, a Teammitglied passes all three. */
export type Tarifstufe = "basic" | "premium" | "teams";

/** What an account may do beyond the free scope. Features ask for a capability, never for a tier. */
export type Faehigkeit =
  | "rvg-erweitert"
  | "kostennote"
  | "export-pdf"
  | "export-docx"
  | "export-xlsx"
  | "speichern-unbegrenzt"
  | "schnittstelle";

const basic: readonly Faehigkeit[] = [
  "rvg-erweitert",
  "kostennote",
  "export-pdf",
  "export-docx",
  "export-xlsx",
  "speichern-unbegrenzt",
  "schnittstelle",
];

const faehigkeiten: Readonly<Record<Tarif, ReadonlySet<Faehigkeit>>> = {
  free: new Set(),
  basic: new Set(basic),
  premium: new Set(basic),
  teams: new Set(basic),
  Teammitglied: new Set(basic),
};

const stufen: Readonly<Record<Tarif, ReadonlySet<Tarifstufe>>> = {
  free: new Set(),
  basic: new Set<Tarifstufe>(["basic"]),
  premium: new Set<Tarifstufe>(["basic", "premium"]),
  teams: new Set<Tarifstufe>(["basic", "premium", "teams"]),
  Teammitglied: new Set<Tarifstufe>(["basic", "premium", "teams"]),
};

/** Whether an account of this tier has the capability. */
export function darf(tarif: Tarif, faehigkeit: Faehigkeit): boolean {
  return faehigkeiten[tarif].has(faehigkeit);
}

/** Whether this tier opens a gate. */
export function oeffnet(tarif: Tarif, stufe: Tarifstufe): boolean {
  return stufen[tarif].has(stufe);
}

/** Whether an account of this tier sees ads, whatever the case of its name: the former `pro` opens no gate, but is free of them. */
export function siehtAnzeigen(tarif: string): boolean {
  return tarif.toLowerCase() !== "pro" && tarifAus(tarif) === "free";
}

/** Name of a gate as people read it: „Basic“, „Premium“, „Teams“. */
export function stufenname(stufe: Tarifstufe): string {
  return stufe.slice(0, 1).toUpperCase() + stufe.slice(1);
}

/** The tier a text names, whatever its case; unknown ones and the former `pro` count as `free`. */
export function tarifAus(text: string): Tarif {
  const klein = text.toLowerCase();
  return (Object.keys(stufen) as Tarif[]).find((tarif) => tarif.toLowerCase() === klein) ?? "free";
}
