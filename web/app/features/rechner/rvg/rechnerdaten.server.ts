import { tagAusText } from "@gebuehrenportal/recht";
import type { RouterContextProvider } from "react-router";
import { darf } from "#platform/access/tarif.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { queryBekannt, sitzungAus } from "#platform/http/anfrage.server.ts";
import type { Formular } from "./formular/formular.ts";
import type { Nummernangabe } from "./formular/nummernangabe.ts";
import { formularAusQuery, kanonisch } from "./formular/query.ts";
import { auswertung, nummernangabe } from "./rechnung.ts";
import type { Rechnerdaten } from "./ui/rechner.tsx";
import { wertgrenzen } from "./wertgrenzen.ts";

/** Everything the page shows at first: the form of its query and the result, computed here so that no script is needed. */
export function rechnerdaten(url: URL, context: Readonly<RouterContextProvider>): Rechnerdaten {
  const tag = heute();
  const tarif = sitzungAus(context)?.nutzer.subscriptionStatus ?? "free";
  const erweitert = darf(tarif, "rvg-erweitert");
  const { formular, abgeschickt } = formularAusQuery(url.searchParams);
  if (kanonisch(url.searchParams)) queryBekannt(context);
  const grenze = wertgrenzen(tag).einzeln;
  const { anbieter } = umgebung();
  return {
    heute: tag,
    formular,
    abgeschickt,
    auswertung: auswertung({ formular, heute: tag, abgeschickt, erweitert }),
    angaben: angabenZu(formular),
    erweitert,
    wertgrenze: { betrag: grenze, adresse: mitWert(url, String(grenze / 100)) },
    fehlerAn: anbieter.beispiel ? undefined : anbieter.email,
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
