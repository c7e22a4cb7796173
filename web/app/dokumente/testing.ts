import { strFromU8, unzipSync } from "fflate";

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
