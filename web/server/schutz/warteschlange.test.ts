import { describe, expect, test } from "vitest";
import { wartend } from "#platform/http/wartezeit.server.ts";
import { warteschlange } from "./warteschlange.ts";

/** A queue with a clock of the test's own; work takes as long as the test says. */
function probe(grenzen: Partial<Parameters<typeof warteschlange>[0]> = {}) {
  const uhr = { ms: 0 };
  const wecker: { um: number; ruf: () => void }[] = [];
  const schlange = warteschlange({
    jeClient: 2,
    vorratMs: 100,
    anteil: 0.25,
    wartendHoechstens: 3,
    jetzt: () => uhr.ms,
    spaeter: (ruf, ms) => wecker.push({ um: uhr.ms + ms, ruf }),
    ...grenzen,
  });
  const begonnen: string[] = [];
  const offene = new Map<string, () => void>();
  /** Work that ends when the test says so. */
  const arbeit = (client: string, name: string, signal?: AbortSignal) =>
    schlange
      .dran(
        client,
        () =>
          new Promise<string>((fertig) => {
            begonnen.push(name);
            offene.set(name, () => fertig(name));
          }),
        signal,
      )
      .catch((fehler: { status?: number }) => `abgelehnt ${fehler.status}`);
  const ruhe = () => new Promise((weiter) => setImmediate(weiter));
  const vorstellen = async (ms: number) => {
    await ruhe();
    uhr.ms += ms;
    for (const faellig of wecker.filter(({ um }) => um <= uhr.ms)) {
      wecker.splice(wecker.indexOf(faellig), 1);
      faellig.ruf();
    }
    await ruhe();
  };
  const beenden = async (name: string) => {
    offene.get(name)?.();
    await vorstellen(0);
  };
  return { arbeit, begonnen, vorstellen, beenden, schlange };
}

describe("Die Warteschlange vor dem Seitenaufbau", () => {
  test("lässt von einem Besucher nur wenige Anfragen zugleich zu, einen anderen sofort daneben", async () => {
    const { arbeit, begonnen, beenden, vorstellen } = probe();
    for (const name of ["a1", "a2", "a3", "a4"]) arbeit("a", name);
    arbeit("b", "b1");
    await vorstellen(0);
    expect(begonnen).toEqual(["a1", "a2", "b1"]);
    await beenden("a1");
    expect(begonnen).toEqual(["a1", "a2", "b1", "a3"]);
  });

  test("lässt warten, wer seine Rechenzeit verbraucht hat, bis sie wieder da ist, und dann einzeln", async () => {
    const { arbeit, begonnen, vorstellen, beenden } = probe();
    arbeit("a", "a1");
    await vorstellen(200);
    await beenden("a1");
    // Of 100 at hand 200 were used: 100 are owed, which takes 400 ms at a quarter.
    arbeit("a", "a2");
    arbeit("a", "a3");
    arbeit("b", "b1");
    await vorstellen(390);
    expect(begonnen).toEqual(["a1", "b1"]);
    await vorstellen(20);
    expect(begonnen).toEqual(["a1", "b1", "a2"]);
  });

  test("berechnet nur, was rechnet: Wer bloß wartet, verbraucht nichts und nimmt keinen Platz ein", async () => {
    const { arbeit, begonnen, beenden, vorstellen, schlange } = probe({ jeClient: 1 });
    const uhr = Promise.withResolvers<void>();
    const gewartet = schlange.dran("a", () => wartend(() => uhr.promise));
    arbeit("a", "a1");
    await vorstellen(500);
    expect(begonnen).toEqual(["a1"]);
    await beenden("a1");
    uhr.resolve();
    await gewartet;
    // Of 100 at hand `a1` has used 500, the waiting none: 400 are owed, which takes 1,600 ms at a quarter.
    arbeit("a", "a2");
    await vorstellen(1_590);
    expect(begonnen).toEqual(["a1"]);
    await vorstellen(20);
    expect(begonnen).toEqual(["a1", "a2"]);
  });

  test("berechnet nach dem Warten wieder, und zwei, die zugleich warten, warten einmal", async () => {
    const { arbeit, begonnen, vorstellen, schlange } = probe({ jeClient: 1 });
    const [erste, zweite] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const rest = Promise.withResolvers<void>();
    const ganz = schlange.dran("a", async () => {
      await Promise.all([wartend(() => erste.promise), wartend(() => zweite.promise)]);
      await rest.promise;
    });
    await vorstellen(300);
    erste.resolve();
    await vorstellen(300);
    zweite.resolve();
    await vorstellen(0);
    await vorstellen(140);
    rest.resolve();
    await ganz;
    // Of 100 at hand 140 were used after the waiting: 40 are owed, which takes 160 ms.
    arbeit("a", "a1");
    await vorstellen(150);
    expect(begonnen).toEqual([]);
    await vorstellen(20);
    expect(begonnen).toEqual(["a1"]);
  });

  test("weist erst ab, wenn ein Besucher übermäßig viele wartende Anfragen hat, und nennt eine Wartezeit", async () => {
    const { arbeit } = probe();
    const alle = Array.from({ length: 6 }, (_, i) => arbeit("a", `a${i}`));
    expect(await alle[5]).toBe("abgelehnt 429");
  });

  test("vergisst, wer gegangen ist, bevor er an der Reihe war", async () => {
    const { arbeit, begonnen, beenden } = probe();
    for (const name of ["a1", "a2"]) arbeit("a", name);
    const gegangen = new AbortController();
    const wartend = arbeit("a", "a3", gegangen.signal);
    arbeit("a", "a4");
    gegangen.abort();
    expect(await wartend).toBe("abgelehnt 503");
    await beenden("a1");
    expect(begonnen).toEqual(["a1", "a2", "a4"]);
  });

  test("gibt den Platz auch frei, wenn die Arbeit scheitert", async () => {
    const { schlange } = probe({ jeClient: 1 });
    await expect(schlange.dran("a", () => Promise.reject(new Error("geplatzt")))).rejects.toThrow("geplatzt");
    expect(await schlange.dran("a", async () => "da")).toBe("da");
  });

  test("vergisst niemanden, dessen Anfrage bloß wartet", async () => {
    const { schlange, vorstellen } = probe();
    const uhr = Promise.withResolvers<void>();
    const gewartet = schlange.dran("a", () => wartend(() => uhr.promise));
    await vorstellen(60_000);
    await schlange.dran("b", async () => 0);
    expect(schlange.bekannte()).toBe(2);
    uhr.resolve();
    await gewartet;
  });

  test("behält niemanden, dessen Rechenzeit wieder voll ist", async () => {
    const { schlange, vorstellen } = probe();
    for (let i = 0; i < 50; i += 1) await schlange.dran(`client-${i}`, async () => i);
    await vorstellen(60_000);
    await schlange.dran("zuletzt", async () => 0);
    expect(schlange.bekannte()).toBeLessThanOrEqual(1);
  });
});
