import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { euStaaten } from "#dokumente/e-rechnung/laender.ts";
import { alsFelder, landoptionen, anschriftAus as mitUmstaenden } from "./anschrift.ts";
import { mitgliedstaaten, passtZu } from "./mitgliedstaaten.ts";

const voll = { name: " Kanzlei  Muster ", strasse: "Ring 1", plz: "10 115", ort: "Berlin" };
const wien = { name: "Kanzlei Wien", strasse: "Ring 1", plz: "1010", ort: "Wien", land: "AT" };
const umstaende = { am: tag("2026-11-23"), eu: true };
const anschriftAus = (felder: Parameters<typeof mitUmstaenden>[0]) => mitUmstaenden(felder, umstaende);

test("Eine Anschrift wird gelesen, wie sie gemeint ist", () => {
  expect(anschriftAus({ ...voll, ustId: "de 123 456 789" })).toEqual({
    anschrift: {
      name: "Kanzlei Muster",
      zusatz: "",
      strasse: "Ring 1",
      plz: "10115",
      ort: "Berlin",
      land: "DE",
      ustId: "DE123456789",
    },
    fehler: {},
  });
});

test("Gar keine ist erlaubt, eine halbe nicht", () => {
  expect(anschriftAus({ name: " ", plz: "" })).toEqual({ anschrift: undefined, fehler: {} });
  expect(Object.keys(anschriftAus({ ort: "Berlin" }).fehler)).toEqual(["name", "strasse", "plz"]);
  expect(Object.keys(anschriftAus({ ustId: "ATU12345678" }).fehler).toSorted()).toEqual([
    "name",
    "ort",
    "plz",
    "strasse",
    "ustId",
  ]);
  expect(anschriftAus({ ...voll, plz: "1011" }).fehler).toEqual({
    plz: "Eine Postleitzahl hat fünf Ziffern.",
  });
});

test("Die Felder zeigen, was gespeichert ist", () => {
  const { anschrift } = anschriftAus(voll);
  expect(alsFelder(anschrift)).toMatchObject({ name: "Kanzlei Muster", ustId: "", zusatz: "" });
  expect(alsFelder(undefined)).toMatchObject({ name: "", land: "DE" });
});

describe("Eine Anschrift in einem anderen Staat der EU", () => {
  test("gilt mit einer Nummer von dort, wie immer sie getippt ist", () => {
    const { anschrift, fehler } = anschriftAus({ ...wien, ustId: "at u12.345-678" });
    expect([anschrift?.ustId, anschrift?.plz, fehler]).toEqual(["ATU12345678", "1010", {}]);
    expect(anschriftAus({ ...wien, land: "GR", plz: "105 57", ustId: "EL123456789" }).fehler).toEqual({});
  });

  test("ohne Nummer, mit der eines anderen Staates oder aus Nordirland ist keine, und der Satz sagt warum", () => {
    const satz = (ustId: string, land = "AT") => anschriftAus({ ...wien, land, ustId }).fehler.ustId;
    expect(satz("")).toContain("bestellen nur Unternehmen");
    expect(satz("")).toContain("ATU12345678");
    expect(satz("FR12345678901")).toBe("So sieht eine Nummer für dieses Land aus (Österreich): ATU12345678.");
    expect(satz("GR123456789", "GR")).toContain("EL123456789");
    expect(satz("XI123456789", "IE")).toContain("Nordirland");
  });

  test("ist außerhalb der EU und ohne Nummer des Anbieters keine", () => {
    for (const land of ["CH", "GB", "anderes"])
      expect(anschriftAus({ ...wien, land }).fehler.land, land).toContain(
        "In andere Länder liefern wir nicht",
      );
    const ohne = mitUmstaenden({ ...wien, ustId: "ATU12345678" }, { ...umstaende, eu: false });
    expect(ohne.fehler.land).toContain("noch nicht");
    expect(landoptionen({ ...umstaende, eu: false }).map(({ wert }) => wert)).toEqual(["DE", "anderes"]);
  });

  test("Die Staaten sind die der E-Rechnung, ihre Beispiele haben die Form ihrer Nummern, und Kroatien kam 2013 dazu", () => {
    expect(new Set(mitgliedstaaten.map(({ land }) => land))).toEqual(new Set([...euStaaten, "DE"]));
    for (const staat of mitgliedstaaten) expect(passtZu(staat, staat.beispiel), staat.land).toBe(true);
    const vor = landoptionen({ ...umstaende, am: tag("2013-06-30") });
    expect([vor.length, landoptionen(umstaende).length]).toEqual([27, 28]);
  });
});
