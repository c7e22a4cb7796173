import { euStaaten } from "#dokumente/e-rechnung/laender.ts";
import type { Angaben } from "../angaben.ts";
import type { Grundlage } from "../grundlage/grundlage.server.ts";
import { verlangt } from "../grundlage/verlangt.ts";
import { gebuehrensteuer } from "./gebuehrensteuer.ts";
import type { Pruefgegenstand, Pruefpunkt } from "./pruefpunkt.ts";
import { auftragspunkte } from "./pruefung-auftrag.ts";
import { eRechnungspunkte } from "./pruefung-e-rechnung.ts";
import { schuldpunkte } from "./pruefung-schuld.ts";

const punkt = (norm: string, text: string, gut: boolean, ...felder: readonly string[]): Pruefpunkt => ({
  norm,
  text,
  stand: gut ? "erfuellt" : "fehlt",
  ...(felder.length > 0 ? { felder } : {}),
});

/** What the law wants of a Kostennote: § 10 RVG, § 14 Abs. 4 and § 14a UStG. */
export function pruefliste(pruefgegenstand: Pruefgegenstand): Pruefpunkt[] {
  return [
    ...berechnung(pruefgegenstand),
    ...schuldpunkte(pruefgegenstand),
    ...auftragspunkte(pruefgegenstand),
    ...rechnung(pruefgegenstand),
    ...eRechnungspunkte(pruefgegenstand),
    ...bedenken(pruefgegenstand),
  ];
}

/** Nothing that the law demands is missing. */
export const ausstellbar = (liste: readonly Pruefpunkt[]): boolean =>
  liste.every(({ stand }) => stand !== "fehlt");

function berechnung({ grundlage, angaben, absender, darfFreigeben }: Pruefgegenstand): Pruefpunkt[] {
  const verlangte = verlangt(grundlage, angaben);
  const zeilen = verlangte.flatMap((v) => v.zeilen);
  const vereinbart = verlangte.some((v) => v.vereinbarung);
  return [
    punkt(
      "§ 10 Abs. 2 RVG",
      "Beträge der Gebühren und Auslagen, kurze Bezeichnung",
      (zeilen.length > 0 || vereinbart) && zeilen.every(({ text, norm }) => text !== "" && norm !== ""),
    ),
    nummern(zeilen),
    punkt(
      "§ 10 Abs. 2 RVG",
      "Gegenstandswert bei jeder Wertgebühr",
      zeilen.every(({ satz100, wert }) => satz100 === undefined || wert !== undefined),
    ),
    punkt(
      "§ 10 Abs. 1 RVG",
      "Name der Anwältin oder des Anwalts, Textform (§ 126b BGB)",
      absender.rechtsanwalt !== "",
      "absender",
    ),
    darfFreigeben
      ? {
          norm: "§ 10 Abs. 1 RVG",
          text: "Die Freigabe steht noch aus; Sie geben sie beim Ausstellen.",
          stand: "hinweis",
          nebenbei: true,
        }
      : punkt("§ 10 Abs. 1 RVG", "Freigabe durch eine Rechtsanwältin oder einen Rechtsanwalt", false),
  ];
}

/** § 10 Abs. 2 RVG wants every number that was applied: those of the calculation against the words that will be printed. */
function nummern(zeilen: Grundlage["gruppen"][number]["zeilen"]): Pruefpunkt {
  const fehlend = zeilen.flatMap(({ text, norm, nummern: angewandt, durchlaufend }) => {
    const gedruckt = new Set(`${text} ${norm}`.match(/\b\d{4}\b/g));
    return durchlaufend ? [] : angewandt.filter((nr) => !gedruckt.has(nr));
  });
  const genannt = [...new Set(zeilen.flatMap((z) => z.nummern))];
  const worte = "Nummern des Vergütungsverzeichnisses";
  return fehlend.length > 0
    ? punkt("§ 10 Abs. 2 RVG", `${worte}: Es fehlt ${[...new Set(fehlend)].join(", ")} VV.`, false)
    : punkt("§ 10 Abs. 2 RVG", genannt.length > 0 ? `${worte}: ${genannt.join(", ")}` : worte, true);
}

function rechnung({ angaben, absender }: Pruefgegenstand): Pruefpunkt[] {
  const { empfaenger: e, von, bis, leistungsort } = angaben;
  const satz =
    bis &&
    gebuehrensteuer({ ort: leistungsort, kleinunternehmer: absender.kleinunternehmer, leistungsende: bis });
  return [
    punkt(
      "§ 14 Abs. 4 Nr. 1 UStG",
      "Name und Anschrift des Absenders (Kanzlei, Straße, Postleitzahl, Ort)",
      [absender.kanzlei, absender.strasse, absender.plz, absender.ort].every(Boolean),
      "absender",
    ),
    punkt(
      "§ 14 Abs. 4 Nr. 1 UStG",
      "Name und Anschrift des Mandanten",
      [e.name, e.strasse, e.plz, e.ort].every(Boolean),
      ...(["name", "strasse", "plz", "ort"] as const).filter((feld) => !e[feld]),
    ),
    punkt(
      "§ 14 Abs. 4 Nr. 2 UStG",
      "Steuernummer oder Umsatzsteuer-Identifikationsnummer",
      absender.steuernummer !== "" || absender.ustIdNr !== "",
      "absender",
    ),
    punkt("§ 14 Abs. 4 Nr. 3, 4 UStG", "Tag und fortlaufende Nummer, beim Ausstellen", true),
    punkt(
      "§ 14 Abs. 4 Nr. 6 UStG",
      "Zeitraum der Leistung",
      von !== undefined && bis !== undefined,
      ...(von ? [] : ["von"]),
      ...(bis ? [] : ["bis"]),
    ),
    punkt("§ 14 Abs. 4 Nr. 8 UStG", "Steuersatz oder Grund der Steuerfreiheit", satz !== undefined, "bis"),
    ...(leistungsort === "eu-unternehmer"
      ? [
          punkt(
            "§ 14a Abs. 1 UStG",
            "Umsatzsteuer-Identifikationsnummern beider Seiten",
            absender.ustIdNr !== "" && e.ustIdNr !== "",
            e.ustIdNr === "" ? "ustIdNr" : "absender",
          ),
          punkt(
            "§ 3a Abs. 2 UStG",
            "Sitz des Mandanten in einem anderen EU-Staat",
            euStaaten.has(e.land),
            "land",
          ),
        ]
      : []),
    ...(leistungsort.startsWith("drittland")
      ? [
          punkt(
            "§ 3a UStG",
            "Sitz des Mandanten außerhalb der EU",
            e.land !== "DE" && !euStaaten.has(e.land),
            "land",
          ),
          punkt(
            "§ 14 Abs. 4 Nr. 2 UStG",
            "Steuernummer (sie steht hier statt der Umsatzsteuer-Identifikationsnummer)",
            absender.steuernummer !== "",
            "absender",
          ),
        ]
      : []),
  ];
}

function bedenken({ grundlage, angaben, absender }: Pruefgegenstand): Pruefpunkt[] {
  const { bis, leistungsort } = angaben;
  const hinweis = (norm: string, text: string): Pruefpunkt => ({ norm, text, stand: "hinweis" });
  const satz =
    bis &&
    gebuehrensteuer({ ort: leistungsort, kleinunternehmer: absender.kleinunternehmer, leistungsende: bis });
  const punkte: Pruefpunkt[] = [];
  if (satz && satz.prozent !== grundlage.prozent)
    punkte.push(
      hinweis(
        "Nr. 7008 VV RVG",
        `Die Kostennote weist ${satz.prozent} % Umsatzsteuer aus, die Berechnung ${grundlage.prozent} %. Es gilt, was hier zu Ort und Zeit der Leistung steht.`,
      ),
    );
  if (absender.kleinunternehmer && leistungsort !== "inland")
    punkte.push(
      hinweis(
        "§ 19 UStG",
        "Kleinunternehmer: bei Leistungen an das Ausland bestimmt der Ort der Leistung, nicht § 19 UStG.",
      ),
    );
  punkte.push(...gebuehrenbedenken(grundlage, angaben).map(([norm, text]) => hinweis(norm, text)));
  if (angaben.zahlungen.length === 0)
    punkte.push(hinweis("§ 10 Abs. 2 RVG", "Kein Vorschuss angegeben: erhaltene Vorschüsse sind zu nennen."));
  return punkte;
}

/** What to think of with fees of legal advice for the poor and with agreed ones. */
function gebuehrenbedenken(grundlage: Grundlage, angaben: Angaben): (readonly [string, string])[] {
  const verlangte = verlangt(grundlage, angaben);
  const nummern = verlangte.flatMap((v) => v.zeilen.map(({ nr }) => nr));
  const vereinbart = verlangte.flatMap(({ vereinbarung }) => vereinbarung ?? []);
  return [
    ...(nummern.includes("2500")
      ? [
          [
            "Nr. 2500 VV RVG",
            "Die Beratungshilfegebühr enthält die Umsatzsteuer; Auslagen kommen nicht dazu.",
          ] as const,
        ]
      : []),
    ...(vereinbart.length > 0
      ? [
          [
            "§ 3a Abs. 1 RVG",
            "Die Vereinbarung braucht Textform, ihre Bezeichnung und den Hinweis, dass der Gegner höchstens die gesetzliche Vergütung erstattet.",
          ] as const,
        ]
      : []),
    ...(vereinbart.some(({ unterschritten }) => unterschritten)
      ? [
          [
            "§ 49b Abs. 1 BRAO",
            "Die Vereinbarung liegt unter den gesetzlichen Gebühren: zulässig nur, wo § 4 oder § 4a RVG es erlaubt.",
          ] as const,
        ]
      : []),
  ];
}
