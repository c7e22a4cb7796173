import { pfaendbarerBetrag, pKonto } from "@gebuehrenportal/forderung";
import { eingetrageneJahreswerte } from "#features/jahreswerte/index.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { eingabefehler } from "../../contract-teile.ts";
import { alsAntwort } from "../../formular/antwort.ts";
import { rechneraufruf } from "../../rechneraufruf.ts";
import { pfaendungAnfrage, pfaendungAntwort } from "../contract.ts";

/** `POST /api/rechner/pfaendung`: attachable wages (§ 850c ZPO) and free amount of the protected account. */
export const pfaendungRoute = apiRoute({
  ...rechneraufruf,
  path: "/api/rechner/pfaendung",
  contract: {
    summary: "Pfändbares Arbeitseinkommen und Freibetrag des Pfändungsschutzkontos mit Rechenweg.",
    body: pfaendungAnfrage,
    response: pfaendungAntwort,
    errors: eingabefehler,
  },
  beispiel: {
    frage: "2.000 € netto im Monat, zwei Unterhaltspflichten.",
    body: { nettoeinkommen: 200_000, unterhaltspflichten: 2 },
  },
  handler: async ({ body, heute }) => {
    const {
      nettoeinkommen,
      zeitraum = "monat",
      unterhaltspflichten = 0,
      stichtag = heute,
      weitere = [],
      anteile,
    } = body;
    const jahreswerte = await eingetrageneJahreswerte();
    const lohn = pfaendbarerBetrag(
      { nettoeinkommen, zeitraum, unterhaltspflichten, stichtag, ...(anteile && { anteile }) },
      jahreswerte,
    );
    if (lohn.art === "kein-ergebnis") return lohn;
    const konto = pKonto({ stichtag, unterhaltspflichten, weitere }, jahreswerte);
    if (konto.art === "kein-ergebnis") return konto;
    return {
      art: "ergebnis" as const,
      arbeitseinkommen: alsAntwort(lohn),
      pfaendungsschutzkonto: alsAntwort(konto),
    };
  },
});
