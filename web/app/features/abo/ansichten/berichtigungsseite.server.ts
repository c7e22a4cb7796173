import { data, type RouterContextProvider } from "react-router";
import type { Empfaenger } from "#dokumente/e-rechnung/beleg.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder } from "#platform/http/formularpost.server.ts";
import type { Anschrift } from "../anschrift/anschrift.ts";
import {
  andereAnschrift,
  anschriftBerichtigen,
  type Berichtigung,
} from "../berichtigung/anschrift-berichtigen.server.ts";
import type { Rechnung } from "../rechnungen/rechnungen-store.server.ts";
import type { Berichtigungsangebot, Berichtigungsergebnis } from "./rechnungsansicht.ts";

/** Whether an address names a document at all. */
export const istRechnungsId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/** What can be issued anew with the address that holds now. */
export function berichtigungsangebot(
  alle: readonly Rechnung[],
  nutzer: Sitzung["nutzer"],
  anschrift: Anschrift | undefined,
): Berichtigungsangebot {
  const zeilen = ({ name, strasse, plz, ort }: Empfaenger | Anschrift) =>
    [name, strasse, `${plz} ${ort}`.trim()].filter(Boolean).join(", ");
  return {
    anschrift: anschrift ? zeilen(anschrift) : null,
    rechnungen: alle
      .filter((r) => !alle.some(({ zu }) => zu === r.id) && andereAnschrift(r, nutzer, anschrift))
      .map(({ id, nummer, beleg }) => ({ id, text: `${nummer} an ${zeilen(beleg.empfaenger)}` })),
  };
}

const absagen: Readonly<Record<Extract<Berichtigung, { ablehnung: unknown }>["ablehnung"], string>> = {
  "keine-anschrift": "Bitte geben Sie zuerst unter Tarif und Vertrag die richtige Anschrift an.",
  dieselbe: "Auf dieser Rechnung steht schon Ihre jetzige Anschrift.",
  "andere-steuer":
    "Ein anderes Land oder eine andere Nummer ändert die Umsatzsteuer. Bitte schreiben Sie uns, wir berichtigen die Rechnung.",
  berichtigt: "Diese Rechnung ist schon berichtigt oder storniert.",
  "wird-eingezogen":
    "Der Betrag wird gerade eingezogen. Sobald die Rechnung bezahlt ist, lässt sie sich neu ausstellen.",
  "zu-oft": "Diese Rechnung wurde schon mehrfach neu ausgestellt. Bitte schreiben Sie uns.",
};

/** The form of the page: issues an invoice anew. */
export async function rechnungBerichtigen(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Berichtigungsergebnis> {
  const sitzung = requireKonto(sitzungAus(context));
  const { rechnung = "" } = await formularfelder(request);
  if (!istRechnungsId(rechnung)) return { fehler: "Bitte wählen Sie die Rechnung." };
  const folge = await anschriftBerichtigen(sitzung, rechnung);
  if (!folge) throw data(null, { status: 404 });
  if ("ablehnung" in folge) return { fehler: absagen[folge.ablehnung] };
  return {
    erledigt: `${folge.statt} ist storniert und als ${folge.nummer} mit Ihrer jetzigen Anschrift neu ausgestellt. Beide Dokumente kommen per E-Mail.`,
  };
}
