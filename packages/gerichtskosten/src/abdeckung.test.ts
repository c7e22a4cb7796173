import { gesetze, kvNummernVon } from "@gebuehrenportal/gesetze/kostennummern.ts";
import { andererTatbestand } from "@gebuehrenportal/gesetze/kostenverzeichnis/tatbestand.ts";
import type { KvNummer, Nummernwert } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { cent, plusTage, type Tag, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import type { Kostenposition } from "./eingabe.ts";
import { gerichtskosten } from "./gerichtskosten.ts";
import { nurGelesenes } from "./testing.ts";

const angaben: Readonly<Record<string, NonNullable<Kostenposition["angaben"]>>> = {
  strafe: { strafe: { art: "freiheitsstrafe", monate: 8 } },
  bestandteile: {
    seiten: 60,
    grossformat: 1,
    dateien: 2,
    kilometer: 12,
    stunden: 5,
    beglaubigungen: 1,
  },
};

/** What the kind of the number asks for. */
function position(nummer: KvNummer, wert: Nummernwert): Kostenposition {
  const p = { id: "p", nr: nummer.nr, wert: cent(1_234_567) };
  if (nummer.bezug === "strafe") return { ...p, angaben: angaben.strafe ?? {} };
  if (wert.art === "satzrahmen") return { ...p, satz100: wert.max100 };
  if (wert.art === "bestandteile") return { ...p, angaben: angaben.bestandteile ?? {} };
  if (["auslage", "prozent", "vielfaches"].includes(wert.art) || nummer.bezug === "geldbusse") {
    return { ...p, betrag: cent(50_000) };
  }
  return p;
}

const letzterTag = tag("2026-11-21");

/** The first day of every quarter since the first version of the registers. */
const quartale = Array.from({ length: 53 }, (_, i) =>
  tag(`${2013 + Math.floor((i + 3) / 4)}-${["01", "04", "07", "10"][(i + 3) % 4]}-01`),
);

/** Each first day and its neighbours (so the last day before a repeal, too), the last day, quarters, and a day in between. */
function tage(nummer: KvNummer): Tag[] {
  const { fassungen } = nummer.werte;
  const anfaenge = fassungen.flatMap((f) => [plusTage(f.ab, -1), f.ab, plusTage(f.ab, 1)]);
  const mitten = fassungen.map((f) => plusTage(f.ab, 45));
  return [...new Set([...anfaenge, ...mitten, ...quartale, letzterTag])].sort();
}

/** What an answer lacks: a result, steps that end with the amount, a version that has begun. */
function mangel(antwort: ReturnType<typeof gerichtskosten>, stichtag: Tag): string {
  if (antwort.art === "kein-ergebnis") return antwort.grund;
  const schlecht = antwort.zeilen.filter(
    ({ schritte, betrag, fassung }) => schritte.at(-1)?.betrag !== betrag || fassung.ab > stichtag,
  );
  return schlecht.map(({ nr }) => `Zeile ${nr}`).join();
}

describe.each(gesetze)("Jede Nummer rechnet an jedem Tag ihrer Geltung: %s", (gesetz) => {
  test("an jedem Fassungstag, am Tag davor und danach, an jedem Quartalsbeginn und am letzten Tag", () => {
    expect([quartale[0], quartale.at(-1)]).toEqual(["2013-10-01", "2026-10-01"]);
    let ergebnisse = 0;
    let nichtinkraft = 0;
    const maengel: string[] = [];
    const positionen = new Map<string, Kostenposition>();
    for (const nummer of kvNummernVon(gesetz)) {
      for (const stichtag of tage(nummer)) {
        const fassung = nummer.werte.fassungen.findLast((f) => f.ab <= stichtag);
        const gilt = fassung !== undefined && fassung.wert.art !== "entfallen";
        const alles = position(nummer, fassung?.wert ?? { art: "entfallen" });
        const merker = `${nummer.nr} ${fassung?.ab}`;
        const p = positionen.get(merker) ?? (gilt ? nurGelesenes(gesetz, stichtag, alles) : alles);
        if (gilt) positionen.set(merker, p);
        const antwort = gerichtskosten({ gesetz, stichtag, positionen: [p] });
        if (gilt) ergebnisse++;
        else nichtinkraft++;
        const fehler = gilt ? mangel(antwort, stichtag) : antwort.art === "kein-ergebnis" ? "" : "rechnet";
        if (fehler) maengel.push(`Nr. ${nummer.nr} am ${stichtag}: ${fehler}`);
      }
    }
    expect(maengel).toEqual([]);
    expect(ergebnisse).toBeGreaterThan(40 * kvNummernVon(gesetz).length);
    expect(nichtinkraft).toBeGreaterThanOrEqual(kvNummernVon(gesetz).length);
  });

  test("jede Fassung hat eine Quelle mit Fundstelle, und die Tage steigen", () => {
    for (const nummer of kvNummernVon(gesetz)) {
      const { fassungen } = nummer.werte;
      for (const [i, f] of fassungen.entries()) {
        expect(f.quelle.titel, `${nummer.nr} ${f.ab}`).toMatch(/ vom \d\d\.\d\d\.\d{4}$/);
        expect(f.quelle.fundstelle, `${nummer.nr} ${f.ab}`).toMatch(
          /^(BGBl\. (I \d{4} S\. \d+|\d{4} I Nr\. \d+)|Stand \d\d\.)/,
        );
        expect(i === 0 || f.ab > (fassungen[i - 1]?.ab ?? "")).toBe(true);
      }
    }
  });

  test("jede Ermäßigung nennt Nummern, die es gibt", () => {
    const bekannt = new Set(kvNummernVon(gesetz).map((n) => n.nr));
    for (const n of kvNummernVon(gesetz)) {
      for (const andere of [...n.ersetzt, ...(n.nachfolger ? [n.nachfolger] : [])]) {
        expect(bekannt.has(andere), `${n.nr} → ${andere}`).toBe(true);
      }
    }
  });
});

test("was unter einer weggefallenen und wiedergekommenen Nummer stand, war ein anderer Tatbestand", () => {
  const wiedergekommen = gesetze.flatMap((g) =>
    kvNummernVon(g).filter(({ werte: { fassungen } }) =>
      fassungen.some(({ wert }, i) => wert.art === "entfallen" && i < fassungen.length - 1),
    ),
  );
  expect(wiedergekommen.map(({ nr }) => nr)).toEqual(["2115"]);
  for (const { nr, werte } of wiedergekommen)
    for (const { ab, wert } of werte.fassungen.slice(
      0,
      werte.fassungen.findIndex((f) => f.wert.art === "entfallen"),
    ))
      expect(andererTatbestand(wert), `${nr} ab ${ab}`).toBe(true);
});

test("die Verzeichnisse sind vollständig übernommen", () => {
  expect(gesetze.map((g) => kvNummernVon(g).length)).toEqual([370, 100, 349, 59]);
});

test("die Ermäßigung eines Rechtsmittels folgt dessen Tag (§ 71 Abs. 1 Satz 2 GKG, § 134 Abs. 1 Satz 2 GNotKG)", () => {
  for (const gesetz of gesetze) {
    const nummern = kvNummernVon(gesetz);
    const rechtsmittel = new Set(nummern.filter((n) => n.rechtsmittel).map((n) => n.nr));
    for (const n of nummern.filter(({ ersetzt }) => ersetzt.some((nr) => rechtsmittel.has(nr)))) {
      expect(n.rechtsmittel, `${gesetz} ${n.nr}`).toBe(true);
    }
  }
  // Tabelle A, 10.000 €: seit 01.06.2025 283,00 €, davor 266,00 €
  const antwort = gerichtskosten({
    gesetz: "gnotkg",
    stichtag: tag("2025-05-31"),
    rechtsmittelAm: tag("2025-06-01"),
    positionen: [{ id: "p", nr: "12427", wert: cent(1_000_000) }],
  });
  expect(antwort).toMatchObject({ art: "ergebnis", summe: 28_300 });
});
