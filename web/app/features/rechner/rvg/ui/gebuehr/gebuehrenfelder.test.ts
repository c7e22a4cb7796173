import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { nummernangabe } from "../../formular/nummernangabe.ts";
import { felderFuer } from "./gebuehrenfelder.ts";

const einigung = nummernangabe("1000", tag("2026-11-20"));
const wertfelder = (felder: Record<string, string>) =>
  felderFuer(einigung, felder, false)
    .filter((b) => !b.wenn || b.wenn.ist.includes(felder[b.wenn.feld] ?? ""))
    .flatMap((b) => (b.art === "betrag" ? [b.label] : []));

test("Die Zahlungsvereinbarung fragt nach der Forderung statt nach einem eigenen Wert (§ 31b RVG)", () => {
  expect(wertfelder({})).toEqual(["Eigener Wert"]);
  expect(wertfelder({ variante: "1000-2" })).toEqual(["Forderung, um die es geht"]);
});

test("Ein vorher getippter eigener Wert bleibt sichtbar und heißt, was er ist", () => {
  expect(wertfelder({ variante: "1000-2", wert: "5.000" })).toEqual([
    "Forderung, um die es geht",
    "Wert der Zahlungsvereinbarung selbst",
  ]);
});
