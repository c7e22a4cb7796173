import { landname } from "#dokumente/e-rechnung/laender.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import type { Aufgabe } from "#platform/beitraege.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { formularfelder } from "#platform/http/formularpost.server.ts";
import { auskunftVerbuchen } from "../ustid/klaeren.server.ts";
import { type OffeneNummer, offeneNummern, wartendeNummern } from "../ustid/nachpruefen-store.server.ts";
import { viesFragen } from "../ustid/vies.server.ts";
import { zeitpunkt } from "../worte/texte.ts";

/** So many stand on the page, what may still be good first. */
const hoechstens = 200;

/** A number as administrators read it. */
export type Nummernzeile = {
  readonly kontoId: string;
  readonly ustId: string;
  readonly wer: string;
  readonly stand: string;
};

/** What the page shows: numbers without confirmation, and whether VIES can be asked at all. */
export async function nummernverwaltung(): Promise<{
  readonly nummern: readonly Nummernzeile[];
  readonly vies: boolean;
}> {
  const nummern = await betrieb((tx) => offeneNummern(tx, hoechstens));
  return { nummern: nummern.map(alsZeile), vies: umgebung().viesUrl !== undefined };
}

const alsZeile = ({
  kontoId,
  ustId,
  name,
  ort,
  land,
  geprueftAm,
  ungueltig,
}: OffeneNummer): Nummernzeile => ({
  kontoId,
  ustId,
  wer: `${name}, ${ort}, ${landname(land)}`,
  stand: `${ungueltig ? "Laut VIES nicht gültig" : "Ohne Antwort von VIES"}${
    geprueftAm ? `, zuletzt gefragt ${zeitpunkt(geprueftAm.toISOString())}` : ", noch nicht gefragt"
  }.`,
});

/** What a form of the page has brought about. */
export type Nummernergebnis = {
  readonly kontoId: string;
  readonly erledigt?: string;
  readonly fehler?: string;
};

/** Asks VIES once more, or confirms a number by hand with what was looked at. */
export async function nummerBearbeiten(request: Request): Promise<Nummernergebnis> {
  const { kontoId = "", ustId = "", handlung, nachweis = "" } = await formularfelder(request);
  const gibtEs = (await betrieb((tx) => offeneNummern(tx, hoechstens))).some(
    (n) => n.kontoId === kontoId && n.ustId === ustId,
  );
  if (!gibtEs) return { kontoId, erledigt: "Diese Nummer ist schon bestätigt, geändert oder entfernt." };
  if (handlung === "fragen") {
    const auskunft = await viesFragen(ustId);
    await auskunftVerbuchen(kontoId, ustId, auskunft);
    return { kontoId, erledigt: `${ustId}: ${antworten[auskunft.art]}` };
  }
  const kennung = nachweis.replace(/\s+/g, " ").trim();
  if (kennung.length < 3 || kennung.length > 60)
    return { kontoId, fehler: "Bitte nennen Sie in 3 bis 60 Zeichen, woran Sie die Nummer geprüft haben." };
  await auskunftVerbuchen(kontoId, ustId, { art: "gueltig", quelle: "verwaltung", kennung });
  return { kontoId, erledigt: `${ustId} ist bestätigt; der Kunde erfährt es per E-Mail.` };
}

const antworten = {
  gueltig: "VIES nennt die Nummer gültig; der Kunde erfährt es per E-Mail.",
  ungueltig: "VIES nennt die Nummer nicht gültig.",
  keine: "VIES hat wieder nicht geantwortet.",
} as const;

/** Tells administrators that somebody cannot order because VIES does not answer. */
export async function nummernaufgabe({ nutzer }: Sitzung): Promise<readonly Aufgabe[]> {
  const offen = nutzer.role === "admin" ? await betrieb(wartendeNummern) : 0;
  if (offen === 0) return [];
  return [
    {
      rang: 25,
      id: "ust-id-offen",
      titel:
        offen === 1 ? "Eine USt-IdNr. wartet auf Bestätigung" : `${offen} USt-IdNrn. warten auf Bestätigung`,
      satz: "VIES hat nicht geantwortet. Das Portal fragt weiter nach; Sie können die Nummer auch von Hand bestätigen.",
      verweis: { pfad: "/admin/ust-id", text: "Nummern ansehen" },
    },
  ];
}
