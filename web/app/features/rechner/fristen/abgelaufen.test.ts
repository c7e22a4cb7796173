import { expect, test } from "vitest";
import { ausQuery, ruf, seite } from "../testing-seite.tsx";
import { fristenRoute } from "./api/fristen.ts";
import { formular } from "./formular.ts";
import { rechnung } from "./rechnung.ts";
import { teile } from "./ui/seitenteile.tsx";

// Heute ist in diesen Tests der 21.11.2026.
test.each([
  [
    "frist=zpo-517&ereignis=2026-03-31&land=BE",
    { id: "zpo-517", ereignisAm: "2026-03-31" },
    "Die Frist ist am 30.04.2026 abgelaufen.",
  ],
  [
    "frist=zpo-517&ereignis=2026-12-01&land=BE",
    { id: "zpo-517", ereignisAm: "2026-12-01" },
    "Der Tag der Zustellung (01.12.2026) liegt in der Zukunft",
  ],
  // § 544 Abs. 3 ZPO: sechs Monate ab dem 15.01.2025
  [
    "frist=zpo-544-einl&ereignis=2025-08-20&grenze=2025-01-15",
    { id: "zpo-544-einl", ereignisAm: "2025-08-20", grenzeAb: "2025-01-15" },
    "Die Frist endete am 15.07.2025 und damit vor dem Ereignis am 20.08.2025",
  ],
  // § 5 Abs. 3 KSchG: sechs Monate ab dem 03.03.2025
  [
    "frist=kschg-5&ereignis=2025-10-01&grenze=2025-03-03&land=BE",
    { id: "kschg-5", ereignisAm: "2025-10-01", grenzeAb: "2025-03-03" },
    "Die Frist endete am 03.09.2025 und damit vor dem Ereignis am 01.10.2025",
  ],
])("%s: Seite, Blatt und Aufruf sagen es", async (query, anfrage, satz) => {
  expect(seite(formular, rechnung, query, teile).replaceAll("\u00a0", " ")).toContain(satz);
  const a = ausQuery(formular, rechnung, query);
  expect(JSON.stringify(a.art === "ergebnis" && a.blatt.vermerke)).toContain(satz);
  expect(JSON.stringify(await ruf(fristenRoute, { operation: "katalog", ...anfrage }))).toContain(satz);
});

// § 520 Abs. 2 Satz 3 ZPO: Ende 04.05.2027, ohne Einwilligung bis zum 04.06.2027
test("Eine Verlängerung über das Gesetz hinaus sagt der Aufruf, mit Einwilligung nicht", async () => {
  const e = { operation: "verlaengerung", id: "zpo-520", bisherigesEndeAm: "2027-05-04", bis: "2027-06-15" };
  const satz = "um höchstens 1 Monat verlängert werden, hier bis zum 04.06.2027";
  expect(JSON.stringify(await ruf(fristenRoute, e))).toContain(satz);
  expect(JSON.stringify(await ruf(fristenRoute, { ...e, einwilligung: true }))).not.toContain("höchstens");
  const { id: _, ...ohne } = e;
  await expect(ruf(fristenRoute, { ...ohne, einwilligung: true })).rejects.toThrow();
  await expect(ruf(fristenRoute, { ...e, notfrist: true })).rejects.toThrow();
});

test.each([
  [{ operation: "frist", ereignisAm: "2026-05-01", dauer: [{ wert: 1, einheit: "monat" }] }, "abgelaufen"],
  [{ operation: "bekanntgabe", weg: "post-vwvfg", am: "2026-12-01" }, "liegt in der Zukunft"],
  [
    { operation: "wiedereinsetzung", wegfallAm: "2026-04-20", versaeumtesEndeAm: "2025-03-03" },
    "vor dem Ereignis am 20.04.2026",
  ],
  [
    { operation: "verjaehrung", ereignisAm: "2020-05-01", dauer: [{ wert: 3, einheit: "jahr" }] },
    "abgelaufen",
  ],
])("Aufruf %j: sagt „%s“", async (anfrage, wort) => {
  expect(JSON.stringify(await ruf(fristenRoute, anfrage))).toContain(wort);
});
