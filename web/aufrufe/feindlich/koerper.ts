import fc from "fast-check";
import { demoPasswort } from "../../e2e/lib/demoportal.ts";
import { text, wert } from "./gift.ts";
import { loeschend, type Ziel } from "./ziele.ts";

type Felder = Readonly<Record<string, unknown>>;

export const formularart = "application/x-www-form-urlencoded";
export const jsonart = "application/json";
const fuellwort = "%FORMULARTOKEN%";

/** A body and the header that names its type. */
export type Inhalt = {
  readonly headers: Readonly<Record<string, string>>;
  readonly koerper: Buffer | undefined;
};
type Teil = { readonly art: string | undefined; readonly inhalt: string | Buffer };

/** Bodies for one place: its friendly fields with poison among them, other types, and what only looks like JSON. */
export function koerper(ziel: Ziel): fc.Arbitrary<Inhalt> {
  const felder = veraenderteFelder(ziel);
  const json = felder.map((werte): Teil => ({ art: jsonart, inhalt: alsJson(werte) }));
  const formular = felder.map((werte): Teil => ({ art: formularart, inhalt: alsFormular(werte) }));
  const teile = fc.oneof(
    { weight: ziel.art === "formular" ? 2 : 8, arbitrary: json },
    { weight: ziel.art === "formular" ? 8 : 3, arbitrary: formular },
    {
      weight: 1,
      arbitrary: felder.map(
        (werte): Teil => ({ art: "multipart/form-data; boundary=grenze", inhalt: alsTeile(werte) }),
      ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...verbogen), fc.constantFrom(jsonart, `${jsonart}; charset=utf-7`))
        .map(([inhalt, art]): Teil => ({ art, inhalt })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...arten), felder)
        .map(([art, werte]): Teil => ({ art, inhalt: alsJson(werte) })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...arten), fc.uint8Array({ maxLength: 200 }))
        .map(([art, bytes]): Teil => ({ art, inhalt: Buffer.from(bytes) })),
    },
    {
      weight: 1,
      arbitrary: wert.map((oben): Teil => ({ art: jsonart, inhalt: JSON.stringify(oben) ?? "" })),
    },
  );
  return teile.map(({ art, inhalt }) => ({
    headers: art === undefined ? {} : { "content-type": art },
    koerper: alsKoerper(inhalt),
  }));
}

/** The friendly fields, some of them poisoned, some missing, some doubled under foreign names. */
function veraenderteFelder({ name, koerper: freundlich }: Ziel): fc.Arbitrary<Felder> {
  const namen = Object.keys(freundlich);
  const richtig = (feld: string) =>
    freundlich[feld] === demoPasswort && loeschend.has(name) ? "Falsch-gedacht-7" : freundlich[feld];
  return fc
    .tuple(
      fc.subarray(namen),
      fc.dictionary(namen.length > 0 ? fc.constantFrom(...namen) : fc.string(), wert, { maxKeys: 3 }),
      fc.oneof(
        { weight: 6, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.dictionary(text, wert, { maxKeys: 3 }) },
      ),
    )
    .map(([behalten, vergiftet, weitere]) => {
      const gefuellt = namen.filter((feld) => freundlich[feld] !== "" || behalten.includes(feld));
      const basis = Object.fromEntries(gefuellt.map((feld) => [feld, richtig(feld)]));
      return { ...basis, ...weitere, ...vergiftet };
    });
}

const tief = (anzahl: number) => `${'{"a":['.repeat(anzahl)}1${"]}".repeat(anzahl)}`;

/** Bodies that say they are JSON. */
const verbogen: readonly (string | Buffer)[] = [
  "",
  "{",
  '{"email":',
  "[]",
  "null",
  "0",
  '"a"',
  "undefined",
  "\ufeff{}",
  tief(100),
  tief(20_000),
  "[".repeat(120_000),
  `{"email":${tief(5_000)},"password":${tief(5_000)}}`,
  '{"email":"a@b.example","email":"c@d.example","email":{"a":1},"password":"a","password":null}',
  '{"__proto__":{"rolle":"admin"},"constructor":{"prototype":{"rolle":"admin"}},"email":"a@b.example"}',
  '{"name":1e999,"email":-1e999,"wert":1e400,"token":123456789012345678901234567890}',
  '{"email":"\\ud800","name":"\\udc00\\ud800","token":"\\ud800","password":"\\ud800\\ud800\\ud800\\ud800Aa1!aaaa"}',
  '{"email":"a\\u0000b@c.example","name":"\\u0000","token":"\\u0000"}',
  '{"email":"a\u0000b@c.example"}',
  "{'email':'a'}",
  "{email:1}",
  '{"a":1}{"b":2}',
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('{"email":"ä"}', "utf16le"),
  Buffer.from('{"email":"ä"}', "latin1"),
  `{"name":"${"x".repeat(300_000)}"}`,
  `{"name":"${"x".repeat(1_100_000)}"}`,
  `{${Array.from({ length: 8_000 }, (_, i) => `"f${i}":1`).join(",")}}`,
  JSON.stringify({
    angelegenheiten: Array.from({ length: 500 }, () => ({ wert: -1, positionen: [{ nr: "3100" }] })),
  }),
  JSON.stringify({
    angelegenheiten: [{ wert: Number.MAX_SAFE_INTEGER, positionen: [{ nr: "3100", satz: 1e300 }] }],
  }),
];

const arten: readonly (string | undefined)[] = [
  undefined,
  "",
  "text/plain",
  "text/html",
  "application/xml",
  "application/json, text/plain",
  "application/x-www-form-urlencoded; charset=utf-16",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=grenze",
  "application/octet-stream",
  "application/json/../x",
  "x".repeat(2_000),
];

export function alsJson(felder: Felder): string {
  return JSON.stringify({ csrfToken: fuellwort, ...felder });
}

/** URL-encoded; every third field twice. */
export function alsFormular(felder: Felder): string {
  const kodierte = new Map<unknown, string>();
  return Object.entries({ csrfToken: fuellwort, ...felder })
    .flatMap(([name, inhalt], i) => {
      const wort =
        kodierte.get(inhalt) ?? kodiert(typeof inhalt === "string" ? inhalt : (JSON.stringify(inhalt) ?? ""));
      kodierte.set(inhalt, wort);
      const paar = `${kodiert(name)}=${inhalt === fuellwort ? fuellwort : wort}`;
      return i % 3 === 2 ? [paar, paar] : [paar];
    })
    .join("&");
}

function alsTeile(felder: Felder): string {
  const teile = Object.entries({ csrfToken: fuellwort, ...felder }).map(([name, inhalt]) => {
    const wort = typeof inhalt === "string" ? inhalt : JSON.stringify(inhalt);
    const datei = wort.length % 5 === 0 ? `; filename="${name}.html"` : "";
    return `--grenze\r\nContent-Disposition: form-data; name="${name}"${datei}\r\n\r\n${wort}\r\n`;
  });
  return `${teile.join("")}--grenze--\r\n`;
}

export function alsKoerper(inhalt: string | Buffer): Buffer {
  return typeof inhalt === "string" ? Buffer.from(inhalt) : inhalt;
}

/** Puts the token of the form where the body has left room for it. */
export function mitFormulartoken(koerper: Buffer, token: string): Buffer {
  const ort = koerper.indexOf(fuellwort);
  if (ort < 0) return koerper;
  return Buffer.concat([
    koerper.subarray(0, ort),
    Buffer.from(token),
    koerper.subarray(ort + fuellwort.length),
  ]);
}

/** Percent-encoded; a lone surrogate becomes the three bytes that no decoder should take. */
export function kodiert(wort: string): string {
  if (wort.isWellFormed()) return encodeURIComponent(wort);
  return [...wort]
    .map((zeichen) => {
      if (zeichen.isWellFormed()) return encodeURIComponent(zeichen);
      const stelle = zeichen.charCodeAt(0);
      return [0xe0 | (stelle >> 12), 0x80 | ((stelle >> 6) & 63), 0x80 | (stelle & 63)]
        .map((byte) => `%${byte.toString(16)}`)
        .join("");
    })
    .join("");
}
