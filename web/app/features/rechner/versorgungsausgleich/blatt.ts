import { kursnorm } from "@gebuehrenportal/gesetze/euro/umrechnungskurs.ts";
import { datum, type Vermerk } from "@gebuehrenportal/recht";
import type { Groesse } from "@gebuehrenportal/versorgungsausgleich";
import {
  type Blatt,
  type Blattfassung,
  type Blatttabelle,
  type Blattzeile,
  kennzahlEuro,
  rechnungsspalten,
  type Spalte,
} from "#dokumente/blatt/blatt.ts";
import type { Ausgleichseingabe, Ausgleichsergebnis } from "./ausgleichsrechnung.ts";
import { groessentext } from "./groessentext.ts";
import type { Kostenteil, Verfahrenskosten } from "./kosten.ts";
import { rechtetabelle } from "./rechteblatt.ts";

/** The sheet of a calculation about pension rights: a table for each part that was asked for. */
export function ausgleichsblatt(e: Ausgleichseingabe, r: Ausgleichsergebnis): Blatt {
  return {
    titel: "Versorgungsausgleich",
    kennzahl: kennzahl(r),
    fassungen: fassungen(r),
    tabellen: [
      ...(r.verfahrenswert && e.verfahrenswert ? [werttabelle(e.verfahrenswert, r.verfahrenswert)] : []),
      ...(r.kosten ? [kostentabelle(r.kosten)] : []),
      ...(r.ehezeit ? [ehezeittabelle(r.ehezeit)] : []),
      ...(r.anrechte.length > 0 ? [rechtetabelle(e.anrechte, r)] : []),
      ...(r.umrechnung && e.umrechnung ? [umrechnungstabelle(e.umrechnung.von, r.umrechnung)] : []),
      ...(r.wiederkehrend ? [bezuegetabelle(r.wiederkehrend)] : []),
    ],
    vermerke: vermerke(r),
    rechenstand: r.rechenstand,
  };
}

const betragsspalten: readonly Spalte[] = [
  { titel: "Position", art: "text" },
  { titel: "Grundlage", art: "norm" },
  { titel: "Betrag in €", art: "betrag" },
];

const angabespalten: readonly Spalte[] = [
  { titel: "Position", art: "text" },
  { titel: "Grundlage", art: "norm" },
  { titel: "Angabe", art: "text" },
];

type Teil<N extends keyof Ausgleichsergebnis> = NonNullable<Ausgleichsergebnis[N]>;

function kennzahl({ verfahrenswert, wiederkehrend, ehezeit, umrechnung }: Ausgleichsergebnis) {
  if (verfahrenswert) return kennzahlEuro("Verfahrenswert", verfahrenswert.wert);
  if (wiederkehrend) return kennzahlEuro("Wert", wiederkehrend.wert);
  if (ehezeit) return { text: "Ehezeit", wert: monate(ehezeit.monate) };
  return { text: "Umgerechnet", wert: umrechnung ? groessentext(umrechnung.ergebnis) : "–" };
}

function werttabelle(
  { nettoeinkommen1, nettoeinkommen2, auskunft }: NonNullable<Ausgleichseingabe["verfahrenswert"]>,
  { wert, schritte }: Teil<"verfahrenswert">,
): Blatttabelle {
  const einkommen = (text: string, betrag: number): Blattzeile => ({
    zellen: [text, "§ 50 Abs. 1 Satz 1 FamGKG", betrag],
  });
  return {
    titel: "Verfahrenswert",
    spalten: betragsspalten,
    zeilen: [
      ...(auskunft
        ? []
        : [
            einkommen("Monatsnetto von Ehegatte 1", nettoeinkommen1),
            einkommen("Monatsnetto von Ehegatte 2", nettoeinkommen2),
          ]),
      {
        art: "summe",
        zellen: ["Verfahrenswert", "§ 50 FamGKG", wert],
        schritte,
        kennung: "result-value",
      },
    ],
  };
}

function kostentabelle({ gericht, anwalt, summe }: Verfahrenskosten): Blatttabelle {
  const teil = (titel: string, { zeilen, summe: betrag }: Kostenteil, kennung: string): Blattzeile[] => [
    ...zeilen.map((z) => ({ zellen: [z.titel, z.norm, z.satz100, z.betrag], schritte: z.schritte })),
    { art: "zwischensumme", zellen: [titel, undefined, undefined, betrag], kennung },
  ];
  return {
    titel: "Kosten eines eigenen Verfahrens nach diesem Wert",
    spalten: rechnungsspalten,
    zeilen: [
      ...teil("Gerichtskosten", gericht, "result-court"),
      ...teil("Ein Rechtsanwalt, mit Umsatzsteuer", anwalt, "result-lawyer"),
      { art: "summe", zellen: ["Summe", undefined, undefined, summe], kennung: "result-total" },
    ],
  };
}

const ehezeittabelle = ({ beginn, ende, monate: dauer, schritte }: Teil<"ehezeit">): Blatttabelle => ({
  titel: "Ehezeit",
  spalten: angabespalten,
  zeilen: [
    { zellen: ["Beginn", "§ 3 Abs. 1 VersAusglG", datum(beginn)], schritte: schritte.slice(0, 1) },
    { zellen: ["Ende", "§ 3 Abs. 1 VersAusglG", datum(ende)], schritte: schritte.slice(1, 2) },
    {
      art: "summe",
      zellen: ["Dauer", "§ 3 Abs. 1 VersAusglG", monate(dauer)],
      schritte: schritte.slice(2),
      kennung: "result-months",
    },
  ],
});

function umrechnungstabelle(von: Groesse, { ergebnis, schritte }: Teil<"umrechnung">): Blatttabelle {
  // The last step may only change marks into euros.
  const norm = schritte.findLast((schritt) => schritt.norm !== kursnorm)?.norm ?? "§ 5 Abs. 3 VersAusglG";
  return {
    titel: "Umrechnung",
    spalten: angabespalten,
    zeilen: [
      { zellen: ["Angegeben", undefined, groessentext(von)] },
      {
        art: "summe",
        zellen: ["Umgerechnet", norm, groessentext(ergebnis)],
        schritte,
        kennung: "result-conversion",
      },
    ],
  };
}

const bezuegetabelle = ({ regel, wert, schritte }: Teil<"wiederkehrend">): Blatttabelle => ({
  titel: "Wert wiederkehrender Leistungen",
  spalten: betragsspalten,
  zeilen: [{ art: "summe", zellen: [regel.titel, regel.norm, wert], schritte, kennung: "result-recurring" }],
});

const monate = (zahl: number): string => `${zahl} ${zahl === 1 ? "Monat" : "Monate"}`;

function fassungen(r: Ausgleichsergebnis): readonly Blattfassung[] {
  const alle: readonly (Blattfassung | undefined)[] = [
    r.verfahrenswert?.fassung,
    r.kosten && { ...r.kosten.gericht.fassung, norm: "FamGKG" },
    r.kosten && { ...r.kosten.anwalt.fassung, norm: "RVG" },
    r.ehezeit?.fassung,
    r.anrechte[0]?.fassung,
    r.umrechnung?.fassung,
    r.wiederkehrend?.fassung,
  ];
  return alle.flatMap((f) => f ?? []);
}

function vermerke(r: Ausgleichsergebnis): readonly Vermerk[] {
  const alle: readonly Vermerk[] = [
    ...(r.kosten
      ? [
          {
            art: "hinweis" as const,
            text: "Die Kosten gelten für ein eigenes Verfahren. Im Scheidungsverbund wird der Wert dem der Scheidung hinzugerechnet.",
            norm: "§ 44 FamGKG",
          },
        ]
      : []),
    ...[r.verfahrenswert, r.ehezeit, ...r.anrechte, ...r.vergleiche, r.umrechnung, r.wiederkehrend].flatMap(
      (teil) => teil?.vermerke ?? [],
    ),
  ];
  return [...new Map(alle.map((v) => [v.text, v])).values()];
}
