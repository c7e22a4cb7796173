import { basiszinssaetze, zinsrechnung } from "@gebuehrenportal/forderung";
import { datum, keinErgebnis } from "@gebuehrenportal/recht";
import { z } from "zod";
import { eingetrageneSaetze } from "#features/jahreswerte/index.server.ts";
import { oeffentlich } from "#platform/access/guard.ts";
import { apiRoute, rechnerLimit, rechnerLimitKonto } from "#platform/http/api-route.ts";
import { eingabefehler } from "../../contract-teile.ts";
import { alsAntwort } from "../../formular/antwort.ts";
import { mitWirkungslosem } from "../../formular/wirkungslos.ts";
import { keinErgebnis as keinErgebnisForm } from "../../kein-ergebnis-contract.ts";
import { basiszinsantwort, basiszinsQuery, zinsanfrage, zinsantwort } from "../contract.ts";

const offen = {
  cors: true,
  limit: rechnerLimit,
  limitKonto: rechnerLimitKonto,
} as const;

/** What counts in some accounts only; where it does not, the answer says so. */
const bedingteAngaben = [
  ["hauptforderungen", "*", "gesichert"],
  ["hauptforderungen", "*", "faelligAm"],
  ["hauptforderungen", "*", "zinssatz", "entstandenAm"],
  ["hauptforderungen", "*", "zinssatz", "gegenleistungAm"],
  ["zahlungen", "*", "bestimmung"],
  ["zahlungen", "*", "bestimmung", "*", "id"],
];

/** `POST /api/rechner/zinsen`: interest of one or several claims with payments, costs and running account. */
export const zinsenRoute = apiRoute({
  method: "POST",
  path: "/api/rechner/zinsen",
  guard: oeffentlich("Public calculation, limited per address"),
  ...offen,
  contract: {
    summary: "Verzugs-, Prozess- und Vertragszinsen mit Zahlungen, Kosten und Forderungskonto.",
    body: zinsanfrage,
    response: zinsantwort,
    errors: eingabefehler,
  },
  beispiel: {
    frage: "Verzugszinsen aus 10.000 € gegen einen Verbraucher, mit einer Zahlung.",
    body: {
      hauptforderungen: [
        { id: "f1", betrag: 1_000_000, verzugAb: "2026-01-15", zinssatz: { art: "verbraucher" } },
      ],
      zahlungen: [{ am: "2026-06-30", betrag: 200_000 }],
      bis: "2026-09-30",
    },
  },
  handler: async ({ body, heute }) =>
    alsAntwort(
      mitWirkungslosem(
        { ...body, bis: body.bis ?? heute, basiszinsen: await eingetrageneSaetze() },
        bedingteAngaben,
        zinsrechnung,
        "§ 288 BGB",
      ),
    ),
});

/** `GET /api/rechner/basiszinssatz`: every known base rate since 2002, or the one of a day. */
export const basiszinsRoute = apiRoute({
  method: "GET",
  path: "/api/rechner/basiszinssatz",
  guard: oeffentlich("Public table, limited per address"),
  ...offen,
  contract: {
    summary: "Alle Basiszinssätze seit 2002 mit ihrer Quelle (§ 247 BGB).",
    query: basiszinsQuery,
    response: z.discriminatedUnion("art", [basiszinsantwort, keinErgebnisForm]),
    errors: eingabefehler,
  },
  beispiel: {
    frage: "Der Basiszinssatz am 15. März 2025.",
    query: { stichtag: "2025-03-15" },
  },
  handler: async ({ query: { stichtag } }) => {
    const alle = basiszinssaetze(await eingetrageneSaetze());
    if (alle.art === "kein-ergebnis" || stichtag === undefined) return alsAntwort(alle);
    const zeilen = alle.zeilen.filter(({ ab, bis }) => ab <= stichtag && stichtag <= bis);
    return zeilen.length > 0
      ? alsAntwort({ ...alle, zeilen })
      : keinErgebnis(`Für den ${datum(stichtag)} ist kein Basiszinssatz erfasst.`, alle.norm, "stichtag");
  },
});
