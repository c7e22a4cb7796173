import type { Formularfeld } from "../../../formular/formularfeld.ts";
import { auswahlfeld, betragsfeld, schalterfeld } from "../../../ui/formular/feldbau.ts";
import type { FormPosition } from "../../formular/formular.ts";
import type { Nummernangabe } from "../../formular/nummernangabe.ts";

export type Positionsfeld = keyof FormPosition["felder"] & string;
type Feld = Formularfeld<Positionsfeld>;

const eigenerWert: Feld = betragsfeld("wert", "Eigener Wert", {
  hinweis: "Leer: ergibt sich von selbst",
  basic: true,
});
const roherWert: Feld = betragsfeld("wert", "Wert der Zahlungsvereinbarung selbst", {
  hinweis: "Zählt ungekürzt. Leeren, wenn die Forderung gemeint ist",
  basic: true,
});
const wertfelder = ({ variante, wert }: FormPosition["felder"]): readonly Feld[] =>
  variante !== "1000-2" ? [eigenerWert] : wert ? [roherWert] : [];
const anzahl: Feld = { feld: "anzahl", art: "zahl", label: "Anzahl", hinweis: "Leer: einmal" };
const bezug: readonly Feld[] = [
  {
    feld: "bezug",
    art: "text",
    label: "In Höhe der Gebühr",
    hinweis: "Nummer, zum Beispiel 3100. Leer: die passende Gebühr dieser Angelegenheit.",
    breit: true,
  },
  { feld: "bezugSatz", art: "text", label: "Deren Satz" },
  betragsfeld("bezugBetrag", "oder deren Betrag"),
];
const beratung: readonly Feld[] = [
  auswahlfeld(
    "beratung",
    "Art der Beratung",
    {
      "": "Vereinbarte Gebühr",
      erstberatung: "Erstes Beratungsgespräch",
      beratung: "Weitere Beratung",
      gutachten: "Schriftliches Gutachten",
    },
    { breit: true },
  ),
  schalterfeld("verbraucher", "Verbraucher, keine Vereinbarung getroffen", {
    hinweis: "Dann gelten die Höchstbeträge des § 34 Abs. 1 Satz 3 RVG.",
    wenn: { feld: "beratung", ist: ["erstberatung", "beratung", "gutachten"] },
  }),
];
const inkasso: Feld = auswahlfeld(
  "inkasso",
  "Einziehung einer unbestrittenen Forderung",
  {
    "": "Nein",
    einfach: "Ja, einfacher Fall",
    regel: "Ja, Regelfall",
    umfangreich: "Ja, besonders umfangreich oder schwierig",
  },
  { breit: true },
);
const einigung: readonly Feld[] = [
  auswahlfeld(
    "variante",
    "Gegenstand der Einigung",
    { "": "Streit oder Ungewissheit beseitigt (Nr. 1)", "1000-2": "Zahlungsvereinbarung (Nr. 2)" },
    { breit: true },
  ),
  betragsfeld("forderung", "Forderung, um die es geht", {
    hinweis: "Gerechnet wird aus dem Anteil nach § 31b RVG. Leer: der Gegenstandswert",
    wenn: { feld: "variante", ist: ["1000-2"] },
  }),
];
const auszahlungen: Feld = {
  feld: "auszahlungen",
  art: "text",
  label: "Ausgezahlte Beträge",
  hinweis: "Mehrere mit Semikolon trennen: 1.500,00; 320,00",
  breit: true,
};
const erhoehung: readonly Feld[] = [
  betragsfeld("gemeinsam", "Gemeinsamer Wert", {
    hinweis: "Leer: alle Auftraggeber am ganzen Wert beteiligt",
  }),
  schalterfeld("ohneErhoehung", "Ohne Erhöhung nach Nr. 1008 VV"),
];

const auftrag: Feld = auswahlfeld(
  "auftrag",
  "Auftrag",
  {
    "": "Auftrag dieser Angelegenheit",
    frueher: "Früherer, dann erweiterter Auftrag (§ 15 Abs. 5 RVG)",
    einzeln: "Nur einzelne Handlungen (§ 15 Abs. 6 RVG)",
  },
  { breit: true },
);

/** Kinds of fee that can arise more than once in one matter (per hearing day, per payout …). */
const mehrfach: readonly string[] = ["termin", "laenge", "einzel"];

/**
 * The fields for a number of this nature. A payment agreement asks for its claim, whose share the law makes the value; a
 * raw value typed before stays in sight under a name of its own.
 */
export function felderFuer(
  { nr, wert, gebuehrenart }: Nummernangabe,
  felder: FormPosition["felder"],
  mehrereAuftraggeber: boolean,
): readonly Feld[] {
  const nachWert = wert.art === "satz" || wert.art === "satzrahmen" || wert.art === "zusatzgebuehr";
  return [
    ...(wert.art === "beratung" ? beratung : []),
    ...(nr === "1000" ? einigung : []),
    ...(nachWert || wert.art === "verweis" ? wertfelder(felder) : []),
    ...(wert.art === "verweis" ? bezug : []),
    ...(nr === "2300" || nr === "2301" ? [inkasso] : []),
    ...(wert.art === "hebegebuehr" ? [auszahlungen] : []),
    ...(wert.art === "betragsrahmen" || wert.art === "festbetrag" || mehrfach.includes(gebuehrenart ?? "")
      ? [anzahl]
      : []),
    ...(mehrereAuftraggeber && gebuehrenart !== "auslage" ? erhoehung : []),
    ...(gebuehrenart === "auslage" ? [] : [auftrag]),
  ];
}
