import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { z } from "zod";
import { keineBeitraege } from "#platform/beitraege.server.ts";
import { ApiFehler } from "../fehler/api-fehler.ts";
import { apiRoute } from "./api-route.ts";
import { ausfuehren, type Eingang } from "./ausfuehren.server.ts";
import { ohneGrenzen } from "./raten.server.ts";

const teil = z.object({ a: z.string() });

/** A call that echoes its input, and what happened on the way to it. */
function aufbau({
  guard = "oeffentlich: Test",
  teuer,
}: {
  guard?: "oeffentlich: Test" | "konto";
  teuer?: true;
} = {}) {
  const weg: string[] = [];
  const route = apiRoute({
    method: "POST",
    path: "/api/echo",
    guard,
    limit: { name: "echo", anzahl: 1, sekunden: 60 },
    ...(teuer ? { teuer } : {}),
    contract: { summary: "", body: teil, response: teil },
    handler: ({ body }) => {
      weg.push("handler");
      return body;
    },
  });
  const eingang: Eingang = {
    request: new Request("http://localhost/api/echo"),
    sitzung: undefined,
    fremd: false,
    client: "c",
    raten: {
      ...ohneGrenzen,
      pruefen: async () => {
        weg.push("grenze");
      },
    },
    zaehlung: { gescheitert: () => weg.push("ungezählt") },
    dran: async (arbeit) => {
      weg.push("dran");
      return arbeit();
    },
    heute: tag("2026-07-01"),
    beitraege: keineBeitraege,
    params: {},
    query: () => ({}),
    body: () => {
      weg.push("gelesen");
      return { a: "b" };
    },
  };
  return { route, eingang, weg };
}

test("Ein Aufruf wird gezählt, gelesen und beantwortet; nur ein teurer wartet, bis er dran ist", async () => {
  const { route, eingang, weg } = aufbau();
  expect(await ausfuehren(route, eingang)).toEqual({ a: "b" });
  expect(weg).toEqual(["grenze", "gelesen", "handler"]);
  const teuer = aufbau({ teuer: true });
  await ausfuehren(teuer.route, teuer.eingang);
  expect(teuer.weg).toEqual(["grenze", "gelesen", "dran", "handler"]);
});

test("Wer durch eine Tür kommt, die schon gezählt hat und warten ließ, wird nicht noch einmal gezählt", async () => {
  const { route, eingang, weg } = aufbau({ teuer: true });
  const { dran: _, ...ohneWarten } = eingang;
  await ausfuehren(route, { ...ohneWarten, zaehlung: "schon-gezaehlt" });
  expect(weg).toEqual(["gelesen", "handler"]);
});

test("Wer nicht darf, von dem wird nichts gezählt und nichts gelesen", async () => {
  const { route, eingang, weg } = aufbau({ guard: "konto" });
  await expect(ausfuehren(route, eingang)).rejects.toMatchObject({ status: 401 });
  await expect(ausfuehren(route, { ...eingang, fremd: true })).rejects.toMatchObject({
    status: 403,
    koerper: { code: "fremde-herkunft" },
  });
  expect(weg).toEqual([]);
});

test("Zu oft ist eine Absage, bevor gelesen wird; kann niemand zählen, wird geantwortet", async () => {
  const { route, eingang, weg } = aufbau();
  const voll = { ...eingang.raten, pruefen: () => Promise.reject(new ApiFehler(429)) };
  await expect(ausfuehren(route, { ...eingang, raten: voll })).rejects.toMatchObject({ status: 429 });
  expect(weg).toEqual([]);
  const gestoert = { ...eingang.raten, pruefen: () => Promise.reject(new Error("keine Datenbank")) };
  expect(await ausfuehren(route, { ...eingang, raten: gestoert })).toEqual({ a: "b" });
  expect(weg).toEqual(["ungezählt", "gelesen", "handler"]);
});

test("Eine falsche Eingabe erreicht den Aufruf nicht", async () => {
  const { route, eingang, weg } = aufbau();
  await expect(ausfuehren(route, { ...eingang, body: () => ({ a: 1 }) })).rejects.toMatchObject({
    status: 400,
    koerper: { field: "a" },
  });
  expect(weg).toEqual(["grenze"]);
});
