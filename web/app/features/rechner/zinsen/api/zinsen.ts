import { basiszinssaetze, zinsrechnung } from "@gebuehrenportal/forderung";
import { z } from "zod";
import { apiRoute, rechnerLimit, rechnerLimitKonto } from "#platform/http/api-route.ts";
import { alsAntwort } from "../../antwort.ts";
import { eingabefehler } from "../../contract-teile.ts";
import { keinErgebnis } from "../../kein-ergebnis-contract.ts";
import { basiszinsantwort, zinsanfrage, zinsantwort } from "../contract.ts";

const offen = {
  guard: "oeffentlich",
  cors: true,
  limit: rechnerLimit,
  limitKonto: rechnerLimitKonto,
} as const;

/** `POST /api/rechner/zinsen`: interest of one or several claims with payments, costs and running account. */
export const zinsenRoute = apiRoute({
  method: "POST",
  path: "/api/rechner/zinsen",
  ...offen,
  contract: {
    summary: "Verzugs-, Prozess- und Vertragszinsen mit Zahlungen, Kosten und Forderungskonto.",
    body: zinsanfrage,
    response: zinsantwort,
    errors: eingabefehler,
  },
  handler: ({ body, heute }) => alsAntwort(zinsrechnung({ ...body, bis: body.bis ?? heute })),
});

/** `GET /api/rechner/basiszinssatz`: every known base rate since 2002. */
export const basiszinsRoute = apiRoute({
  method: "GET",
  path: "/api/rechner/basiszinssatz",
  ...offen,
  contract: {
    summary: "Alle Basiszinssätze seit 2002 mit ihrer Quelle (§ 247 BGB).",
    response: z.discriminatedUnion("art", [basiszinsantwort, keinErgebnis]),
  },
  handler: () => alsAntwort(basiszinssaetze()),
});
