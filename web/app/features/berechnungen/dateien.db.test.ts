import { tag } from "@gebuehrenportal/recht";
import { RouterContextProvider } from "react-router";
import { describe, expect } from "vitest";
import { type Blatt, zelltext } from "#dokumente/blatt/blatt.ts";
import { blattAlsCsv } from "#dokumente/blatt/blatt-ausgabe.ts";
import { entpackt } from "#dokumente/testing.ts";
import { blattrechnung } from "#features/rechner/index.server.ts";
import { permalinks } from "#features/rechner/testing.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { test } from "#platform/db/testing.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { ohneGrenzen, type Ratengrenze } from "#platform/http/raten.server.ts";
import { type Besitzer, berechnungSpeichern } from "./berechnungen.server.ts";
import { loader } from "./pages/datei.ts";
import { besitzer, pfaendung } from "./testing-besitzer.ts";

const heute = tag("2026-11-21");

async function datei(
  wer: Besitzer,
  id: string,
  format: string,
  { raten = ohneGrenzen, query = "" }: { readonly raten?: Ratengrenze; readonly query?: string } = {},
): Promise<Response> {
  const context = new RouterContextProvider();
  const sitzung = { ...wer } as unknown as Sitzung;
  context.set(anfrageContext, {
    id: "",
    log: undefined,
    sitzung,
    client: "",
    raten,
    queryBekannt: false,
  });
  const pfad = `/meine-berechnungen/${id}/datei/${format}${query}`;
  const request = new Request(`http://localhost${pfad}`);
  return loader({ params: { id, format }, request, context } as never);
}

/** Every cell of a sheet as the reader sees it, line by line. */
const zeilen = ({ tabellen }: Blatt): string[][] =>
  tabellen.flatMap(({ spalten, zeilen: reihen }) =>
    reihen.map(({ zellen }) =>
      zellen.map((zelle, i) => zelltext(zelle ?? undefined, spalten[i] ?? { titel: "", art: "text" })),
    ),
  );
const schritte = ({ tabellen }: Blatt) =>
  tabellen.flatMap(({ zeilen: reihen }) => reihen.flatMap((z) => z.schritte ?? []));
const inCent = (text: string) => Number(text.replace(/[.,]/g, ""));

describe("Was gespeichert ist,", () => {
  test("gibt jeder Rechner als JSON und CSV mit denselben Beträgen aus, die er zeigt", async ({ eigene }) => {
    const wer = await besitzer(eigene, "familie", { tarif: "premium" });
    for (const { name, rechner, stand, gesamt } of permalinks) {
      const gezeigt = (await blattrechnung(rechner))?.blattAus(stand, heute, true);
      if (gezeigt?.art !== "blatt") throw new Error(name);
      const id = await berechnungSpeichern(wer, { rechner, stand }, heute);
      const antwort = await datei(wer, id, "json");
      expect(antwort.headers.get("content-type"), name).toBe("application/json; charset=utf-8");
      const { blatt, ...rest } = (await antwort.json()) as { readonly blatt: Blatt };
      expect(rest).toMatchObject({
        rechner,
        stand,
        berechnetAm: heute,
        kennzahl: gezeigt.blatt.kennzahl.wert,
      });
      expect(zeilen(blatt), name).toEqual(zeilen(gezeigt.blatt));
      expect(schritte(blatt), name).toEqual(schritte(gezeigt.blatt));
      expect(blatt.vermerke, name).toEqual(gezeigt.blatt.vermerke);
      if (gesamt)
        expect(blatt.tabellen.flatMap((t) => t.zeilen.flatMap((z) => z.zellen.map(String)))).toContainEqual(
          expect.stringMatching(new RegExp(`^(${inCent(gesamt)}|${gesamt}.*)$`)),
        );
      // `text()` takes the byte order mark away.
      expect(`\ufeff${await (await datei(wer, id, "csv")).text()}`, name).toBe(blattAlsCsv(gezeigt.blatt));
    }
  });

  test("kommt auch als Word und Excel aus dem Gespeicherten, nicht aus neuem Recht", async ({ eigene }) => {
    const wer = await besitzer(eigene, "office", { tarif: "premium" });
    const [permalink] = permalinks;
    if (!permalink?.gesamt) throw new Error("Kein Stand");
    const id = await berechnungSpeichern(wer, permalink, heute);
    for (const [format, teil, gesucht] of [
      ["docx", "word/document.xml", permalink.gesamt],
      ["xlsx", "xl/worksheets/sheet1.xml", String(inCent(permalink.gesamt) / 100)],
    ] as const) {
      const inhalt = entpackt(new Uint8Array(await (await datei(wer, id, format)).arrayBuffer()))[teil];
      expect(inhalt, format).toContain(gesucht);
    }
  });

  test("zählt als Dokument mit denen der Aufrufe; CSV und JSON bleiben frei", async ({ eigene }) => {
    const wer = await besitzer(eigene, "viele", { tarif: "basic" });
    const id = await berechnungSpeichern(wer, pfaendung("2500"), heute);
    const voll = {
      ...ohneGrenzen,
      pruefen: async ({ name }: { readonly name: string }, kennung: string) => {
        throw new ApiFehler(429, { error: `${name} ${kennung}` });
      },
    };
    for (const format of ["pdf", "docx", "xlsx"]) {
      const antwort = await datei(wer, id, format, { raten: voll });
      expect([antwort.status, await antwort.json()]).toEqual([429, { error: `ausgabe ${wer.nutzer.id}` }]);
    }
    for (const format of ["csv", "json"])
      expect((await datei(wer, id, format, { raten: voll })).status).toBe(200);
  });

  test("führt ohne den Tarif auf die Seite der Berechnung statt zu JSON; Unbekanntes bleibt unbekannt", async ({
    eigene,
  }) => {
    const wer = await besitzer(eigene, "frei", { tarif: "basic" });
    const id = await berechnungSpeichern(wer, pfaendung("2500"), heute);
    const frei = { ...wer, nutzer: { ...wer.nutzer, subscriptionStatus: "free" as const } };
    const fremd = "00000000-0000-4000-8000-000000000009";
    for (const format of ["pdf", "xlsx"]) {
      const antwort = await datei(frei, id, format);
      expect([antwort.status, antwort.headers.get("location")]).toEqual([
        303,
        `/meine-berechnungen/${id}?datei=tarif`,
      ]);
    }
    const { headers } = await datei(frei, id, "docx", { query: "?version=1" });
    expect(headers.get("location")).toBe(`/meine-berechnungen/${id}?version=1&datei=tarif`);
    for (const [ziel, format] of [
      [id, "odt"],
      [fremd, "pdf"],
      ["../konto", "csv"],
    ] as const)
      expect((await datei(wer, ziel, format)).status, `${ziel} ${format}`).toBe(404);
    expect((await datei(frei, id, "csv")).status).toBe(200);
  });
});
