import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { anbieter } from "../rechnungen/testing.ts";
import { agb } from "./bedingungen.ts";
import { belehrung } from "./belehrung.ts";
import { alsText, textstuecke } from "./text.ts";

const angaben = { anbieter, baseUrl: "https://portal.example", am: tag("2026-11-23") };
const text = (am = angaben.am) => JSON.stringify(agb({ ...angaben, am }));

test("Die Bedingungen haben zwölf Paragraphen in ihrer Folge", () => {
  expect(agb(angaben).map(({ titel }) => titel.replace(/^(§ \d+) .*/, "$1"))).toEqual(
    Array.from({ length: 12 }, (_, i) => `§ ${i + 1}`),
  );
});

test("Sie nennen den Umsatzsteuersatz des Tages", () => {
  expect(text()).toContain("inkl. 19 % MwSt.");
  expect(text(tag("2020-07-01"))).toContain("inkl. 16 % MwSt.");
});

test("Sie enthalten die Widerrufsbelehrung Wort für Wort", () => {
  for (const { absaetze } of belehrung(anbieter, angaben.baseUrl))
    for (const absatz of absaetze) expect(text()).toContain(JSON.stringify(absatz).slice(1, -1));
});

test("Ein Link steht auf der Seite als Link und in der Nachricht mit seiner Adresse", () => {
  const absatz = "Siehe [Tarife](/subscription) oder [a@b.example](mailto:a@b.example).";
  expect(textstuecke(absatz)).toEqual([
    { text: "Siehe " },
    { text: "Tarife", nach: "/subscription" },
    { text: " oder " },
    { text: "a@b.example", nach: "mailto:a@b.example" },
    { text: "." },
  ]);
  expect(alsText(absatz, angaben.baseUrl)).toBe(
    "Siehe Tarife (https://portal.example/subscription) oder a@b.example.",
  );
});
