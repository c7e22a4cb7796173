import * as rvg from "@gebuehrenportal/gebuehren/gebuehrentabelle";
import * as gericht from "@gebuehrenportal/gerichtskosten";
import { type Cent, cent, type Tag } from "@gebuehrenportal/recht";
import { oeffentlich } from "#platform/access/guard.ts";
import { apiRoute, rechnerLimit, rechnerLimitKonto } from "#platform/http/api-route.ts";
import { tabellenAntwort, tabellenQuery } from "../contract.ts";

/** The printed annexes end here; a longer range is asked for with `bis`. */
const anlagenende = cent(50_000_000);

type Ausschnitt = { readonly von: Cent; readonly bis: Cent };

type Tabelle = rvg.RvgTabelle | gericht.GerichtskostenTabelle;

const vomAnwalt = (tabelle: Tabelle): tabelle is rvg.RvgTabelle => tabelle === "rvg13" || tabelle === "rvg49";

const zeilen = (tabelle: Tabelle, stichtag: Tag, ausschnitt: Ausschnitt) =>
  vomAnwalt(tabelle)
    ? rvg.gebuehrentabelle({ tabelle, stichtag, ...ausschnitt })
    : gericht.gebuehrentabelle({ tabelle, stichtag, ...ausschnitt });

const einzeln = (tabelle: Tabelle, stichtag: Tag, wert: Cent) =>
  vomAnwalt(tabelle)
    ? rvg.tabellenwert({ tabelle, stichtag, wert })
    : gericht.tabellenwert({ tabelle, stichtag, wert });

const gegenueber = (tabelle: Tabelle, alt: Tag, neu: Tag, ausschnitt: Ausschnitt) =>
  vomAnwalt(tabelle)
    ? rvg.gebuehrenvergleich({ tabelle, alt, neu, ...ausschnitt })
    : gericht.gebuehrenvergleich({ tabelle, alt, neu, ...ausschnitt });

/** `GET /api/rechner/tabelle`: one value or a range of any fee table on any day. */
export const tabelleRoute = apiRoute({
  method: "GET",
  path: "/api/rechner/tabelle",
  guard: oeffentlich("Public table, limited per address"),
  cors: true,
  limit: rechnerLimit,
  limitKonto: rechnerLimitKonto,
  contract: {
    summary: "Zeilen einer Gebührentabelle zu einem Wert oder Bereich und Stichtag.",
    query: tabellenQuery,
    response: tabellenAntwort,
    errors: {
      "kein-tag": "Erwartet wird ein Kalendertag in der Form JJJJ-MM-TT.",
      "falsches-format": "Erwartet wird ein Betrag in ganzen Eurocent.",
      "wert-oder-bereich": "Geben Sie entweder einen Wert oder einen Bereich an.",
      "bereich-verkehrt": "Das Ende des Bereichs liegt vor seinem Anfang.",
    },
  },
  beispiel: {
    frage: "Die 1,0-Gebühr nach § 13 RVG aus 10.000 €, vor und seit dem 1. Juni 2025.",
    query: { tabelle: "rvg13", wert: "1000000", stichtag: "2025-05-31", vergleich: "2025-06-01" },
  },
  handler: ({ query, heute }) => {
    const { tabelle, stichtag = heute, vergleich, wert } = query;
    const ausschnitt = { von: wert ?? query.von ?? cent(0), bis: wert ?? query.bis ?? anlagenende };
    if (vergleich !== undefined) return gegenueber(tabelle, stichtag, vergleich, ausschnitt);
    return wert === undefined ? zeilen(tabelle, stichtag, ausschnitt) : einzeln(tabelle, stichtag, wert);
  },
});
