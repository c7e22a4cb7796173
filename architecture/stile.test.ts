import { expect, test } from "vitest";
import { hausAus } from "./haus.ts";
import { ausrichtungPruefen, klassenPruefen } from "./pruefungen/stile.ts";

const ordentlich = {
  "web/package.json": '{ "name": "web", "imports": { "#ui/*": "./app/ui/*" } }',
  "web/app/ui/anordnung.css": ".leise { color: grey; } /* .frueher */",
  "web/app/ui/karte.module.css": ".karte { padding: 0; }\n@media print { .blatt { padding: 1px; } }",
  "web/app/features/blog/text.module.css": ".text :global(.tiptap) { margin: 0; }",
};
const kopf = 'import styles from "#ui/karte.module.css"; export const x = ';
const befunde = (text: string) =>
  klassenPruefen(
    hausAus(new Map(Object.entries({ ...ordentlich, "web/app/features/blog/a.tsx": text }))),
  ).map(({ was }) => was);

test("Klassen eines Moduls, des ganzen Portals und fremder Seiten sind bekannt", () => {
  expect(befunde(`${kopf}<p className={styles.karte}><b className={styles.blatt} /></p>;`)).toEqual([]);
  expect(befunde('export const x = <p className="leise tiptap" />;')).toEqual([]);
});

test.each([
  ["Ein Modul hat die Klasse nicht", `${kopf}<p className={styles.rahmen} />;`],
  ["Die Klasse eines Moduls steht in Anführungszeichen", 'export const x = <p className="karte" />;'],
  ["Die Klasse steht nur in einem Kommentar", 'export const x = <p className="frueher" />;'],
])("%s", (_titel, text) => {
  expect(befunde(text)).toHaveLength(1);
});

test.each([
  ["@media (orientation: portrait) { .blatt { rotate: 90deg; } }", 1],
  ["@media screen and ( orientation:landscape ) { .blatt { transform: none; } }", 1],
  ["@media (min-width: 40rem) { .orientation { rotate: 90deg; } }", 0],
])("„%s“: Stile, die nach der Ausrichtung des Geräts fragen, fallen auf", (stil, anzahl) => {
  const haus = hausAus(new Map(Object.entries({ ...ordentlich, "web/app/ui/anders.css": stil })));
  expect(ausrichtungPruefen(haus)).toHaveLength(anzahl);
});
