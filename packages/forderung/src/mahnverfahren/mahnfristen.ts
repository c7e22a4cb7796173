import {
  begruendungsfrist,
  type Dauer,
  einspruchsfrist,
  type Mahnvariante,
  wegfallDesMahnbescheids,
  widerspruchsfrist,
} from "@gebuehrenportal/gesetze/zpo/mahnfristen.ts";
import {
  datum,
  type KeinErgebnis,
  keinErgebnis,
  plusMonate,
  plusTage,
  type Schritt,
  type Tag,
  type Vermerk,
  wochentag,
} from "@gebuehrenportal/recht";
import { rechenbar, tagGrund } from "../grenzen.ts";
import { naechsterWerktag } from "../werktag.ts";

export type Mahnfristeneingabe = {
  readonly zustellungMb: Tag;
  readonly zustellungVb?: Tag;
  /** Request of the court to state the claim. */
  readonly aufforderungBegruendung?: Tag;
  /** Default `inland`. */
  readonly variante?: Mahnvariante;
  /** Public holiday of a day at the court's seat; without it only Saturdays and Sundays move an end, and a note says so. */
  readonly feiertag?: Feiertagsauskunft;
};

/** The holiday of a day, with the norm that makes it one. */
export type Feiertagsauskunft = (t: Tag) => { readonly name: string; readonly norm: string } | undefined;

export type Mahnfrist = {
  readonly art: "widerspruch" | "vb-fruehestens" | "vb-spaetestens" | "einspruch" | "begruendung";
  readonly titel: string;
  /** Last day of the period; `vb-fruehestens`: first possible day. */
  readonly tag: Tag;
  /** End before § 222 Abs. 2 ZPO moved it. */
  readonly ungeschoben: Tag;
  readonly notfrist: boolean;
  readonly norm: string;
  readonly schritte: readonly Schritt[];
};

export type Mahnfristenergebnis = {
  readonly art: "ergebnis";
  readonly variante: Mahnvariante;
  readonly fristen: readonly Mahnfrist[];
  readonly vermerke: readonly Vermerk[];
};

/**
 * Periods of the dunning procedure: objection, first and last day for the enforcement order, objection to it, statement of
 * claim (§§ 692, 694, 697, 699 to 701 ZPO, §§ 46a, 59 ArbGG, § 32 AVAG). The day of service does not count (§ 187 Abs. 1 BGB); an end on a
 * weekend or holiday moves on (§ 222 Abs. 2 ZPO).
 */
export function mahnverfahrenFristen(eingabe: Mahnfristeneingabe): Mahnfristenergebnis | KeinErgebnis {
  const variante = eingabe.variante ?? "inland";
  if (!rechenbar(eingabe.zustellungMb)) return keinErgebnis(tagGrund, "§ 693 ZPO", "zustellungMb");
  const weitere = {
    zustellungVb: eingabe.zustellungVb,
    aufforderungBegruendung: eingabe.aufforderungBegruendung,
  };
  for (const [feld, am] of Object.entries(weitere)) {
    if (am !== undefined && !rechenbar(am)) return keinErgebnis(tagGrund, "§ 222 Abs. 1 ZPO", feld);
  }
  if (variante === "europaeisch" && eingabe.zustellungVb !== undefined)
    return keinErgebnis(
      "Im Europäischen Mahnverfahren gibt es keinen Vollstreckungsbescheid; der Zahlungsbefehl wird selbst für vollstreckbar erklärt.",
      "Art. 18 VO (EG) Nr. 1896/2006",
      "zustellungVb",
    );
  if (eingabe.zustellungVb !== undefined && eingabe.zustellungVb <= eingabe.zustellungMb) {
    return keinErgebnis(
      "Der Vollstreckungsbescheid wird nach dem Mahnbescheid zugestellt.",
      "§ 699 Abs. 1 ZPO",
      "zustellungVb",
    );
  }
  const widerspruch = frist(
    "widerspruch",
    variante === "europaeisch" ? "Einspruch gegen den Zahlungsbefehl" : "Widerspruch gegen den Mahnbescheid",
    eingabe.zustellungMb,
    widerspruchsfrist[variante],
    false,
    eingabe,
  );
  const fristen = [widerspruch];
  if (variante !== "europaeisch") {
    const erster = plusTage(widerspruch.tag, 1);
    fristen.push({
      art: "vb-fruehestens",
      titel: "Antrag auf Vollstreckungsbescheid frühestens",
      tag: erster,
      ungeschoben: erster,
      notfrist: false,
      norm: "§ 699 Abs. 1 Satz 2 ZPO",
      schritte: [
        {
          text: `Nach Ablauf der Widerspruchsfrist am ${datum(widerspruch.tag)}: ${datum(erster)}`,
          norm: "§ 699 Abs. 1 Satz 2 ZPO",
        },
      ],
    });
    fristen.push(
      frist(
        "vb-spaetestens",
        "Antrag auf Vollstreckungsbescheid spätestens",
        eingabe.zustellungMb,
        wegfallDesMahnbescheids,
        false,
        eingabe,
      ),
    );
    if (eingabe.zustellungVb !== undefined) {
      fristen.push(
        frist(
          "einspruch",
          "Einspruch gegen den Vollstreckungsbescheid",
          eingabe.zustellungVb,
          einspruchsfrist[variante],
          true,
          eingabe,
        ),
      );
    }
  }
  if (eingabe.aufforderungBegruendung !== undefined) {
    // The lawsuit that follows a European order is one of the ZPO (§ 1091 ZPO), and so is this period.
    const nachZpo = variante === "europaeisch" ? { ...eingabe, variante: "inland" as const } : eingabe;
    fristen.push(
      frist(
        "begruendung",
        "Anspruchsbegründung",
        eingabe.aufforderungBegruendung,
        begruendungsfrist[variante],
        false,
        nachZpo,
      ),
    );
  }
  return { art: "ergebnis", variante, fristen, vermerke: vermerke(eingabe, variante) };
}

function frist(
  art: Mahnfrist["art"],
  titel: string,
  ereignis: Tag,
  dauer: Dauer,
  notfrist: boolean,
  { feiertag, variante }: Mahnfristeneingabe,
): Mahnfrist {
  const { wochen = 0, monate = 0, tage = 0, norm } = dauer;
  const ungeschoben = plusTage(plusMonate(ereignis, monate), wochen * 7 + tage);
  const tag = naechsterWerktag(ungeschoben, (t) => feiertag?.(t) !== undefined);
  const zaehlung = zaehlungIn(variante);
  const laenge = [
    menge(monate, "Monat", "Monate"),
    menge(wochen, "Woche", "Wochen"),
    menge(tage, "Tag", "Tage"),
  ]
    .filter(Boolean)
    .join(", ");
  const schritte: Schritt[] = [
    {
      text: `${laenge} ab dem ${datum(ereignis)}: ${datum(ungeschoben)}`,
      norm: `${norm}, ${zaehlung.beginn}`,
    },
  ];
  if (tag !== ungeschoben) schritte.push(verschoben(ungeschoben, tag, zaehlung.ende, feiertag));
  return { art, titel, tag, ungeschoben, notfrist, norm, schritte };
}

/** By which norms a period is counted and its end moved on. */
const zivilprozess = { beginn: "§§ 187 Abs. 1, 188 Abs. 2 BGB", ende: "§ 222 Abs. 2 ZPO" };
const unionsrecht = {
  beginn: "Art. 3 Abs. 1 VO (EWG, Euratom) Nr. 1182/71",
  ende: "Art. 3 Abs. 4 VO (EWG, Euratom) Nr. 1182/71",
};
const zaehlungIn = (variante: Mahnvariante | undefined) =>
  variante === "europaeisch" ? unionsrecht : zivilprozess;

/** Each day that was passed over with what it is. */
function verschoben(von: Tag, bis: Tag, norm: string, feiertag: Feiertagsauskunft | undefined): Schritt {
  const tage: Tag[] = [];
  for (let t = von; t < bis; t = plusTage(t, 1)) tage.push(t);
  const namen = tage.map((tag) => {
    const name = feiertag?.(tag)?.name ?? (wochentag(tag) === 7 ? "Sonntag" : "Samstag");
    return `${datum(tag)} (${name})`;
  });
  const normen = [norm, ...tage.flatMap((t) => feiertag?.(t)?.norm ?? [])];
  return {
    text: `Kein Werktag: ${namen.join(", ")}. Ende am ${datum(bis)}`,
    norm: [...new Set(normen)].join("; "),
  };
}

const menge = (zahl: number, eins: string, viele: string): string =>
  zahl === 0 ? "" : `${zahl} ${zahl === 1 ? eins : viele}`;

function vermerke({ feiertag }: Mahnfristeneingabe, variante: Mahnvariante): Vermerk[] {
  const liste: Vermerk[] = [];
  if (!feiertag) {
    liste.push({
      art: "warnung",
      text: "Feiertage sind nicht berücksichtigt; fällt das Ende auf einen Feiertag am Sitz des Gerichts, endet die Frist am nächsten Werktag.",
      norm: zaehlungIn(variante).ende,
    });
  }
  if (variante === "europaeisch") {
    return [
      ...liste,
      {
        art: "hinweis",
        text: "Für die Fristen des Europäischen Mahnverfahrens gilt die Verordnung (EWG, Euratom) Nr. 1182/71.",
        norm: "Art. 16 Abs. 2 VO (EG) Nr. 1896/2006",
      },
    ];
  }
  return [
    ...liste,
    {
      art: "hinweis",
      text: "Der Widerspruch wirkt, solange der Vollstreckungsbescheid nicht verfügt ist; danach gilt er als Einspruch.",
      norm: "§ 694 ZPO",
    },
    {
      art: "hinweis",
      text: "Ohne rechtzeitigen Antrag auf Vollstreckungsbescheid fällt die Wirkung des Mahnbescheids weg.",
      norm: "§ 701 Satz 1 ZPO",
    },
  ];
}
