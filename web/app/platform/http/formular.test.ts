import { expect, test } from "vitest";
import { formularAus, formularVon } from "./formular.server.ts";

const mehrteilig = "multipart/form-data; boundary=g";
const feld = (name: string, wert: string) =>
  `--g\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${wert}\r\n`;
const datei = (name: string, wert: string) =>
  `--g\r\nContent-Disposition: form-data; name="${name}"; filename="ä.csv"\r\n\r\n${wert}\r\n`;

async function* stueckweise(text: string, laenge: number) {
  const bytes = new TextEncoder().encode(text);
  for (let i = 0; i < bytes.byteLength; i += laenge) yield bytes.subarray(i, i + laenge);
}

const gelesen = async (typ: string, text: string, laenge = 64 * 1024) => {
  const formular = await formularAus(typ, stueckweise(text, laenge));
  return (
    formular && {
      texte: formular.texte,
      dateien: formular.dateien.map(([name, inhalt]) => [name, new TextDecoder().decode(inhalt)]),
    }
  );
};

test("Wo ein Formular zwischen zwei Stücken geteilt ist, ändert nichts an ihm", async () => {
  const text = `${feld("ort", "Köln")}${datei("datei", "a\r\n--h\r\n--")}${feld("ort", "")}--g--\r\n`;
  const ganzes = {
    texte: [
      ["ort", "Köln"],
      ["ort", ""],
    ],
    dateien: [["datei", "a\r\n--h\r\n--"]],
  };
  for (let laenge = 1; laenge <= text.length + 1; laenge++)
    expect(await gelesen(mehrteilig, text, laenge), String(laenge)).toEqual(ganzes);
});

test("Eine Datei hat ihren Speicher für sich, so dass er weitergegeben werden kann", async () => {
  const inhalt = "x".repeat(3_000_000);
  const formular = await formularAus(
    mehrteilig,
    stueckweise(`${datei("a", inhalt)}${datei("b", "y")}--g--`, 65_536),
  );
  expect(formular?.dateien.map(([, { byteLength }]) => byteLength)).toEqual([3_000_000, 1]);
  for (const [, { buffer, byteLength }] of formular?.dateien ?? [])
    expect(buffer.byteLength).toBe(byteLength);
});

test("Eine Datei, die niemand gewählt hat, kommt nicht an", async () => {
  const leer = '--g\r\nContent-Disposition: form-data; name="datei"; filename=""\r\n\r\n\r\n--g--\r\n';
  expect(await gelesen(mehrteilig, leer)).toEqual({ texte: [], dateien: [] });
});

test.each([
  ["ohne Ende", mehrteilig, feld("a", "1")],
  ["ohne Anfang", mehrteilig, "a"],
  ["leer", mehrteilig, ""],
  ["ohne Trennzeichen", "multipart/form-data", feld("a", "1")],
  [
    "mit einem Trennzeichen ohne Maß",
    `multipart/form-data; boundary=${"g".repeat(71)}`,
    `${feld("a", "1")}--g--`.replaceAll("--g", `--${"g".repeat(71)}`),
  ],
  ["ohne Namen", mehrteilig, "--g\r\nContent-Disposition: form-data\r\n\r\n1\r\n--g--\r\n"],
  ["aus mehr Feldern, als eine Seite hat", mehrteilig, `${feld("a", "1").repeat(2_001)}--g--\r\n`],
  ["aus mehr einfachen Feldern", "application/x-www-form-urlencoded", "a&".repeat(2_000)],
  ["anderer Art", "text/plain", "a=1"],
])("Ein Formular %s ist keines, und es wird zu Ende gelesen", async (_, typ, text) => {
  let fertig = false;
  async function* stuecke() {
    yield* stueckweise(text, 50);
    fertig = true;
  }
  expect(await formularAus(typ, stuecke())).toBeUndefined();
  expect(fertig).toBe(true);
});

test("Was eine Anfrage bringt, wird einmal gelesen und bleibt für den Nächsten", async () => {
  const request = new Request("http://localhost/", {
    method: "POST",
    body: new URLSearchParams("a=1&b=%C3%A4"),
  });
  const texte = [
    ["a", "1"],
    ["b", "ä"],
  ];
  expect(await formularVon(request)).toEqual({ texte, dateien: [] });
  expect(await formularVon(request)).toEqual({ texte, dateien: [] });
});

test("Eine halbe Million leerer Felder hält niemanden auf", async () => {
  const vorher = process.cpuUsage();
  await gelesen("application/x-www-form-urlencoded", "a&".repeat(500_000));
  expect(process.cpuUsage(vorher).user / 1_000).toBeLessThan(100);
});
