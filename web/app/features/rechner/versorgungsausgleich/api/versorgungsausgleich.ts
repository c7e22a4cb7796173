import { oeffentlich } from "#platform/access/guard.ts";
import { apiRoute, rechnerLimit, rechnerLimitKonto } from "#platform/http/api-route.ts";
import { alsAntwort } from "../../antwort.ts";
import { eingabefehler } from "../../contract-teile.ts";
import { ausgleichsanfrage, ausgleichsantwort } from "../contract.ts";
import { ausgleichsrechnung } from "../rechnung.ts";

/** `POST /api/rechner/versorgungsausgleich`: value and costs, marriage period, rights, conversion, recurring benefits. */
export const versorgungsausgleichRoute = apiRoute({
  method: "POST",
  path: "/api/rechner/versorgungsausgleich",
  guard: oeffentlich("Public calculation, limited per address"),
  cors: true,
  limit: rechnerLimit,
  limitKonto: rechnerLimitKonto,
  contract: {
    summary:
      "Versorgungsausgleich: Verfahrenswert mit Kosten, Ehezeit, Anrechte, Umrechnung und der Wert wiederkehrender Leistungen.",
    body: ausgleichsanfrage,
    response: ausgleichsantwort,
    errors: eingabefehler,
  },
  handler: ({ body, heute }) => {
    const { verfahrenswert, wiederkehrend, anrechte = [], ...rest } = body;
    return alsAntwort(
      ausgleichsrechnung({
        ...rest,
        anrechte,
        ...(verfahrenswert && {
          verfahrenswert: { ...verfahrenswert, antragAm: verfahrenswert.antragAm ?? heute },
        }),
        ...(wiederkehrend && {
          wiederkehrend: { ...wiederkehrend, antragAm: wiederkehrend.antragAm ?? heute },
        }),
      }),
    );
  },
});
