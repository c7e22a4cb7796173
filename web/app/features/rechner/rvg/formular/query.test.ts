import { rvgRechnung, vvNummern } from "@gebuehrenportal/gebuehren";
import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { istGewaehlt } from "./formular.ts";
import { formularAusQuery, kanonisch } from "./query.ts";

const lies = (query: string) => formularAusQuery(new URLSearchParams(query));
const kurz = (query: string) =>
  lies(query).formular.angelegenheiten.map((a) => [
    a.stufe,
    a.positionen
      .filter(istGewaehlt)
      .map((p) => [p.nr, p.felder.satz ?? ""].join(":"))
      .join(" "),
  ]);

test("Kommaliste und wiederholtes vv bedeuten dasselbe, der Satz steht mit Dezimalpunkt", () => {
  const erwartet = [["instanz", "3100: 3104:0,5"]];
  expect(kurz("wert=10000&vv=3100,3104:0.5")).toEqual(erwartet);
  expect(kurz("wert=10000&vv=3100&vv=3104:0.5")).toEqual(erwartet);
  expect(kurz("vv=3100&vv=3104&satz.3104=0,5")).toEqual(erwartet);
});

test("Wert und Tag erscheinen, wie sie verstanden wurden, Unklares wie eingegeben", () => {
  const { formular } = lies(
    "wert=10.000,00 €&vv=3100&stichtag=2025-05-31&leistungsende=30.6.25&ust=0&mandanten=3",
  );
  expect(formular.angelegenheiten[0]?.felder).toEqual({
    wert: "10.000,00",
    auftrag: "31.05.2025",
    auftraggeber: "3",
  });
  expect(formular.felder).toEqual({ leistungsende: "30.6.25", umsatzsteuer: "nein" });
  expect(lies("wert=10.00").formular.angelegenheiten[0]?.felder.wert).toBe("10.00");
});

test("Die Umsatzsteuer bleibt an, wenn das Kästchen neben dem verborgenen Feld angekreuzt ist", () => {
  expect(lies("ust=0&ust=1&vv=3100").formular.felder).toEqual({});
});

test("Ohne Eingabe steht die erste Instanz bereit, und nichts gilt als vergessen", () => {
  expect(kurz("")).toEqual([["instanz", "3100: 3104:"]]);
  expect(lies("").abgeschickt).toBe(false);
  expect(lies("wert=").abgeschickt).toBe(true);
  expect(lies("start=mahnverfahren&wert=500").abgeschickt).toBe(false);
  expect(kurz("start=mahnverfahren&wert=500")).toEqual([["mahnverfahren", "3305: 3308:"]]);
});

test("Gebühren verschiedener Stufen sind eigene Angelegenheiten", () => {
  expect(kurz("wert=5000&vv=2300,3100,3104")).toEqual([
    ["vorgerichtlich", "2300:"],
    ["instanz", "3100: 3104:"],
  ]);
});

test("anrechnung=1 rechnet die Geschäftsgebühr der Liste oder eine frühere an", () => {
  expect(lies("wert=5000&vv=2300,3100&anrechnung=1").formular.anrechnungen[0]?.felder).toEqual({
    von: "a1/p1",
    auf: "a2/p3",
  });
  expect(lies("wert=5000&vv=3100&stichtag=2025-05-31&anrechnung=1").formular.anrechnungen[0]?.felder).toEqual(
    {
      von: "frueher",
      frueherNr: "2300",
      frueherWert: "5.000,00",
      frueherAuftrag: "31.05.2025",
      auf: "a1/p1",
    },
  );
});

test("Über das Mahnverfahren wird zweimal angerechnet: 2300 auf 3305, 3305 auf 3100", () => {
  const { anrechnungen } = lies("wert=5000&vv=2300,3305,3100&anrechnung=1").formular;
  expect(anrechnungen.map((k) => [k.felder.von, k.felder.auf])).toEqual([
    ["a1/p1", "a2/p3"],
    ["a2/p3", "a3/p5"],
  ]);
});

test("Ohne anrechnung=1 wird angerechnet, was in der Liste aufeinander folgt, aber keine Geschäftsgebühr", () => {
  const paare = (vv: string) => lies(`wert=5000&vv=${vv}`).formular.anrechnungen.map((k) => k.felder);
  expect(paare("3305,3100")).toEqual([{ von: "a1/p1", auf: "a2/p3" }]);
  expect(paare("2300,3307,3100")).toEqual([{ von: "a2/p3", auf: "a3/p6" }]);
  expect(paare("2300,3100")).toEqual([]);
  expect(paare("2302,3102")).toEqual([]);
  expect(paare("3100,3104")).toEqual([]);
});

test("Die frühere Geschäftsgebühr hat die Auftraggeber der Anfrage", () => {
  expect(lies("wert=5000&vv=3100&mandanten=2&anrechnung=1").formular.anrechnungen[0]?.felder).toMatchObject({
    frueherNr: "2300",
    frueherAuftraggeber: "2",
  });
});

test.each([
  ["2302,3102", [["2302", "3102"]]],
  ["2302,3204", [["2302", "3204"]]],
  ["3306,3100", [["3306", "3100"]]],
  [
    "2300,3307,3100",
    [
      ["2300", "3307"],
      ["3307", "3100"],
    ],
  ],
  ["2503,3100", [["2503", "3100"]]],
  [
    "2503,3305,3100",
    [
      ["2503", "3305"],
      ["3305", "3100"],
    ],
  ],
  [
    "34,2300,3100",
    [
      ["34", "2300"],
      ["2300", "3100"],
    ],
  ],
  ["2501,2503", [["2501", "2503"]]],
  ["2100,3200", [["2100", "3200"]]],
  ["5100,5103,4100,4104", [["5100", "4100"]]],
  ["4106,4143,3100", [["4143", "3100"]]],
])("anrechnung=1 verbindet die Angelegenheiten aus vv=%s", (vv, erwartet) => {
  const { formular } = lies(`wert=5000&vv=${vv}&anrechnung=1`);
  const nummern = new Map<string, string>(
    formular.angelegenheiten.flatMap((a) => a.positionen.map((p) => [`${a.id}/${p.id}`, p.nr] as const)),
  );
  const paare = formular.anrechnungen.map((k) =>
    [k.felder.von, k.felder.auf].map((ort) => nummern.get(ort ?? "") ?? ort),
  );
  expect(paare.filter(([von]) => von !== "frueher")).toEqual(erwartet);
});

test("Auf die Gebühren der Sozialgerichte wird eine frühere Nr. 2302 VV angerechnet", () => {
  expect(lies("vv=3102&anrechnung=1").formular.anrechnungen[0]?.felder).toMatchObject({
    von: "frueher",
    frueherNr: "2302",
    auf: "a1/p1",
  });
});

test.each([
  ["", true],
  ["wert=10000&vv=3100,3104", true],
  ["wert=10000&vv=2300:2.5&stichtag=2025-05-31&ust=0", true],
  ["wert=10.000&vv=3100", false],
  ["wert=10000&wert=10000", false],
  ["wert=10000&x=1", false],
  ["vv=3100,3104,3100,3104,3100,3104,3100", false],
  ["__proto__=1", false],
  ["constructor=1", false],
  ["wert=x10", false],
  ["wert=10x", false],
  ["wert=010", false],
  ["vv=3100:10.25,3104:1.3", true],
  ["vv=3100:100.2", false],
  ["vv=x3100", false],
  ["vv=3100x", false],
  ["vv=3100,3104:1.333", false],
  ["stichtag=x2025-05-31", false],
  ["stichtag=2025-05-31x", false],
  ["ust=10", false],
  ["ust=01", false],
  ["start=mehrvergleich", true],
  ["start=mehrwert-berufung", true],
  ["start=Xmehrvergleich", false],
  ["start=mehrvergleichX", false],
  ["start=ab", false],
  ["start=123", false],
])("Nur die kürzeste Schreibweise einer Frage wird als Seite aufgehoben: %s", (query, aufgehoben) => {
  expect(kanonisch(new URLSearchParams(query))).toBe(aufgehoben);
});

test("Übermäßige und sinnlose Angaben werden begrenzt, nicht geworfen", () => {
  expect(lies(`vv=${"3100,".repeat(500)}`).formular.angelegenheiten[0]?.positionen.length).toBeLessThan(60);
  expect(kurz("vv=,,<b>,constructor")).toEqual([["sonstiges", "<b>: constructo:"]]);
});

test("Beigeordnet ist nur, wer vor Gericht vertritt", () => {
  const { formular } = formularAusQuery(new URLSearchParams("wert=10000&vv=2300,3100,3104&pkh=1"));
  expect(formular.angelegenheiten.map(({ stufe, felder }) => [stufe, felder.vertretung])).toEqual([
    ["vorgerichtlich", undefined],
    ["instanz", "beigeordnet"],
  ]);
});

test("Der gemeinsame Wert kommt zu jeder Gebühr, die Nr. 1008 VV nach dem Wert erhöht, und zu keiner anderen", () => {
  const erreicht = (nr: string) =>
    formularAusQuery(new URLSearchParams(`vv=${nr}&gemeinsam=5000`)).formular.angelegenheiten.some((a) =>
      a.positionen.some((p) => p.nr === nr && p.felder.gemeinsam !== undefined),
    );
  const auftragAm = tag("2026-02-01");
  const gezaehlt = (nr: string): boolean | undefined => {
    const positionen = [{ nr, gemeinsamerWert: cent(500_000) }];
    const a = { id: "a", auftragAm, wert: cent(1_000_000), auftraggeber: 2, positionen };
    const e = rvgRechnung({ leistungsende: auftragAm, umsatzsteuer: true, angelegenheiten: [a] });
    // Whose rate is that of another fee, or which is no fee of a chosen counsel, cannot be asked alone.
    if (e.art !== "ergebnis") return undefined;
    return e.angelegenheiten[0]?.zeilen.some((z) => z.gemeinsamerWert !== undefined) ?? false;
  };
  const befund = vvNummern().map(({ nr }) => [nr, gezaehlt(nr), erreicht(nr)] as const);
  expect(befund.filter(([, soll]) => soll).length).toBeGreaterThan(40);
  expect(befund.filter(([, soll, ist]) => soll !== undefined && soll !== ist)).toEqual([]);
});

test("Was leer ist, steht in keinem Feld; ein einzelner Auftraggeber ist keine Angabe", () => {
  const felder = (query: string) => lies(query).formular.angelegenheiten[0]?.felder;
  expect(felder("vv=3100")).toEqual({});
  expect(felder("vv=3100&mandanten=1")).toEqual({});
  expect(felder("vv=3100&mandanten=%20%202%20")).toEqual({ auftraggeber: "2" });
  expect(lies("vv=%203100%20:%201.5%20").formular.angelegenheiten[0]?.positionen[0]).toMatchObject({
    nr: "3100",
    felder: { satz: "1,5" },
  });
});
