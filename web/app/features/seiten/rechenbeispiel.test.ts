import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { rechenbeispiel } from "./rechenbeispiel.server.ts";

test("Das Beispiel der Startseite nennt zu jeder Zeile Weg, Norm und Betrag nach dem Recht des Tages", () => {
  const { zeilen, summe, fassung } = rechenbeispiel(tag("2026-11-21"));
  expect(zeilen.map(({ text, weg, betrag }) => [text.slice(0, 4), weg, betrag])).toEqual([
    ["3100", "1,0-Gebühr aus 10.000,00\u00a0€ = 652,00\u00a0€, ×\u00a01,3", "847,60"],
    ["3104", "1,0-Gebühr aus 10.000,00\u00a0€ = 652,00\u00a0€, ×\u00a01,2", "782,40"],
    ["7002", "20 % von 1.630,00\u00a0€, höchstens 20,00\u00a0€", "20,00"],
    ["7008", "19 % aus 1.650,00\u00a0€", "313,50"],
  ]);
  expect(zeilen[0]?.normen).toEqual([
    { norm: "§\u00a013 Abs.\u00a01 RVG", adresse: "https://www.gesetze-im-internet.de/rvg/__13.html" },
    { norm: "Nr.\u00a03100 VV", adresse: "https://www.gesetze-im-internet.de/rvg/anlage_1.html" },
  ]);
  expect(summe).toBe("1.963,50");
  expect([fassung.ab, fassung.gesetz]).toEqual(["01.06.2025", "KostBRÄG 2025"]);
});

test("Am Tag vor der Erhöhung von 2025 rechnet es nach der Fassung von 2021", () => {
  const { summe, fassung } = rechenbeispiel(tag("2025-05-31"));
  expect([summe, fassung.ab, fassung.gesetz]).toEqual(["1.850,45", "01.01.2021", "KostRÄG 2021"]);
});
