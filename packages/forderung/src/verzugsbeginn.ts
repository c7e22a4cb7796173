import { tageNachRechnung } from "@gebuehrenportal/gesetze/bgb/paragraph-286.ts";
import {
  datum,
  type KeinErgebnis,
  keinErgebnis,
  plusTage,
  type Schritt,
  type Tag,
  type Vermerk,
} from "@gebuehrenportal/recht";
import { rechenbar, tagGrund } from "./grenzen.ts";
import { naechsterWerktag } from "./werktag.ts";

/** What put the debtor in default. */
export type Verzugsgrund =
  | { readonly art: "mahnung" | "zustellung" | "verweigerung"; readonly am: Tag }
  /** Day fixed by the calendar on which had to be paid. */
  | { readonly art: "kalendertag"; readonly am: Tag }
  /** `faelligAm`, `zugangAm`: the later one counts. */
  | {
      readonly art: "rechnung";
      readonly faelligAm: Tag;
      readonly zugangAm: Tag;
      readonly verbraucher: boolean;
      /** The invoice told the consumer of the consequence. */
      readonly hinweis?: boolean;
    }
  | { readonly art: "rechtshaengigkeit"; readonly am: Tag };

export type Verzugsbeginn = {
  readonly art: "ergebnis";
  /** First day that bears interest. */
  readonly verzugAb: Tag;
  readonly norm: string;
  readonly schritte: readonly Schritt[];
  readonly vermerke: readonly Vermerk[];
};

const normen = {
  mahnung: "§ 286 Abs. 1 Satz 1 BGB",
  zustellung: "§ 286 Abs. 1 Satz 2 BGB",
  verweigerung: "§ 286 Abs. 2 Nr. 3 BGB",
  kalendertag: "§ 286 Abs. 2 Nr. 1 BGB",
  rechnung: "§ 286 Abs. 3 BGB",
  rechtshaengigkeit: "§ 291 BGB",
} as const;

const worte = {
  mahnung: "Mahnung zugegangen am",
  zustellung: "Klage oder Mahnbescheid zugestellt am",
  verweigerung: "Leistung ernsthaft und endgültig verweigert am",
  kalendertag: "Nach dem Kalender zu zahlen bis",
  rechtshaengigkeit: "Rechtshängig seit",
} as const;

/**
 * First day that bears interest: the day after the event that put the debtor in default (§ 187 Abs. 1 BGB). A day for payment or
 * the end of the 30 days on a weekend or holiday moves on (§ 193 BGB; BGH, III ZR 159/06). `istFeiertag`: public holidays at
 * the place of payment. No result for a consumer's invoice without the notice of § 286 Abs. 3 Satz 1 BGB.
 */
export function verzugsbeginn(
  grund: Verzugsgrund,
  istFeiertag?: (t: Tag) => boolean,
): Verzugsbeginn | KeinErgebnis {
  const norm = normen[grund.art];
  if (grund.art === "rechnung") return nachRechnung(grund, norm, istFeiertag);
  if (!rechenbar(grund.am)) return keinErgebnis(tagGrund, norm, "am");
  const letzter = grund.art === "kalendertag" ? naechsterWerktag(grund.am, istFeiertag) : grund.am;
  const schritte = [
    { text: `${worte[grund.art]} ${datum(grund.am)}`, norm },
    ...verschiebung(grund.am, letzter),
  ];
  return ergebnis(plusTage(letzter, 1), norm, schritte, weitereVermerke(grund));
}

const verschiebung = (tag: Tag, auf: Tag): Schritt[] =>
  tag === auf ? [] : [{ text: `Samstag, Sonntag oder Feiertag: Ende am ${datum(auf)}`, norm: "§ 193 BGB" }];

function nachRechnung(
  grund: Extract<Verzugsgrund, { art: "rechnung" }>,
  norm: string,
  istFeiertag: ((t: Tag) => boolean) | undefined,
): Verzugsbeginn | KeinErgebnis {
  if (!rechenbar(grund.faelligAm)) return keinErgebnis(tagGrund, norm, "faelligAm");
  if (!rechenbar(grund.zugangAm)) return keinErgebnis(tagGrund, norm, "zugangAm");
  if (grund.verbraucher && grund.hinweis !== true) {
    return keinErgebnis(
      "Ohne Hinweis in der Rechnung gerät ein Verbraucher nicht allein durch Zeitablauf in Verzug.",
      "§ 286 Abs. 3 Satz 1 BGB",
      "hinweis",
    );
  }
  const ab = [grund.faelligAm, grund.zugangAm].toSorted()[1] ?? grund.faelligAm;
  const ende = plusTage(ab, tageNachRechnung);
  const letzter = naechsterWerktag(ende, istFeiertag);
  return ergebnis(plusTage(letzter, 1), norm, [
    { text: `Fällig am ${datum(grund.faelligAm)}, Rechnung zugegangen am ${datum(grund.zugangAm)}`, norm },
    { text: `${tageNachRechnung} Tage danach: ${datum(ende)}`, norm },
    ...verschiebung(ende, letzter),
  ]);
}

const ergebnis = (
  verzugAb: Tag,
  norm: string,
  schritte: readonly Schritt[],
  vermerke: readonly Vermerk[] = [],
): Verzugsbeginn => ({
  art: "ergebnis",
  verzugAb,
  norm,
  schritte: [...schritte, { text: `Zinsen ab ${datum(verzugAb)}`, norm: "§ 187 Abs. 1 BGB" }],
  vermerke: [
    ...vermerke,
    {
      art: "hinweis",
      text: "Der Schuldner kommt nicht in Verzug, solange er die Verspätung nicht zu vertreten hat.",
      norm: "§ 286 Abs. 4 BGB",
    },
  ],
});

function weitereVermerke({ art }: Verzugsgrund): Vermerk[] {
  return art === "mahnung"
    ? [
        {
          art: "hinweis",
          text: "Die Mahnung wirkt nur nach Eintritt der Fälligkeit.",
          norm: "§ 286 Abs. 1 Satz 1 BGB",
        },
      ]
    : [];
}
