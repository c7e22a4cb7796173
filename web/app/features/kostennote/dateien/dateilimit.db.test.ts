import { expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { entwurfAnlegen } from "../ausstellung/kostennoten.server.ts";
import { loader as kostennotendatei } from "../pages/datei.ts";
import { action as antragsdatei } from "../pages/kostenfestsetzung-datei.ts";
import { felder, stand } from "../testing-beleg.ts";
import { aufrufVon, konto } from "../testing-konto.ts";

test("Auch Seiten zählen die Dateien, die sie machen, mit denen der Aufrufe je Konto", async ({ eigene }) => {
  const wer = await konto(eigene);
  const gezaehlt: string[] = [];
  const context = aufrufVon(wer, {
    pruefen: async ({ name }, kennung) => {
      gezaehlt.push(`${name} ${kennung}`);
      throw new ApiFehler(429, {}, { "Retry-After": "7" });
    },
    zuruecknehmen: async () => undefined,
    zuruecksetzen: async () => undefined,
  });
  const rvg = { rechner: "/rvgrechner", stand: stand("wert=10000&vv=3100,3104") };
  const id = await entwurfAnlegen(wer, { ...rvg, felder });
  const request = new Request("http://localhost/");
  const formular = new Request("http://localhost/", { method: "POST", body: new URLSearchParams(rvg) });
  const antworten = [
    await kostennotendatei({ context, request, params: { id, datei: "entwurf.pdf" } } as never),
    await antragsdatei({ context, request: formular, params: {} } as never),
  ];
  for (const { status, headers } of antworten) {
    expect(status).toBe(429);
    expect(headers.get("retry-after")).toBe("7");
  }
  expect(gezaehlt).toEqual(antworten.map(() => `ausgabe ${wer.nutzer.id}`));
});
