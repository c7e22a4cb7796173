import { randomUUID } from "node:crypto";
import { betragAusText, type Cent, cent, euro, type Tag, tagAusText } from "@gebuehrenportal/recht";
import { data } from "react-router";
import { heute } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { rechnungLesen } from "../rechnungen/rechnungen-store.server.ts";
import { beglicheneBelege } from "../zahlung/auszug/ruecklauf.server.ts";
import { nennungen } from "../zahlung/auszug/zuordnung.ts";
import { zahlungVerbuchen } from "../zahlung/buchen.server.ts";
import type { Verwaltungsergebnis } from "./verwaltungsansicht.ts";

type Felder = Readonly<Record<string, string>>;

type Angaben =
  | { readonly betrag: Cent; readonly am: Tag }
  | { readonly fehler: Readonly<Record<string, string>> };

/** Amount and day as both forms ask for them. */
function angabenAus({ betrag: betragstext = "", am: tagtext = "" }: Felder): Angaben {
  const betrag = betragAusText(betragstext);
  const am = tagAusText(tagtext, heute());
  const fehler = {
    ...(betrag.art === "betrag" && betrag.betrag > 0
      ? {}
      : { betrag: "Bitte geben Sie den Betrag in Euro ein, zum Beispiel 11,99." }),
    ...(am.art !== "tag"
      ? { am: "Bitte geben Sie den Tag ein, zum Beispiel 17.03.2026." }
      : am.tag > heute()
        ? { am: "Der Tag liegt in der Zukunft." }
        : {}),
  };
  if (betrag.art !== "betrag" || am.art !== "tag" || Object.keys(fehler).length > 0) return { fehler };
  return { betrag: betrag.betrag, am: am.tag };
}

/** The form brings its own mark, so that sending it twice books once. */
const marke = ({ eintrag = "" }: Felder): string => eintrag.slice(0, 200) || randomUUID();

type Eintrag = {
  readonly id: string;
  readonly betrag: Cent;
  readonly am: Tag;
  readonly felder: Felder;
  readonly von: string;
};

const eintragen = ({ id, betrag, am, felder, von }: Eintrag) =>
  zahlungVerbuchen({ rechnungId: id, betrag, am, quelle: "verwaltung", fremdId: marke(felder), von });

/** Marks a document as paid, or a credit as paid out. */
export async function zahlungEintragen(felder: Felder, von: string): Promise<Verwaltungsergebnis> {
  const { id = "" } = felder;
  const angaben = angabenAus(felder);
  if ("fehler" in angaben) return { zu: id, fehler: angaben.fehler, felder };
  const rechnung = await betrieb((tx) => rechnungLesen(tx, id));
  if (!rechnung) throw data(null, { status: 404 });
  const vorzeichen = rechnung.offen < 0 ? -1 : 1;
  const buchung = await eintragen({
    id,
    betrag: cent(vorzeichen * angaben.betrag),
    am: angaben.am,
    felder,
    von,
  });
  return {
    zu: "belege",
    erledigt: `${euro(angaben.betrag)} auf ${rechnung.nummer} ${buchung?.neu ? "gebucht" : "waren schon gebucht"}.`,
  };
}

/** Notes that a payment was taken back: the invoice is open again, and overdue. */
export async function ruecklastschriftEintragen(felder: Felder, von: string): Promise<Verwaltungsergebnis> {
  const zu = "ruecklastschrift";
  const angaben = angabenAus(felder);
  const [nummern, ...mehr] = nennungen(felder.nummer ?? "");
  const belege = nummern && mehr.length === 0 ? await betrieb((tx) => beglicheneBelege(tx, nummern)) : [];
  const beleg = belege.length === 1 ? belege[0] : undefined;
  const fehler = {
    ...(beleg?.art === "rechnung"
      ? {}
      : { nummer: "Bitte geben Sie die Nummer einer Rechnung ein, zum Beispiel GP-2026-00001." }),
    ...("fehler" in angaben ? angaben.fehler : {}),
  };
  if (!beleg || "fehler" in angaben || Object.keys(fehler).length > 0) return { zu, fehler, felder };
  const gezahlt = cent(beleg.gezahlt.reduce((summe, betrag) => summe + betrag, 0));
  if (angaben.betrag > gezahlt) {
    const satz = gezahlt > 0 ? `sind nur ${euro(gezahlt)} gezahlt` : "ist nichts gezahlt";
    return { zu, fehler: { betrag: `Auf ${beleg.nummer} ${satz}.` }, felder };
  }
  await eintragen({ id: beleg.id, betrag: cent(-angaben.betrag), am: angaben.am, felder, von });
  return {
    zu: "belege",
    erledigt: `Rücklastschrift über ${euro(angaben.betrag)} auf ${beleg.nummer} gebucht. Die Rechnung ist wieder offen und wird angemahnt.`,
  };
}
