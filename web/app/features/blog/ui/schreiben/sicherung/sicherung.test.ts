import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type Ablagesatz,
  type Aenderung,
  fristen,
  type Sendeergebnis,
  type Sicherungsstand,
  sicherung,
} from "./sicherung.ts";

let text = "";
let geraet: Ablagesatz<string> | undefined;
let gesendet: Ablagesatz<string>[] = [];
let antworten: (Sendeergebnis | Promise<Sendeergebnis>)[] = [];
let staende: Sicherungsstand[] = [];
let geraetHaelt = true;
let geraetWartet: Promise<void> | undefined;
let kennungen = 0;

const gespeichert = (version: number): Sendeergebnis => ({ art: "gespeichert", id: "a", version });

function neu(anfang: { id: string | undefined; version: number | undefined; aenderung?: Aenderung }) {
  return sicherung<string>(
    {
      lesen: () => text,
      ablegen: async (satz) => {
        geraet = satz;
        await geraetWartet;
        return geraetHaelt;
      },
      verwerfen: async () => {
        geraet = undefined;
      },
      senden: async (satz) => {
        gesendet.push(satz);
        return antworten.shift() ?? gespeichert((satz.version ?? 0) + 1);
      },
      melden: (stand) => staende.push(stand),
      jetzt: () => new Date(),
      kennung: () => `neu-${++kennungen}`,
    },
    { aenderung: undefined, ...anfang },
  );
}

beforeEach(() => {
  kennungen = 0;
  vi.useFakeTimers({ now: new Date("2026-06-01T08:00:00Z") });
  [text, geraet, gesendet, antworten, staende, geraetHaelt] = ["", undefined, [], [], [], true];
  geraetWartet = undefined;
});
afterEach(() => {
  vi.useRealTimers();
});

test("Eine Änderung steht nach einem Augenblick auf dem Gerät und nach einer Pause auf dem Server", async () => {
  const eine = neu({ id: "a", version: 3 });
  text = "Die Frist";
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.ablage);
  expect(geraet).toMatchObject({ inhalt: "Die Frist", id: "a", version: 3 });
  expect(gesendet).toEqual([]);
  await vi.advanceTimersByTimeAsync(fristen.senden);
  expect(gesendet).toMatchObject([{ inhalt: "Die Frist", id: "a", version: 3 }]);
  expect(geraet).toBeUndefined();
  expect(staende.map(({ art }) => art)).toEqual(["sichert", "gespeichert"]);
});

test("Solange etwas ungespeichert ist, heißt es nirgends „gespeichert“", async () => {
  const eine = neu({ id: "a", version: 3 });
  eine.geaendert();
  expect(staende).toEqual([{ art: "sichert" }]);
  await vi.advanceTimersByTimeAsync(fristen.senden);
  expect(staende.at(-1)?.art).toBe("gespeichert");
  eine.geaendert();
  expect(staende.at(-1)?.art).toBe("sichert");
});

test("Wer ohne Pause schreibt, wird trotzdem gespeichert", async () => {
  const eine = neu({ id: "a", version: 1 });
  for (let i = 0; i < 12; i += 1) {
    eine.geaendert();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(gesendet.length).toBe(1);
});

test("Ohne Verbindung bleibt der Text auf dem Gerät und geht hinaus, sobald es geht", async () => {
  const eine = neu({ id: "a", version: 1 });
  antworten = [{ art: "offline" }];
  text = "offline geschrieben";
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.senden);
  expect(geraet).toMatchObject({ inhalt: "offline geschrieben", version: 1 });
  expect(staende.at(-1)).toMatchObject({ art: "lokal", grund: { art: "offline" }, nirgends: false });
  eine.erneut();
  await vi.advanceTimersByTimeAsync(0);
  expect(staende.at(-1)?.art).toBe("gespeichert");
  expect(geraet).toBeUndefined();
});

test("Kommt auf das erste Speichern keine Antwort, geht dasselbe unter derselben Kennung hinaus, dann das Neue", async () => {
  const eine = neu({ id: undefined, version: undefined });
  antworten = [{ art: "offline" }, { art: "gespeichert", id: "neu-1", version: 1 }];
  text = "eins";
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.senden);
  text = "eins zwei";
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.ablage);
  expect(geraet).toMatchObject({ inhalt: "eins zwei", id: undefined, neueId: "neu-1" });
  await vi.advanceTimersByTimeAsync(fristen.senden);
  expect(gesendet).toMatchObject([
    { inhalt: "eins", id: undefined, neueId: "neu-1" },
    { inhalt: "eins", id: undefined, neueId: "neu-1" },
    { inhalt: "eins zwei", id: "neu-1", version: 1 },
  ]);
  expect(staende.at(-1)?.art).toBe("gespeichert");
});

test("Was ein verlassenes Fenster hinterlassen hat, behält die Kennung, die es bekommen sollte", async () => {
  const eine = neu({ id: undefined, version: undefined });
  eine.uebernehmen({ neueId: "von-vorhin", version: undefined, aenderung: undefined });
  antworten = [{ art: "konflikt" }];
  await vi.advanceTimersByTimeAsync(fristen.senden);
  expect(gesendet).toMatchObject([{ id: undefined, neueId: "von-vorhin" }]);
  // The one that is there already is the other text.
  expect(eine.marke()).toMatchObject({ id: "von-vorhin", version: undefined });
  await eine.aufloesen(undefined);
  expect(gesendet.at(-1)).toMatchObject({ id: undefined, neueId: "neu-2" });
});

test("Ohne Verbindung wird von selbst wieder versucht", async () => {
  const eine = neu({ id: "a", version: 1 });
  antworten = [{ art: "offline" }, { art: "offline" }];
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.senden + 2 * fristen.erneut);
  expect(gesendet.length).toBe(3);
  expect(staende.at(-1)?.art).toBe("gespeichert");
});

test("Was während des Sendens getippt wird, zählt von der neuen Version an", async () => {
  const eine = neu({ id: "a", version: 1 });
  let fertig = (_: Sendeergebnis) => {};
  antworten = [new Promise((weiter) => (fertig = weiter))];
  text = "eins";
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.senden);
  text = "eins zwei";
  eine.geaendert();
  fertig(gespeichert(2));
  await vi.advanceTimersByTimeAsync(0);
  expect(geraet).toMatchObject({ inhalt: "eins zwei", version: 2 });
  await vi.advanceTimersByTimeAsync(fristen.senden);
  expect(gesendet.at(-1)).toMatchObject({ inhalt: "eins zwei", version: 2 });
});

test("Dauert das Senden länger als die Pause, geht danach hinaus, was inzwischen getippt ist", async () => {
  const eine = neu({ id: "a", version: 1 });
  let fertig = (_: Sendeergebnis) => {};
  antworten = [new Promise((weiter) => (fertig = weiter))];
  text = "eins";
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.senden);
  text = "eins zwei";
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.spaetestens);
  fertig(gespeichert(2));
  await vi.advanceTimersByTimeAsync(0);
  expect(staende.at(-1)?.art).toBe("sichert");
  await vi.advanceTimersByTimeAsync(fristen.senden);
  expect(gesendet.at(-1)).toMatchObject({ inhalt: "eins zwei", version: 2 });
  expect(staende.at(-1)?.art).toBe("gespeichert");
});

test("Was getippt wird, während das Gerät noch ablegt, geht vor dem Abschluss hinaus", async () => {
  const eine = neu({ id: "a", version: 1 });
  let abgelegt = () => {};
  geraetWartet = new Promise((weiter) => (abgelegt = weiter));
  text = "ohne Termin";
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.senden);
  text = "mit Termin";
  eine.geaendert();
  const abgeschlossen = eine.abschliessen();
  abgelegt();
  expect(await abgeschlossen).toBe(true);
  expect(gesendet.at(-1)).toMatchObject({ inhalt: "mit Termin", version: 2 });
});

test("Legt das Gerät langsamer ab, als die Pause dauert, wird danach von selbst gesendet", async () => {
  const eine = neu({ id: "a", version: 1 });
  let fertig = (_: Sendeergebnis) => {};
  antworten = [new Promise((weiter) => (fertig = weiter))];
  text = "eins";
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.senden);
  let abgelegt = () => {};
  geraetWartet = new Promise((weiter) => (abgelegt = weiter));
  text = "eins zwei";
  eine.geaendert();
  fertig(gespeichert(2));
  await vi.advanceTimersByTimeAsync(fristen.senden * 2);
  abgelegt();
  geraetWartet = undefined;
  await vi.advanceTimersByTimeAsync(fristen.senden);
  expect(gesendet.at(-1)).toMatchObject({ inhalt: "eins zwei", version: 2 });
  expect(staende.at(-1)?.art).toBe("gespeichert");
});

test("Nach einem Konflikt wird nichts überschrieben, bis entschieden ist", async () => {
  const eine = neu({ id: "a", version: 1 });
  antworten = [{ art: "konflikt" }];
  text = "meines";
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.senden);
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.spaetestens);
  expect(gesendet.length).toBe(1);
  expect(geraet).toMatchObject({ inhalt: "meines" });
  await eine.aufloesen({ id: "a", version: 5 });
  expect(gesendet.at(-1)).toMatchObject({ inhalt: "meines", id: "a", version: 5 });
  expect(staende.at(-1)?.art).toBe("gespeichert");
});

test("Wird die andere Fassung übernommen, wird nichts gesendet", async () => {
  const eine = neu({ id: "a", version: 1 });
  antworten = [{ art: "konflikt" }];
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.senden);
  await eine.ersetzen({ id: "a", version: 5, am: new Date() });
  await vi.advanceTimersByTimeAsync(fristen.spaetestens);
  expect(gesendet.length).toBe(1);
  expect(geraet).toBeUndefined();
  expect(eine.marke()).toEqual({ id: "a", version: 5 });
});

test("Beide behalten: der eigene Text wird ein Entwurf für sich", async () => {
  const eine = neu({ id: "a", version: 1 });
  antworten = [{ art: "konflikt" }, { art: "gespeichert", id: "b", version: 1 }];
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.senden);
  await eine.aufloesen(undefined);
  expect(gesendet.at(-1)).toMatchObject({ id: undefined, version: undefined });
  expect(eine.marke()).toMatchObject({ id: "b", version: 1 });
});

test("Was eine Änderung war, bleibt eine, auch als neuer Entwurf; gibt es auch den Artikel nicht mehr, wird es ein eigener", async () => {
  const aenderung = { von: "artikel", basis: 4 };
  const eine = neu({ id: "a", version: 3, aenderung });
  antworten = [{ art: "weg" }, { art: "weg" }, { art: "gespeichert", id: "b", version: 1 }];
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.senden);
  expect(geraet).toMatchObject({ id: undefined, aenderung });
  await eine.aufloesen(undefined);
  expect(gesendet.at(-1)).toMatchObject({ id: undefined, aenderung });
  expect(geraet?.aenderung).toBeUndefined();
  await eine.aufloesen(undefined);
  expect(gesendet.at(-1)?.aenderung).toBeUndefined();
  expect(eine.marke()).toMatchObject({ id: "b", aenderung: undefined });
});

test("Was ein verlassenes Fenster an einer Änderung geschrieben hat, bleibt eine Änderung", async () => {
  const aenderung = { von: "artikel", basis: 4 };
  const eine = neu({ id: undefined, version: undefined });
  eine.uebernehmen({ neueId: "von-vorhin", version: undefined, aenderung });
  await vi.advanceTimersByTimeAsync(fristen.senden);
  expect(gesendet).toMatchObject([{ id: undefined, neueId: "von-vorhin", aenderung }]);
});

test("Gibt es den Entwurf nicht mehr, bleibt der Text als neuer auf dem Gerät und wird erst auf Wunsch wieder einer", async () => {
  const eine = neu({ id: "a", version: 3 });
  antworten = [{ art: "weg" }];
  text = "trotzdem da";
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.senden);
  expect(staende.at(-1)).toMatchObject({ art: "lokal", grund: { art: "weg" }, nirgends: false });
  expect(geraet).toMatchObject({ inhalt: "trotzdem da", id: undefined, version: undefined });
  text = "trotzdem da, und mehr";
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.spaetestens);
  expect(gesendet.length).toBe(1);
  expect(geraet).toMatchObject({ inhalt: "trotzdem da, und mehr", id: undefined });
  expect(await eine.abschliessen()).toBe(false);
  await eine.aufloesen(undefined);
  expect(gesendet.at(-1)).toMatchObject({ inhalt: "trotzdem da, und mehr", id: undefined, neueId: "neu-3" });
  expect(staende.at(-1)?.art).toBe("gespeichert");
  expect(geraet).toBeUndefined();
});

test("Ist die Sitzung zu Ende, geht nichts verloren; nach der Anmeldung wird gespeichert", async () => {
  const eine = neu({ id: "a", version: 1 });
  antworten = [{ art: "abgemeldet" }];
  text = "noch da";
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.senden);
  expect(staende.at(-1)).toMatchObject({ art: "lokal", grund: { art: "abgemeldet" } });
  expect(geraet).toMatchObject({ inhalt: "noch da" });
  expect(await eine.abschliessen()).toBe(true);
});

test("Ein Browser, der nichts behält, wird nicht als Sicherung ausgegeben", async () => {
  const eine = neu({ id: "a", version: 1 });
  geraetHaelt = false;
  antworten = [{ art: "offline" }];
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.senden);
  expect(staende.at(-1)).toMatchObject({ art: "lokal", nirgends: true });
});

test("Beim Abmelden verschwindet der Text vom Gerät, und nichts wird mehr geschrieben", async () => {
  const eine = neu({ id: "a", version: 1 });
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.ablage);
  await eine.vergessen();
  eine.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.spaetestens);
  expect(geraet).toBeUndefined();
  expect(gesendet).toEqual([]);
  // And whoever comes back is told what there is of it.
  expect(staende.at(-1)).toEqual({ art: "abgemeldet", imKonto: "aelteres" });
  expect(await eine.abschliessen()).toBe(false);
});

test("Nach dem Abmelden steht da, was davon im Konto liegt", async () => {
  const leeres = neu({ id: undefined, version: undefined });
  await leeres.vergessen();
  expect(staende.at(-1)).toEqual({ art: "abgemeldet", imKonto: "leer" });
  const ohneTitel = neu({ id: undefined, version: undefined });
  ohneTitel.geaendert();
  await ohneTitel.vergessen();
  expect(staende.at(-1)).toEqual({ art: "abgemeldet", imKonto: "nichts" });
  const gespeichert = neu({ id: "a", version: 1 });
  gespeichert.geaendert();
  await vi.advanceTimersByTimeAsync(fristen.senden);
  await gespeichert.vergessen();
  expect(staende.at(-1)).toEqual({ art: "abgemeldet", imKonto: "alles" });
});
