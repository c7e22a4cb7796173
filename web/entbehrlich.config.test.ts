import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { gelesen, genannteFunktionen } from "./entbehrlich.config.ts";

const { resolve } = createRequire(import.meta.url);
const heute = Temporal.Now.plainDateISO("Europe/Berlin").toString();
const ordner = (paket: string) => dirname(resolve(`${paket}/package.json`));

/** What to do with the list once a library has changed; after its last day it goes. */
const rat = (tag: string): string =>
  tag <= gelesen.bis
    ? `web/entbehrlich.config.ts ist für andere Fassungen gelesen. Zu tun:
1. „npm test -- bau“: Der Bau nennt jeden Eintrag, den es nicht mehr gibt. Diesen Eintrag streichen.
2. Jeden bleibenden Eintrag in der neuen Fassung nachlesen: Ruft unser Code ihn noch immer nicht auf?
3. „npm test -- browser“, dann gelesen.versionen auf die neue Fassung setzen.`
    : `web/entbehrlich.config.ts galt bis ${gelesen.bis}. Mit dieser Fassung soll sie gehen:
1. ohneEntbehrliches() aus web/vite.config.ts nehmen, die Datei und diesen Test löschen.
2. „npm test -- bau browser“: Reicht das Gewicht der Seiten (docs/adr/0012), ist es getan.
3. Nur wenn eine Grenze reißt: alles zurück, die Liste neu lesen, gelesen.versionen und gelesen.bis (höchstens ein Jahr) setzen.`;

test.each(Object.entries(gelesen.versionen))(
  "Was der Browser nicht braucht, ist gelesen für %s %s",
  (paket, fassung) => {
    const { version } = JSON.parse(readFileSync(join(ordner(paket), "package.json"), "utf8"));
    expect(version, rat(heute)).toBe(fassung);
  },
);

test.each(genannteFunktionen)("$datei hat, was die Liste nennt", ({ datei, namen }) => {
  const [paket = "", ...rest] = datei.split("/");
  const text = readFileSync(join(ordner(paket), ...rest), "utf8");
  const fehlt = namen.filter(
    (name) => !text.includes(name.endsWith(".") ? `${name}prototype.` : `function ${name}(`),
  );
  expect(fehlt, rat(heute)).toEqual([]);
});

test("Der Rat nennt vor und nach dem letzten Tag, was zu tun ist", () => {
  expect(rat(gelesen.bis)).toContain("Diesen Eintrag streichen");
  expect(rat("2027-12-01")).toContain("soll sie gehen");
});
