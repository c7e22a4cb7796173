import { strFromU8, unzipSync } from "fflate";
import { alsFragment } from "../rvg/fragment.ts";
import { formularAusQuery } from "../rvg/query.ts";

/** A saved state of a calculator; `gesamt` where a published or required total is known. */
export type Permalink = {
  readonly rechner: string;
  readonly stand: string;
  readonly name: string;
  readonly gesamt?: string;
};

const rvg = (query: string, gesamt?: string): Permalink => ({
  rechner: "/rvgrechner",
  stand: alsFragment(formularAusQuery(new URLSearchParams(query)).formular),
  name: query,
  ...(gesamt ? { gesamt } : {}),
});

/** States that every kind of file is made from; each calculator adds its own. The totals are those of TOOL-06 and TOOL-07. */
export const permalinks: readonly Permalink[] = [
  rvg("wert=10000&vv=3100,3104", "1.963,50"),
  rvg("wert=10000&vv=3100,3104&stichtag=2025-05-31&leistungsende=2026-11-21", "1.850,45"),
  rvg("wert=5000&vv=2300", "572,21"),
  rvg("wert=500&vv=2300", "95,60"),
  rvg("wert=10000&vv=3100,3104,1003", "2.739,38"),
  rvg("wert=10000&vv=3200,3202", "2.196,26"),
  rvg("wert=10000&vv=3100,3104&mandanten=3", "2.429,03"),
  rvg("wert=10000&vv=3100,3104&ust=0"),
  rvg("wert=10000&vv=2300:2.5,1000"),
  rvg("wert=10000&vv=3100,3104&anrechnung=1"),
  rvg("wert=10000&vv=3100,3104,1003&pkh=1"),
  rvg("wert=25000&vv=2300,3100,3104&anrechnung=1&mandanten=2"),
  rvg("wert=5000&vv=3305,3308"),
  rvg("wert=300&vv=3309,3310"),
  rvg("wert=10000&vv=2300,3305,3100,3104,3200,3202&anrechnung=1&mandanten=3&pkh=1"),
  rvg("wert=500000&vv=3100,3104,1003,3200,3202,1004"),
  rvg("wert=30000000&vv=3100,3104"),
  rvg("vv=4100,4104,4106,4108"),
  rvg("vv=5100,5103,5109,5110"),
  rvg("wert=12345,67&vv=3100,3104,1000,1009"),
  rvg("wert=60000&vv=3206,3210"),
  rvg("wert=1000&vv=2302,3102"),
  rvg("wert=8000&vv=3500,3513"),
  rvg("wert=10000&vv=1009,3100,3104&stichtag=2014-01-15&leistungsende=2015-01-15"),
];

/** Text files of an Office document by their path. */
export const entpackt = (datei: Uint8Array): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(unzipSync(datei)).map(([pfad, inhalt]) => [pfad, strFromU8(inhalt)]));

const klartext = (xml: string): string =>
  xml
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

const teile = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?(?:/>|>(.*?)</${name}>)`, "gs"))].map(
    ([, inhalt = ""]) => inhalt,
  );

/** Tables of a Word document: rows of cells. */
export const wordtabellen = (xml: string): string[][][] =>
  teile(xml, "w:tbl").map((t) =>
    teile(t, "w:tr").map((zeile) =>
      teile(zeile, "w:tc").map((zelle) => teile(zelle, "w:t").map(klartext).join("")),
    ),
  );

/** Paragraphs of a Word document outside of its tables. */
export const wordabsaetze = (xml: string): string[] =>
  teile(xml.replace(/<w:tbl>.*?<\/w:tbl>/gs, ""), "w:p").map((p) => teile(p, "w:t").map(klartext).join(""));

export type Tabellenzelle = { readonly wert: string | number; readonly format: string };

/** Rows of a worksheet with values and number formats. */
export function arbeitsblatt(dateien: Readonly<Record<string, string>>, nummer: number): Tabellenzelle[][] {
  const texte = teile(dateien["xl/sharedStrings.xml"] ?? "", "si").map(klartext);
  const stile = dateien["xl/styles.xml"] ?? "";
  const eigene = new Map(
    [...stile.matchAll(/<numFmt [^>]*>/g)].map(([z]) => [
      merkmal(z, "numFmtId"),
      klartext(merkmal(z, "formatCode")),
    ]),
  );
  const formate = [...(teile(stile, "cellXfs")[0] ?? "").matchAll(/<xf [^>]*>/g)].map(([z]) =>
    merkmal(z, "numFmtId"),
  );
  return teile(dateien[`xl/worksheets/sheet${nummer}.xml`] ?? "", "row").map((zeile) =>
    [...zeile.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, kopf = "", inhalt = ""]) => {
      const roh = teile(inhalt, "v")[0] ?? "";
      const art = merkmal(` ${kopf}`, "t");
      const nr = formate[Number(merkmal(` ${kopf}`, "s") || 0)] ?? "";
      const wert =
        art === "s"
          ? (texte[Number(roh)] ?? "")
          : art === "inlineStr"
            ? klartext(inhalt)
            : roh === ""
              ? ""
              : Number(roh);
      return { wert, format: eigene.get(nr) ?? nr };
    }),
  );
}

const merkmal = (xml: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1] ?? "";
