import {
  familiengebuehrStufen,
  familienhoechstwert,
  familienmindestgebuehr,
} from "@gebuehrenportal/gesetze/famgkg/paragraph-28.ts";
import { verfahrenswertbeschwerde } from "@gebuehrenportal/gesetze/famgkg/paragraph-59.ts";
import * as famgkg from "@gebuehrenportal/gesetze/famgkg/werte.ts";
import {
  gerichtsgebuehrStufen,
  mindestgebuehr as gerichtsmindestgebuehr,
} from "@gebuehrenportal/gesetze/gkg/paragraph-34.ts";
import { hoechstwert as hoechsterStreitwert } from "@gebuehrenportal/gesetze/gkg/paragraph-39.ts";
import { mindeststreitwert, wertgrenzen2012 } from "@gebuehrenportal/gesetze/gkg/paragraph-52.ts";
import { streitwertbeschwerde } from "@gebuehrenportal/gesetze/gkg/paragraph-68.ts";
import * as gkg from "@gebuehrenportal/gesetze/gkg/werte.ts";
import { tabelleA } from "@gebuehrenportal/gesetze/gnotkg/paragraph-34.ts";
import {
  dienstkilometer,
  abwesenheitsgeld as notarabwesenheit,
} from "@gebuehrenportal/gesetze/kostenverzeichnis/bestandteile.ts";
import { inkassogrenzen } from "@gebuehrenportal/gesetze/rdg/inkasso.ts";
import {
  inkassoKleinforderung,
  mindestgebuehr,
  wertgebuehrStufen,
} from "@gebuehrenportal/gesetze/rvg/paragraph-13.ts";
import { mehrereAnrechnungen } from "@gebuehrenportal/gesetze/rvg/paragraph-15a.ts";
import { hoechstwert } from "@gebuehrenportal/gesetze/rvg/paragraph-22.ts";
import { auffangwert } from "@gebuehrenportal/gesetze/rvg/paragraph-23.ts";
import { hoechstwertVermoegensauskunft } from "@gebuehrenportal/gesetze/rvg/paragraph-25.ts";
import { asylwerte } from "@gebuehrenportal/gesetze/rvg/paragraph-30.ts";
import { zahlungsvereinbarungProzent } from "@gebuehrenportal/gesetze/rvg/paragraph-31b.ts";
import { pkhTabelle } from "@gebuehrenportal/gesetze/rvg/paragraph-49.ts";
import { zahlungsanrechnung } from "@gebuehrenportal/gesetze/rvg/paragraph-58.ts";
import { uebergang } from "@gebuehrenportal/gesetze/rvg/paragraph-60.ts";
import { anrechnungsregeln } from "@gebuehrenportal/gesetze/rvg/vv/anrechnung.ts";
import { bussgeldgrenze } from "@gebuehrenportal/gesetze/rvg/vv/bussgeldstufen.ts";
import { einziehungMindestwert } from "@gebuehrenportal/gesetze/rvg/vv/einziehung.ts";
import * as teil7 from "@gebuehrenportal/gesetze/rvg/vv/teil-7.ts";
import { umsatzsteuersatz } from "@gebuehrenportal/gesetze/ustg/paragraph-12.ts";
import { euro, satz } from "@gebuehrenportal/recht";
import { type Datiert, datiert, vorreihe } from "./typen.ts";
import { beispielwert, gebuehrtext, tabellentext } from "./worte.ts";

/** Which day decides on costs. */
export const stichtage = {
  rvg: "Für Anwaltsgebühren zählt der Tag des Auftrags (§ 60 RVG).",
  gkg: "Für Gerichtsgebühren zählt, wann das Verfahren anhängig wurde (§ 71 GKG).",
  famgkg: "Für Gerichtsgebühren zählt, wann das Verfahren anhängig wurde (§ 63 FamGKG).",
  gnotkg:
    "Für Kosten der Gerichte und Notare zählt der Tag des Auftrags oder der Anhängigkeit (§ 134 GNotKG).",
} as const;

const rvg = { massgeblich: stichtage.rvg };
const nachGkg = { massgeblich: stichtage.gkg };
const nachFamgkg = { massgeblich: stichtage.famgkg };
const ohneWort = () => undefined;

/** Fees, values and expenses of lawyers. */
const anwalt: readonly Datiert[] = [
  datiert("Wertgebühren", wertgebuehrStufen, tabellentext, rvg),
  datiert("Mindestbetrag einer Gebühr", mindestgebuehr, euro, rvg),
  datiert(
    "Inkasso unbestrittener Kleinforderungen",
    inkassoKleinforderung,
    ({ bisWert, gebuehr }) => `1,0-Gebühr bis ${euro(bisWert)} Wert: ${euro(gebuehr)}`,
    { ...rvg, neu: true },
  ),
  datiert("Grenze mehrerer Anrechnungen", mehrereAnrechnungen, ohneWort, rvg),
  datiert("Höchster Gegenstandswert", hoechstwert, ({ jeAngelegenheit }) => euro(jeAngelegenheit), rvg),
  datiert("Auffangwert", auffangwert, euro, rvg),
  datiert("Höchstwert der Vermögensauskunft", hoechstwertVermoegensauskunft, euro, rvg),
  datiert(
    "Werte in Asylverfahren",
    asylwerte,
    ({ klage, eil }) => `Klage ${euro(klage)}, Eilverfahren ${euro(eil)}`,
    rvg,
  ),
  datiert(
    "Wert der Zahlungsvereinbarung",
    zahlungsvereinbarungProzent,
    (anteil) => `${anteil} % des Anspruchs`,
    {
      ...rvg,
      neu: true,
    },
  ),
  datiert(
    "Wertgebühren aus der Staatskasse",
    pkhTabelle,
    ({ zeilen }) => {
      const zeile = zeilen.find(({ bis }) => bis === null || bis >= beispielwert);
      return zeile && gebuehrtext(zeile.gebuehr);
    },
    rvg,
  ),
  datiert("Anrechnung von Zahlungen", zahlungsanrechnung, ohneWort, rvg),
  datiert("Übergangsvorschrift", uebergang, ohneWort),
  ...anrechnungsregeln.map(({ werte }) =>
    datiert(
      "Anrechnung einer Gebühr",
      werte,
      ({ hoechstsatz100, hoechstbetrag }) =>
        [
          hoechstsatz100 === undefined ? "" : `höchstens ${satz(hoechstsatz100)}`,
          hoechstbetrag === undefined ? "" : `höchstens ${euro(hoechstbetrag)}`,
        ]
          .filter(Boolean)
          .join(", ") || undefined,
      rvg,
    ),
  ),
  datiert("Grenze der untersten Stufe in Bußgeldsachen", bussgeldgrenze, euro, rvg),
  datiert("Mindestwert der Einziehungsgebühr", einziehungMindestwert, euro, rvg),
  datiert(
    "Dokumentenpauschale",
    teil7.dokumentenpauschale,
    ({ ersteSeiten, sw }) => `${euro(sw.jeErste)} je Seite, ab der ${ersteSeiten + 1}. ${euro(sw.jeWeitere)}`,
    rvg,
  ),
  datiert(
    "Post- und Telekommunikationspauschale",
    teil7.pauschale7002,
    (p) => `${p.prozent} % der Gebühren, höchstens ${euro(p.hoechstens)}`,
    rvg,
  ),
  datiert("Fahrtkosten je Kilometer", teil7.kilometersatz, euro, rvg),
  datiert(
    "Tage- und Abwesenheitsgeld",
    teil7.abwesenheitsgeld,
    ({ bis4Stunden, bis8Stunden, ueber8Stunden }) =>
      `bis 4 Stunden ${euro(bis4Stunden)}, bis 8 Stunden ${euro(bis8Stunden)}, darüber ${euro(ueber8Stunden)}`,
    rvg,
  ),
  datiert("Haftpflichtprämie, Grenze", teil7.haftpflichtGrenze, euro, rvg),
  datiert("Umsatzsteuersatz", umsatzsteuersatz, (anteil) => `${anteil} %`),
  datiert(
    "Grenzen der Inkassokosten",
    inkassogrenzen,
    ({ regel100, hoechst100 }) => `in der Regel ${satz(regel100)}, höchstens ${satz(hoechst100)}`,
    { neu: true },
  ),
];

/** Fees and values of the courts. */
const gericht: readonly Datiert[] = [
  datiert("Gerichtsgebühren nach dem Streitwert", gerichtsgebuehrStufen, tabellentext, nachGkg),
  datiert("Gerichtsgebühren in Familiensachen", familiengebuehrStufen, tabellentext, nachFamgkg),
  datiert("Mindestbetrag einer Gebühr", gerichtsmindestgebuehr, euro, nachGkg),
  datiert("Höchster Streitwert", hoechsterStreitwert, euro, nachGkg),
  datiert("Mindeststreitwert der Finanzgerichte", mindeststreitwert, euro, {
    ...nachGkg,
    zuvor: vorreihe(wertgrenzen2012, ({ finanzMindestens }) => euro(finanzMindestens)),
  }),
  datiert("Mindestbetrag einer Gebühr", familienmindestgebuehr, euro, nachFamgkg),
  datiert("Höchster Verfahrenswert", familienhoechstwert, euro, nachFamgkg),
  datiert("Gebühren der Gerichte und Notare, Tabelle A", tabelleA, tabellentext, {
    massgeblich: stichtage.gnotkg,
  }),
  datiert(
    "Einsatz von Dienstkraftfahrzeugen",
    dienstkilometer,
    (betrag) => `${euro(betrag)} je Kilometer`,
    nachGkg,
  ),
  datiert(
    "Tage- und Abwesenheitsgeld der Notare",
    notarabwesenheit,
    (stufen) => stufen.map(({ betrag }) => euro(betrag)).join(", "),
    { massgeblich: stichtage.gnotkg },
  ),
  datiert("Beschwerde gegen die Wertfestsetzung", streitwertbeschwerde, (betrag) => `über ${euro(betrag)}`),
  datiert(
    "Streitwert in Mietsachen",
    gkg.miete,
    ({ monate, minderung }) =>
      `${monate} Monatsmieten${minderung ? ", auch bei Streit über eine Minderung" : ""}`,
    nachGkg,
  ),
  datiert(
    "Höchstwerte bürgerlicher Streitigkeiten",
    gkg.buergerlich,
    ({ verband, abhilfe }) =>
      `Verbandsklage ${euro(verband)}${abhilfe === undefined ? "" : `, Abhilfeklage ${euro(abhilfe)}`}`,
    nachGkg,
  ),
  datiert(
    "Streitwert im Wettbewerbsrecht",
    gkg.wettbewerb,
    ({ ohneAnhalt, gewinnabschoepfung }) =>
      `ohne Anhalt ${euro(ohneAnhalt)}${gewinnabschoepfung === undefined ? "" : `, Gewinnabschöpfung höchstens ${euro(gewinnabschoepfung)}`}`,
    nachGkg,
  ),
  datiert(
    "Wert der Zwangsversteigerung",
    gkg.versteigerung,
    ({ ersatz }) => `ersatzweise der ${ersatz}`,
    nachGkg,
  ),
  datiert(
    "Beschwerde gegen die Wertfestsetzung in Familiensachen",
    verfahrenswertbeschwerde,
    (b) => `über ${euro(b)}`,
  ),
  datiert(
    "Erhöhung im Verbund",
    famgkg.verbund,
    ({ prozent, hoechstens }) => `${prozent} %, höchstens ${euro(hoechstens)}`,
    nachFamgkg,
  ),
  datiert("Verfahrenswert in Kindschaftssachen", famgkg.kindschaft, euro, nachFamgkg),
  datiert(
    "Verfahrenswert in Abstammungssachen",
    famgkg.abstammung,
    ({ nr1und4, uebrige }) => `Nr. 1 und 4: ${euro(nr1und4)}, sonst ${euro(uebrige)}`,
    nachFamgkg,
  ),
  datiert(
    "Verfahrenswert von Ehewohnung und Haushalt",
    famgkg.ehewohnungHaushalt,
    ({ wohnungGetrennt, wohnungEndgueltig, haushaltGetrennt, haushaltEndgueltig }) =>
      `Wohnung ${euro(wohnungGetrennt)} und ${euro(wohnungEndgueltig)}, Haushalt ${euro(haushaltGetrennt)} und ${euro(haushaltEndgueltig)}`,
    nachFamgkg,
  ),
  datiert(
    "Verfahrenswert im Gewaltschutz",
    famgkg.gewaltschutz,
    ({ paragraph1, paragraph2 }) => `§ 1 GewSchG ${euro(paragraph1)}, § 2 GewSchG ${euro(paragraph2)}`,
    nachFamgkg,
  ),
];

/** Every dated series of the law of costs that has changed, or began, within what is recorded. */
export const kosten: readonly Datiert[] = [...anwalt, ...gericht];
