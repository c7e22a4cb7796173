import { datum, type Tag, tag, zahl } from "@gebuehrenportal/recht";
import { strToU8, zipSync } from "fflate";
import { csvDatei } from "#dokumente/blatt/csv-datei.ts";
import { alsAnhang } from "#dokumente/dateiname.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { tagVon } from "../vertrag/zeit.ts";
import { zahlungenZwischen } from "../zahlung/zahlung-store.server.ts";
import { belegart } from "./beleg.ts";
import { dateienInhalte } from "./dateien-store.server.ts";
import { belegeZwischen, meldbareBelege, type Rechnung } from "./rechnungen-store.server.ts";
import { zmZeilen } from "./zm.ts";

const liesmich = (von: Tag, bis: Tag, am: Tag) =>
  `Ausfuhr der Rechnungen des Gebührenportals für die Betriebsprüfung (§ 147 Abs. 6 AO, GoBD)

Zeitraum: ${datum(von)} bis ${datum(bis)}, ausgeführt am ${datum(am)}
rechnungen.csv   jeder Beleg mit Netto, Umsatzsteuer, Brutto und Steuerfall
zahlungen.csv    jede Zahlung, Verrechnung und Erstattung im Zeitraum
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
    "rechnungen.csv": strToU8(csvDatei(rechnungszeilen(belege, nummern, dateien))),
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

type Dateien = Awaited<ReturnType<typeof dateienInhalte>>;

function rechnungszeilen(
  belege: readonly Rechnung[],
  nummern: ReadonlyMap<string, string>,
  dateien: Dateien,
): readonly (readonly string[])[] {
  const kopf =
    "Nummer;Art;Datum;Fällig am;Zu;Kundennummer;Empfänger;Steuerfall;USt-IdNr.;Netto in EUR;Umsatzsteuer in EUR;Brutto in EUR;Offen in EUR;USt-IdNr. bestätigt;SHA-256 PDF";
  return [
    kopf.split(";"),
    ...belege.map((r) => {
      const { beleg: b } = r;
      const pdf = dateien.find((d) => d.rechnungId === r.id && d.art === "zugferd");
      return [
        r.nummer,
        belegart(b, r),
        datum(b.datum),
        datum(b.zahlbarBis),
        r.zu ? (nummern.get(r.zu) ?? b.storniert?.nummer ?? "") : "",
        b.empfaenger.referenz,
        b.empfaenger.name,
        r.steuerfall,
        b.empfaenger.ustIdNr,
        zahl(b.netto),
        zahl(b.umsatzsteuer),
        zahl(b.brutto),
        zahl(r.offen as typeof b.brutto),
        bestaetigung(r.ustIdNachweis),
        pdf?.sha256 ?? "",
      ];
    }),
  ];
}

/** Who has confirmed the recipient's number when, and under which number. */
export function bestaetigung(n: Rechnung["ustIdNachweis"]): string {
  if (!n) return "";
  return `${datum(tagVon(n.bestaetigtAm))} ${n.quelle === "vies" ? "VIES" : "Verwaltung"} ${n.kennung}`.trim();
}
