import { readdirSync, readFileSync } from "node:fs";

/** The head of a document with its day: a day, the days among which somebody is asked, or none. */
export type Kopf = {
  readonly name: string;
  readonly text: string;
  readonly tage: readonly string[];
  readonly gefragt: boolean;
};

/** Heads as courts, authorities and lawyers write them, typed by hand; a file of them was set aside until the reader was done. */
export const kopfteile: readonly string[] = readdirSync(new URL("koepfe/", import.meta.url))
  .filter((name) => name.endsWith(".txt"))
  .map((name) => name.replace(".txt", ""))
  .sort();

/** The heads of one file: `=== Name => 2021-10-14`, then the lines. */
export function koepfe(teil: string): readonly Kopf[] {
  return readFileSync(new URL(`koepfe/${teil}.txt`, import.meta.url), "utf8")
    .split(/^=== /m)
    .slice(1)
    .map((stueck) => {
      const [ueberschrift = "", ...zeilen] = stueck.split("\n");
      const [name, soll] = ueberschrift.split(" => ");
      if (name === undefined || soll === undefined) throw new Error(`${teil}: ${ueberschrift}`);
      const gefragt = soll.startsWith("fragen ");
      return {
        name,
        gefragt,
        tage: soll === "-" ? [] : soll.replace("fragen ", "").split(" "),
        text: zeilen
          .join("\n")
          .replace(/\\u([0-9a-f]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
      };
    });
}
