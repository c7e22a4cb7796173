import { expect, test } from "vitest";
import type { Motor, Rechnerbild } from "../../formular/rechnerformular.ts";
import { bild as gericht } from "../../gerichtskosten/formular.ts";
import { motor as gerichtsmotor } from "../../gerichtskosten/rechnung.ts";
import { bild as mahn } from "../../mahnverfahren/formular.ts";
import { motor as mahnmotor } from "../../mahnverfahren/rechnung.ts";
import { bild as prozess } from "../../prozesskosten/formular.ts";
import { motor as prozessmotor } from "../../prozesskosten/rechnung.ts";
import { gezeigt, seite } from "../../test-hilfe.tsx";

test.each<[Rechnerbild, Motor, string, string, string]>([
  [gericht, gerichtsmotor, "wert=30000001", "30.000.000,00", "§ 39 Abs. 2 GKG"],
  [gericht, gerichtsmotor, "gesetz=gnotkg&kv=21100&wert=60000001", "60.000.000,00", "§ 35 Abs. 2 GNotKG"],
  [mahn, mahnmotor, "wert=30000001&vb=1", "30.000.000,00", "§ 22 Abs. 2 RVG"],
  [prozess, prozessmotor, "wert=30000001&instanzen=2", "30.000.000,00", "§ 22 Abs. 2 RVG"],
])("$pfad: %3$s bietet ohne JavaScript den Wert %4$s an, der zählt", (bild, motor, query, wert, norm) => {
  const html = seite(bild, motor, query);
  const [, ziel = "", worte = ""] =
    /<a href="([^"]*)"[^>]*>(Mit [^<]*rechnen)<\/a>/.exec(html.replaceAll("\u00a0", " ")) ?? [];
  expect(html.replaceAll("\u00a0", " ")).toContain(norm);
  expect(worte).toBe(`Mit ${wert.replace(",00", "")} € rechnen`);
  const [pfad, suche = ""] = ziel.replaceAll("&amp;", "&").split("?");
  expect(pfad).toBe(bild.pfad);
  const erwartet = new URLSearchParams(query);
  erwartet.set("wert", wert);
  expect(Object.fromEntries(new URLSearchParams(suche))).toEqual(Object.fromEntries(erwartet));
  expect(gezeigt(html, "result-total")).toEqual([]);
  expect(gezeigt(seite(bild, motor, suche), "result-total")).toHaveLength(1);
});
