import { datum } from "@gebuehrenportal/recht";
import {
  einleseschritt as dateischritt,
  type Einleseausgang,
} from "#dokumente/einlesen/einleseschritt.server.ts";
import { offeneZustimmung, zustimmungAnnehmen } from "#features/konto/index.server.ts";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { imBuch } from "../einstellung/buchzugang.server.ts";
import { darfImBuch } from "../einstellung/rechte.ts";
import type { Uebernahme } from "./bericht.ts";
import { dateiLesen, uebernehmen, vorschau } from "./einlesen.server.ts";
import { dateiHoechstens, zelleHoechstens } from "./grenzen.ts";
import { type Teil, teile, zeilenHoechstens, zuordnungFuer } from "./tabelle.ts";

export type Einleseergebnis = Einleseausgang<Teil>;

/** Whether somebody may import, and what he has still to agree to; undefined: a second factor is missing. */
export async function einlesestand({ context }: Pick<Seitenaufruf, "context">) {
  const wer = requireTarif(sitzungAus(context), "premium");
  const darf = await ohneFaktor(imBuch(wer, async ({ akteur }) => darfImBuch(akteur, "buchen")));
  if (darf === undefined) return undefined;
  return { darf, zustimmung: await offeneZustimmung(wer) };
}

/** Reads a file, shows what would become of it, and takes it over: one form after the other. */
export function einleseschritt({ request, context }: Seitenaufruf) {
  const wer = requireTarif(sitzungAus(context), "premium");
  return dateischritt(request, {
    arten: ["csv", "ics"],
    bytesHoechstens: dateiHoechstens,
    fuer: wer.nutzer.id,
    lesen: (datei) => dateiLesen(wer, datei),
    zeilenHoechstens,
    zelleHoechstens,
    teile,
    zuordnung: (tabelle) => zuordnungFuer(tabelle, heuteInBerlin()),
    vorschau: ({ tabelle, zuordnung }) => vorschau(wer, tabelle, zuordnung),
    uebernehmen: async ({ tabelle, zuordnung, felder }) => {
      await zustimmungAnnehmen(wer, felder);
      return uebernehmen(wer, tabelle, zuordnung, { baseUrl: umgebung().baseUrl });
    },
    zeile,
    gezeigt: 20,
  });
}

const zeile = ({ nr, ende, uhr, titel, aktenzeichen, ...u }: Uebernahme): readonly string[] => [
  String(nr),
  uhr === null ? datum(ende) : `${datum(ende)}, ${uhr} Uhr`,
  aktenzeichen,
  titel,
  [u.vorfristen.map(datum).join(", "), u.vorfristhinweis && `(${u.vorfristhinweis})`]
    .filter(Boolean)
    .join(" "),
  u.person ?? (u.unbekannt === "" ? "Sie" : `Sie; „${u.unbekannt}“ steht nicht im Team`),
];
