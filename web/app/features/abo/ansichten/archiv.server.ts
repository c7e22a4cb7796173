import { data, type RouterContextProvider } from "react-router";
import { alsAnhang } from "#dokumente/dateiname.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import type { Kontoabschnitt } from "#platform/beitraege.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { anschriftLesen } from "../anschrift/anschrift-store.server.ts";
import { ueberweisungscode } from "../rechnungen/beleg/dateien.server.ts";
import { type Dateiart, dateienVon, dateiLesen } from "../rechnungen/beleg/dateien-store.server.ts";
import { lageVon, type Rechnungslage, rechnungslagen } from "../rechnungen/lage-store.server.ts";
import { type Rechnung, rechnungenVon, rechnungLesen } from "../rechnungen/rechnungen-store.server.ts";
import { belegart, rechnungstitel } from "../worte/belegworte.ts";
import { einzuziehende } from "../zahlung/einzug/einzug-store.server.ts";
import { berichtigungsangebot, istRechnungsId } from "./berichtigungsseite.server.ts";
import type {
  Berichtigungsangebot,
  Rechnungsstand,
  Rechnungszeile,
  Ueberweisungsangaben,
} from "./rechnungsansicht.ts";

/** How it stands with a document on a day. */
export function rechnungsstand(
  rechnung: Rechnung,
  { storniert, abgebucht, lage }: Pick<Umstaende, "storniert" | "abgebucht" | "lage">,
): Rechnungsstand {
  if (rechnung.art === "korrektur") return rechnung.offen < 0 ? "erstattung" : "verrechnet";
  if (storniert) return "storniert";
  if (rechnung.offen <= 0) return lage.erlassen ?? "bezahlt";
  if (lage.ueberfaellig) return "ueberfaellig";
  return abgebucht ? "eingezogen-wird" : "offen";
}

type Umstaende = {
  readonly lage: Rechnungslage;
  readonly storniert: boolean;
  /** Whether it will be debited, as the contract is paid now. */
  readonly abgebucht: boolean;
  readonly xrechnung: boolean;
};

/** A document as a list shows it. */
export function rechnungszeile(rechnung: Rechnung, umstaende: Umstaende): Rechnungszeile {
  return {
    id: rechnung.id,
    nummer: rechnung.nummer,
    art: belegart(rechnung.beleg, rechnung),
    datum: rechnung.beleg.datum,
    faelligAm: umstaende.lage.faelligAm,
    brutto: rechnung.beleg.brutto,
    offen: rechnung.offen,
    stand: rechnungsstand(rechnung, umstaende),
    xrechnung: umstaende.xrechnung,
  };
}

/** Everything the archive of an account shows. */
export type Archivansicht = {
  readonly rechnungen: readonly Rechnungszeile[];
  readonly zuZahlen: readonly Ueberweisungsangaben[];
  readonly berichtigung: Berichtigungsangebot;
};

/** The archive of whoever asks. */
export const rechnungsarchiv = (context: Readonly<RouterContextProvider>): Promise<Archivansicht> =>
  archivansicht(requireKonto(sitzungAus(context)));

/** The archive of an account. */
export async function archivansicht(sitzung: Pick<Sitzung, "nutzer" | "kanzleiId">): Promise<Archivansicht> {
  const am = heute();
  return mandant(sitzung, async (tx) => {
    const alle = await rechnungenVon(tx, sitzung.nutzer.id);
    const dateien = await dateienVon(
      tx,
      alle.map(({ id }) => id),
    );
    const mitXml = new Set(dateien.filter(({ art }) => art === "xrechnung").map((d) => d.rechnungId));
    const storniert = new Set(alle.filter((r) => r.storno).map(({ zu }) => zu));
    const abgebucht = await einzuziehende(tx, sitzung.nutzer.id);
    const lagen = await rechnungslagen(tx, alle, am);
    const offene = alle.filter((r) => r.art === "rechnung" && r.offen > 0 && !abgebucht.has(r.id));
    return {
      rechnungen: alle.map((rechnung) =>
        rechnungszeile(rechnung, {
          lage: lageVon(lagen, rechnung),
          storniert: storniert.has(rechnung.id),
          abgebucht: abgebucht.has(rechnung.id),
          xrechnung: mitXml.has(rechnung.id),
        }),
      ),
      zuZahlen: offene.map((r) => ueberweisung(r, lageVon(lagen, r))).toReversed(),
      berichtigung: berichtigungsangebot(alle, sitzung.nutzer, await anschriftLesen(tx, sitzung.nutzer.id)),
    };
  });
}

function ueberweisung(
  { nummer, offen, beleg }: Rechnung,
  { faelligAm, ueberfaellig }: Rechnungslage,
): Ueberweisungsangaben {
  const { kanzlei: empfaenger, iban, bic } = beleg.absender;
  return {
    nummer,
    offen,
    faelligAm,
    ueberfaellig,
    empfaenger,
    iban,
    bic,
    code: ueberweisungscode(beleg, offen) ?? null,
  };
}

/** Files by the name that their address ends with. */
const dateien: Readonly<
  Record<string, { readonly art: Dateiart; readonly typ: string; readonly endung: string }>
> = {
  "rechnung.pdf": { art: "zugferd", typ: "application/pdf", endung: "pdf" },
  "xrechnung.xml": { art: "xrechnung", typ: "application/xml", endung: "xml" },
};

const nichtGefunden = () => data(null, { status: 404 });

/**
 * A file of a document, as it went out.
 *
 * @throws 404 it is nobody's or somebody else's, or there is no such file
 */
export async function rechnungsdateiantwort(
  lesen: <T>(arbeit: Parameters<typeof mandant<T>>[1]) => Promise<T>,
  { id = "", datei = "" }: { readonly id?: string | undefined; readonly datei?: string | undefined },
): Promise<Response> {
  const gesucht = Object.hasOwn(dateien, datei) ? dateien[datei] : undefined;
  if (!gesucht || !istRechnungsId(id)) throw nichtGefunden();
  const gefunden = await lesen(async (tx) => ({
    rechnung: await rechnungLesen(tx, id),
    inhalt: await dateiLesen(tx, id, gesucht.art),
  }));
  const { rechnung, inhalt } = gefunden;
  if (!rechnung || !inhalt) throw nichtGefunden();
  return new Response(inhalt, {
    headers: {
      "Content-Type": gesucht.typ,
      "Content-Disposition": alsAnhang(`${rechnungstitel(rechnung.beleg, rechnung)}.${gesucht.endung}`),
      "Cache-Control": "no-store",
    },
  });
}

/** A file for the account that it belongs to. */
export async function eigeneRechnungsdatei(
  context: Readonly<RouterContextProvider>,
  frage: { readonly id?: string | undefined; readonly datei?: string | undefined },
): Promise<Response> {
  const sitzung = requireKonto(sitzungAus(context));
  return rechnungsdateiantwort((arbeit) => mandant(sitzung, arbeit), frage);
}

/** The section of the page about one's own account, once there is something to see. */
export async function rechnungsabschnitt(sitzung: Sitzung): Promise<readonly Kontoabschnitt[]> {
  const alle = await mandant(sitzung, (tx) => rechnungenVon(tx, sitzung.nutzer.id));
  if (alle.length === 0) return [];
  const offen = alle.filter((r) => r.art === "rechnung" && r.offen > 0).length;
  const satz = offen === 0 ? "Alle sind bezahlt." : offen === 1 ? "Eine ist offen." : `${offen} sind offen.`;
  return [
    {
      rang: 16,
      id: "rechnungen",
      titel: "Rechnungen",
      text: `Ihre Rechnungen für den Tarif, als PDF und E-Rechnung. ${satz}`,
      verweise: [{ pfad: "/konto/rechnungen", text: "Rechnungen ansehen" }],
    },
  ];
}
