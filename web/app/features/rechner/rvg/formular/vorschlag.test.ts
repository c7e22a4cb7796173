import { type Cent, cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { vorschlaegeZu } from "./vorschlag.ts";

const zu = (...nummern: readonly string[]) =>
  vorschlaegeZu({
    leistungsende: tag("2026-10-01"),
    angelegenheiten: [
      {
        id: "a1",
        auftragAm: tag("2026-03-01"),
        wert: cent(1_000_000),
        positionen: nummern.map((nr, i) => ({ id: `p${i + 1}`, nr })),
      },
    ],
  });

test.each([
  [
    ["3100", "3105"],
    {
      id: "a1.3104-statt-3105",
      titel: "Volle statt ermäßigter Terminsgebühr",
      bedingung: "Die Gegenseite war vertreten, die Sache wurde erörtert, oder es gab mehr als einen Termin.",
      norm: "Nr. 3105 VV",
      basic: false,
      aktion: { art: "nummer", a: "a1", p: "p2", nr: "3104" },
    },
  ],
  [
    ["4100", "4106"],
    {
      id: "a1.haft-p2",
      titel: "Gebühr mit Haftzuschlag",
      bedingung: "Der Mandant war in diesem Abschnitt nicht auf freiem Fuß.",
      norm: "Vorbem. 4 Abs. 4 VV",
      basic: false,
      aktion: { art: "nummer", a: "a1", p: "p2", nr: "4107" },
    },
  ],
  [
    ["4100", "4106"],
    {
      id: "a1.4141",
      titel: "Zusätzliche Gebühr, weil die Hauptverhandlung entbehrlich wurde",
      bedingung:
        "Einstellung, rechtzeitige Rücknahme oder Entscheidung ohne Verhandlung unter Mitwirkung des Anwalts.",
      norm: "Nr. 4141 VV",
      basic: false,
      aktion: { art: "position-dazu", a: "a1", nr: "4141", felder: { bezug: "4106" } },
    },
  ],
  [
    ["3309"],
    {
      id: "a1.1000-2",
      titel: "Einigungsgebühr für eine Zahlungsvereinbarung",
      bedingung: "Ratenzahlung wurde vereinbart und vorläufig auf Klage oder Vollstreckung verzichtet.",
      norm: "Nr. 1000 Nr. 2 VV, § 31b RVG",
      basic: false,
      aktion: { art: "position-dazu", a: "a1", nr: "1000", felder: { variante: "1000-2" } },
    },
  ],
  [
    ["3100", "3104"],
    {
      id: "a1.7003",
      titel: "Fahrtkosten mit dem eigenen Kraftfahrzeug",
      bedingung: "Der Termin lag außerhalb der Gemeinde von Kanzlei und Wohnung.",
      norm: "Nr. 7003 VV, Vorbem. 7 Abs. 2 VV",
      basic: false,
      feld: "a1.kilometer",
    },
  ],
  [
    ["3100", "3104"],
    {
      id: "a1.3309-vollstreckung",
      titel: "Zwangsvollstreckung aus dem Titel",
      bedingung:
        "Nach dem Titel wurde die Vollstreckung angedroht oder betrieben; jede Maßnahme zählt für sich.",
      norm: "Nr. 3309 VV, § 18 Abs. 1 Nr. 1 RVG",
      basic: true,
      aktion: { art: "angelegenheit-davor", a: "a1", stufe: "vollstreckung", nr: "3309" },
    },
  ],
])("Neben %j steht genau dieser Vorschlag", (nummern, erwartet) => {
  expect(zu(...nummern).find(({ id }) => id === erwartet.id)).toEqual(erwartet);
});

// Vorbem. 3 Abs. 4 VV; ohne Wert der Nr. 3100 gibt es kein Ergebnis.
test("Eine Anrechnung, die nicht zu rechnen ist, wird nicht vorgeschlagen", () => {
  const auftragAm = tag("2026-03-01");
  const wert = cent(500_000);
  const anrechnungen = (verfahren: { readonly wert?: Cent }) =>
    vorschlaegeZu({
      leistungsende: tag("2026-10-01"),
      angelegenheiten: [
        { id: "a1", auftragAm, positionen: [{ id: "p1", nr: "2300", wert }] },
        { id: "a2", auftragAm, positionen: [{ id: "p2", nr: "3100", ...verfahren }] },
      ],
    }).flatMap(({ id }) => (id.startsWith("anrechnung") ? [id] : []));
  expect(anrechnungen({ wert })).toEqual(["anrechnung-p1-p2"]);
  expect(anrechnungen({})).toEqual([]);
});
