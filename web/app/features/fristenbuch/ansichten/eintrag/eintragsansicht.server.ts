import { einzigesGericht } from "@gebuehrenportal/fristen/katalog";
import { alsTag, datum, type Tag } from "@gebuehrenportal/recht";
import {
  fristort,
  type Ortsfragen,
  ortFragen,
  ortswahlVon,
  ortswort,
} from "../../einstellung/orte.server.ts";
import { darfImBuch } from "../../einstellung/rechte.ts";
import type { Fristbild } from "../../eintrag/fristbild.server.ts";
import { ortFehlt } from "../../eintrag/ort-aendern.server.ts";
import { type Verlaengerungsgrenze, verlaengerungsgrenze } from "../../eintrag/verlaengern.server.ts";
import { ersetzterTag } from "../../nachpruefung/anderer-tag.ts";
import { gerechnetDaneben } from "../../nachpruefung/uebernehmen.server.ts";
import { freigabesatz } from "../../plan/freigabe.ts";
import type { Rechenschritt } from "../../plan/rechnung.ts";
import { istStraffrage } from "../../plan/strafsache.ts";
import {
  type Abweichungsgrund,
  type Frist,
  istFreizugeben,
  istUnerledigt,
  istZuKontrollieren,
} from "../../worte/frist.ts";
import { type Namen, namenVon } from "../../worte/papierworte.ts";
import { saetze } from "../../worte/saetze.ts";
import { faelligeVorfristen, offeneVorfristen } from "../../worte/vorfrist.ts";
import { vorgangswort } from "../../worte/vorgangsworte.ts";
import type { Felder } from "../buchung/buchungsformular.server.ts";
import { type Listenzeile, listenzeile, tagKurz } from "../zeile.ts";
import { angabenfelder } from "./eintragsangaben.ts";
import { type Vorfristzeile, vorfristzeilen } from "./vorfristansicht.ts";

/** What can be done with the entry now, by the name of the form. */
export type Handlungsname =
  | ("genehmigen" | "freigeben" | "vorlegen" | "erledigen" | "nachweisen" | "oeffnen" | "streichen")
  | ("beantragen" | "verlaengern" | "ablehnen" | "ausloeser" | "abweichung" | "angaben" | "ort")
  /** One Vorfrist is presented or given up; all of them get other days. */
  | ("vorfrist" | "vorfristen");

/** An entry as its page shows it; plain data. */
export type Eintragsansicht = {
  readonly heute: Tag;
  readonly zeile: Listenzeile;
  readonly stand: number;
  readonly angaben: readonly (readonly [string, string])[];
  readonly gruende: readonly string[];
  readonly vorfristen: readonly Vorfristzeile[];
  /** The Vorfristen as they are typed. */
  readonly vorfristentext: string;
  readonly rechenweg: readonly Rechenschritt[];
  readonly hinweise: readonly string[];
  readonly staende: string;
  readonly kette: readonly Listenzeile[];
  readonly verlauf: readonly {
    readonly nr: number;
    readonly iso: string;
    readonly was: string;
    readonly wer: string;
  }[];
  readonly moeglich: readonly Handlungsname[];
  readonly abweichung: Abweichungsansicht | undefined;
  /** Wording of the agreement on secrecy that is still missing. */
  readonly zustimmung: string | undefined;
  readonly ereignisText: string;
  /** The day applied for as it is typed, and what the statute says against it. */
  readonly beantragtBis: string;
  readonly grenze: Verlaengerungsgrenze | undefined;
  /** Where it is kept, as the form asks for it: by the court at which the act is done. */
  readonly ort: {
    readonly wort: string;
    readonly fehlt: boolean;
    readonly felder: Felder;
    readonly fragen: Ortsfragen | undefined;
  };
  /** What can be changed beside the day, and who may be responsible. */
  readonly bearbeiten: {
    readonly felder: Felder;
    readonly personen: readonly { readonly wert: string; readonly text: string }[];
    /** Short parties that contacts and Kostennoten propose for the file. */
    readonly rubra: readonly string[];
  };
};

/** The day beside an entry, what it would replace, and how it is computed. */
export type Abweichungsansicht = {
  readonly grund: Abweichungsgrund;
  readonly bisher: string;
  readonly neu: string;
  readonly rechenweg: readonly Rechenschritt[];
};

/**
 * An entry as its page shows it.
 *
 * @param zustimmung wording that its reader has still to agree to before changing it
 * @param rubra short parties that are proposed for its file
 */
export function ansichtVon(
  bild: Fristbild,
  zustimmung: string | undefined,
  rubra: readonly string[] = [],
): Eintragsansicht {
  const { frist: f, rechnung, kette, vorgaenge, personen, namen } = bild;
  const { heute } = bild.lage;
  const grenze =
    f.beantragtBis === null || !istUnerledigt(f)
      ? undefined
      : verlaengerungsgrenze(bild.lage, f, rechnung, f.beantragtBis);
  const vermerke = (rechnung?.ergebnis.vermerke ?? []).map(({ text }) => text);
  const name = namenVon(personen, namen);
  return {
    heute,
    zustimmung,
    zeile: listenzeile(f, heute, name),
    stand: f.stand,
    angaben: angabenVon(f, name),
    vorfristen: vorfristzeilen(f, heute, name),
    vorfristentext: f.vorfristen.map(datum).join(", "),
    gruende: istFreizugeben(f) ? f.freigabeGruende.map(freigabesatz) : [],
    rechenweg: rechnung?.ergebnis.schritte ?? [],
    hinweise: [
      ...(grenze ? [`Verlängerung: ${grenze.satz}`] : []),
      ...(bild.unlesbar ? [saetze.unlesbar] : vermerke),
    ],
    staende: rechnung
      ? `Rechenkern ${rechnung.rechenstand}, Regeln ${rechnung.regelstand}${rechnung.katalogstand && `, Fristenkatalog ${rechnung.katalogstand}`}`
      : "",
    kette: kette.filter(({ id }) => id !== f.id).map((k) => listenzeile(k, heute, name)),
    verlauf: vorgaenge.toReversed().map(({ nr, am, art, von, fuer }) => ({
      nr,
      iso: am.toISOString(),
      was: vorgangswort(art),
      wer: von === null ? "Portal" : name(von, am) + (fuer === null ? "" : ` für ${name(fuer, am)}`),
    })),
    moeglich: moeglichesVon(bild),
    abweichung: abweichungVon(bild),
    ort: ortsangaben(bild),
    bearbeiten: { felder: angabenfelder(f), personen: personenwahl(f, personen, name), rubra },
    ereignisText: f.ereignisAm === null ? "" : datum(f.ereignisAm),
    beantragtBis: f.beantragtBis === null ? "" : datum(f.beantragtBis),
    grenze,
  };
}

function abweichungVon({ frist: f, rechnung, lage }: Fristbild): Abweichungsansicht | undefined {
  if (!istUnerledigt(f) || f.abweichendEnde === null) return undefined;
  const bisher = ersetzterTag(f);
  return {
    grund: f.abweichendGrund ?? "recht",
    bisher: bisher === null ? "" : tagKurz(bisher),
    neu: tagKurz(f.abweichendEnde),
    rechenweg: gerechnetDaneben(lage, f, rechnung)?.glied.bild.schritte ?? [],
  };
}

/** The place as it stands in the book, with what was said of it. */
function ortsangaben({ frist, rechnung }: Fristbild): Eintragsansicht["ort"] {
  const wort = ortswort(frist.regel);
  if (ortFehlt(frist)) return { wort, fehlt: true, felder: {}, fragen: undefined };
  const fragen = ortFragen(ortswahlVon(frist), rechnung !== undefined && istStraffrage(rechnung.frage));
  const himmelfahrt = rechnung?.frage.eingabe.ort?.mariaeHimmelfahrt ?? "";
  const felder = { ort: fristort({ ...frist, sitz: null }), sitz: frist.sitz ?? "", himmelfahrt };
  return { wort, fehlt: false, felder, fragen };
}

/** Who may be responsible; whoever has left stands there only as long as nobody has taken over. */
function personenwahl({ verantwortlich }: Frist, personen: Fristbild["personen"], name: Namen) {
  const alle = personen.map(({ id, name }) => ({ wert: id, text: name }));
  if (personen.some(({ id }) => id === verantwortlich)) return alle;
  return [{ wert: "", text: verantwortlich === null ? "Niemand" : name(verantwortlich) }, ...alle];
}

function angabenVon(frist: Frist, name: Namen): readonly (readonly [string, string])[] {
  const tag = (t: Tag | null) => (t === null ? "" : tagKurz(t));
  const wann = (am: Date | null, von: string | null) =>
    am === null ? "" : `${datumVon(am)}${von === null ? "" : ` durch ${name(von, am)}`}`;
  const alle: readonly (readonly [string, string])[] = [
    ["Aktenzeichen", frist.aktenzeichen],
    ["Rubrum", frist.rubrum ?? ""],
    ["Norm", frist.norm],
    [ortswort(frist.regel), fristort(frist)],
    ["Ereignis", tag(frist.ereignisAm)],
    ["Verlängerung beantragt", beantragtVon(frist)],
    ["Ende vor Verlängerung", tag(frist.endeVorVerlaengerung)],
    ["Auf jede Ansicht sicher", frist.sichererTag === frist.ende ? "" : tag(frist.sichererTag)],
    ["Zugang spätestens", tag(frist.zugangBis)],
    ["Äußerste Grenze", tag(frist.hoechstensBis)],
    ["Verantwortlich", frist.verantwortlich === null ? "" : name(frist.verantwortlich)],
    ["Art der Frist", frist.art],
    ["Sachbearbeiter", frist.sachbearbeiter],
    ["Empfänger", frist.empfaenger],
    ["Bemerkung", frist.bemerkung],
    ["Stand", frist.vorlaeufig ? "vorläufig" : ""],
    ["Kontrolliert", wann(frist.genehmigtAm, frist.genehmigtVon)],
    ["Freigegeben", wann(frist.freigegebenAm, frist.freigegebenVon)],
    ["Bei Aktenvorlage geprüft", wann(frist.vorgelegtAm, frist.vorgelegtVon)],
    ["Erledigt", wann(frist.erledigtAm, frist.erledigtVon)],
    ["Nachweis", frist.nachweis ? nachweistext(frist.nachweis) : ""],
    ["Gestrichen", wann(frist.gestrichenAm, frist.gestrichenVon)],
    ["Grund der Streichung", frist.streichgrund],
  ];
  return alle.filter(([, wert]) => wert !== "");
}

/** „bis Mo, 11.01.2027, am Mo, 30.11.2026; bis zur Entscheidung gilt das Ende“ */
const beantragtVon = ({ beantragtBis, verlaengerungBeantragtAm: am }: Frist): string =>
  beantragtBis === null
    ? ""
    : `bis ${tagKurz(beantragtBis)}${am === null ? "" : `, Antrag vom ${datum(am)}`}; bis zur Entscheidung gilt das Ende`;

const nachweistext = ({ at, channel, reference }: NonNullable<Frist["nachweis"]>): string => {
  const tag = alsTag(at);
  return [tag ? datum(tag) : at, channel, reference].filter(Boolean).join(", ");
};

const datumVon = (am: Date): string =>
  am.toLocaleDateString("de-DE", { timeZone: "Europe/Berlin", dateStyle: "medium" });

/** What this person may do with the entry as it is. */
function moeglichesVon({ frist: f, lage: { akteur, heute } }: Fristbild): readonly Handlungsname[] {
  const darf = (handlung: Parameters<typeof darfImBuch>[1]) => darfImBuch(akteur, handlung, f);
  if (f.zustand === "gestrichen") return [];
  const offen = istUnerledigt(f);
  const mitTag = offen && f.ende !== null;
  // What is presented on a Vorfrist is confirmed there.
  const faellig = faelligeVorfristen(f, heute).length > 0;
  const alle: readonly (readonly [boolean, Handlungsname])[] = [
    [istZuKontrollieren(f) && f.kontrollstandVon !== akteur.id && darf("genehmigen"), "genehmigen"],
    [istFreizugeben(f) && darf("freigeben"), "freigeben"],
    [offen && f.abweichendEnde !== null && darf("freigeben"), "abweichung"],
    [mitTag && darf("erledigen"), "erledigen"],
    [f.zustand === "erledigt" && f.nachweis === null && darf("erledigen"), "nachweisen"],
    [mitTag && f.vorgelegtAm === null && !faellig && darf("vorlegen"), "vorlegen"],
    [mitTag && offeneVorfristen(f).length > 0 && darf("vorlegen"), "vorfrist"],
    [mitTag && f.gattung !== "wartefrist" && darf("aendern"), "vorfristen"],
    [mitTag && !f.notfrist && f.verlaengerungBeantragtAm === null && darf("verlaengern"), "beantragen"],
    [mitTag && !f.notfrist && darf("verlaengern"), "verlaengern"],
    [f.verlaengerungBeantragtAm !== null && offen && darf("verlaengern"), "ablehnen"],
    [offen && einzigesGericht(f.regel ?? "") === undefined && darf("aendern"), "ort"],
    [offen && f.rechnungId !== null && darf("aendern"), "ausloeser"],
    [darf("aendern"), "angaben"],
    [f.zustand === "erledigt" && darf("aendern"), "oeffnen"],
    [darf("streichen"), "streichen"],
  ];
  return alle.flatMap(([geht, was]) => (geht ? [was] : []));
}
