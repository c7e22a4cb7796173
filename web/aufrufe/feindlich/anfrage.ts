import fc from "fast-check";
import { kopftauglich } from "./ausweise.ts";
import { fremd, text, werteliste } from "./gift.ts";
import { alsFormular, alsJson, alsKoerper, formularart, jsonart, kodiert, koerper } from "./koerper.ts";
import type { Ziel } from "./ziele.ts";

/** One request as it goes out, apart from who sends it. */
export type Anfrage = {
  readonly method: string;
  /** Path and query, ready for the wire. */
  readonly pfad: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly koerper: Buffer | undefined;
  /** Whether the sender shows his form token, and whether he says that he comes from a page of the portal. */
  readonly formulartoken: boolean;
  readonly eigeneHerkunft: boolean;
  /** Whether the sender shows who he is, and by which means. */
  readonly ausweis: "richtig" | "cookie" | "token" | "falsch";
};

/** How many requests the fixed list makes at each place. */
export const anzahlFeste = werteliste.length;

/**
 * One of the fixed list at one place: its value in every field, every parameter and the path. Made one by one: values are
 * long and fields many, and only a part of them is sent.
 */
export function festeAnfrage(ziel: Ziel, i: number): Anfrage {
  const gift = werteliste[i];
  const kurz = kodiert((typeof gift === "string" ? gift : (JSON.stringify(gift) ?? "")).slice(0, 400));
  const formular = ziel.art === "formular" || i % 3 === 0;
  const frage = ziel.fragen.map((name) => `${name}=${kurz}`).join("&");
  const inhalt = Object.fromEntries(Object.keys(ziel.koerper).map((feld) => [feld, gift]));
  return {
    method: ziel.method,
    pfad: `${mitNamen(ziel.pfad, kurz)}${frage ? `?${frage}` : ""}`,
    headers: ziel.method === "GET" ? {} : { "content-type": formular ? formularart : jsonart },
    koerper: ziel.method === "GET" ? undefined : alsKoerper(formular ? alsFormular(inhalt) : alsJson(inhalt)),
    formulartoken: true,
    eigeneHerkunft: true,
    ausweis: "richtig",
  };
}

/** Any request that a malicious client may think of for one place. */
export function anfragen(ziel: Ziel): fc.Arbitrary<Anfrage> {
  return fc
    .record({
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(ziel.method) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            "GET",
            "HEAD",
            "POST",
            "PUT",
            "PATCH",
            "DELETE",
            "OPTIONS",
            "TRACE",
            "PROPFIND",
          ),
        },
      ),
      name: fc.oneof(
        text.map(kodiert),
        fc.constantFrom("x", "%", "%zz", "%00", "%c0%80", "..%2f..", "a/b", "%ff"),
      ),
      anhang: fc.oneof(
        { weight: 12, arbitrary: fc.constant("") },
        {
          weight: 1,
          arbitrary: fc.constantFrom("/", ".data", "//", "/..", ";a=b", "%2e%2e", "/_.data", "%20", ".json"),
        },
      ),
      davor: fc.oneof(
        { weight: 20, arbitrary: fc.constant("") },
        { weight: 1, arbitrary: fc.constantFrom(`//${fremd}`, `/%5c${fremd}`, "/.", "//", `/${fremd}/..`) },
      ),
      frage: fragen(ziel),
      inhalt: koerper(ziel),
      kopf: kopfzeilen,
      formulartoken: fc.integer({ min: 0, max: 9 }).map((zahl) => zahl > 0),
      eigeneHerkunft: fc.integer({ min: 0, max: 9 }).map((zahl) => zahl > 0),
      ausweis: fc.oneof(
        { weight: 8, arbitrary: fc.constant("richtig" as const) },
        { weight: 1, arbitrary: fc.constantFrom("cookie" as const, "token" as const, "falsch" as const) },
      ),
    })
    .map(({ method, name, anhang, davor, frage, inhalt, kopf, ...wer }) => {
      const traegt = method !== "GET" && method !== "HEAD";
      return {
        ...wer,
        method,
        pfad: `${davor}${mitNamen(ziel.pfad, name)}${anhang}${frage}`,
        headers: { ...kopf, ...(traegt ? inhalt.headers : {}) },
        koerper: traegt ? inhalt.koerper : undefined,
      };
    });
}

function mitNamen(pfad: string, name: string): string {
  return pfad.replaceAll(/:\w+/g, () => name || "x");
}

function fragen({ fragen: bekannt }: Ziel): fc.Arbitrary<string> {
  const name = fc.oneof(
    { weight: 8, arbitrary: bekannt.length > 0 ? fc.constantFrom(...bekannt) : fc.constant("a") },
    {
      weight: 1,
      arbitrary: fc.constantFrom("__proto__", "constructor", "a[b][c]", "a[]", "", "%00", "_routes"),
    },
  );
  const paar = fc.oneof(
    { weight: 8, arbitrary: fc.tuple(name, text).map(([n, w]) => `${n}=${kodiert(w.slice(0, 1_500))}`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(name, fc.constantFrom("%", "%zz", "%c0%80", "%ff", "%u0000"))
        .map((p) => p.join("=")),
    },
  );
  return fc.array(paar, { maxLength: 4 }).map((paare) => {
    // The last one twice: duplicates are lists to some and the last or first value to others.
    const letztes = paare.at(-1);
    const alle = letztes && paare.length === 4 ? [...paare, letztes] : paare;
    return alle.length > 0 ? `?${alle.join("&")}` : "";
  });
}

const kopftext = text.map((wort) => kopftauglich(wort).slice(0, 800));

const kopfzeilen: fc.Arbitrary<Readonly<Record<string, string | string[]>>> = fc
  .record(
    {
      accept: fc.constantFrom("*/*", "text/html", "application/json", "text/x-script", "a/b;q=x", ""),
      "accept-encoding": fc.constantFrom("br", "gzip", "identity;q=0, *;q=0", "br;q=nan", "x".repeat(500)),
      "content-encoding": fc.constantFrom("gzip", "br", "identity"),
      "if-none-match": kopftext,
      "x-forwarded-host": fc.constant(fremd),
      "x-forwarded-proto": fc.constantFrom("https", "javascript"),
      forwarded: fc.constant(`host=${fremd};proto=https`),
      host: fc.constantFrom(fremd, "localhost:99999", "a b", "", `x@${fremd}`, "[::1"),
      referer: fc.oneof(kopftext, fc.constant(`https://${fremd}/`)),
      "user-agent": kopftext,
      "accept-language": kopftext,
      "x-http-method-override": fc.constant("DELETE"),
      range: fc.constantFrom("bytes=0-", "bytes=-1", "bytes=9999999999999-", "x"),
      "sec-fetch-site": fc.constantFrom("cross-site", "same-origin", "x"),
      purpose: fc.constant("prefetch"),
    },
    { requiredKeys: [] },
  )
  .map((alle) => Object.fromEntries(Object.entries(alle).filter((_, i) => i < 4)));
