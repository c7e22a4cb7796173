import { type Anrechnung, type Position, type RvgEingabe, rvgRechnung } from "@gebuehrenportal/gebuehren";
import type { Vorschlag as Rechtsvorschlag } from "@gebuehrenportal/gebuehren/vorschlaege";
import { vorschlaege } from "@gebuehrenportal/gebuehren/vorschlaege";
import { satz } from "@gebuehrenportal/recht";
import { istBasicnummer } from "../basic.ts";
import type { Aktion } from "./aktionen.ts";
import { anrechnungsfunde } from "./anrechnungspaare.ts";
import type { FormPosition } from "./formular.ts";
import { stufeVon } from "./stufe.ts";

/** A fee or credit that may have been forgotten. It is taken over only when the reader ticks its condition. */
export type Vorschlag = {
  readonly id: string;
  readonly titel: string;
  /** The condition to tick, a full sentence. */
  readonly bedingung: string;
  readonly norm: string;
  readonly basic: boolean;
  /** What ticking does; without it only the field is shown where something must be filled in. */
  readonly aktion?: Aktion;
  /** Field to open and fill in. */
  readonly feld?: string;
};

/** Suggestions for a calculation: credits between its matters first, then fees and expenses. */
export const vorschlaegeZu = (eingabe: RvgEingabe): readonly Vorschlag[] => [
  ...anrechnungsvorschlaege(eingabe),
  ...vorschlaege(eingabe).flatMap(uebersetzt),
];

function uebersetzt(v: Rechtsvorschlag): Vorschlag[] {
  const { angelegenheit: a, aenderung, nr } = v;
  const grund = { id: `${a}.${v.id}`, titel: v.text, bedingung: v.bedingung, norm: v.norm };
  const basic = istBasicnummer(nr);
  switch (aenderung.art) {
    case "position": {
      const { position } = aenderung;
      const aktion: Aktion = { art: "position-dazu", a, nr: position.nr, felder: felderAus(position) };
      return [{ ...grund, basic, aktion }];
    }
    case "ersatz":
      return [{ ...grund, basic, aktion: { art: "nummer", a, p: aenderung.position, nr: aenderung.nr } }];
    case "auftraggeber": {
      const wert = String(aenderung.auftraggeber);
      const aktion: Aktion = { art: "angelegenheit", a, feld: "auftraggeber", wert };
      return [{ ...grund, basic: true, aktion, feld: `${a}.auftraggeber` }];
    }
    case "auslagen": {
      const feld = auslagenfelder[nr];
      return feld ? [{ ...grund, basic, feld: `${a}.${feld}` }] : [];
    }
    case "angelegenheit": {
      const { neu, anrechnungen } = aenderung;
      const auf = anrechnungen[0]?.auf.position;
      const stufe = stufeVon(neu.positionen[0]?.nr ?? "") ?? "sonstiges";
      return [
        {
          ...grund,
          basic: true,
          aktion: { art: "angelegenheit-davor", a, stufe, nr, ...(auf ? { auf } : {}) },
        },
      ];
    }
  }
}

/** Where the inputs of an expense stand in the form. */
const auslagenfelder: Readonly<Record<string, string>> = {
  "7000": "kopienASw",
  "7001": "entgelte",
  "7003": "kilometer",
  "7004": "verkehrsmittel",
  "7005": "abwesenheit",
  "7006": "reisekosten",
  "7007": "haftpflicht",
};

function felderAus({ variante, bezug, satz100, rahmen }: Position): FormPosition["felder"] {
  return {
    ...(variante ? { variante } : {}),
    ...(typeof bezug === "string" ? { bezug } : {}),
    ...(satz100 === undefined ? {} : { satz: satz(satz100) }),
    ...(rahmen ? { rahmen } : {}),
  };
}

/**
 * Credits between two matters side by side, as far as they are not there yet and the law of their days knows them: tried
 * out, so that no tick leads to a result that cannot be.
 */
function anrechnungsvorschlaege(eingabe: RvgEingabe): Vorschlag[] {
  const { angelegenheiten, anrechnungen = [] } = eingabe;
  const gebuehren = angelegenheiten.flatMap((a) =>
    a.positionen.map((p) => ({ a: a.id, p: p.id ?? p.nr, nr: p.nr })),
  );
  return anrechnungsfunde(gebuehren).flatMap(({ paar, von, auf }) => {
    if (anrechnungen.some((k) => "position" in k.von && k.von.position === von.p)) return [];
    const { regel, norm, bedingung = "Beide Gebühren betreffen denselben Gegenstand." } = paar;
    const neu: Anrechnung = {
      ...(regel ? { regel } : {}),
      von: { angelegenheit: von.a, position: von.p },
      auf: { angelegenheit: auf.a, position: auf.p },
    };
    if (rvgRechnung({ ...eingabe, anrechnungen: [...anrechnungen, neu] }).art !== "ergebnis") return [];
    const felder = { von: `${von.a}/${von.p}`, auf: `${auf.a}/${auf.p}`, ...(regel ? { regel } : {}) };
    return [
      {
        id: `anrechnung-${von.p}-${auf.p}`,
        titel: `Anrechnung von ${nummer(von.nr)} auf ${nummer(auf.nr)} VV`,
        bedingung,
        norm,
        basic: true,
        aktion: { art: "anrechnung-dazu" as const, felder },
      },
    ];
  });
}

const nummer = (nr: string): string => (nr === "34" ? "§ 34 RVG" : `Nr. ${nr}`);
