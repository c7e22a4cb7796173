import { eingetrageneJahreswerte } from "#features/jahreswerte/index.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { eingabefehler } from "../../contract-teile.ts";
import { alsAntwort } from "../../formular/antwort.ts";
import { rechneraufruf } from "../../rechneraufruf.ts";
import { ausgleichsrechnung } from "../ausgleichsrechnung.ts";
import { ausgleichsanfrage, ausgleichsantwort } from "../contract.ts";

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
  handler: async ({ body, heute }) => {
    const { verfahrenswert, wiederkehrend, anrechte = [], ...rest } = body;
    return alsAntwort(
      ausgleichsrechnung(
        {
          ...rest,
          anrechte,
          ...(verfahrenswert && {
            verfahrenswert: { ...verfahrenswert, antragAm: verfahrenswert.antragAm ?? heute },
          }),
          ...(wiederkehrend && {
            wiederkehrend: { ...wiederkehrend, antragAm: wiederkehrend.antragAm ?? heute },
          }),
        },
        await eingetrageneJahreswerte(),
      ),
    );
  },
});
