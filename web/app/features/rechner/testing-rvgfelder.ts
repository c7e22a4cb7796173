import { alsAntwort } from "./formular/antwort.ts";
import {
  allgemeinFelder,
  angelegenheitFelder,
  anrechnungFelder,
  positionFelder,
  zahlungFelder,
} from "./rvg/formular/felder.ts";
import { type Formular, formularAus } from "./rvg/formular/formular.ts";
import { auswertung } from "./rvg/rechnung.ts";
import type { Seitenprobe } from "./testing-felder.ts";
import { heute } from "./testing-heute.ts";

const gruppen = {
  allgemein: allgemeinFelder,
  angelegenheit: angelegenheitFelder,
  position: positionFelder,
  anrechnung: anrechnungFelder,
  zahlung: zahlungFelder,
} as const;
type Gruppe = keyof typeof gruppen;

/** Every field of the RVG form: `position.satz`. */
export const rvgFelder: readonly string[] = Object.entries(gruppen).flatMap(([gruppe, felder]) =>
  Object.keys(felder).map((feld) => `${gruppe}.${feld}`),
);

type Felder = Readonly<Record<string, string>>;
type Stand = {
  readonly nr: string /** Number of an earlier matter in the same form, position `p9`. */;
  readonly davor?: string;
} & { readonly [G in Gruppe]?: Felder };

/** States of the form; between them every field has what it depends on. */
const staende: readonly Stand[] = [
  { nr: "3100", angelegenheit: { wert: "10000" } },
  { nr: "3100", angelegenheit: { wert: "10000", auftraggeber: "2" } },
  { nr: "3100", angelegenheit: { wert: "10000", vertretung: "beigeordnet" } },
  { nr: "1000", angelegenheit: { wert: "10000" } },
  { nr: "1003", angelegenheit: { wert: "10000", mehrwert: "5000" } },
  { nr: "1009", angelegenheit: { wert: "10000" }, position: { auszahlungen: "500" } },
  { nr: "2300", angelegenheit: { wert: "10000" } },
  { nr: "34", position: { beratung: "beratung", betrag: "100" } },
  { nr: "3405", angelegenheit: { wert: "10000" }, position: { bezug: "3401" } },
  { nr: "3403", angelegenheit: { wert: "10000" } },
  {
    nr: "3403",
    angelegenheit: { wert: "10000", gesamtauftrag: "3100:0,5 aus 5000" },
    position: { auftrag: "einzeln" },
  },
  { nr: "4104", angelegenheit: { gesamtauftrag: "4104 = 198,00" }, position: { auftrag: "frueher" } },
  { nr: "4100" },
  { nr: "4108" },
  { nr: "4147", position: { bezug: "4106" } },
  { nr: "3401", angelegenheit: { wert: "10000" }, position: { bezug: "3100" } },
  { nr: "3100", angelegenheit: { wert: "10000" }, davor: "2300", anrechnung: { von: "a2/p9", auf: "a1/p1" } },
  { nr: "5100", angelegenheit: { geldbusse: "500" } },
  { nr: "3100", angelegenheit: { wert: "10000", vereinbarung: "stunden", stunden: "2", jeStunde: "250" } },
  { nr: "3100", angelegenheit: { wert: "10000", vereinbarung: "pauschale", pauschalhonorar: "900" } },
  {
    nr: "3100",
    angelegenheit: { wert: "10000" },
    anrechnung: { von: "frueher", auf: "a1/p1", frueherNr: "2300", frueherWert: "10000" },
    zahlung: { von: "mandant", betrag: "100", auf: "a1/p1" },
  },
  {
    nr: "2503",
    anrechnung: { von: "frueher", auf: "a1/p1", frueherNr: "2503" },
  },
];

const texte = [
  "2",
  "x",
  "30;60",
  "4:30",
  "Gericht 5,00",
  "3100",
  "p2",
  "vorb3-4",
  "a1/p1",
  "02.01.2026",
  "115,00: 43,00 / 112,00",
];
const proben: Readonly<Record<string, readonly string[]>> = {
  betrag: ["100", "3000"],
  satz: ["1", "0,5", "1,5", "19"],
  tag: ["02.01.2026", "01.03.2014"],
  zahl: ["2", "5"],
};

function formularDes(
  stand: Stand,
  { gruppe, feld, wert }: { gruppe?: Gruppe; feld?: string; wert?: string },
): Formular {
  const felder = (welche: Gruppe): Felder => ({
    ...stand[welche],
    ...(gruppe === welche && feld !== undefined && wert !== undefined && { [feld]: wert }),
  });
  const ohneLeere = (f: Felder): Felder =>
    Object.fromEntries(Object.entries(f).filter(([, text]) => text !== ""));
  const grund = formularAus([
    { stufe: "instanz", gebuehren: [{ nr: stand.nr, felder: ohneLeere(felder("position")) }] },
  ]);
  const davor = stand.davor && {
    id: "a2",
    stufe: "instanz" as const,
    felder: { wert: "10000" },
    positionen: [{ id: "p9", nr: stand.davor, felder: {} }],
  };
  const [angelegenheit] = grund.angelegenheiten;
  if (!angelegenheit) throw new Error("Keine Angelegenheit");
  return {
    felder: ohneLeere(felder("allgemein")),
    angelegenheiten: [
      { ...angelegenheit, felder: ohneLeere(felder("angelegenheit")) },
      ...(davor ? [davor] : []),
    ],
    anrechnungen:
      stand.anrechnung || gruppe === "anrechnung"
        ? [{ id: "k1", felder: ohneLeere(felder("anrechnung")) }]
        : [],
    zahlungen:
      stand.zahlung || gruppe === "zahlung" ? [{ id: "z1", felder: ohneLeere(felder("zahlung")) }] : [],
  };
}

function anfrage(formular: Formular): unknown {
  const gerechnet = auswertung({ formular, heute, abgeschickt: true, erweitert: true });
  return gerechnet.art === "ergebnis" ? JSON.parse(JSON.stringify(alsAntwort(gerechnet.eingabe))) : undefined;
}

/** Tries each field of the RVG form in each of its states, until it has counted once. */
export function* rvgProben(bekannt: (feld: string) => boolean): Generator<Seitenprobe> {
  for (const stand of staende) {
    const wie = anfrage(formularDes(stand, {}));
    yield { feld: "", mit: wie, ohne: wie };
    for (const [gruppe, felder] of Object.entries(gruppen) as [Gruppe, Record<string, { art: unknown }>][]) {
      for (const [feld, { art }] of Object.entries(felder)) {
        const name = `${gruppe}.${feld}`;
        if (bekannt(name)) continue;
        const ohne = anfrage(formularDes(stand, { gruppe, feld, wert: "" }));
        const eigener = stand[gruppe]?.[feld];
        const werte =
          feld === "bezug"
            ? ["3100"]
            : Array.isArray(art)
              ? (art as string[])
              : (proben[art as string] ?? texte);
        for (const wert of [...(eigener ? [eigener] : []), ...werte]) {
          const mit = anfrage(formularDes(stand, { gruppe, feld, wert }));
          if (mit !== undefined) yield { feld: name, mit, ohne };
        }
      }
    }
  }
}
