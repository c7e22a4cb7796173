import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pdf } from "@gebuehrenportal/pdf/pdfbau";
import { describe, expect, test } from "vitest";
import { projektordner } from "../web/app/platform/env/ordner.server.ts";

const ordner = mkdtempSync(join(tmpdir(), "zitate-"));

function datei(name: string, inhalt: Uint8Array | string): string {
  writeFileSync(join(ordner, name), inhalt);
  return name;
}

function rufen(dateien: readonly string[], input = "") {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projektordner, "scripts/zitate.ts"), ...dateien],
    { encoding: "utf8", input, env: { ...process.env, INIT_CWD: ordner } },
  );
  const zeilen = stdout.split("\n").filter(Boolean);
  return { status, stderr, zeilen: zeilen.map((zeile) => JSON.parse(zeile)) };
}

const zweiSeiten = pdf([
  { zeilen: [[70, 60, "und zwar aus § 823 Abs. 1 BGB, ferner aus § 12"]] },
  { zeilen: [[70, 780, "BGB und Art. 1 GG."]] },
]);

describe("npm run zitate", () => {
  test("liest Texte und PDF-Dateien, die Stellen einer PDF-Datei mit ihrer Seite", () => {
    const { status, stderr, zeilen } = rufen([
      datei("brief.txt", "Nach § 91 ZPO."),
      datei("klage.pdf", zweiSeiten),
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(zeilen).toMatchObject([
      { id: "brief.txt", spans: [{ start: 5, end: 13, text: "§ 91 ZPO" }] },
      {
        id: "klage.pdf",
        spans: [
          { text: "§ 823 Abs. 1 BGB", page: 1, norms: [{ abbr: "BGB", nr: "823", abs: "1" }] },
          { text: "§ 12 BGB", page: 1, norms: [{ abbr: "BGB", nr: "12" }] },
          { text: "Art. 1 GG", page: 2, norms: [{ abbr: "GG", unit: "Art", nr: "1" }] },
        ],
      },
    ]);
    expect(zeilen[0].spans[0]).not.toHaveProperty("page");
  });

  test("nennt den Tag jeder Datei und jeder Zeile, gefunden oder angegeben, und was jünger ist", () => {
    const urteil = datei(
      "urteil.pdf",
      pdf([
        {
          zeilen: [
            [70, 780, "Urteil vom 20.10.2016"],
            [70, 700, "Nach § 3 BDSG und § 12 BGB."],
          ],
        },
      ]),
    );
    expect(rufen([urteil]).zeilen).toMatchObject([
      {
        tag: { am: "2016-10-20", sicherheit: "hoch" },
        spans: [
          {
            norms: [
              {
                adresse: "https://www.gesetze-im-internet.de/bdsg_2018/__3.html",
                fassung: "juenger",
                vorgaenger: "Bundesdatenschutzgesetz von 1990",
              },
            ],
          },
          { norms: [{ adresse: "https://www.gesetze-im-internet.de/bgb/__12.html" }] },
        ],
      },
    ]);
    const eingabe = [
      { id: "a", text: "§ 3 BDSG", tag: "2016-10-20" },
      { id: "b", text: "§ 3 BDSG" },
    ];
    const { zeilen } = rufen([], eingabe.map((zeile) => `${JSON.stringify(zeile)}\n`).join(""));
    expect(zeilen.map(({ tag, spans }) => [tag, spans[0].norms[0].fassung])).toEqual([
      [{ am: "2016-10-20", sicherheit: "angegeben" }, "juenger"],
      [null, undefined],
    ]);
    expect(rufen(["--tag=2020-01-01", urteil]).zeilen[0].tag.am).toBe("2020-01-01");
    expect(rufen(["--tag=2020-02-30", urteil])).toMatchObject({
      status: 1,
      stderr: "2020-02-30 ist kein Kalendertag der Form JJJJ-MM-TT.\n",
      zeilen: [],
    });
  });

  test("lehnt ab, was keinen Text hat, ein Nullzeichen und einen falschen Tag", () => {
    const bild = rufen([datei("bild.pdf", pdf([{ zeilen: [] }]))]);
    expect(bild).toMatchObject({
      status: 1,
      stderr: "bild.pdf: Die Datei enthält nur Bilder, keinen Text.\n",
      zeilen: [],
    });
    const zeilen = ['{"id":"a","text":"§ 1\\u0000 BGB"}', '{"id":"b","text":"","tag":"1.2.2020"}', "null"];
    expect(rufen([], `${zeilen.join("\n")}\n`)).toMatchObject({
      status: 1,
      stderr:
        'Zeile 1 enthält ein Nullzeichen.\nZeile 2 nennt als tag keinen Kalendertag JJJJ-MM-TT.\nZeile 3 ist kein JSON der Form {"id", "text"}.\n',
      zeilen: [],
    });
  });

  test("nennt, was sich nicht lesen lässt, liest das andere und endet mit 1", () => {
    const { status, stderr, zeilen } = rufen([
      datei("kaputt.pdf", "%PDF-1.7 und dann nichts"),
      "fehlt.pdf",
      datei("leer.pdf", ""),
      datei("notiz.docx", "PK\u0003\u0004\u0000"),
      datei("brief.txt", "Nach § 91 ZPO."),
    ]);
    expect(status).toBe(1);
    expect(stderr.split("\n")).toEqual([
      "kaputt.pdf: Die Datei ist beschädigt.",
      "fehlt.pdf: Die Datei gibt es nicht.",
      "leer.pdf: Die Datei ist beschädigt.",
      "notiz.docx: Die Datei ist weder Text noch PDF.",
      "",
    ]);
    expect(zeilen.map(({ id }) => id)).toEqual(["brief.txt"]);
  });

  test("liest JSONL von der Eingabe und nennt falsche Zeilen", () => {
    const { status, stderr, zeilen } = rufen(
      [],
      '{"id":"a","text":"§ 1 BGB"}\nkein JSON\n{"id":2,"text":""}\n',
    );
    expect(status).toBe(1);
    expect(stderr).toBe('Zeile 2 ist kein JSON der Form {"id", "text"}.\n');
    expect(zeilen).toMatchObject([
      { id: "a", spans: [{ text: "§ 1 BGB" }] },
      { id: "2", spans: [] },
    ]);
  });
});
