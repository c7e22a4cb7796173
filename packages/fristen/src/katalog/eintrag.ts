import { type Gebiet, gebietnamen } from "@gebuehrenportal/gesetze/fristenkatalog/gebiete.ts";
import type {
  Anknuepfung,
  Fristzeile,
  Katalogart,
  Nachweis,
  Textzeile,
} from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { regimes } from "@gebuehrenportal/gesetze/fristregeln/regimes.ts";
import { datum, type Tag, tag } from "@gebuehrenportal/recht";
import { dauerText } from "../rechnung/dauer.ts";
import { dauerAusKuerzel } from "../rechnung/dauer-text.ts";
import type {
  Beginn,
  Bekanntgabeart,
  Dauer,
  Ereignisart,
  RegimeId,
  Richtung,
  Verschiebung,
} from "../typen.ts";
import { begruendungsnorm } from "./begruendung.ts";
import { fristzeile, textzeile } from "./daten.ts";
import { dauerAm, type Katalogfassung, katalogfassungen } from "./fassungsliste.ts";
import { type Katalogtreffer, katalogtreffer } from "./suche.ts";
import { type Verlaengerbarkeit, verlaengerbarkeit } from "./verlaengerbarkeit.ts";

/** An entry of the catalogue with all that is known of it; texts in German, ready to show. */
export type Katalogeintrag = Katalogtreffer & {
  readonly gebietName: string;
  readonly art: Katalogart;
  /** „1 Monat“, „vom Gericht bestimmt“, „unverzüglich“ … */
  readonly dauerText: string;
  /** Absent where no number stands in the statute. */
  readonly dauer?: Dauer;
  /** The period is set by a court or authority, or has no number: `katalogfrist` needs `dauer` or `bis`. */
  readonly offen?: Fristzeile["offen"];
  readonly regime: RegimeId;
  readonly richtung: Richtung;
  /** Whether the day of the event counts (§ 187 BGB). */
  readonly beginn: Beginn;
  /** What a weekend or holiday at the end does. */
  readonly verschiebung: Verschiebung;
  readonly ereignisArt: Ereignisart;
  readonly notfrist: boolean;
  /** Usual fiction of notification, if the event is one. */
  readonly weg?: Bekanntgabeart;
  /** „nein“, or the norm and condition. */
  readonly verlaengerung: string;
  /** `verlaengerung` as facts: whether, by whom, how far, with which norm. */
  readonly verlaengerbar: Verlaengerbarkeit;
  /** The norm that asks for grounds by the end; absent: it is not for stating grounds. */
  readonly begruendungsnorm?: string;
  /** Where it must be kept, in words. */
  readonly ort: string;
  /** The only court for it, as id of the places. */
  readonly gericht?: string;
  /** Utmost limit in words; `grenzeAb` says which day `katalogfrist` takes for it. */
  readonly grenze?: string;
  readonly grenzeAb?: string;
  /** `katalogfrist` takes `verkuendungAm`: the period begins five months after it at the latest. */
  readonly fuenfMonate: boolean;
  readonly varianten: readonly { readonly id: string; readonly name: string; readonly dauer: Dauer }[];
  readonly vorfristen: readonly Dauer[];
  readonly folgefristen: readonly { readonly id: string; readonly ab: Anknuepfung }[];
  readonly wiedereinsetzung?: string;
  /** The dated versions of its length, the oldest first; empty where it is not dated. */
  readonly fassungen: readonly Katalogfassung[];
  /** Recent change of law: `seit`/`bis` and what held before or will hold. */
  readonly aenderung?: Textzeile["aenderung"];
  readonly hinweis?: string;
  readonly sicherheit: "hoch" | "mittel" | "niedrig";
  readonly nachweis: string;
  /** Only to be booked after a lawyer has confirmed it. */
  readonly bestaetigung: boolean;
};

/** How an entry was proven, in words. */
export const nachweistexte: Readonly<Record<Nachweis, string>> = {
  wortlaut: "Dauer im Gesetzestext gefunden (Textstand 19.08.2026)",
  gelesen: "Paragraph gelesen (Textstand 19.08.2026); die Dauer steht dort nicht als Zahl",
  kenntnis: "aus einer Verweisung oder aus Fachkenntnis, nicht am Text geprüft",
};

const offentexte = {
  gericht: "vom Gericht bestimmt",
  behoerde: "von der Behörde bestimmt",
  unverzueglich: "unverzüglich",
} as const;

/** Periods that have a shape rather than a length. */
const rechnungstexte: Readonly<Record<string, string>> = {
  "573c-1": "bis zum 3. Werktag zum Ablauf des übernächsten Monats",
  "580a-2": "bis zum 3. Werktag des Quartals zum Ablauf des nächsten",
  werktag3_pay: "bis zum 3. Werktag",
};

/**
 * An entry by its id, or `undefined`; its length is the one in force on `am`, today for whoever reads about it.
 */
export function katalogeintrag(id: string, am: Tag): Katalogeintrag | undefined {
  const kopf = katalogtreffer(id);
  const z = fristzeile(id);
  const t = textzeile(id);
  if (!kopf || !z || !t) return undefined;
  const kurz = dauerAm(z, am);
  const dauer = kurz === undefined ? undefined : dauerAusKuerzel(kurz);
  const fassungen = katalogfassungen(z, am);
  const begruendung = begruendungsnorm(id);
  return {
    ...kopf,
    gebietName: gebietName(kopf.gebiet),
    art: z.art,
    dauerText: wortdauer(z, dauer, fassungen),
    fassungen,
    ...(dauer && { dauer }),
    ...(z.offen && { offen: z.offen }),
    regime: z.regime,
    richtung: z.rueckwaerts ? "rueckwaerts" : "vorwaerts",
    beginn: z.beginn ?? "ereignis",
    verschiebung: z.verschiebung ?? regimes[z.regime].verschiebung,
    ereignisArt: z.ereignis ?? "ereignis",
    notfrist: z.art === "notfrist",
    ...(z.weg && { weg: z.weg }),
    verlaengerung: t.verlaengerung ?? "nein",
    verlaengerbar: verlaengerbarkeit(z),
    ...(begruendung !== undefined && { begruendungsnorm: begruendung }),
    ort: t.ort,
    ...(z.gericht !== undefined && { gericht: z.gericht }),
    ...(t.grenze !== undefined && { grenze: grenzworte(t, z) }),
    ...(z.grenze && { grenzeAb: z.grenze.ab }),
    fuenfMonate: z.fuenfMonate ?? false,
    varianten: (z.varianten ?? []).map((v) => ({ ...v, dauer: dauerAusKuerzel(v.dauer) })),
    vorfristen: (z.vorfristen ?? []).map(dauerAusKuerzel),
    folgefristen: z.folge ?? [],
    ...(z.wiedereinsetzung !== undefined && { wiedereinsetzung: z.wiedereinsetzung }),
    ...(t.aenderung && { aenderung: t.aenderung }),
    ...(t.hinweis !== undefined && { hinweis: t.hinweis }),
    sicherheit: z.sicherheit ?? "hoch",
    nachweis: nachweistexte[t.nachweis],
    bestaetigung: z.sicherheit === "niedrig",
  };
}

/** The utmost limit in words, with the day from which it exists. */
export const grenzworte = ({ grenze = "" }: Textzeile, { grenze: g }: Fristzeile): string =>
  g?.seit === undefined ? grenze : `${grenze}; für ${g.ab} ab dem ${datum(tag(g.seit))}`;

const gebietName = (g: Gebiet): string => gebietnamen[g];

function wortdauer(
  zeile: Fristzeile,
  dauer: Dauer | undefined,
  fassungen: readonly Katalogfassung[],
): string {
  const bedingt = bedingteDauer(fassungen);
  if (bedingt !== undefined) return bedingt;
  if (!dauer && fassungen.length > 0) return ohneFassung(fassungen);
  if (zeile.offen)
    return zeile.mindestens ? `${offentexte[zeile.offen]}, ${rahmen(zeile)}` : offentexte[zeile.offen];
  return dauer ? dauerText(dauer) : (rechnungstexte[zeile.kuendigungsart ?? zeile.rechnung ?? ""] ?? "");
}

/** Where another day than the event decides, both versions hold side by side: „1 Woche (Asylantrag ab 12.06.2026), 3 Tage (Asylantrag bis 11.06.2026)“. */
function bedingteDauer(fassungen: readonly Katalogfassung[]): string | undefined {
  const begonnen = fassungen.filter(({ stand }) => stand !== "künftig");
  const verschieden = new Set(begonnen.map(({ text }) => text)).size > 1;
  if (!verschieden || begonnen.every(({ wahl }) => wahl.tag === "ereignis")) return undefined;
  return begonnen
    .filter(({ quelle, text }) => quelle !== undefined && text !== "aufgehoben")
    .map(({ text, faelle }) => `${text} (${faelle})`)
    .reverse()
    .join(", ");
}

/** No version holds today: what comes, or what held last. */
function ohneFassung(fassungen: readonly Katalogfassung[]): string {
  const heute = fassungen.findIndex(({ stand }) => stand === "gilt");
  const kommt = fassungen[heute + 1];
  if (kommt?.ab !== undefined) return `gilt erst ab ${datum(kommt.ab)}: ${kommt.text}`;
  const war = fassungen[heute - 1];
  return war?.bis === undefined ? "gilt nicht mehr" : `gilt nicht mehr, bis ${datum(war.bis)}: ${war.text}`;
}

/** „mindestens 2 Wochen, höchstens 3 Monate“ */
export const rahmen = ({ mindestens, hoechstens }: Fristzeile): string =>
  [
    mindestens === undefined ? "" : `mindestens ${dauerText(dauerAusKuerzel(mindestens))}`,
    hoechstens === undefined ? "" : `höchstens ${dauerText(dauerAusKuerzel(hoechstens))}`,
  ]
    .filter((t) => t !== "")
    .join(", ");
