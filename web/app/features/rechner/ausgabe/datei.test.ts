import { tag } from "@gebuehrenportal/recht";
import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Blatt } from "#dokumente/blatt/blatt.ts";
import { alsDateiart, dateiantwort, kopfAus } from "#dokumente/blatt/datei.server.ts";
import { umfangssatz, zuUmfangreich } from "#dokumente/blatt/umfang.ts";
import { dateilimit } from "#dokumente/dateilimit.server.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import type { Tarif } from "#platform/access/tarif.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { probeblatt as blatt } from "../formular/testing-probe.ts";
import { ausgabeAnfrage, rvgPdfQuery } from "./contract.ts";
import { ablehnungen, blattVon } from "./datei.server.ts";
import { action, loader } from "./datei.ts";

beforeEach(() => uhrStellen("2026-11-21T12:00:00Z"));
afterEach(() => uhrStellen());

/** A visitor's (or account's) form; `gezaehlt`: what was counted against the limit. */
async function gesendet(
  pfad: string,
  { tarif, grenze, signal }: { tarif?: Tarif; grenze?: Error; signal?: AbortSignal } = {},
) {
  const gezaehlt: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(anfrageContext, {
    id: "",
    log: undefined,
    client: "203.0.113.7",
    queryBekannt: false,
    raten: {
      ...ohneGrenzen,
      pruefen: async (...was) => {
        gezaehlt.push(was);
        if (grenze) throw grenze;
      },
    },
    ...(tarif && { sitzung: { nutzer: { id: "konto-1", subscriptionStatus: tarif } } as Sitzung }),
  });
  const url = new URL(pfad, "https://portal.example");
  const [rechner = "", format = ""] = url.pathname.split("/").slice(2);
  const request = new Request(url, { method: "POST", ...(signal && { signal }) });
  const antwort = await action({ params: { rechner, format }, request, context }).catch((e: unknown) => e);
  if (!(antwort instanceof Response)) throw antwort;
  return { antwort, gezaehlt, kopf: (name: string) => antwort.headers.get(name) };
}

test("Wer nur der Adresse folgt, kommt zur Seite mit denselben Angaben", () => {
  const rufen = (rechner: string) =>
    loader({
      params: { rechner },
      request: new Request(`https://portal.example/rechner/${rechner}/csv?wert=5000&x=1`),
      context: new RouterContextProvider(),
    });
  const antwort = rufen("streitwert");
  expect([antwort.status, antwort.headers.get("Location")]).toEqual([302, "/streitwert?wert=5000&x=1"]);
  let geworfen: unknown;
  try {
    rufen("nirgends");
  } catch (fehler) {
    geworfen = fehler;
  }
  expect(geworfen).toMatchObject({ status: 404 });
});

test("Ein Besucher bekommt CSV und JSON als Datei; gezählt wird seine Herkunft", async () => {
  const csv = await gesendet("/rechner/gerichtskostenrechner/csv?wert=5000&datei=zu-oft");
  expect(csv.antwort.status).toBe(200);
  expect(["Content-Type", "Cache-Control"].map(csv.kopf)).toEqual(["text/csv; charset=utf-8", "no-store"]);
  expect(csv.kopf("Content-Disposition")).toBe(
    `attachment; filename="Kosten nach dem GKG.csv"; filename*=UTF-8''Kosten%20nach%20dem%20GKG.csv`,
  );
  expect(csv.gezaehlt).toEqual([[dateilimit, "203.0.113.7"]]);
  // Anlage 2 GKG seit 01.06.2025: bis 5.000 € 170,50 €; Nr. 1210 KV GKG 3,0 = 511,50 €
  expect(await csv.antwort.text()).toContain("511,50");

  const json = await gesendet("/rechner/gerichtskostenrechner/json?wert=5000", { tarif: "free" });
  expect(json.kopf("Content-Type")).toBe("application/json; charset=utf-8");
  expect(json.kopf("Content-Disposition")).toContain(".json");
  expect(json.gezaehlt).toEqual([[dateilimit, "konto-1"]]);
  const text = await json.antwort.text();
  expect(text).toContain("51150");
  expect(text.split("\n")[1]).toMatch(/^ {2}"/);
});

test("Wer den Tarif hat, bekommt das Dokument", async () => {
  const { antwort, kopf } = await gesendet("/rechner/gerichtskostenrechner/docx?wert=5000", {
    tarif: "basic",
  });
  expect(antwort.status).toBe(200);
  expect(kopf("Content-Type")).toBe(
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  );
  expect(kopf("Content-Disposition")).toContain(".docx");
  expect(kopf("Cache-Control")).toBe("no-store");
});

test.each<[string, Parameters<typeof gesendet>[1], string]>([
  ["gerichtskostenrechner/docx?wert=5000", {}, "/gerichtskostenrechner?wert=5000&datei=anmelden#dateien"],
  [
    "gerichtskostenrechner/xlsx?wert=5000",
    { tarif: "free" },
    "/gerichtskostenrechner?wert=5000&datei=tarif#dateien",
  ],
  ["gerichtskostenrechner/csv?datei=alt", {}, "/gerichtskostenrechner?datei=unvollstaendig#dateien"],
  ["rvgrechner/csv?wert=10000&vv=3200", {}, "/rvgrechner?wert=10000&vv=3200&datei=tarif#dateien"],
  [
    "gerichtskostenrechner/csv?wert=5",
    { grenze: new ApiFehler(429, { code: "x" }) },
    "/gerichtskostenrechner?wert=5&datei=zu-oft#dateien",
  ],
  [
    "gerichtskostenrechner/csv?wert=5",
    { grenze: new ApiFehler(500) },
    "/gerichtskostenrechner?wert=5&datei=gescheitert#dateien",
  ],
  [
    "gerichtskostenrechner/pdf?wert=5000",
    { tarif: "basic", signal: AbortSignal.abort() },
    "/gerichtskostenrechner?wert=5000&datei=ausgelastet#dateien",
  ],
])("Was nicht geht, sagt die Seite: %s", async (pfad, wer, ziel) => {
  const { antwort, kopf } = await gesendet(`/rechner/${pfad}`, wer);
  expect([antwort.status, kopf("Location")]).toEqual([303, ziel]);
});

test("Was zum Tarif Basic gehört, rechnet auch die Datei nur für ihn", async () => {
  const { antwort } = await gesendet("/rechner/rvgrechner/csv?wert=10000&vv=3200", { tarif: "basic" });
  expect(antwort.status).toBe(200);
});

test("Unbekannte Rechner und Formate gibt es nicht, und ein Absturz bleibt einer", async () => {
  expect((await gesendet("/rechner/nirgends/csv")).antwort.status).toBe(404);
  const format = await gesendet("/rechner/gerichtskostenrechner/constructor?wert=5000", { tarif: "basic" });
  expect(format.antwort.status).toBe(404);
  const absturz = new Error("Datenbank");
  await expect(gesendet("/rechner/streitwert/csv", { grenze: absturz })).rejects.toBe(absturz);
});

test("Jede Antwort ohne Blatt hat ihre Ablehnung mit Code, Feld und Satz", () => {
  const ablehnung = (antwort: Parameters<typeof blattVon>[0]) => {
    try {
      return blattVon(antwort);
    } catch (fehler) {
      return fehler instanceof ApiFehler ? [fehler.status, fehler.koerper] : fehler;
    }
  };
  const ganz = { art: "blatt", blatt, daten: {} } as Parameters<typeof blattVon>[0];
  expect(ablehnung(ganz)).toBe(blatt);
  const lang = {
    ...blatt,
    tabellen: [{ titel: "", spalten: [], zeilen: Array.from({ length: 2_001 }, () => ({ zellen: [] })) }],
  };
  expect(ablehnung({ art: "blatt", blatt: lang, daten: {} })).toEqual([
    400,
    { error: umfangssatz, code: "zu-umfangreich", field: "stand" },
  ]);
  expect(ablehnung({ art: "unlesbar" })).toEqual([
    400,
    {
      error: "Die Eingaben dieser Berechnung sind unvollständig oder beschädigt.",
      code: "unlesbar",
      field: "stand",
    },
  ]);
  expect(ablehnung({ art: "unvollstaendig" })).toEqual([
    400,
    {
      error: "Diese Berechnung hat noch kein Ergebnis; auf der Seite steht, was fehlt.",
      code: "unvollstaendig",
    },
  ]);
  expect(ablehnung({ art: "kein-ergebnis", grund: "Kein Wert.", norm: "§ 1 GKG" })).toEqual([
    400,
    { error: "Kein Wert. (§ 1 GKG)", code: "kein-ergebnis" },
  ]);
  expect(ablehnung({ art: "basic", funktionen: [] } as Parameters<typeof blattVon>[0])).toEqual([
    403,
    { error: "Keine Berechtigung", code: "tarif" },
  ]);
});

test("Zweitausend Zeilen und Schritte gehen, einer mehr nicht", () => {
  const schritte = (anzahl: number) => Array.from({ length: anzahl }, () => ({}));
  expect(zuUmfangreich([])).toBe(false);
  expect(zuUmfangreich(Array.from({ length: 2_000 }, () => ({})))).toBe(false);
  expect(zuUmfangreich(Array.from({ length: 2_001 }, () => ({})))).toBe(true);
  expect(zuUmfangreich([{ schritte: schritte(1_999) }])).toBe(false);
  expect(zuUmfangreich([{ schritte: schritte(1_000) }, { schritte: schritte(999) }])).toBe(true);
  expect(umfangssatz).toBe(
    "Diese Berechnung ist für ein Dokument zu umfangreich; möglich sind 2.000 Zeilen und Rechenschritte. Bitte teilen Sie sie auf.",
  );
});

test("Ein Dokument, das aufgegeben wurde, ist vorübergehend nicht zu haben", async () => {
  const kopf = kopfAus({}, tag("2026-11-21"));
  await expect(dateiantwort("pdf", { blatt, kopf, signal: AbortSignal.abort() })).rejects.toMatchObject({
    status: 503,
    koerper: { error: ablehnungen.ausgelastet, code: "ausgelastet" },
    headers: { "Retry-After": "5" },
  });
  const defekt = { ...blatt, tabellen: undefined } as unknown as Blatt;
  const signal = new AbortController().signal;
  await expect(dateiantwort("docx", { blatt: defekt, kopf, signal })).rejects.toBeInstanceOf(TypeError);
});

test("Leere Angaben zählen im Kopf als keine, und Formate sind nur die drei", () => {
  const erstelltAm = tag("2026-11-21");
  expect(kopfAus({ bezeichnung: "", aktenzeichen: "" }, erstelltAm)).toEqual({ erstelltAm });
  expect(kopfAus({ bezeichnung: "a", aktenzeichen: "b" }, erstelltAm)).toEqual({
    erstelltAm,
    bezeichnung: "a",
    aktenzeichen: "b",
  });
  expect([undefined, "", "csv", "toString", "pdf", "docx", "xlsx"].map(alsDateiart)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    "pdf",
    "docx",
    "xlsx",
  ]);
});

test("Der Aufruf nimmt Rechner und Stand bis zu ihrer Länge, sonst nichts", () => {
  const nimmt = (eingabe: unknown) => ausgabeAnfrage.safeParse(eingabe).success;
  expect(nimmt({ rechner: "x".repeat(80), stand: "x".repeat(200_000) })).toBe(true);
  expect(nimmt({ rechner: "x".repeat(81), stand: "" })).toBe(false);
  expect(nimmt({ rechner: "", stand: "x".repeat(200_001) })).toBe(false);
  expect(nimmt({ rechner: "", stand: "", mehr: 1 })).toBe(false);
  expect(rvgPdfQuery.parse({ wert: "5", vv: ["3100", "3104"], fremd: "1" })).toEqual({
    wert: "5",
    vv: ["3100", "3104"],
  });
});
