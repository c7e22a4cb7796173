import { datum, type Tag, tag, zahl } from "@gebuehrenportal/recht";
import { strToU8, zipSync } from "fflate";
import { csvDatei } from "#dokumente/blatt/csv-datei.ts";
import { alsAnhang } from "#dokumente/dateiname.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { dateienInhalte } from "../beleg/dateien-store.server.ts";
import { belegeZwischen, meldbareBelege } from "../rechnungen-store.server.ts";
import { zahlungenZwischen } from "../zahlung-store.server.ts";
import { rechnungszeilen } from "./rechnungszeilen.ts";
import { zmZeilen } from "./zm.ts";

const liesmich = (von: Tag, bis: Tag, am: Tag) =>
  `Ausfuhr der Rechnungen des Gebührenportals für die Betriebsprüfung (§ 147 Abs. 6 AO, GoBD)

Zeitraum: ${datum(von)} bis ${datum(bis)}, ausgeführt am ${datum(am)}
rechnungen.csv   jeder Beleg mit Leistungszeitraum, Netto, Umsatzsteuer, Brutto und Steuerfall; „Zu“ nennt, was er
                 berichtigt oder ersetzt, „Offen“ gilt für den Tag der Ausfuhr
zahlungen.csv    jede Zahlung, Verrechnung und Erstattung im Zeitraum; „korrektur“ verrechnet Belege miteinander, die
                 Kennung nennt sie
belege.json      jeder Beleg vollständig
belege/          die Dateien, wie sie versandt wurden; ihre Prüfsummen (SHA-256) stehen in rechnungen.csv
zm.csv           Leistungen an Unternehmer in der EU für die Zusammenfassende Meldung (§ 18a UStG) für die Monate dieses
                 Jahres: Leistungen nach dem Monat, in dem sie enden, Korrekturen nach dem, in dem sie ausgestellt sind.
                 Eine neu ausgestellte Rechnung steht an der Stelle der alten. Was vor Neujahr berechnet wurde und danach
                 endet, steht in der Ausfuhr des folgenden Jahres.
`;

/** All documents of a year as one archive. */
export async function gobdAusfuhr(jahr: number): Promise<Response> {
  const [von, bis] = [tag(`${jahr}-01-01`), tag(`${jahr}-12-31`)];
  const { belege, meldbare, zahlungen, dateien } = await betrieb(async (tx) => {
    const alle = await belegeZwischen(tx, von, bis);
    return {
      belege: alle,
      meldbare: await meldbareBelege(tx, von, bis),
      zahlungen: await zahlungenZwischen(tx, von, bis),
      dateien: await dateienInhalte(
        tx,
        alle.map(({ id }) => id),
      ),
    };
  });
  const nummern = new Map(belege.map(({ id, nummer }) => [id, nummer]));
  const inhalt: Record<string, Uint8Array> = {
    "LIESMICH.txt": strToU8(liesmich(von, bis, heute())),
    "rechnungen.csv": strToU8(csvDatei(rechnungszeilen(belege, dateien))),
    "zahlungen.csv": strToU8(
      csvDatei([
        ["Nummer", "Tag", "Betrag in EUR", "Quelle", "Kennung"],
        ...zahlungen.map((z) => [z.nummer, datum(z.am), zahl(z.betrag), z.quelle, z.fremdId]),
      ]),
    ),
    "zm.csv": strToU8(csvDatei(zmZeilen(meldbare))),
    "belege.json": strToU8(
      JSON.stringify(
        belege.map(({ beleg }) => beleg),
        null,
        1,
      ),
    ),
  };
  for (const { rechnungId, art, inhalt: bytes } of dateien)
    inhalt[`belege/${nummern.get(rechnungId)}.${art === "zugferd" ? "pdf" : "xml"}`] = bytes;
  const zip = zipSync(inhalt, { level: 6, mtime: new Date(`${heute()}T12:00:00Z`) });
  return new Response(new Uint8Array(zip), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": alsAnhang(`Rechnungen ${jahr}.zip`),
      "Cache-Control": "no-store",
    },
  });
}
