import { pkh } from "@gebuehrenportal/streitwert";
import { eingetrageneJahreswerte } from "#features/jahreswerte/index.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { eingabefehler } from "../../contract-teile.ts";
import { alsAntwort } from "../../formular/antwort.ts";
import { rechneraufruf } from "../../rechneraufruf.ts";
import { pkhAnfrage, pkhAntwort } from "../contract.ts";

/** `POST /api/rechner/pkh`: income to be used and instalments of legal aid (§ 115 ZPO). */
export const pkhRoute = apiRoute({
  ...rechneraufruf,
  path: "/api/rechner/pkh",
  contract: {
    summary: "Einzusetzendes Einkommen und Raten der Prozess- und Verfahrenskostenhilfe.",
    body: pkhAnfrage,
    response: pkhAntwort,
    errors: eingabefehler,
  },
  beispiel: {
    frage: "3.120 € Lohn, 1.010 € Abzüge, ein Kind von acht Jahren, 700 € Miete.",
    body: {
      einnahmen: [{ bezeichnung: "Lohn", betrag: 312_000 }],
      abzuege: [{ bezeichnung: "Steuern und Sozialversicherung", betrag: 101_000 }],
      erwerbstaetig: true,
      unterhaltsberechtigte: [{ alter: 8 }],
      unterkunft: 70_000,
    },
  },
  handler: async ({ body, heute }) => {
    const { bewilligungAm = heute, abzuege = [], erwerbstaetig = false, ...rest } = body;
    return alsAntwort(
      pkh({ ...rest, bewilligungAm, abzuege, erwerbstaetig }, await eingetrageneJahreswerte()),
    );
  },
});
