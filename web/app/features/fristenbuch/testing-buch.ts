import { tag } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import type { Mandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { kontoMitKanzlei } from "#platform/db/testing-konten.ts";
import { nochNichts } from "./eintrag/zustand.ts";
import type { Fristfelder } from "./worte/frist.ts";

/** An entry as the book keeps it, for tests; what matters is given. */
export const musterfrist = (
  anders: Partial<Fristfelder> = {},
): Omit<Fristfelder, "rechnungId" | "erstellt"> => ({
  ...nochNichts,
  ketteId: null,
  regel: null,
  nachRegel: null,
  titel: "Stellungnahme",
  aktenzeichen: "12/26",
  akte: "12/26",
  art: "",
  sachbearbeiter: "",
  bemerkung: "",
  zeitzone: "Europe/Berlin",
  empfaenger: "",
  vorlageId: null,
  norm: "",
  suchtext: "stellungnahme 12/26",
  startAm: tag("2026-11-02"),
  tage: 0,
  wochen: 2,
  monate: 0,
  jahre: 0,
  ereignis: "",
  ereignisAm: tag("2026-11-02"),
  beginn: "ereignis",
  richtung: "vorwaerts",
  ort: "land",
  land: "BE",
  gericht: null,
  gemeinde: null,
  sitz: null,
  gattung: "frist",
  notfrist: false,
  begruendungsfrist: false,
  ende: tag("2026-11-16"),
  endeUhr: null,
  sichererTag: tag("2026-11-16"),
  zugangBis: null,
  hoechstensBis: null,
  zustand: "offen",
  verantwortlich: null,
  genehmigungNoetig: false,
  freigabeGruende: [],
  erstelltVon: null,
  kontrollstandVon: anders.erstelltVon ?? null,
  vorfristen: [tag("2026-11-09")],
  ...anders,
});

/** Two offices that know nothing of each other. */
export async function zweiKanzleien(db: Kysely<DB>): Promise<readonly [Mandant, Mandant]> {
  const konto = (name: string) =>
    kontoMitKanzlei(db, { name, email: `${name.toLowerCase()}@kanzlei.example`, tarif: "premium" });
  return [await konto("Meier"), await konto("Schulz")];
}
