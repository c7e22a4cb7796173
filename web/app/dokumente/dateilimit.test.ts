import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { ohneGrenzen, type Ratengrenze } from "#platform/http/raten.server.ts";
import { dateilimit, dateiZaehlen } from "./dateilimit.server.ts";

function aufruf(pruefen: Ratengrenze["pruefen"]) {
  const context = new RouterContextProvider();
  const raten = { ...ohneGrenzen, pruefen };
  context.set(anfrageContext, { id: "", log: undefined, client: "203.0.113.7", raten, queryBekannt: false });
  return context;
}

test("Dateien zählen je Konto, 60 in der Minute, auf Testsystemen nicht mehr", async () => {
  const gezaehlt: unknown[] = [];
  await dateiZaehlen(
    aufruf(async (...was) => void gezaehlt.push(was)),
    "konto-1",
  );
  expect(gezaehlt).toEqual([[dateilimit, "konto-1"]]);
  expect(dateilimit).toMatchObject({ anzahl: 60, sekunden: 60, fest: true });
});

test("Ist die Grenze erreicht, gibt es keine Datei", async () => {
  const zuViele = new ApiFehler(429);
  await expect(
    dateiZaehlen(
      aufruf(() => Promise.reject(zuViele)),
      "konto-1",
    ),
  ).rejects.toBe(zuViele);
});
