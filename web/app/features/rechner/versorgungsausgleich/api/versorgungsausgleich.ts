import { eingetrageneJahreswerte } from "#features/jahreswerte/index.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { eingabefehler } from "../../contract-teile.ts";
import { alsAntwort } from "../../formular/antwort.ts";
import { rechneraufruf } from "../../rechneraufruf.ts";
import { ausgleichsrechnung } from "../ausgleichsrechnung.ts";
import { ausgleichsanfrage, ausgleichsantwort } from "../contract.ts";
import { alsEingabe } from "../eingabe.ts";

/** `POST /api/rechner/versorgungsausgleich`: value and costs, marriage period, rights, conversion, recurring benefits. */
export const versorgungsausgleichRoute = apiRoute({
  ...rechneraufruf,
  path: "/api/rechner/versorgungsausgleich",
  contract: {
    summary:
      "Versorgungsausgleich: Verfahrenswert mit Kosten, Ehezeit, Anrechte, Umrechnung und der Wert wiederkehrender Leistungen.",
    body: ausgleichsanfrage,
    response: ausgleichsantwort,
    errors: eingabefehler,
  },
  beispiel: {
    frage: "Verfahrenswert bei 2.460 € und 1.540 € Monatsnetto und drei Anrechten.",
    body: { verfahrenswert: { nettoeinkommen1: 246_000, nettoeinkommen2: 154_000, anrechte: 3 } },
  },
  handler: async ({ body, heute }) =>
    alsAntwort(ausgleichsrechnung(alsEingabe(body, heute), await eingetrageneJahreswerte())),
});
