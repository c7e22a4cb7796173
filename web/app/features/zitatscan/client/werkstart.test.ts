import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stummer } from "./testing-werk.ts";
import { werkStarten } from "./werkstart.ts";

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
  await expect(werk.fragen({ art: "text", datei: 1 })).rejects.toThrow("Das Lesewerk läuft nicht.");
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
