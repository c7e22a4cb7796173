import { tag } from "@gebuehrenportal/recht";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Blatt, type Blattzeile, type Spalte, zelltext } from "#dokumente/blatt/blatt.ts";
import { keineBeitraege } from "#platform/beitraege.server.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { umgebungAus, umgebungStellen } from "#platform/env/env.server.ts";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { eingabe as eingabeLesen } from "#platform/http/eingabefehler.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { blattrechnung } from "../blattrechnungen.ts";
import { alsAntwort } from "../formular/antwort.ts";
import { werteAusQuery } from "../formular/query.ts";
import type { Rechnung } from "../formular/rechnerformular.ts";
import { rvgRoute } from "../rvg/api/rvg.ts";
import { formularAusQuery } from "../rvg/formular/query.ts";
import * as rvgSeite from "../rvg/page.tsx";
import { auswertung as rvgAuswertung } from "../rvg/rechnung.ts";
import { type Geprueft, geprueft } from "../testing-ordner.ts";
import { type Permalink, permalinks } from "./permalinks/testing.ts";
import { leser, type Seitenmodul, seiteRendern, tabellenzeilen } from "./seite/testing.tsx";

const heute = tag("2026-11-21");
beforeAll(() => {
  uhrStellen("2026-11-21T09:00:00Z");
  umgebungStellen(umgebungAus({}));
});
afterAll(() => {
  uhrStellen();
  umgebungStellen();
});

/** Page and call of a calculator; `koerper`: what it reads out of the address, in the words of its call. */
type Stelle = {
  readonly seite: Seitenmodul;
  readonly route: ApiRoute;
  readonly koerper: (query: URLSearchParams) => unknown;
};

/** A calculator whose page is made of fields alone: all of it is found by its folder. */
async function stelle({
  ordner,
  formular,
  aufrufe,
  alsAnfrage = (eingabe) => eingabe,
}: Geprueft): Promise<Stelle> {
  const { rechnung } = (await import(`../${ordner}/rechnung.ts`)) as { readonly rechnung: Rechnung };
  const [route] = aufrufe;
  if (!formular || !route) throw new Error(ordner);
  const koerper = (query: URLSearchParams) => {
    const auswertung = rechnung.auswertung({ werte: werteAusQuery(formular, query), heute, gefragt: true });
    if (auswertung.art !== "ergebnis") throw new Error(JSON.stringify(auswertung));
    return alsAnfrage(alsAntwort(auswertung.eingabe) as never);
  };
  return { seite: (await import(`../${ordner}/page.tsx`)) as Seitenmodul, route, koerper };
}

const rvg: Stelle = {
  seite: rvgSeite,
  route: rvgRoute,
  koerper: (query) => {
    const { formular } = formularAusQuery(query);
    const auswertung = rvgAuswertung({ formular, heute, abgeschickt: true, erweitert: true });
    if (auswertung.art !== "ergebnis") throw new Error(JSON.stringify(auswertung));
    return alsAntwort(auswertung.eingabe);
  },
};

const stellen: ReadonlyMap<string, Stelle> = new Map([
  ["/rvgrechner", rvg],
  ...(await Promise.all(
    geprueft
      .filter(({ formular }) => formular)
      .map(async (einer) => [einer.pfad, await stelle(einer)] as const),
  )),
]);

function stelleZu({ rechner }: Permalink): Stelle {
  const gefunden = stellen.get(rechner);
  if (!gefunden) throw new Error(`Kein Rechner ${rechner}`);
  return gefunden;
}

async function blattZu({ rechner, stand }: Permalink): Promise<Blatt> {
  const antwort = (await blattrechnung(rechner))?.blattAus(stand, heute, true);
  if (antwort?.art !== "blatt") throw new Error(JSON.stringify(antwort));
  return antwort.blatt;
}

const glatt = (text: string) => text.replace(/\s+/g, " ").trim();
const ohneEinheit = (text: string) => text.replace(/ €$/, "");
const betragsspalte: Spalte = { titel: "", art: "betrag" };

/** Name and figures of a line without its norm, which the page of the RVG calculator does not show for each. */
function zeile({ art, zellen }: Blattzeile, spalten: readonly Spalte[], rechner: string): string {
  if (art === "titel") return glatt(String(zellen[0]));
  const texte = spalten.map((spalte, i) => ({ spalte, text: glatt(zelltext(zellen[i], spalte)) }));
  return texte
    .filter(({ spalte, text }) => spalte.art !== "norm" && text !== "")
    .map(({ spalte, text }) =>
      rechner === "/rvgrechner" && spalte.titel === "Wert in €" ? `aus ${text} €` : text,
    )
    .join(" ");
}

describe.each(permalinks.map((p) => [p.name, p] as const))("%s", (_name, permalink) => {
  test("Die Seite zeigt ohne Skript dieselben Zeilen mit derselben Herleitung", async () => {
    const blatt = await blattZu(permalink);
    const html = await seiteRendern(stelleZu(permalink).seite, permalink.rechner, permalink.query);
    const erwartet = blatt.tabellen
      .filter(({ nurDatei }) => !nurDatei)
      .flatMap(({ spalten, zeilen }) =>
        zeilen.map((z) => ({ zeile: z, text: zeile(z, spalten, permalink.rechner), spalten })),
      );
    // What the page shows in a shape of its own still has the same days.
    const eigene = JSON.stringify(blatt.tabellen.filter(({ nurDatei }) => nurDatei));
    for (const [tag] of eigene.matchAll(/\d\d\.\d\d\.\d{4}/g)) expect(html).toContain(tag);
    // The page of deadlines has tables beside the sheet: calendar, chain, slip.
    const namen = new Set(erwartet.map(({ zeile: z }) => glatt(String(z.zellen[0]))));
    const gelesen = tabellenzeilen(html).filter(
      ({ zellen: [name = ""] }) => permalink.tag === undefined || namen.has(name),
    );
    const normen = (spalten: readonly Spalte[], z: Blattzeile) =>
      new Set(spalten.flatMap((s, i) => (s.art === "norm" ? [glatt(String(z.zellen[i] ?? ""))] : [])));
    expect(gelesen).toHaveLength(erwartet.length);
    for (const [i, { zeile: z, text, spalten }] of erwartet.entries()) {
      const { zellen = [], schritte = [] } = gelesen[i] ?? {};
      const ohneNorm = zellen.filter(
        (zelle, k) => zelle !== "" && (k === 0 || !normen(spalten, z).has(zelle)),
      );
      expect(ohneEinheit(ohneNorm.join(" "))).toBe(ohneEinheit(text));
      expect(schritte).toEqual(
        (z.schritte ?? []).map((s) =>
          glatt(
            [s.text, s.norm, s.betrag === undefined ? "" : `${zelltext(s.betrag, betragsspalte)} €`].join(
              " ",
            ),
          ),
        ),
      );
    }
    if (permalink.gesamt)
      expect(gelesen.flatMap(({ zellen }) => zellen.map(ohneEinheit))).toContain(permalink.gesamt);
    if (permalink.tag) expect(gelesen.flatMap(({ zellen }) => zellen)).toContain(permalink.tag);
  });

  test("Der Aufruf gibt dieselben Beträge", async () => {
    const { route, koerper } = stelleZu(permalink);
    const { contract, handler } = route;
    const body: unknown = JSON.parse(JSON.stringify(koerper(new URLSearchParams(permalink.query))));
    const roh = await handler({
      body: contract.body && (eingabeLesen(contract.body, body, contract.errors) as never),
      query: {} as never,
      params: {},
      request: new Request("http://localhost"),
      sitzung: leser,
      client: "",
      raten: ohneGrenzen,
      heute,
      beitraege: keineBeitraege,
    });
    const antwort: unknown = contract.response.parse(JSON.parse(JSON.stringify(roh)));
    expect(antwort).toMatchObject({ art: "ergebnis" });
    const blatt = await blattZu(permalink);
    // What was sent stands on the sheet, too, and does not come back.
    const bekannt = zahlenIn(antwort, zahlenIn(body));
    expect(betraegeDes(blatt).filter((betrag) => !bekannt.has(Math.abs(betrag)))).toEqual([]);
    if (permalink.tag)
      expect(JSON.stringify(antwort)).toContain(permalink.tag.replace(/.*, (..)\.(..)\.(....)/, "$3-$2-$1"));
    if (permalink.gesamt) expect(zahlenIn(antwort)).toContain(Number(permalink.gesamt.replace(/[.,]/g, "")));
  });
});

/** Cents of every line and step of a sheet. */
const betraegeDes = (blatt: Blatt): number[] =>
  blatt.tabellen.flatMap(({ spalten, zeilen }) =>
    zeilen.flatMap(({ zellen, schritte = [] }) => [
      ...spalten.flatMap((s, i) => {
        const zelle = zellen[i];
        return s.art === "betrag" && typeof zelle === "number" ? [zelle] : [];
      }),
      ...schritte.flatMap(({ betrag }) => betrag ?? []),
    ]),
  );

/** Every number of an answer. */
function zahlenIn(wert: unknown, zahlen: Set<number> = new Set()): Set<number> {
  if (typeof wert === "number") zahlen.add(Math.abs(wert));
  else if (typeof wert === "object" && wert !== null)
    for (const teil of Object.values(wert)) zahlenIn(teil, zahlen);
  return zahlen;
}
