import {
  einleseschritt as dateischritt,
  type Einleseausgang,
} from "#dokumente/einlesen/einleseschritt.server.ts";
import { zelleHoechstens } from "#dokumente/einlesen/tabelle.ts";
import { zustimmungAnnehmen } from "#features/konto/index.server.ts";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { dateiHoechstens } from "../grenzen.ts";
import { dateiLesen, uebernehmen, vorschau } from "./einlesen.server.ts";
import { type Teil, teile, zeilenHoechstens, zuordnungAus } from "./tabelle.ts";

export type Einleseergebnis = Einleseausgang<Teil>;

/** Reads a file, shows what would become of it, and takes it over: one form after the other. */
export function einleseschritt({ request, context }: Seitenaufruf) {
  const wer = requireTarif(sitzungAus(context), "premium");
  return dateischritt(request, {
    arten: ["csv", "vcard"],
    bytesHoechstens: dateiHoechstens,
    fuer: wer.nutzer.id,
    lesen: (datei) => dateiLesen(wer, datei),
    zeilenHoechstens,
    zelleHoechstens,
    teile,
    zuordnung: ({ spalten, zeilen }) => zuordnungAus(spalten, zeilen),
    vorschau: ({ tabelle, zuordnung }) => vorschau(wer, tabelle, zuordnung),
    uebernehmen: async ({ tabelle, zuordnung, felder }) => {
      await zustimmungAnnehmen(wer, felder);
      return uebernehmen(wer, tabelle, { zuordnung, geteilt: !felder.mit || felder.geteilt === "1" });
    },
    zeile: ({ name, email }) => [name, email],
    gezeigt: 10,
  });
}
