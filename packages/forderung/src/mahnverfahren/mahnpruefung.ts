import { ausstehendVermerke } from "@gebuehrenportal/gesetze/ausstehend.ts";
import { hoechstzinsVerbraucherdarlehen } from "@gebuehrenportal/gesetze/zpo/paragraph-688.ts";
import { type Cent, cent, datum, type Tag, type Vermerk } from "@gebuehrenportal/recht";
import { type Basiszinszeile, basiszinssaetze, prozentText } from "../basiszins.ts";

/** What is known before the official form is filled in. Unknown answers are left out. */
export type Mahnantrag = {
  readonly antragAm: Tag;
  readonly hauptforderung: Cent;
  readonly faelligAm?: Tag;
  readonly zinsenAb?: Tag;
  readonly waehrung?: string;
  /** A counter-performance is still to be rendered. */
  readonly gegenleistungOffen?: boolean;
  readonly oeffentlicheZustellungNoetig?: boolean;
  readonly streitgerichtAngegeben?: boolean;
  /** Effective yearly rate of a consumer loan in hundredths of percent, and the day it was concluded. */
  readonly verbraucherdarlehen?: { readonly effektivzins100: number; readonly vertragAm: Tag };
  readonly antragsteller?: "privat" | "anwalt" | "inkasso" | "behoerde";
  readonly maschinellLesbar?: boolean;
  readonly inkassokosten?: Cent;
  readonly anwaltskosten?: Cent;
  readonly zustellungAusland?: boolean;
  readonly basiszinsen?: readonly Basiszinszeile[];
};

/** What stands against the application, or should be looked at, before it is sent (§§ 688, 690, 702 ZPO). Empty: nothing found. */
export function plausibilitaet(antrag: Mahnantrag): readonly Vermerk[] {
  return [
    ...zulaessigkeit(antrag),
    ...darlehen(antrag),
    ...neuesKreditrecht(antrag),
    ...form(antrag),
    ...zeit(antrag),
    ...kosten(antrag),
  ];
}

const warnung = (text: string, norm: string, feld: string): Vermerk => ({ art: "warnung", text, norm, feld });
const hinweis = (text: string, norm: string, feld: string): Vermerk => ({ art: "hinweis", text, norm, feld });

function zulaessigkeit(antrag: Mahnantrag): Vermerk[] {
  return [
    ...(antrag.hauptforderung > 0
      ? []
      : [
          warnung(
            "Das Mahnverfahren verlangt einen bestimmten Geldbetrag.",
            "§ 688 Abs. 1 ZPO",
            "hauptforderung",
          ),
        ]),
    ...waehrung(antrag),
    ...(antrag.gegenleistungOffen === true
      ? [
          warnung(
            "Solange eine Gegenleistung noch zu erbringen ist, ist das Mahnverfahren nicht zulässig.",
            "§ 688 Abs. 2 Nr. 2 ZPO",
            "gegenleistungOffen",
          ),
        ]
      : []),
    ...(antrag.oeffentlicheZustellungNoetig === true
      ? [
          warnung(
            "Muss der Mahnbescheid öffentlich zugestellt werden, ist das Mahnverfahren nicht zulässig.",
            "§ 688 Abs. 2 Nr. 3 ZPO",
            "oeffentlicheZustellungNoetig",
          ),
        ]
      : []),
    ...(antrag.zustellungAusland === true
      ? [
          hinweis(
            "Im Ausland ist das Mahnverfahren nur zulässig, soweit das AVAG es vorsieht.",
            "§ 688 Abs. 3 ZPO",
            "zustellungAusland",
          ),
        ]
      : []),
  ];
}

/** § 32 Abs. 1 Satz 2 AVAG: served abroad the claim may name another currency. */
function waehrung({ waehrung: in_ = "EUR", zustellungAusland = false }: Mahnantrag): Vermerk[] {
  if (in_ === "EUR") return [];
  return zustellungAusland
    ? [
        hinweis(
          "Wird der Mahnbescheid im Ausland zugestellt, kann der Betrag auf eine andere Währung lauten.",
          "§ 32 Abs. 1 Satz 2 AVAG",
          "waehrung",
        ),
      ]
    : [warnung("Der Betrag muss auf Euro lauten.", "§ 688 Abs. 1 ZPO", "waehrung")];
}

const neuesKreditrecht = ({ verbraucherdarlehen: d }: Mahnantrag): readonly Vermerk[] =>
  d ? ausstehendVermerke("verbraucherkredit", d.vertragAm, "verbraucherdarlehen.vertragAm") : [];

function darlehen({ verbraucherdarlehen: d, basiszinsen }: Mahnantrag): Vermerk[] {
  if (!d) return [];
  const basis = basiszinssaetze(basiszinsen);
  const zeile = basis.art === "ergebnis" ? basis.zeilen.findLast((z) => z.ab <= d.vertragAm) : undefined;
  if (!zeile) {
    return [
      hinweis(
        "Der Basiszinssatz am Tag des Vertrags ist nicht erfasst; bitte die Zinsgrenze selbst prüfen.",
        "§ 688 Abs. 2 Nr. 1 ZPO",
        "verbraucherdarlehen.vertragAm",
      ),
    ];
  }
  const vorlaeufig = basis.art === "ergebnis" && d.vertragAm >= basis.unbekanntAb;
  const eintrag =
    zeile.herkunft === "betreiber"
      ? ` Der Basiszinssatz ist ${zeile.quelle.titel} (${zeile.quelle.fundstelle}).`
      : "";
  const grenze = zeile.prozent100 + hoechstzinsVerbraucherdarlehen;
  if (vorlaeufig)
    return [
      (d.effektivzins100 > grenze ? warnung : hinweis)(
        `Der Basiszinssatz am Tag des Vertrags ist noch nicht bekannt; nach dem laufenden Satz liegt die Grenze vorläufig bei ${prozentText(grenze)}, der effektive Jahreszins von ${prozentText(d.effektivzins100)} ${d.effektivzins100 > grenze ? "läge darüber" : "läge nicht darüber"}.${eintrag}`,
        "§ 688 Abs. 2 Nr. 1 ZPO",
        "verbraucherdarlehen.vertragAm",
      ),
    ];
  return d.effektivzins100 > grenze
    ? [
        warnung(
          `Der effektive Jahreszins von ${prozentText(d.effektivzins100)} liegt über der Grenze von ${prozentText(grenze)}; das Mahnverfahren ist nicht zulässig.${eintrag}`,
          "§ 688 Abs. 2 Nr. 1 ZPO",
          "verbraucherdarlehen.effektivzins100",
        ),
      ]
    : [];
}

function form(antrag: Mahnantrag): Vermerk[] {
  const berufsmaessig = antrag.antragsteller !== undefined && antrag.antragsteller !== "privat";
  return [
    ...(berufsmaessig && antrag.maschinellLesbar === false
      ? [
          warnung(
            "Rechtsanwälte, registrierte Inkassodienstleister und Behörden reichen den Antrag nur maschinell lesbar ein.",
            "§ 702 Abs. 2 Satz 2 ZPO",
            "maschinellLesbar",
          ),
        ]
      : []),
    ...(antrag.maschinellLesbar === (berufsmaessig ? undefined : false)
      ? [
          hinweis(
            "Rechtsanwälte, registrierte Inkassodienstleister und Behörden reichen den Antrag nur maschinell lesbar ein, andere auch auf dem Vordruck.",
            "§ 702 Abs. 2 ZPO",
            berufsmaessig ? "antragsteller" : "maschinellLesbar",
          ),
        ]
      : []),
    ...(antrag.streitgerichtAngegeben === false
      ? [
          warnung(
            "Das Gericht, das für ein streitiges Verfahren zuständig ist, muss bezeichnet werden.",
            "§ 690 Abs. 1 Nr. 5 ZPO",
            "streitgerichtAngegeben",
          ),
        ]
      : []),
  ];
}

function zeit({ antragAm, faelligAm, zinsenAb }: Mahnantrag): Vermerk[] {
  return [
    ...(faelligAm !== undefined && faelligAm > antragAm
      ? [warnung(`Die Forderung wird erst am ${datum(faelligAm)} fällig.`, "§ 688 Abs. 1 ZPO", "faelligAm")]
      : []),
    ...(faelligAm === undefined && zinsenAb !== undefined
      ? [
          hinweis(
            "Ohne den Tag der Fälligkeit ist der Beginn der Zinsen nicht geprüft.",
            "§ 286 Abs. 1 BGB",
            "zinsenAb",
          ),
        ]
      : []),
    ...(faelligAm !== undefined && zinsenAb !== undefined && zinsenAb <= faelligAm
      ? [
          warnung(
            "Verzugszinsen beginnen frühestens am Tag nach der Fälligkeit.",
            "§ 286 Abs. 1 BGB",
            "zinsenAb",
          ),
        ]
      : []),
  ];
}

function kosten({ inkassokosten = cent(0), anwaltskosten = cent(0), hauptforderung }: Mahnantrag): Vermerk[] {
  return [
    ...(inkassokosten > 0 && anwaltskosten > 0
      ? [
          warnung(
            "Kosten von Inkassodienstleister und Rechtsanwalt sind nebeneinander nur in den Grenzen einer Anwaltsvergütung zu ersetzen.",
            "§ 13f RDG",
            "inkassokosten",
          ),
        ]
      : []),
    ...(hauptforderung > 0 && inkassokosten + anwaltskosten > hauptforderung
      ? [
          hinweis(
            "Die Nebenforderungen übersteigen die Hauptforderung; bitte prüfen.",
            "§ 254 Abs. 2 BGB",
            "inkassokosten",
          ),
        ]
      : []),
  ];
}
