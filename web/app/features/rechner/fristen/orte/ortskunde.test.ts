import { alleGerichte, namensschluessel } from "@gebuehrenportal/gesetze/gerichte";
import { expect, test } from "vitest";
import { ausQuery, getippt, heute } from "../../testing-seite.tsx";
import { formular } from "../formular.ts";
import { rechnung } from "../rechnung.ts";
import { kleineRechnung, rechnungMit } from "../rechnungsbau.ts";
import { alleOrte } from "./gerichtskunde.ts";
import { eigeneOrte, type Ortskunde } from "./ortskunde.ts";
import { ortshinweis } from "./ortswahl.ts";

const ids = (treffer: readonly { readonly id: string }[]) => treffer.map(({ id }) => id);
const augsburg = {
  id: "by-augsburg",
  name: "Augsburg",
  art: "gemeinde",
  land: "BY",
  lage: "Bayern",
  ort: { land: "BY", gemeinde: "by-augsburg" },
};
const kassel = {
  id: "he-kassel",
  name: "Kassel",
  art: "gemeinde",
  land: "HE",
  lage: "Hessen",
  ort: { land: "HE", gemeinde: "he-kassel" },
};
const kamenz = {
  id: "ag-kamenz",
  name: "Amtsgericht Kamenz",
  art: "gericht",
  land: "SN",
  lage: "Kamenz, Sachsen",
  ort: { land: "SN", gericht: "ag-kamenz" },
};
const bayern = {
  id: "BY",
  name: "Bayern",
  art: "land",
  land: "BY",
  lage: "ganzes Land",
  ort: { land: "BY" },
};

test.each<[string, Ortskunde, string, object]>([
  ["beide", alleOrte, " ", { moeglich: [] }],
  ["beide", eigeneOrte, " ", { moeglich: [] }],
  ["alle", alleOrte, " AUGSBURG ", { treffer: augsburg, moeglich: [] }],
  ["eigene", eigeneOrte, " AUGSBURG ", { treffer: augsburg, moeglich: [] }],
  ["eigene", eigeneOrte, "by-augsburg", { treffer: augsburg, moeglich: [] }],
  ["eigene", eigeneOrte, "Augsb", { moeglich: [augsburg], unbekannt: "Augsb" }],
  ["eigene", eigeneOrte, " Bayern", { treffer: bayern, moeglich: [] }],
  ["alle", alleOrte, "BY", { treffer: bayern, moeglich: [] }],
  // Kassel, Kamenz und ihre Gerichte stehen nur im Verzeichnis
  ["alle", alleOrte, "kassel", { treffer: kassel, moeglich: [] }],
  ["alle", alleOrte, "he-kassel", { treffer: kassel, moeglich: [] }],
  ["alle", alleOrte, "AG Kamenz", { treffer: kamenz, moeglich: [] }],
  ["alle", alleOrte, "ag-kamenz", { treffer: kamenz, moeglich: [] }],
  ["eigene", eigeneOrte, "ag-kamenz ", { moeglich: [], unbekannt: "ag-kamenz" }],
  ["alle", alleOrte, " Nirgends", { moeglich: [], unbekannt: "Nirgends" }],
  ["alle", alleOrte, "x", { moeglich: [], unbekannt: "x" }],
])("%s Orte lesen „%s“", (_, kunde, text, lesung) => {
  expect(kunde.lesen(text)).toEqual(lesung);
});

test("Mehrere Gerichte dieses Namens, ein aufgelöstes und ein bloßer Anfang werden angeboten", () => {
  const lesung = (text: string, land?: "HE" | "BE") => {
    const { moeglich, ...rest } = alleOrte.lesen(text, land);
    return { ...rest, moeglich: ids(moeglich) };
  };
  const fuerth = { unbekannt: "AG Fürth", grund: "So heißen mehrere Gerichte." };
  expect(lesung("AG Fürth")).toEqual({ ...fuerth, moeglich: ["ag-fuerth-by", "ag-fuerth-he"] });
  expect(lesung("AG Fürth", "HE")).toEqual({ ...fuerth, moeglich: ["ag-fuerth-he"] });
  expect(lesung("AG Anklam")).toEqual({
    unbekannt: "AG Anklam",
    grund: "Amtsgericht Anklam besteht nicht mehr (letzter Tag: 05.10.2014).",
    moeglich: ["ag-pasewalk"],
  });
  // Vom einen ist nur das Jahr bekannt, vom anderen weder der Tag noch der Nachfolger
  expect(lesung("AG Greene")).toMatchObject({ grund: "Amtsgericht Greene besteht nicht mehr (bis 1967)." });
  expect(lesung("AG Beeskow")).toEqual({
    unbekannt: "AG Beeskow",
    grund: "Amtsgericht Beeskow besteht nicht mehr.",
    moeglich: [],
  });
  expect(lesung("Landgericht").moeglich).toHaveLength(12);
  expect(lesung("Landgericht", "BE").moeglich).toEqual(["lg-berlin-i", "lg-berlin-ii"]);
  expect(ids(eigeneOrte.lesen("berg", "BY").moeglich)).toEqual(["by-amberg", "by-bamberg", "by-nuernberg"]);
  expect(eigeneOrte.lesen("berg", "BE").moeglich).toEqual([]);
  expect(eigeneOrte.lesen("be").moeglich).toHaveLength(12);
});

test("Gesucht wird ab zwei Buchstaben: eigene Orte, andere Städte, dann Gerichte, keiner zweimal", () => {
  expect([alleOrte.suchen("b"), eigeneOrte.suchen("b")]).toEqual([[], []]);
  expect(ids(alleOrte.suchen("Kass"))).toEqual([
    "bsg",
    "he-kassel",
    "lg-kassel",
    "ag-kassel",
    "arbg-kassel",
    "vgh-hessen",
    "vg-kassel",
    "sg-kassel",
    "fg-hessen",
  ]);
  expect(ids(eigeneOrte.suchen("Kass"))).toEqual(["bsg"]);
  expect(ids(alleOrte.suchen("AG Kamenz"))).toEqual(["ag-kamenz"]);
  // Wer das Gericht nennt, meint nicht die Stadt
  expect(ids(alleOrte.suchen("AG Fürth"))).not.toContain("by-fuerth");
  expect(ids(eigeneOrte.suchen("AG Fürth"))).toEqual(["by-fuerth"]);
  expect(alleOrte.suchen("Hof")).toHaveLength(12);
});

test.each<[object, object]>([
  [{}, {}],
  // Art. 1 Abs. 1 AGVwGO: Senate in Ansbach, wo der Tag kein Feiertag ist
  [
    { gericht: "vgh-bayern", sitz: "by-ansbach" },
    {
      sitze: [
        { wert: "by-muenchen", text: "München" },
        { wert: "by-ansbach", text: "Ansbach: auswärtige Senate in Ansbach (Art. 1 Abs. 1 AGVwGO)" },
      ],
    },
  ],
  [{ gericht: "ag-forchheim" }, { himmelfahrt: "Forchheim" }],
  [{ gemeinde: "by-forchheim" }, { himmelfahrt: "Forchheim" }],
  [{ gemeinde: "by-augsburg" }, {}],
  [{ gericht: "ag-kamenz" }, {}],
  [{ gericht: "bgh-leipzig" }, {}],
  [{ gericht: "gibtesnicht", gemeinde: "gibtesnicht" }, {}],
])("Zu %j ist zu fragen: %j", (angaben, fragen) => {
  expect(alleOrte.fragen(angaben, false)).toEqual(fragen);
  expect(eigeneOrte.fragen(angaben, false)).toEqual({});
});

test("Für die Rechnung bringt das Verzeichnis die Gemeinde des Sitzes mit und was der Leser von ihr weiß", () => {
  expect(alleOrte.aufgeloest({ land: "SN", gericht: "ag-kamenz" })).toMatchObject({
    land: "SN",
    gericht: { id: "ag-kamenz", sitze: [{ id: "sn-kamenz", aussagen: { fronleichnam: { gilt: "nein" } } }] },
  });
  expect(alleOrte.aufgeloest({ gericht: "vgh-bayern", sitz: "by-ansbach" })).toMatchObject({
    gericht: { sitze: [{ id: "by-ansbach" }] },
  });
  expect(alleOrte.aufgeloest({ gericht: "ag-forchheim", mariaeHimmelfahrt: "ja" })).toMatchObject({
    gericht: { sitze: [{ aussagen: { "mariae-himmelfahrt": { gilt: "ja" } } }] },
  });
  expect(alleOrte.aufgeloest({ gemeinde: "by-forchheim", mariaeHimmelfahrt: "nein" })).toMatchObject({
    gemeinde: { id: "by-forchheim", aussagen: { "mariae-himmelfahrt": { gilt: "nein" } } },
  });
  for (const kunde of [alleOrte, eigeneOrte]) {
    expect(kunde.aufgeloest({})).toEqual({});
    expect(kunde.aufgeloest({ land: "BE" })).toEqual({ land: "BE" });
    expect(kunde.aufgeloest({ land: "SN", gericht: "bgh-leipzig" })).toEqual({
      land: "SN",
      gericht: "bgh-leipzig",
    });
    // Was niemand kennt, nennt erst die Rechnung als Fehler
    expect(kunde.aufgeloest({ gericht: "nix", gemeinde: "nirgends" })).toEqual({
      gericht: "nix",
      gemeinde: "nirgends",
    });
  }
  expect(eigeneOrte.aufgeloest({ gemeinde: "by-augsburg", sitz: "x" })).toEqual({ gemeinde: "by-augsburg" });
});

test.each([
  ["BY", "Land; örtliche Feiertage zählen nicht mit"],
  ["ag-kamenz", "Gericht in Kamenz, Sachsen"],
  ["bsg", "Gericht in Kassel, Hessen. In Kassel ist Fronleichnam Feiertag."],
  ["by-augsburg", "Gemeinde in Bayern; ihre örtlichen Feiertage zählen mit"],
  ["he-kassel", "Gemeinde in Hessen"],
])("Unter dem Ort %s steht „%s“", (id, hinweis) => {
  const { treffer } = alleOrte.lesen(id);
  expect(treffer && ortshinweis(treffer)).toBe(hinweis);
});

const nachgeladen = (werte: Record<string, string>) => rechnungMit(eigeneOrte).nachladen?.(werte);
test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ ort: " " }, false],
  [{ ort: " Bayern " }, false],
  [{ gericht: "bgh" }, false],
  [{ ort: "AG Kamenz" }, true],
  [{ gericht: "ag-kamenz" }, true],
  [{ gemeinde: "he-kassel" }, true],
  [{ ort: "Bayern", gericht: "ag-kamenz" }, false],
  [{ "weitere.1.ort": "AG Kamenz" }, false],
  [{ mehrereOrte: "ja", "weitere.1.ort": "Bayern" }, false],
  [{ mehrereOrte: "ja", "weitere.1.ort": "Bayern", "weitere.2.ort": "AG Kamenz" }, true],
])("Das Verzeichnis der Gerichte wird zu %j geholt: %s", (werte, geholt) => {
  expect(nachgeladen(werte) !== undefined).toBe(geholt);
  expect(rechnungMit(alleOrte).nachladen).toBeUndefined();
});

test("Mit dem Verzeichnis rechnet der Browser wie der Server", async () => {
  const werte = { ereignis: "1.8.2025", wochen: "2", ort: "AG Kamenz" };
  expect(getippt(kleineRechnung, werte).art).toBe("fehler");
  expect(rechnungMit(eigeneOrte).felder?.({ ort: "Kassel" }, heute)?.ort).toMatchObject({
    optionen: [{ wert: "bsg" }],
  });
  const groesser = await nachgeladen(werte);
  expect(groesser && getippt(groesser, werte)).toEqual(getippt(rechnung, werte));
  expect(getippt(rechnung, werte).art).toBe("ergebnis");
});

const ort = (query: string) => {
  const a = ausQuery(formular, rechnung, query);
  if (a.art !== "ergebnis") return a.art === "fehler" ? a.fehler : a;
  const { ort: o, weitereOrte } = (a.eingabe as { eingabe: { ort?: object; weitereOrte?: object } }).eingabe;
  return { ...o, ...(weitereOrte && { weitereOrte }) };
};

test.each<[string, object]>([
  ["", {}],
  ["land=BE", { land: "BE" }],
  ["ort=BY", { land: "BY" }],
  ["gericht=ag-kamenz", { land: "SN", gericht: "ag-kamenz" }],
  ["gemeinde=he-kassel", { land: "HE", gemeinde: "he-kassel" }],
  ["ort=ag-kamenz&gericht=bgh&gemeinde=he-kassel&land=SN", { land: "SN", gericht: "ag-kamenz" }],
  ["ort=Nirgends&land=BE", { land: "BE" }],
  ["ort=ag-forchheim", { land: "BY", gericht: "ag-forchheim" }],
  ["ort=ag-forchheim&himmelfahrt=ja", { land: "BY", gericht: "ag-forchheim", mariaeHimmelfahrt: "ja" }],
  ["ort=ag-forchheim&himmelfahrt=nein", { land: "BY", gericht: "ag-forchheim", mariaeHimmelfahrt: "nein" }],
  ["ort=ag-forchheim&himmelfahrt=x", { land: "BY", gericht: "ag-forchheim" }],
  ["ort=ag-muenchen&himmelfahrt=nein", { land: "BY", gericht: "ag-muenchen" }],
  ["ort=vgh-bayern&sitz=by-ansbach", { land: "BY", gericht: "vgh-bayern", sitz: "by-ansbach" }],
  ["ort=vgh-bayern&sitz=by-augsburg", { land: "BY", gericht: "vgh-bayern" }],
  ["ort=by-augsburg&sitz=by-ansbach", { land: "BY", gemeinde: "by-augsburg" }],
  [
    "land=BE&mehrereOrte=ja&weitere.1.ort=SN&weitere.3.ort=by-augsburg",
    { land: "BE", weitereOrte: [{ land: "SN" }, { land: "BY", gemeinde: "by-augsburg" }] },
  ],
  ["land=BE&weitere.1.ort=SN", { land: "BE" }],
  // § 548 ZPO: nur der BGH; ein anderes Gericht bringt höchstens sein Land mit
  ["frist=zpo-548&ort=bgh", { land: "BW", gericht: "bgh" }],
  ["frist=zpo-548&ort=bgh-leipzig", { land: "SN", gericht: "bgh-leipzig" }],
  ["frist=zpo-548&ort=ag-forchheim&himmelfahrt=ja", { land: "BY" }],
  ["frist=zpo-548&ort=vgh-bayern&sitz=by-ansbach", { land: "BY" }],
  ["frist=zpo-548&ort=he-kassel", { land: "HE", gemeinde: "he-kassel" }],
  ["frist=zpo-548&ort=Nirgends", {}],
])("„%s“ ist der Ort %j", (query, erwartet) => {
  const frist = query.startsWith("frist=") ? "" : "&wochen=2";
  expect(ort(`ereignis=2025-08-01${frist}&${query}`)).toEqual(erwartet);
});

test.each([
  [
    "Nirgends",
    "„Nirgends“ ist nicht erfasst und wurde nicht erkannt. Bitte wählen Sie das Land; in Bayern, Sachsen und Thüringen zählen örtliche Feiertage nur mit der Gemeinde.",
  ],
  [
    "AG Kamens",
    "„AG Kamens“ ist so nicht erfasst. Bitte wählen Sie am Feld aus, was gemeint ist, oder nennen Sie das Land.",
  ],
  ["AG Fürth", "So heißen mehrere Gerichte. Bitte wählen Sie am Feld aus, welches Gericht gemeint ist."],
  [
    "AG Beeskow",
    "Amtsgericht Beeskow besteht nicht mehr. Bitte nennen Sie das Gericht, das an seine Stelle getreten ist, oder das Land.",
  ],
])("Der Ort „%s“ wird zurückgefragt", (text, satz) => {
  expect(ort(`ereignis=2025-08-01&wochen=2&ort=${encodeURIComponent(text)}`)).toEqual({
    ort: { art: "recht", text: satz, norm: "§ 193 BGB" },
  });
});

test("Eine unbekannte weitere Stelle ist ein Fehler an ihrer Zeile", () => {
  expect(ort("ereignis=2025-08-01&wochen=2&land=BE&mehrereOrte=ja&weitere.2.ort=Nirgends")).toEqual({
    "weitere.2.ort": { art: "ungueltig" },
  });
});

test.each([
  [
    "wochen=2&ort=Nirgends&land=BY",
    "„Nirgends“ ist nicht erfasst und wurde nicht erkannt. Gerechnet ist nur mit den landesweiten Feiertagen von Bayern; örtliche Feiertage zählen erst, wenn Sie Gericht oder Gemeinde wählen.",
  ],
  [
    "wochen=2&ort=AG F%C3%BCrth&land=NI",
    "So heißen mehrere Gerichte. Gerechnet ist mit den Feiertagen von Niedersachsen; örtliche Feiertage, für die es auf die Gemeinde ankäme, gibt es dort nicht.",
  ],
  [
    "frist=zpo-548&ort=Nirgends",
    "„Nirgends“ ist nicht erfasst und wurde nicht erkannt. Gerechnet ist mit dem Gericht, das für diese Frist allein zuständig ist.",
  ],
  ["wochen=2&land=BY", undefined],
])("%s: das Ergebnis sagt, womit gerechnet ist", (query, satz) => {
  const a = ausQuery(formular, rechnung, `ereignis=2025-08-01&${query}`);
  expect(a.art === "ergebnis" && (a.ergebnis as { ortswarnung?: string }).ortswarnung).toBe(satz);
});

test("Jedes Gericht steht bei seinem ganzen, kurzen und üblichen Namen ganz oben, vor dem, was nur am selben Ort ist", () => {
  const namen = alleGerichte().flatMap(({ name, kurz, auch }) => [name, kurz, ...auch]);
  expect(namen.length).toBeGreaterThan(2_500);
  const gleichen = new Map<string, string[]>();
  for (const { id, name, kurz, auch } of alleGerichte())
    for (const einer of new Set([name, kurz, ...auch].map(namensschluessel)))
      gleichen.set(einer, [...(gleichen.get(einer) ?? []), id]);
  const falsch = namen.filter((name) => {
    const soll = gleichen.get(namensschluessel(name)) ?? [];
    return ids(alleOrte.suchen(name)).slice(0, soll.length).join() !== soll.join();
  });
  expect(falsch).toEqual([]);
});

test.each([
  ["Amtsgericht Kassel", "ag-kassel"],
  ["OLG München", "olg-muenchen"],
  ["LG Leipzig", "lg-leipzig"],
  ["VG Berlin", "vg-berlin"],
  ["LAG Erfurt", "lag-thueringen"],
  // Typed to the half
  ["Amtsgericht Kass", "ag-kassel"],
  ["LG Münch", "lg-muenchen-i"],
  // A town is meant where no court is named.
  ["Kassel", "he-kassel"],
  ["BSG", "bsg"],
])("„%s“ bietet zuerst %s an", (text, id) => {
  expect(ids(alleOrte.suchen(text))[0]).toBe(id);
});
