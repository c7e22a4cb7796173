import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { type Blatttabelle, type Blattzeile, fassungssatz, zelltext } from "#dokumente/blatt/blatt.ts";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { eingabe } from "#platform/http/eingabefehler.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { istGefragt, werteAusQuery } from "./formular/query.ts";
import type { Blattauswertung, Rechnerformular, Rechnung, Werte } from "./formular/rechnerformular.ts";
import { heute } from "./testing-heute.ts";
import { Rechnerseite } from "./ui/rechnerseite.tsx";

export { heute };

/** Runs a public call as the server does: input through the contract, answer through the contract. */
export async function ruf(route: ApiRoute, koerper: unknown, query: unknown = {}): Promise<unknown> {
  const { contract } = route;
  const roh = await route.handler({
    body: contract.body && (eingabe(contract.body, koerper, contract.errors) as never),
    query: contract.query && (eingabe(contract.query, query, contract.errors) as never),
    params: {},
    request: new Request("http://localhost"),
    sitzung: undefined as never,
    client: "",
    raten: ohneGrenzen,
    heute,
  } as never);
  return contract.response.parse(JSON.parse(JSON.stringify(roh)));
}

/** What a calculator makes of the query of its page. */
export function ausQuery(formular: Rechnerformular, rechnung: Rechnung, query: string): Blattauswertung {
  const suche = new URLSearchParams(query);
  return rechnung.auswertung({
    werte: werteAusQuery(formular, suche),
    heute,
    gefragt: istGefragt(formular, suche),
  });
}

/** What a calculator makes of typed fields, before anybody asked. */
export const getippt = (rechnung: Rechnung, werte: Werte): Blattauswertung =>
  rechnung.auswertung({ werte, heute, gefragt: false });

/** The page for this query as the server sends it. */
export function seite(
  formular: Rechnerformular,
  rechnung: Rechnung,
  query: string,
  /** What the page itself adds to the frame. */
  mehr: Partial<ComponentProps<typeof Rechnerseite>> = {},
): string {
  const suche = new URLSearchParams(query);
  const daten = {
    heute,
    werte: werteAusQuery(formular, suche),
    gefragt: istGefragt(formular, suche),
    anpassungen: rechnung.felder?.(werteAusQuery(formular, suche), heute) ?? {},
    auswertung: ausQuery(formular, rechnung, query),
    zusatz: {},
    fehlerAn: undefined,
  };
  const router = createMemoryRouter(
    [
      {
        path: "*",
        element: <Rechnerseite formular={formular} daten={daten} rechnung={async () => rechnung} {...mehr} />,
      },
    ],
    { initialEntries: [formular.pfad] },
  );
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** Text of the element with this `data-testid`; several lines in the order of the page. */
export const gezeigt = (html: string, kennung: string): string[] =>
  [...html.matchAll(new RegExp(`data-testid="${kennung}"[^>]*>([^<]*)<`, "g"))].map(([, text = ""]) =>
    text.replaceAll("\u00a0", " "),
  );

/** What has a result; anything else ends the test and is named. */
export function gerechnet(
  auswertung: Blattauswertung,
): Extract<Blattauswertung, { readonly art: "ergebnis" }> {
  if (auswertung.art !== "ergebnis") throw new Error(JSON.stringify(auswertung));
  return auswertung;
}

/** Amount of the line with this name on the sheet, in cents. */
export function betragVon(auswertung: Blattauswertung, kennung: string): unknown {
  if (auswertung.art !== "ergebnis") return auswertung;
  const zeile = auswertung.blatt.tabellen.flatMap((t) => t.zeilen).find((z) => z.kennung === kennung);
  return zeile?.zellen.at(-1);
}

const zeilenzeichen = { titel: "# ", zwischensumme: "+ ", summe: "= " } as const;
const euro = { titel: "", art: "betrag" } as const;

function zeilentext(
  { spalten }: Blatttabelle,
  { art, zellen, schritte = [], kennung }: Blattzeile,
): string[] {
  const inhalt = art === "titel" ? zellen.map(String) : spalten.map((s, i) => zelltext(zellen[i], s));
  return [
    `${art ? zeilenzeichen[art] : ""}${inhalt.join(" | ")}${kennung ? ` #${kennung}` : ""}`,
    ...schritte.map((s) => `> ${s.text} | ${s.norm} | ${zelltext(s.betrag, euro)}`),
  ];
}

/**
 * A whole sheet line by line: figure, versions, tables (`#` headings, `+` and `=` sums) with the steps of each line (`>`),
 * notes.
 */
export function blatttext(auswertung: Blattauswertung): string[] {
  const { titel, kennzahl, fassungen, tabellen, vermerke } = gerechnet(auswertung).blatt;
  return [
    `${titel}: ${kennzahl.text} ${kennzahl.wert}`,
    ...fassungen.map(fassungssatz),
    ...tabellen.flatMap((t) => [
      `[${t.titel}] ${t.spalten.map((s) => s.titel).join(" | ")}`,
      ...t.zeilen.flatMap((z) => zeilentext(t, z)),
    ]),
    ...vermerke.map(({ art, text, norm = "" }) => `${art}: ${text} (${norm})`),
  ].map((zeile) => zeile.replaceAll("\u00a0", " "));
}
