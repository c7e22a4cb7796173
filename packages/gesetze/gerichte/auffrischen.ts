/**
 * Writes the data of this folder anew from a directory of courts: `node packages/gesetze/gerichte/auffrischen.ts <file>`.
 * The file holds `courts`, `dissolved`, `municipalities` and `sources` as README.md describes them. Ids in use must stay:
 * the test beside this file says which.
 */
import { readFileSync, writeFileSync } from "node:fs";

type Zeile = Readonly<Record<string, unknown>>;
type Verzeichnis = {
  readonly courts: readonly Zeile[];
  readonly dissolved: readonly Zeile[];
  readonly municipalities: readonly Zeile[];
  readonly sources: Readonly<Record<string, string>>;
};

const [, , datei] = process.argv;
if (datei === undefined) throw new Error("Bitte die Datei des Verzeichnisses nennen.");
const roh: Verzeichnis = JSON.parse(readFileSync(datei, "utf8"));

const wort: Readonly<Record<string, string>> = { yes: "ja", no: "nein", unsure: "ungeklaert" };
const stufe: Readonly<Record<string, string>> = { high: "hoch", medium: "mittel", low: "niedrig" };
const feiertag: Readonly<Record<string, string>> = {
  "by-mh": "mariae-himmelfahrt",
  "augsburg-friedensfest": "friedensfest",
  "sn-fl": "fronleichnam",
  "th-fl": "fronleichnam",
};

schreiben("gerichte", roh.courts.map(gericht));
schreiben("gemeinden", roh.municipalities.map(gemeinde));
schreiben("aufgeloest", roh.dissolved.map(aufgeloest));
schreiben("nachweise", [...roh.courts, ...roh.dissolved, ...roh.municipalities].map(nachweis));
schreiben(
  "quellen",
  Object.entries(roh.sources).map(([id, text]) => ({ id, text: ohnePfade(text) })),
);

/** What is looked for and computed with; the rest is evidence. */
function gericht(court: Zeile): Zeile {
  const weitere = (court.otherSeats as readonly Zeile[]).map((sitz) => ({
    ...(sitz.productId !== undefined && { id: sitz.productId }),
    art: String(sitz.kind).replace("ß", "ss").replace("ä", "ae"),
    name: sitz.label,
    gemeinde: sitz.municipality,
  }));
  return ohneLeere({
    id: court.id,
    art: court.type,
    name: court.name,
    kurz: court.short,
    auch: court.aliases,
    gemeinde: court.municipality,
    weitere,
    hoeher: court.higher,
    strafsachen: court.higherCriminal,
    stammgericht: court.parent,
    mahnt: court.dunningFor,
    seit: court.validFrom,
    nachfolger: court.successor,
  });
}

function gemeinde(zeile: Zeile): Zeile {
  const aussagen = Object.entries((zeile.holidays ?? {}) as Readonly<Record<string, string>>).map(
    ([id, was]) => [feiertag[id], wort[was]],
  );
  return ohneLeere({
    id: zeile.id,
    name: zeile.name,
    amtlich: zeile.officialName,
    aussagen: aussagen.length > 0 ? Object.fromEntries(aussagen) : undefined,
    sicherheit: stufe[String(zeile.holidayConfidence)],
    belege: zeile.holidaySources,
    // What to do with an open question is said by the law of periods.
    hinweis: (zeile.holidayNote as string | undefined)?.replace(
      " Für Fristen als Werktag rechnen, bis geprüft.",
      "",
    ),
  });
}

function aufgeloest(zeile: Zeile): Zeile {
  return ohneLeere({
    id: zeile.id,
    art: zeile.kind === "branch" ? "zweigstelle" : "gericht",
    name: zeile.name,
    land: zeile.land,
    ort: zeile.place,
    bis: zeile.validUntil,
    nachfolger: zeile.successor,
  });
}

/** `ungewiss`: the court is to be dissolved, on a day that is not known. */
function nachweis(court: Zeile): Zeile {
  return ohneLeere({
    id: court.id,
    xjustiz: court.xjustiz,
    ags: court.ags,
    sicherheit: stufe[String(court.confidence)],
    sicherheitInstanz: stufe[String(court.higherConfidence)],
    quellen: court.sources,
    hinweis: [court.note, court.successorNote].filter(Boolean).join(" ") || undefined,
    ungewiss: court.status === "active-unclear" || undefined,
  });
}

/** Files beside the directory mean nothing here. */
function ohnePfade(text: string): string {
  return text
    .replace(/^\.\.\/dunning\/\S+$/, "Liste der zentralen Mahngerichte (§ 689 Abs. 3 ZPO)")
    .replace(/^\.\.\/deadlines\/\S+ \(courtSeats\)$/, "Liste der Sitze der Bundesgerichte")
    .replace(/[,;] (?:Ortsl|L)iste wie \.\.\/\S+\.json/g, "");
}

function ohneLeere(zeile: Zeile): Zeile {
  return Object.fromEntries(
    Object.entries(zeile).filter(
      ([, w]) => w !== undefined && w !== null && !(Array.isArray(w) && w.length === 0),
    ),
  );
}

/** One row a line, so that a change shows as the rows it touches. */
function schreiben(name: string, zeilen: readonly Zeile[]): void {
  const text = zeilen.map((z) => `  ${JSON.stringify(z)}`).join(",\n");
  writeFileSync(new URL(`${name}.json`, import.meta.url), `[\n${text}\n]\n`);
  process.stdout.write(`${name}.json: ${zeilen.length}\n`);
}
