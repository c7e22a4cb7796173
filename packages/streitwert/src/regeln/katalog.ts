import { hoechstwert } from "@gebuehrenportal/gesetze/gkg/paragraph-39.ts";
import { oeffentlich } from "@gebuehrenportal/gesetze/gkg/werte.ts";
import {
  type Katalogeintrag,
  type Katalogwert,
  katalog,
  nichtErfassteFassungen,
} from "@gebuehrenportal/gesetze/streitwertkatalog/katalog.ts";
import {
  anteil,
  type Cent,
  cent,
  datum,
  euro,
  type Fassung,
  fassungAm,
  type KeinErgebnis,
  keinErgebnis,
  type Schritt,
  satz,
  sicherheitVon,
  type Tag,
  teile,
} from "@gebuehrenportal/recht";
import type { Leser } from "../angaben.ts";
import type { Feld, Regel } from "../regel.ts";
import { abEinem, feld, moeglich, type Rechnung, type Regelwerk, schritt } from "../regelwerk.ts";

const monat = feld("monatsverguetung", "Bruttomonatsvergütung");
const personen = moeglich("personen", "Zahl der Personen", "zahl", abEinem);
const anzahl = moeglich("anzahl", "Anzahl", "zahl", abEinem);

/** What an item asks for. */
function felder(wert: Katalogwert | undefined): readonly Feld[] {
  switch (wert?.art) {
    case "hauptsache":
      return [feld("hauptsache", "Wert der Hauptsache oder Summe des Bescheids")];
    case "auffangwert":
      return [personen];
    case "mindestens":
      return [feld("interesse", "Wirtschaftliches Interesse, etwa der Jahresgewinn")];
    case "monatsverguetung":
      return wert.hoechstens === undefined ? [monat] : [monat, anzahl];
    case "verguetungszeitraum":
      return [
        feld("verguetung", "Vergütung des Zeitraums"),
        ...(wert.hoechstens === undefined ? [] : [monat]),
      ];
    case "monatsdifferenz":
      return [monat, feld("differenz", "Unterschied der Vergütung im Monat")];
    default:
      return [];
  }
}

/** Items that say what the statute says; its rule computes where the edition of the catalogue is not recorded. */
const nachGesetz: Readonly<Record<string, string>> = {
  "arbg-kuendigung": "kuendigung",
  "arbg-ausserordentliche-und-hilfsweise-ordentliche": "kuendigung",
};

/** Items of the value catalogues as rules. */
export const katalogregeln: readonly Regelwerk[] = katalog.map((eintrag) => ({
  id: eintrag.id,
  regel: (am) => regel(eintrag, am),
  reihe: eintrag.werte,
  stichtagNorm: "§ 40 GKG",
  vorher: (am) => {
    const damals = nichtErfassteFassungen.findLast(
      ({ katalog: welcher, ab }) => welcher === eintrag.katalog && ab <= am,
    );
    const ersatz = nachGesetz[eintrag.id];
    return {
      ...(damals && {
        grund: `Für den ${datum(am)} ist die Fassung des Katalogs nicht erfasst (${damals.name}).`,
      }),
      ...(ersatz && { ersatz }),
    };
  },
  deckel: hoechstwert,
  rechne: (a, index, am) => rechne(eintrag, a, index, am),
}));

/** The item as it reads on a day: fields, name and confidence are those of the version in force. */
function regel(eintrag: Katalogeintrag, am: Tag): Regel {
  const { id, titel, katalog: gebiet, werte } = eintrag;
  const fassung = fassungAm(werte, am) ?? werte.fassungen[0];
  const sicherheit = fassung ? sicherheitVon(fassung) : "niedrig";
  // Unsecured items are named without fields and without their numbers.
  const unsicher = sicherheit === "niedrig";
  const hinweis = unsicher
    ? "Nicht gesichert: Der Katalogwert ist nicht belegt und wird nicht berechnet."
    : hinweisDes(eintrag, fassung);
  return {
    id,
    titel,
    norm: werte.norm,
    gebiet,
    felder: unsicher ? [] : felder(fassung?.wert),
    ...(hinweis !== undefined && { hinweis }),
    ...(fassung && { katalog: { titel: werte.norm, fassung: fassungstitel(fassung) } }),
    sicherheit,
  };
}

/** „Fassung 2025“, as the catalogue calls itself. */
const fassungstitel = ({ ab, quelle }: Katalogfassung): string =>
  /Fassung \d{4}$/.exec(quelle.titel)?.[0] ?? `Fassung ${teile(ab).jahr}`;

type Katalogfassung = Fassung<Katalogwert>;

/** The words of the version; those of the entry belong to its first one only. */
const empfehlung = (eintrag: Katalogeintrag, fassung: Katalogfassung | undefined): string | undefined =>
  fassung?.wert.empfehlung ?? (fassung === eintrag.werte.fassungen[0] ? eintrag.empfehlung : undefined);

function hinweisDes(eintrag: Katalogeintrag, fassung: Katalogfassung | undefined): string | undefined {
  const worte = [
    empfehlung(eintrag, fassung),
    fassung === eintrag.werte.fassungen[0] ? eintrag.hinweis : undefined,
  ].filter((w) => w !== undefined);
  return worte.length > 0 ? `${worte.join(". ")}.` : undefined;
}

function rechne(eintrag: Katalogeintrag, angaben: Leser, index: number, am: Tag): Rechnung | KeinErgebnis {
  const fassung = eintrag.werte.fassungen[index];
  if (!fassung) throw new RangeError(`${eintrag.werte.norm}: keine Fassung ${index}`);
  const { wert } = fassung;
  const titel = fassungstitel(fassung);
  const norm = `${eintrag.werte.norm} (${titel})`;
  const sicherheit = sicherheitVon(fassung);
  if (sicherheit === "niedrig") {
    return keinErgebnis("Nicht gesichert: Der Wert dieses Katalogeintrags ist nicht belegt.", norm, "regel");
  }
  if (wert.art === "ohne") {
    const worte = empfehlung(eintrag, fassung);
    return keinErgebnis(
      `Der Katalog nennt keinen Betrag${worte === undefined ? "" : `: ${worte}`}.`,
      norm,
      "regel",
    );
  }
  const schritte: Schritt[] = [];
  const ergebnis = betragNach(wert, angaben, { norm, am, schritte });
  if (typeof ergebnis !== "number") return ergebnis;
  return {
    wert: ergebnis,
    schritte,
    vermerke: [
      { art: "hinweis", text: "Der Streitwertkatalog ist eine Empfehlung und bindet kein Gericht.", norm },
      ...(sicherheit === "mittel"
        ? [
            {
              art: "warnung" as const,
              text:
                titel === "Fassung 2013"
                  ? "Wert nach der Fassung 2013; ob er in der neuen Fassung gleich geblieben ist, ist nicht geprüft."
                  : "Bitte vergleichen Sie den Wert mit dem Text des Streitwertkatalogs; bestätigt ist er uns nicht.",
              norm,
            },
          ]
        : []),
    ],
  };
}

type Weg = { readonly norm: string; readonly am: Tag; readonly schritte: Schritt[] };

function betragNach(
  wert: Exclude<Katalogwert, { art: "ohne" }>,
  angaben: Leser,
  { norm, am, schritte }: Weg,
): Cent | KeinErgebnis {
  const weiter = (text: string, betrag: ReturnType<typeof cent>, stelle = norm) => {
    schritte.push(schritt(text, stelle, betrag));
    return betrag;
  };
  switch (wert.art) {
    case "hauptsache":
      return weiter(
        `${wert.prozent} % von ${euro(angaben.geld("hauptsache"))}`,
        anteil(angaben.geld("hauptsache"), wert.prozent, 100),
      );
    case "auffangwert": {
      const auffang = fassungAm(oeffentlich, am)?.wert.auffang;
      if (auffang === undefined)
        return keinErgebnis(`Für den ${datum(am)} ist keine Fassung erfasst.`, "§ 52 Abs. 2 GKG", "antragAm");
      const je = anteil(auffang, wert.hundertstel, 100);
      weiter("Auffangwert", auffang, "§ 52 Abs. 2 GKG");
      const koepfe = angaben.zahl("personen") ?? 1;
      if (wert.hundertstel !== 100) weiter(`${satz(wert.hundertstel)}-facher Auffangwert`, je);
      return koepfe === 1 ? je : weiter(`${koepfe} Personen`, cent(je * koepfe), "§ 39 Abs. 1 GKG");
    }
    case "festbetrag":
      return weiter("Betrag des Katalogs", wert.betrag);
    case "mindestens": {
      const interesse = weiter("Wirtschaftliches Interesse", angaben.geld("interesse"));
      return interesse >= wert.betrag ? interesse : weiter("Mindestwert", wert.betrag);
    }
    case "monatsverguetung": {
      const mv = angaben.geld("monatsverguetung");
      const mal = wert.hoechstens === undefined ? 1 : (angaben.zahl("anzahl") ?? 1);
      const roh = weiter(
        `${satz(wert.hundertstel)} Monatsvergütungen von ${euro(mv)}${mal > 1 ? ` × ${mal}` : ""}`,
        anteil(mv, wert.hundertstel * mal, 100),
      );
      return gedeckelt(roh, wert.hoechstens, mv, weiter);
    }
    case "verguetungszeitraum": {
      const roh = weiter(
        `${wert.prozent} % von ${euro(angaben.geld("verguetung"))}`,
        anteil(angaben.geld("verguetung"), wert.prozent, 100),
      );
      return wert.hoechstens === undefined
        ? roh
        : gedeckelt(roh, wert.hoechstens, angaben.geld("monatsverguetung"), weiter);
    }
    case "monatsdifferenz": {
      const roh = weiter(
        `${wert.faches} × ${euro(angaben.geld("differenz"))}`,
        anteil(angaben.geld("differenz"), wert.faches, 1),
      );
      return gedeckelt(roh, wert.hoechstens, angaben.geld("monatsverguetung"), weiter);
    }
  }
}

function gedeckelt(
  roh: ReturnType<typeof cent>,
  hoechstens: number | undefined,
  mv: ReturnType<typeof cent>,
  weiter: (text: string, betrag: ReturnType<typeof cent>) => ReturnType<typeof cent>,
) {
  if (hoechstens === undefined) return roh;
  const grenze = anteil(mv, hoechstens, 1);
  const worte = hoechstens === 1 ? "Monatsvergütung" : "Monatsvergütungen";
  return roh <= grenze ? roh : weiter(`Höchstens ${hoechstens} ${worte}`, grenze);
}
