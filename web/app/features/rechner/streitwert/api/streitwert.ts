import { regeln, streitwert, zustaendigkeit } from "@gebuehrenportal/streitwert";
import { oeffentlich } from "#platform/access/guard.ts";
import { apiRoute, rechnerLimit, rechnerLimitKonto } from "#platform/http/api-route.ts";
import { eingabefehler } from "../../contract-teile.ts";
import { alsAntwort } from "../../formular/antwort.ts";
import { regelanfrage, regelantwort, streitwertanfrage, streitwertantwort } from "../contract.ts";

const offen = {
  cors: true,
  limit: rechnerLimit,
  limitKonto: rechnerLimitKonto,
} as const;

/** `POST /api/rechner/streitwert`: value by one rule and, when asked, court and legal remedies. */
export const streitwertRoute = apiRoute({
  method: "POST",
  path: "/api/rechner/streitwert",
  guard: oeffentlich("Public calculation, limited per address"),
  ...offen,
  contract: {
    summary:
      "Streitwert oder Verfahrenswert nach einer Regel, auf Wunsch mit Zuständigkeit und Rechtsmitteln.",
    body: streitwertanfrage,
    response: streitwertantwort,
    errors: eingabefehler,
  },
  beispiel: {
    frage: "Räumung einer Wohnung, Miete 845 € im Monat, mit dem zuständigen Gericht.",
    body: {
      regel: "raeumung",
      angaben: { monatsentgelt: 84_500 },
      zustaendigkeit: { sache: "wohnraummiete" },
    },
  },
  handler: ({ body, heute }) => {
    const { regel, antragAm = heute, angaben = {}, zustaendigkeit: wunsch } = body;
    const wert = streitwert({ regel, antragAm, angaben });
    if (wert.art === "kein-ergebnis" || !wunsch) return alsAntwort(wert);
    const { wert: eigener = wert.wert, ...rest } = wunsch;
    const gericht = zustaendigkeit({ ...rest, wert: eigener, eingangAm: antragAm });
    if (gericht.art === "kein-ergebnis") return { ...gericht, feld: `zustaendigkeit.${gericht.feld}` };
    return alsAntwort({ ...wert, zustaendigkeit: gericht });
  },
});

/** `GET /api/rechner/streitwert`: every rule with the fields it asks for. */
export const wertregelnRoute = apiRoute({
  method: "GET",
  path: "/api/rechner/streitwert",
  guard: oeffentlich("Public table, limited per address"),
  ...offen,
  contract: {
    summary: "Alle Wertregeln mit ihren Feldern, nach Gebieten.",
    query: regelanfrage,
    response: regelantwort,
  },
  beispiel: {
    frage: "Die Wertregeln für Miete und Pacht mit ihren Feldern.",
    query: { gebiet: "miete" },
  },
  handler: ({ query: { gebiet }, heute }) => ({
    art: "ergebnis" as const,
    regeln: regeln(heute).filter((r) => gebiet === undefined || r.gebiet === gebiet),
  }),
});
