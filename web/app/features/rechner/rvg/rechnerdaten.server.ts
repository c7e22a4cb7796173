import { type Tag, tagAusText } from "@gebuehrenportal/recht";
import { LRUCache } from "lru-cache";
import { createElement } from "react";
import type { RouterContextProvider } from "react-router";
import { darf } from "#platform/access/tarif.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { nurImServer, queryBekannt, sitzungAus } from "#platform/http/anfrage.server.ts";
import type { Formular } from "./formular/formular.ts";
import type { Nummernangabe } from "./formular/nummernangabe.ts";
import { formularAusQuery, kanonisch, queryNamen } from "./formular/query.ts";
import { auswertung, nummernangabe } from "./rechnung.ts";
import { Ohneskriptfelder } from "./ui/ohneskriptfelder.tsx";
import type { Rechnerdaten } from "./ui/rvg-rechner.tsx";
import { wertgrenzen } from "./wertgrenzen.ts";

/** Everything the page shows at first: the form of its query and the result, computed here so that no script is needed. */
export function rechnerdaten(url: URL, context: Readonly<RouterContextProvider>): Rechnerdaten {
  const tag = heute();
  const tarif = sitzungAus(context)?.nutzer.subscriptionStatus ?? "free";
  const erweitert = darf(tarif, "rvg-erweitert");
  if (kanonisch(url.searchParams)) queryBekannt(context);
  const stand = formularstand(url.searchParams, tag, erweitert);
  nurImServer(context, createElement(Ohneskriptfelder, { formular: stand.formular }));
  const grenze = wertgrenzen(tag).einzeln;
  const { anbieter } = umgebung();
  return {
    ...stand,
    heute: tag,
    erweitert,
    wertgrenze: { betrag: grenze, adresse: mitWert(url, String(grenze / 100)) },
    fehlerAn: anbieter.beispiel ? undefined : anbieter.email,
  };
}

type Formularstand = Pick<Rechnerdaten, "formular" | "abgeschickt" | "auswertung" | "angaben">;

/** Without a question everybody gets the same form and figures, for a day and a tier. */
const anfaenge = new LRUCache<string, Formularstand>({ max: 4 });

function formularstand(query: URLSearchParams, tag: Tag, erweitert: boolean): Formularstand {
  if (queryNamen.some((name) => query.has(name))) return berechnet(query, tag, erweitert);
  const schluessel = `${tag} ${erweitert}`;
  const anfang = anfaenge.get(schluessel) ?? berechnet(query, tag, erweitert);
  anfaenge.set(schluessel, anfang);
  return anfang;
}

function berechnet(query: URLSearchParams, tag: Tag, erweitert: boolean): Formularstand {
  const { formular, abgeschickt } = formularAusQuery(query);
  return {
    formular,
    abgeschickt,
    auswertung: auswertung({ formular, heute: tag, abgeschickt, erweitert }),
    angaben: angabenZu(formular),
  };
}

function angabenZu({ angelegenheiten }: Formular): Record<string, Nummernangabe> {
  return Object.fromEntries(
    angelegenheiten.flatMap((a) => {
      const lesung = tagAusText(a.felder.auftrag ?? "", heute());
      const stichtag = lesung.art === "tag" ? lesung.tag : heute();
      return a.positionen.map((p) => [p.nr, nummernangabe(p.nr, stichtag)]);
    }),
  );
}

function mitWert(url: URL, wert: string): string {
  const query = new URLSearchParams(url.searchParams);
  query.set("wert", wert);
  return `/rvgrechner?${query}`;
}
