import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { ausQuery, heute } from "../testing-seite.tsx";
import { felder } from "./anpassung.ts";
import { formular } from "./felder.ts";
import { nummernsuche } from "./kostennummern.ts";
import { rechnung } from "./rechnung.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);

test("Eine Klage vom Oktober 2012 kostet 588,00 € und sagt, von wann das Verzeichnis ist", () => {
  expect(aus("wert=10000&stichtag=1.10.2012")).toMatchObject({
    art: "ergebnis",
    ergebnis: { summe: 58_800 },
    blatt: {
      fassungen: [
        {
          ab: "2012-07-02",
          sicherheit: "mittel",
          quelle: { titel: "Amtlicher Gesetzestext (Stand Juli 2012) vom 02.07.2012" },
        },
      ],
      vermerke: [{ text: expect.stringContaining("Stand Juli 2012") }],
    },
  });
});

test("Gefragt wird nur, was das Verzeichnis damals kannte", () => {
  const gefragt = (werte: Record<string, string>) => felder({ stichtag: "1.10.2012", ...werte }, heute);
  expect(gefragt({ kv: "9000" })).toHaveProperty("seiten");
  expect(gefragt({ kv: "9000", dateien: "2" })).not.toHaveProperty("arbeitsgaenge");
  expect(gefragt({ kv: "9000" })).not.toHaveProperty("farbseiten");
  expect(gefragt({ gesetz: "famgkg", kv: "1311" })).not.toHaveProperty("dreimonate");
  expect(gefragt({ kv: "2113" }).kv).toEqual({
    hinweis: "Verfahren über den Antrag auf Aussetzung der Verwertung nach § 813b ZPO",
  });
  expect(gefragt({ kv: "1210" }).ermaessigt?.optionen?.map(({ wert }) => wert)).toEqual(["", "1211"]);
});

test("Die Suche bietet weggefallene Nummern nur an ihrem Tag an", () => {
  const nummern = (stichtag: string) =>
    nummernsuche("Drittgläubiger", { stichtag }, heute).map(({ nr }) => nr);
  expect(nummern("1.10.2012")).toEqual(["2115", "2116"]);
  expect(nummern("1.1.2013")).toEqual([]);
  expect(nummern("")).not.toContain("2116");
  expect(nummernsuche("1100", { stichtag: "1.10.2012" }, tag("2026-11-29"))[0]).toMatchObject({
    hoehe: "0,5",
  });
});
