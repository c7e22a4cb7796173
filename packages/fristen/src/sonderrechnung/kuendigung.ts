import {
  type Endtermin,
  type Kuendigungswert,
  kuendigungsfristen,
} from "@gebuehrenportal/gesetze/fristregeln/kuendigung.ts";
import {
  datum,
  fassungAm,
  type KeinErgebnis,
  keinErgebnis,
  plusTage,
  type Tag,
  tagAus,
  teile,
  wochentag,
} from "@gebuehrenportal/recht";
import { feiertagssicherheit } from "../orte/feiertagshinweise.ts";
import { abschluss, regimeAnwenden, zumTag } from "../rechnung/abschluss.ts";
import { dauerText, rechnerischesEnde, zaehldauer } from "../rechnung/dauer.ts";
import { kalenderVon } from "../rechnung/endtag.ts";
import {
  type Lage,
  mit,
  mitschrift,
  type Notiert,
  type Notizen,
  nurErzaehlt,
  ohneStreit,
  schritt,
  streit,
  streitpunkte,
  zwischentag,
} from "../rechnung/mitschrift.ts";
import { dauerPruefen, ersterFehler, grundPruefen, tagPruefen } from "../rechnung/pruefung.ts";
import { tagText } from "../rechnung/text.ts";
import { ansichten, type Kalender, werktagAb } from "../rechnung/werktag.ts";
import type { Dauer, FristErgebnis, Grundeingabe } from "../typen.ts";
import { jahresletzter, monatsletzter } from "./jahresende.ts";
import { sichererWerktag, werktagNach } from "./werktag-im-monat.ts";

export type Kuendigungsart = keyof typeof kuendigungsfristen;

/** A notice: by a statutory kind, or with a period and days on which it may end. */
export type Kuendigungseingabe = Grundeingabe & {
  readonly zugangAm: Tag;
  readonly art?: Kuendigungsart;
  /** Full years of employment or of the lease, for the kinds that grow with them. */
  readonly jahre?: number;
  readonly dauer?: Dauer;
  /** Without it: any day. */
  readonly endtermine?: readonly Endtermin[];
};

/**
 * Day on which a notice ends the contract (§§ 573c, 580a, 621, 622 BGB, § 113 InsO). The period is a minimum between
 * arrival and end; weekends move nothing (BGH III ZR 172/04). Notices „by the third working day“ bring the day by which
 * they must arrive as `zugang-bis`, which rests on no holiday that is not certain. Faults: `zugangAm`, `art`, `dauer`, `jahre`.
 */
export function kuendigung(eingabe: Kuendigungseingabe): FristErgebnis | KeinErgebnis {
  const fehler = pruefen(eingabe);
  if (fehler) return fehler;
  const m = mitschrift(eingabe);
  const wert = kuendigungswert(eingabe);
  if ("art" in wert) return wert;
  const regime = eingabe.regime ?? "BGB-KUEND";
  const [k = () => undefined] = kalenderVon(eingabe, "BGB-KUEND");
  const { wert: ende, notizen } = wert.w.karenzraum
    ? karenz(m, eingabe, wert, k)
    : mindestfrist(eingabe, wert);
  const zugang = schritt(
    "R-KUEND",
    eingabe.zugangAm,
    `Zugang der Kündigung am ${tagText(eingabe.zugangAm)}.`,
    {
      norm: wert.norm,
      tag: eingabe.zugangAm,
    },
  );
  return abschluss(mit(m, regimeAnwenden(regime, eingabe.zugangAm), zugang, notizen), {
    ereignisAm: eingabe.zugangAm,
    regime,
    richtung: "vorwaerts",
    rechnerischesEnde: ende,
    ende,
    ausfalltage: [],
    kalender: k,
    vorfristen: eingabe.vorfristen ?? [],
    leitregel: "R-KUEND",
    keineHandlung: true,
    feiertageGeprueft: wert.w.karenzWerktag !== undefined,
  });
}

type Wert = { readonly norm: string; readonly w: Kuendigungswert };

/** The version of the statutory period on the day of arrival, or what the input says. */
function kuendigungswert(eingabe: Kuendigungseingabe): Wert | KeinErgebnis {
  if (eingabe.art === undefined) {
    const { monate, tage } = zaehldauer(eingabe.dauer ?? []);
    return {
      norm: "§§ 621, 622 BGB",
      w: { monate, tage, ...(eingabe.endtermine && { endtermine: eingabe.endtermine }) },
    };
  }
  const { norm, reihe } = kuendigungsfristen[eingabe.art];
  const w: Kuendigungswert | undefined = fassungAm(reihe, eingabe.zugangAm)?.wert;
  if (!w)
    return keinErgebnis(
      `Für den ${datum(eingabe.zugangAm)} ist keine Fassung dieser Frist erfasst.`,
      norm,
      "zugangAm",
    );
  if (!w.staffel) return { norm, w };
  const stufe = w.staffel.filter(({ jahre }) => jahre <= (eingabe.jahre ?? 0)).at(-1);
  const erste = w.staffel[0]?.jahre ?? 0;
  if (!stufe && !w.karenzraum) return keinErgebnis(`Vor ${erste} Jahren gilt die Grundfrist.`, norm, "jahre");
  return { norm, w: { ...w, monate: stufe?.monate ?? 0 } };
}

/** The first admissible day at or after the minimum period. */
function mindestfrist({ zugangAm }: Kuendigungseingabe, { norm, w }: Wert): Notiert<Tag> {
  const dauer: Dauer = [
    { wert: w.monate ?? 0, einheit: "monat" },
    { wert: w.wochen ?? 0, einheit: "woche" },
    { wert: w.tage ?? 0, einheit: "tag" },
  ];
  const frueh = rechnerischesEnde(zugangAm, zaehldauer(dauer), "ereignis");
  const ende = naechsterTermin(frueh, w.endtermine ?? []);
  const fruehestens = `Mindestfrist ${dauerText(dauer)}: frühestens ${tagText(frueh)}.`;
  const termin = `Nächster zulässiger Endtermin: ${tagText(ende)}.`;
  const notizen = [
    schritt("R-KUEND", zugangAm, fruehestens, { norm, tag: frueh }),
    ...(w.endtermine ? [schritt("R-KUEND", zugangAm, termin, { norm, tag: ende })] : []),
    schritt("R-193-NEIN", zugangAm, "Wochenenden und Feiertage verschieben eine Kündigungsfrist nicht.", {
      norm: "§ 193 BGB gilt für Kündigungsfristen nicht (BGH III ZR 172/04)",
    }),
  ];
  return { wert: ende, notizen };
}

/** The first day at or after a day on which it may end. */
function naechsterTermin(ab: Tag, termine: readonly Endtermin[]): Tag {
  if (termine.length === 0) return ab;
  let t = ab;
  while (!termine.some((art) => istTermin(t, art))) t = plusTage(t, 1);
  return t;
}

function istTermin(kalendertag: Tag, art: Endtermin): boolean {
  const { monat, tag } = teile(kalendertag);
  if (art === "15") return tag === 15;
  if (art === "samstag") return wochentag(kalendertag) === 6;
  return kalendertag === monatsletzter(kalendertag) && (art === "monatsende" || monat % 3 === 0);
}

/** Notice by the third working day (or the fifteenth) of a month, quarter or week. */
function karenz(
  lage: Lage,
  eingabe: Kuendigungseingabe,
  { norm, w }: Wert,
  kalender: Kalender,
): Notiert<Tag> {
  const raum = w.karenzraum ?? "monat";
  const anfang = raumanfang(eingabe.zugangAm, raum);
  const bis = karenztag(lage, anfang, w, kalender);
  const endeBei = (rechtzeitig: boolean): Tag =>
    raumende(
      rechtzeitig ? anfang : raumanfang(naechsterRaum(anfang, raum), raum),
      raum,
      w.raeume ?? 0,
      w.monate ?? 0,
    );
  const rechtzeitig = eingabe.zugangAm <= bis.ende;
  const ende = endeBei(rechtzeitig);
  const [punkt] = streitpunkte(bis.notizen);
  const entscheidend = punkt && eingabe.zugangAm <= punkt.frueher !== eingabe.zugangAm <= punkt.spaeter;
  const gestritten =
    entscheidend &&
    streit(lage, {
      ...punkt,
      frueher: endeBei(true),
      spaeter: endeBei(false),
      entschieden: rechtzeitig ? "frueher" : "spaeter",
    });
  return {
    wert: ende,
    notizen: [
      // The dispute is about the day of arrival; the result tells the two ends instead.
      ...(entscheidend ? nurErzaehlt(bis.notizen) : ohneStreit(bis.notizen)),
      zwischentag("zugang-bis", bis.sicher, "Letzter Tag für den Zugang in diesem Zeitabschnitt"),
      schritt(
        "R-KUEND",
        eingabe.zugangAm,
        `${w.karenzTag ? `Bis zum ${w.karenzTag}.` : `Bis zum ${w.karenzWerktag}. Werktag`}, ${tagText(bis.ende)}: ${rechtzeitig ? "rechtzeitig" : "verspätet, die Kündigung wirkt zum nächsten Termin"}. Ende ${tagText(ende)}.`,
        { norm, tag: ende },
      ),
      ...(gestritten ? gestritten.notizen : []),
    ],
  };
}

type Karenztag = { readonly ende: Tag; readonly sicher: Tag; readonly notizen: Notizen };

function karenztag(lage: Lage, anfang: Tag, kuendigungswert: Kuendigungswert, kalender: Kalender): Karenztag {
  if (kuendigungswert.karenzTag === undefined)
    return karenzwerktag(lage, anfang, kuendigungswert.karenzWerktag ?? 1, kalender);
  const { jahr, monat } = teile(anfang);
  const ende = tagAus(jahr, monat, kuendigungswert.karenzTag) ?? anfang;
  return { ende, sicher: ende, notizen: [] };
}

/** The n-th working day, and where it rests on a holiday that is not certain the one without it, with a note on that. */
function karenzwerktag(lage: Lage, anfang: Tag, zahl: number, kalender: Kalender): Karenztag {
  const regel = "zaehlt-ausser-letzter";
  const { ende, gezaehlt, notizen } = werktagNach(lage, anfang, zahl, kalender, regel);
  const [ohne] = ansichten("handlung", [kalender]);
  if (!ohne || werktagAb(anfang, zahl, ohne, "zaehlt") === gezaehlt) return { ende, sicher: ende, notizen };
  const tage: Tag[] = [];
  for (let t = anfang; t <= ende; t = plusTage(t, 1)) tage.push(t);
  const unklare = tage.filter((t) => feiertagssicherheit(t, lage.ort) !== "hoch");
  return {
    ende,
    sicher: sichererWerktag(anfang, zahl, ohne, regel),
    notizen: [...notizen, ...unklare.flatMap((t) => zumTag(t, lage.ort, "handlung", "vorwaerts"))],
  };
}

type Raum = NonNullable<Kuendigungswert["karenzraum"]>;

function raumanfang(tag: Tag, raum: Raum): Tag {
  if (raum === "woche") return plusTage(tag, 1 - wochentag(tag));
  const { jahr, monat } = teile(tag);
  return tagAus(jahr, raum === "quartal" ? monat - ((monat - 1) % 3) : monat, 1) ?? tag;
}

const naechsterRaum = (anfang: Tag, raum: Raum): Tag =>
  raum === "woche" ? plusTage(anfang, 7) : plusTage(raumende(anfang, raum, 0, 0), 1);

/** Last day of the space that lies `raeume` spaces and `monate` months after that of `anfang`; weeks end on Saturday. */
function raumende(anfang: Tag, raum: Raum, raeume: number, monate: number): Tag {
  if (raum === "woche") return plusTage(anfang, 5);
  const laenge = raum === "quartal" ? 3 : 1;
  const { jahr, monat } = teile(anfang);
  const index = jahr * 12 + monat - 1 + laenge * (raeume + 1) - 1 + monate;
  return monatsletzter(tagAus(Math.floor(index / 12), (index % 12) + 1, 1) ?? jahresletzter(anfang));
}

function pruefen(eingabe: Kuendigungseingabe): KeinErgebnis | undefined {
  const norm = "§ 622 BGB";
  if (eingabe.art === undefined && eingabe.dauer === undefined)
    return keinErgebnis("Bitte wählen Sie die Art der Kündigung oder geben Sie die Frist an.", norm, "dauer");
  if (eingabe.art !== undefined && !Object.hasOwn(kuendigungsfristen, eingabe.art))
    return keinErgebnis("Diese Art der Kündigung ist nicht bekannt.", norm, "art");
  if (
    eingabe.jahre !== undefined &&
    (!Number.isInteger(eingabe.jahre) || eingabe.jahre < 0 || eingabe.jahre > 100)
  )
    return keinErgebnis("Bitte geben Sie ganze Jahre an.", norm, "jahre");
  if (
    eingabe.art === undefined &&
    eingabe.dauer?.some?.(({ einheit }) => einheit === "stunde" || einheit === "werktag")
  )
    return keinErgebnis(
      "Kündigungsfristen sind nach Tagen, Wochen, Monaten oder Jahren bemessen.",
      norm,
      "dauer",
    );
  return ersterFehler(
    grundPruefen(eingabe),
    tagPruefen(eingabe.zugangAm, "zugangAm"),
    eingabe.art === undefined ? dauerPruefen(eingabe.dauer) : undefined,
  );
}
