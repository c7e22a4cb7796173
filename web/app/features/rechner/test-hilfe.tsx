import { cent, euro, tag } from "@gebuehrenportal/recht";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { eingabe } from "#platform/http/eingabefehler.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { type Blatt, fassungssatz, zelltext } from "./blatt.ts";
import type { Blattauswertung, Motor, Rechnerbild, Werte } from "./rahmen.ts";
import { istGefragt, werteAusQuery } from "./rahmen-query.ts";
import { Rechnerseite } from "./ui/rechnerseite.tsx";

/** Today in all tests of calculators. */
export const heute = tag("2026-11-21");

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
export function ausQuery(bild: Rechnerbild, motor: Motor, query: string): Blattauswertung {
  const suche = new URLSearchParams(query);
  return motor.auswertung({ werte: werteAusQuery(bild, suche), heute, gefragt: istGefragt(bild, suche) });
}

/** What a calculator makes of typed fields, before anybody asked. */
export const getippt = (motor: Motor, werte: Werte): Blattauswertung =>
  motor.auswertung({ werte, heute, gefragt: false });

/** The page for this query as the server sends it. */
export function seite(
  bild: Rechnerbild,
  motor: Motor,
  query: string,
  /** What the page itself adds to the frame. */
  mehr: Partial<ComponentProps<typeof Rechnerseite>> = {},
): string {
  const suche = new URLSearchParams(query);
  const daten = {
    heute,
    werte: werteAusQuery(bild, suche),
    gefragt: istGefragt(bild, suche),
    umbau: motor.felder?.(werteAusQuery(bild, suche), heute) ?? {},
    auswertung: ausQuery(bild, motor, query),
    zusatz: {},
    fehlerAn: undefined,
  };
  const router = createMemoryRouter(
    [{ path: "*", element: <Rechnerseite bild={bild} daten={daten} motor={async () => motor} {...mehr} /> }],
    { initialEntries: [bild.pfad] },
  );
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** Text of the element with this `data-testid`; several lines in the order of the page. */
export const gezeigt = (html: string, kennung: string): string[] =>
  [...html.matchAll(new RegExp(`data-testid="${kennung}"[^>]*>([^<]*)<`, "g"))].map(([, text = ""]) =>
    text.replaceAll("\u00a0", " "),
  );

/** Amount of the line with this name on the sheet, in cents. */
export function betragVon(auswertung: Blattauswertung, kennung: string): unknown {
  if (auswertung.art !== "ergebnis") return auswertung;
  const zeile = auswertung.blatt.tabellen.flatMap((t) => t.zeilen).find((z) => z.kennung === kennung);
  return zeile?.zellen.at(-1);
}

/**
 * The whole sheet as lines: head, versions, every table with its columns and lines (`= ` a sum, `- ` a sub-total, `# ` a head),
 * below each line its steps with norm and amount (`> `), then the notes. A line that scripts find ends with its name.
 */
export function blattzeilen({ titel, kennzahl, fassungen, tabellen, vermerke }: Blatt): string[] {
  const vor = { summe: "= ", zwischensumme: "- ", titel: "# " } as const;
  return [
    `${titel}: ${kennzahl.text} ${kennzahl.wert}`,
    ...fassungen.map(fassungssatz),
    ...tabellen.flatMap(({ titel: name, spalten, zeilen, gestapelt }) => [
      `== ${name}${gestapelt ? " (gestapelt)" : ""}`,
      spalten.map((s) => s.titel).join(" | "),
      ...zeilen.flatMap(({ art, zellen, kennung, schritte = [] }) => [
        `${art ? vor[art] : ""}${zellen.map((z, i) => zelltext(z, spalten[i] ?? { titel: "", art: "text" })).join(" | ")}${kennung ? ` @${kennung}` : ""}`,
        ...schritte.map(
          ({ text, norm, betrag }) =>
            `> ${text} [${norm}]${betrag === undefined ? "" : ` ${euro(cent(betrag))}`}`,
        ),
      ]),
    ]),
    ...vermerke.map(({ art, text, norm }) => `${art}: ${text}${norm ? ` [${norm}]` : ""}`),
  ].map((zeile) => zeile.replaceAll("\u00a0", " ").replaceAll("\u00ad", "").trim());
}

/** The sheet of a query as lines; a query without a sheet is a fault of the test. */
export function blattAus(bild: Rechnerbild, motor: Motor, query: string): string[] {
  const auswertung = ausQuery(bild, motor, query);
  if (auswertung.art !== "ergebnis") throw new Error(JSON.stringify(auswertung));
  return blattzeilen(auswertung.blatt);
}

/** A text written over several lines as `blattzeilen` gives it. */
export const zeilen = (text: string): string[] =>
  text
    .trim()
    .split("\n")
    .map((zeile) => zeile.trim());
