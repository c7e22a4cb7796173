import { ausstehendVermerke } from "@gebuehrenportal/gesetze/ausstehend.ts";
import { arbeitssachen } from "@gebuehrenportal/gesetze/kostenverzeichnis/besonderheiten.ts";
import { andererTatbestand } from "@gebuehrenportal/gesetze/kostenverzeichnis/tatbestand.ts";
import { rechtsmittelnorm, uebergang } from "@gebuehrenportal/gesetze/kostenverzeichnis/uebergang.ts";
import { datum, euro, fassungAm, fassungszweifel, type Vermerk } from "@gebuehrenportal/recht";
import type { GerichtskostenEingabe } from "./eingabe.ts";
import { nebeneinander } from "./nebeneinander.ts";
import type { Posten } from "./posten.ts";
import { vonStand2012, zumStand2012 } from "./stand-2012.ts";
import { istStrafgebuehr } from "./strafe.ts";
import { tabellen } from "./tabellen.ts";

/** What the reader must know beside the figures, each once. */
export function vermerke(eingabe: GerichtskostenEingabe, alle: readonly Posten[]): readonly Vermerk[] {
  const liste = [
    ...alle.flatMap((p) => [...zurFassung(p), ...zumWert(p), ...zurAngabe(p)]),
    ...nebeneinander(alle),
    ...zurSache(eingabe, alle),
  ];
  return liste.length < 2 ? liste : [...new Map(liste.map((v) => [v.text, v])).values()];
}

const hinweis = (text: string, norm: string, feld?: string): Vermerk => ({
  art: "hinweis",
  text,
  norm,
  ...(feld !== undefined && { feld }),
});

function zurFassung(posten: Posten): Vermerk[] {
  const { fassung, nummer, feld, tag } = posten;
  const norm = nummer.werte.norm;
  const { fassungen } = nummer.werte;
  return [
    ...(vonStand2012(posten)
      ? []
      : fassungszweifel({
          norm,
          fassung,
          tag,
          naechste: fassungen[fassungen.indexOf(fassung) + 1],
          zwischen: posten.wert.beginnZwischen,
          feld,
        })),
    ...(posten.wert.daneben
      ? [
          hinweis(
            `${norm} nannte daneben ${euro(posten.wert.daneben.betrag)} für ${posten.wert.daneben.wofuer}; danach ist hier nicht gerechnet.`,
            norm,
            feld,
          ),
        ]
      : []),
    ...(andererTatbestand(posten.wert)
      ? [
          hinweis(
            `${norm} hatte am ${datum(tag)} einen anderen Inhalt als heute${posten.wert.spaeterNr === undefined ? "" : `; was damals dort stand, wurde später Nr. ${posten.wert.spaeterNr}`}.`,
            norm,
            feld,
          ),
        ]
      : []),
  ];
}

function zumWert(posten: Posten): Vermerk[] {
  const { bezug } = posten.nummer;
  const wert = posten.p.wert;
  if (wert === undefined || bezug === undefined || bezug === "strafe" || bezug === "geldbusse") return [];
  if (posten.wert.art === "satz" && posten.wert.darueber) {
    return wert > posten.wert.darueber.ab
      ? [
          hinweis(
            `Ob die ${posten.wert.darueber.promille} ‰ nur vom Mehrbetrag über ${euro(posten.wert.darueber.ab)} oder vom ganzen Betrag zu rechnen sind, ist streitig; gerechnet ist nach dem Mehrbetrag.`,
            posten.nummer.werte.norm,
            `${posten.feld}.wert`,
          ),
        ]
      : [];
  }
  const { hoechstens, wertname } = tabellen[bezug];
  const grenze = fassungAm(hoechstens, posten.tag)?.wert;
  if (grenze === undefined || wert <= grenze || posten.wert.art === "fest") return [];
  return [
    hinweis(`Als ${wertname} zählen höchstens ${euro(grenze)}.`, hoechstens.norm, `${posten.feld}.wert`),
  ];
}

function zurAngabe(posten: Posten): Vermerk[] {
  const norm = posten.nummer.werte.norm;
  const nr = posten.wert.art === "satz" || posten.wert.art === "fest" ? posten.wert.hoechstensNr : undefined;
  const drei =
    posten.p.angaben?.hoechstensDreiMonate === true && "dreiMonate" in posten.wert && posten.wert.dreiMonate;
  const heute = posten.nummer.werte.fassungen.at(-1)?.ab;
  const ersetzt = posten.statt?.nummer.nr;
  return [
    ...(ersetzt !== undefined &&
    posten.gesetz === "gkg" &&
    istStrafgebuehr(ersetzt) &&
    posten.p.ermaessigt === undefined
      ? [
          {
            art: "warnung" as const,
            text: `Nach der angegebenen Strafe entsteht Nr. ${posten.nummer.nr}, nicht Nr. ${ersetzt}.`,
            norm,
            feld: `${posten.feld}.nr`,
          },
        ]
      : []),
    ...(nr !== undefined && posten.p.angaben?.vermoegen === undefined
      ? [
          hinweis(
            `Nr. ${posten.nummer.nr} beträgt höchstens eine Gebühr Nr. ${nr} nach dem Vermögen; ohne das Vermögen ist diese Grenze nicht geprüft.`,
            norm,
            `${posten.feld}.angaben.vermoegen`,
          ),
        ]
      : []),
    ...(drei && heute !== undefined
      ? [
          hinweis(
            "Die Anmerkung zur Dauer bis zu drei Monaten ist in ihrem heutigen Wortlaut angewandt.",
            norm,
            posten.feld,
          ),
        ]
      : []),
  ];
}

function zurSache({ gesetz, rechtsmittelAm }: GerichtskostenEingabe, alle: readonly Posten[]): Vermerk[] {
  const norm = rechtsmittelnorm[gesetz];
  const inHoehererInstanz = alle.filter(
    (p) => p.nummer.rechtsmittel && uebergang[gesetz](p.nummer).art === "anhaengig",
  );
  const arbeit = alle.some(
    ({ nummer }) =>
      gesetz === "gkg" && Number(nummer.nr) >= arbeitssachen.von && Number(nummer.nr) <= arbeitssachen.bis,
  );
  const letzter = alle
    .map(({ tag }) => tag)
    .sort()
    .at(-1);
  return [
    ...zumStand2012(alle),
    ...(gesetz === "gvkostg" && letzter !== undefined ? ausstehendVermerke("vollstreckung", letzter) : []),
    ...(norm && rechtsmittelAm === undefined && inHoehererInstanz.length > 0
      ? [
          hinweis(
            "Ein Rechtsmittel, das nach einer Gesetzesänderung eingelegt wurde, folgt neuem Recht; gerechnet ist nach dem Stichtag.",
            norm,
            "rechtsmittelAm",
          ),
        ]
      : []),
    ...(rechtsmittelAm !== undefined && inHoehererInstanz.length === 0
      ? [
          hinweis(
            "Keine der Nummern gehört zu einem Rechtsmittel; dessen Tag blieb ohne Wirkung.",
            norm ?? "",
            "rechtsmittelAm",
          ),
        ]
      : []),
    ...(arbeit
      ? [
          hinweis(
            "Im Urteilsverfahren des ersten Rechtszugs erstattet auch die unterlegene Partei keine Anwaltskosten und keine Entschädigung für Zeitversäumnis.",
            "§ 12a Abs. 1 Satz 1 ArbGG",
          ),
          hinweis(
            "Im Verfahren vor den Gerichten für Arbeitssachen wird kein Kostenvorschuss erhoben.",
            "§ 11 GKG",
          ),
        ]
      : []),
  ];
}
