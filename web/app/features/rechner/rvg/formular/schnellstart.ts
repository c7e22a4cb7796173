import { type Formular, formularAus } from "./formular.ts";

/** A ready-made matter to begin with. */
export type Schnellstart = {
  /** Word of the address: `?start=mahnverfahren`. */
  readonly name: string;
  readonly titel: string;
  /** What it contains, in one short line. */
  readonly inhalt: string;
  /** Uses functions of the tier Basic (said on the button). */
  readonly basic: boolean;
  readonly formular: () => Formular;
};

/** Order of the page: the most frequent first. */
export const schnellstarts: readonly Schnellstart[] = [
  {
    name: "erste-instanz",
    titel: "Erste Instanz",
    inhalt: "Verfahrens- und Terminsgebühr",
    basic: false,
    formular: () => formularAus([{ stufe: "instanz", gebuehren: ["3100", "3104"] }]),
  },
  {
    name: "vorgerichtlich",
    titel: "Vorgerichtlich",
    inhalt: "Geschäftsgebühr",
    basic: false,
    formular: () => formularAus([{ stufe: "vorgerichtlich", gebuehren: ["2300"] }]),
  },
  {
    name: "mahnverfahren",
    titel: "Mahnverfahren",
    inhalt: "Mahn- und Vollstreckungsbescheid",
    basic: false,
    formular: () => formularAus([{ stufe: "mahnverfahren", gebuehren: ["3305", "3308"] }]),
  },
  {
    name: "scheidung",
    titel: "Scheidung",
    inhalt: "Ehesache mit Versorgungsausgleich",
    basic: false,
    formular: () =>
      formularAus([
        {
          stufe: "instanz",
          felder: { bezeichnung: "Scheidung mit Folgesachen" },
          gebuehren: ["3100", "3104"],
        },
      ]),
  },
  {
    name: "strafverteidigung",
    titel: "Strafverteidigung",
    inhalt: "Amtsgericht, ein Verhandlungstag",
    basic: false,
    formular: () => formularAus([{ stufe: "strafgericht", gebuehren: ["4100", "4106", "4108"] }]),
  },
  {
    name: "bussgeld",
    titel: "Bußgeld",
    inhalt: "Amtsgericht, Geldbuße bis 5.000 €",
    basic: false,
    formular: () => formularAus([{ stufe: "bussgericht", gebuehren: ["5100", "5109", "5110"] }]),
  },
  {
    name: "mehrvergleich",
    titel: "Vergleich mit Mehrwert",
    inhalt: "Anhängiges und nicht Anhängiges verglichen",
    basic: true,
    formular: () => formularAus([{ stufe: "instanz", gebuehren: ["3100", "3101", "3104", "1003", "1000"] }]),
  },
  {
    name: "mehrwert-berufung",
    titel: "Mehrwert in der Berufung",
    inhalt: "In der Berufung auch nicht Anhängiges verglichen",
    basic: true,
    formular: () => formularAus([{ stufe: "berufung", gebuehren: ["3200", "3201", "3202", "1004", "1000"] }]),
  },
  {
    name: "mehrwert-revision",
    titel: "Mehrwert in der Revision",
    inhalt: "In der Revision auch nicht Anhängiges verglichen",
    basic: true,
    formular: () => formularAus([{ stufe: "revision", gebuehren: ["3206", "3207", "3210", "1004", "1000"] }]),
  },
  {
    name: "pkh",
    titel: "Prozesskostenhilfe",
    inhalt: "Staatskasse und Wahlanwalt nebeneinander",
    basic: true,
    formular: () =>
      formularAus([{ stufe: "instanz", felder: { vertretung: "beigeordnet" }, gebuehren: ["3100", "3104"] }]),
  },
];

/** The quick start of a name; `undefined` if there is none. */
export const schnellstart = (name: string): Schnellstart | undefined =>
  schnellstarts.find((s) => s.name === name);

/** A quick start on the spot keeps value and day that were typed before. */
export function mitGrunddaten(neu: Formular, bisher: Formular): Formular {
  const { wert, auftrag } = bisher.angelegenheiten[0]?.felder ?? {};
  const grunddaten = { ...(wert ? { wert } : {}), ...(auftrag ? { auftrag } : {}) };
  return {
    ...neu,
    felder: bisher.felder,
    angelegenheiten: neu.angelegenheiten.map((a) => ({ ...a, felder: { ...grunddaten, ...a.felder } })),
  };
}
