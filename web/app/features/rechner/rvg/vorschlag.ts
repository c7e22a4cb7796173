import type { Position, RvgEingabe } from "@gebuehrenportal/gebuehren";
import type { Vorschlag as Rechtsvorschlag } from "@gebuehrenportal/gebuehren/vorschlaege";
import { vorschlaege } from "@gebuehrenportal/gebuehren/vorschlaege";
import { satz } from "@gebuehrenportal/recht";
import type { Aktion } from "./aktionen.ts";
import { istBasicnummer } from "./basic.ts";
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

type Anrechnungspaar = {
  readonly von: readonly string[];
  readonly auf: readonly string[];
  readonly norm: string;
};

/** Credits that follow from two matters standing side by side. Of several targets the first in the list is the next step. */
const paare: readonly Anrechnungspaar[] = [
  { von: ["2300", "2301"], auf: ["2303", "3305", "3307", "3100", "3101"], norm: "Vorbem. 3 Abs. 4 VV" },
  { von: ["2303"], auf: ["3305", "3307", "3100", "3101"], norm: "Vorbem. 3 Abs. 4 VV" },
  { von: ["2302"], auf: ["3102"], norm: "Vorbem. 3 Abs. 4 VV" },
  { von: ["2503"], auf: ["3305", "3307", "3100", "3101", "3102"], norm: "Nr. 2503 Anm. 2 VV" },
  { von: ["3305", "3306"], auf: ["3100", "3101"], norm: "Nr. 3305 Anm. VV" },
  { von: ["3307"], auf: ["3100", "3101"], norm: "Nr. 3307 Anm. VV" },
  { von: ["3504"], auf: ["3200"], norm: "Nr. 3504 Anm. VV" },
  { von: ["3506"], auf: ["3206"], norm: "Nr. 3506 Anm. VV" },
  { von: ["3508"], auf: ["3208"], norm: "Nr. 3508 Anm. VV" },
];

function anrechnungsvorschlaege({ angelegenheiten, anrechnungen = [] }: RvgEingabe): Vorschlag[] {
  const gebuehren = angelegenheiten.flatMap((a) =>
    a.positionen.map((p) => ({ a: a.id, p: p.id ?? p.nr, nr: p.nr })),
  );
  return paare.flatMap(({ von, auf, norm }) => {
    const quelle = gebuehren.find((g) => von.includes(g.nr));
    const ziel = auf
      .map((nr) => gebuehren.find((g) => g.nr === nr && g.a !== quelle?.a))
      .find((g) => g !== undefined);
    if (!quelle || !ziel) return [];
    const schon = anrechnungen.some((k) => "position" in k.von && k.von.position === quelle.p);
    if (schon) return [];
    return [
      {
        id: `anrechnung-${quelle.p}-${ziel.p}`,
        titel: `Anrechnung von Nr. ${quelle.nr} auf Nr. ${ziel.nr} VV`,
        bedingung: "Beide Gebühren betreffen denselben Gegenstand.",
        norm,
        basic: true,
        aktion: {
          art: "anrechnung-dazu" as const,
          felder: { von: `${quelle.a}/${quelle.p}`, auf: `${ziel.a}/${ziel.p}` },
        },
      },
    ];
  });
}
