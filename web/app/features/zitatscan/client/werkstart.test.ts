import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Anweisung, Meldung } from "./nachrichten.ts";
import { werkStarten } from "./werkstart.ts";

/** A worker that says what the test tells it to. */
class Stummer extends EventTarget {
  static letzter: Stummer;
  readonly gehoert: Anweisung[] = [];
  constructor() {
    super();
    Stummer.letzter = this;
  }
  postMessage(anweisung: Anweisung): void {
    this.gehoert.push(anweisung);
  }
  terminate(): void {}
  sagen(data: Meldung): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  sterben(): void {
    this.dispatchEvent(new Event("error"));
  }
}

beforeEach(() => {
  vi.stubGlobal("Worker", Stummer);
  vi.stubGlobal("location", new URL("https://portal.example/paragraphen-profi"));
});
afterEach(() => vi.unstubAllGlobals());

test("Stirbt das Werk nach dem Laden, sagt es das einmal, und keine Frage bleibt offen", async () => {
  const gestorben = vi.fn();
  const werk = werkStarten(() => {}, gestorben);
  const geladen = werk.laden();
  Stummer.letzter.sagen({ art: "da" });
  Stummer.letzter.sagen({ art: "bereit" });
  await geladen;
  const frage = werk.fragen({ art: "text", datei: 1 });
  Stummer.letzter.sterben();
  await expect(frage).rejects.toThrow("Das Lesewerk läuft nicht.");
  Stummer.letzter.sterben();
  expect(gestorben).toHaveBeenCalledOnce();
});

test("Stirbt es beim Laden, scheitert das Laden, und niemand hört von einem Absturz", async () => {
  const gestorben = vi.fn();
  const werk = werkStarten(() => {}, gestorben);
  const geladen = werk.laden();
  Stummer.letzter.sterben();
  await expect(geladen).rejects.toThrow("Das Lesewerk läuft nicht.");
  expect(gestorben).not.toHaveBeenCalled();
});

test("Wird es beendet, bleibt keine Frage offen, und niemand hört von einem Absturz", async () => {
  const gestorben = vi.fn();
  const werk = werkStarten(() => {}, gestorben);
  Stummer.letzter.sagen({ art: "da" });
  Stummer.letzter.sagen({ art: "bereit" });
  const frage = werk.fragen({ art: "text", datei: 1 });
  werk.beenden();
  await expect(frage).rejects.toThrow("Das Lesewerk läuft nicht.");
  expect(gestorben).not.toHaveBeenCalled();
});
