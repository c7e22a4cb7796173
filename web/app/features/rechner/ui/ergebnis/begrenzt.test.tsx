import { expect, test } from "vitest";
import type { Rechnerformular, Rechnung } from "../../formular/rechnerformular.ts";
import { formular as gericht } from "../../gerichtskosten/felder.ts";
import { rechnung as gerichtsrechnung } from "../../gerichtskosten/rechnung.ts";
import { formular as mahn } from "../../mahnverfahren/felder.ts";
import { rechnung as mahnrechnung } from "../../mahnverfahren/rechnung.ts";
import { formular as prozess } from "../../prozesskosten/felder.ts";
import { rechnung as prozessrechnung } from "../../prozesskosten/rechnung.ts";
import { gezeigt, seite } from "../../testing-seite.tsx";

test.each<[Rechnerformular, Rechnung, string, string, string]>([
  [gericht, gerichtsrechnung, "wert=30000001", "30.000.000,00", "§ 39 Abs. 2 GKG"],
  [gericht, gerichtsrechnung, "gesetz=gnotkg&kv=21100&wert=60000001", "60.000.000,00", "§ 35 Abs. 2 GNotKG"],
  [mahn, mahnrechnung, "wert=30000001&vb=1", "30.000.000,00", "§ 22 Abs. 2 RVG"],
  [prozess, prozessrechnung, "wert=30000001&instanzen=2", "30.000.000,00", "§ 22 Abs. 2 RVG"],
])(
  "$pfad: %3$s bietet ohne JavaScript den Wert %4$s an, der zählt",
  (formular, rechnung, query, wert, norm) => {
    const html = seite(formular, rechnung, query);
    const [, ziel = "", worte = ""] =
      /<a href="([^"]*)"[^>]*>(Mit [^<]*rechnen)<\/a>/.exec(html.replaceAll("\u00a0", " ")) ?? [];
    expect(html.replaceAll("\u00a0", " ")).toContain(norm);
    expect(worte).toBe(`Mit ${wert.replace(",00", "")} € rechnen`);
    const [pfad, suche = ""] = ziel.replaceAll("&amp;", "&").split("?");
    expect(pfad).toBe(formular.pfad);
    const erwartet = new URLSearchParams(query);
    erwartet.set("wert", wert);
    expect(Object.fromEntries(new URLSearchParams(suche))).toEqual(Object.fromEntries(erwartet));
    expect(gezeigt(html, "result-total")).toEqual([]);
    expect(gezeigt(seite(formular, rechnung, suche), "result-total")).toHaveLength(1);
  },
);
