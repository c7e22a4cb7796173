import {
  einleseschritt as dateischritt,
  type Einleseausgang,
  type Mitgebrachtes,
} from "#dokumente/einlesen/einleseschritt.server.ts";
import { gewaehlteSpalten, zelleHoechstens } from "#dokumente/einlesen/tabelle.ts";
import { zustimmungAnnehmen } from "#features/konto/index.server.ts";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { dateiHoechstens } from "../grenzen.ts";
import type { Angaben } from "../kontakt.ts";
import type { Abgelehnt, Bericht } from "./bericht.ts";
import { dateiLesen, uebernehmen, vorschau } from "./einlesen.server.ts";
import { type Tabelle, teile, type Zuordnung, zeilenHoechstens, zuordnungAus } from "./tabelle.ts";

/** What the page says of a file, before and after it is taken over. */
export type Einleseansicht = {
  readonly schritt: "vorschau" | "fertig";
  readonly art: Tabelle["art"];
  readonly spalten: readonly string[];
  readonly zuordnung: Zuordnung;
  readonly zahlen: { readonly neu: number; readonly vorhanden: number; readonly abgelehnt: number };
  /** The first of each. */
  readonly neue: readonly Angaben[];
  readonly vorhandene: readonly Angaben[];
  readonly abgelehnte: readonly Abgelehnt[];
  readonly geteilt: boolean;
  /** The rows, which go along to the next step; nothing of them is stored before it is taken over. */
  readonly mit: string;
  readonly fehler?: string;
};

export type Einleseergebnis = Einleseausgang<Einleseansicht>;

/** So many lines of each kind are shown. */
const gezeigt = { neue: 10, vorhandene: 10, abgelehnte: 200 };

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
    vorschau: async (datei: Datei) => {
      const wunsch = wunschAus(datei);
      return ansicht("vorschau", wunsch, await vorschau(wer, wunsch.tabelle, wunsch.zuordnung));
    },
    uebernehmen: async (datei: Datei) => {
      await zustimmungAnnehmen(wer, datei.felder);
      const wunsch = wunschAus(datei);
      return ansicht("fertig", { ...wunsch, mit: "" }, await uebernehmen(wer, wunsch.tabelle, wunsch));
    },
  });
}

type Datei = Mitgebrachtes<Tabelle>;

/** The columns as they were chosen, or as they seem to be; new contacts are shared unless somebody says otherwise. */
const wunschAus = ({ tabelle, mit, felder }: Datei) => ({
  tabelle,
  mit,
  zuordnung: felder.mit
    ? gewaehlteSpalten(felder, teile, tabelle)
    : zuordnungAus(tabelle.spalten, tabelle.zeilen),
  geteilt: felder.mit ? felder.geteilt === "1" : true,
});

function ansicht(
  schritt: Einleseansicht["schritt"],
  wunsch: ReturnType<typeof wunschAus>,
  bericht: Bericht,
): Einleseansicht {
  const { tabelle, mit, zuordnung, geteilt } = wunsch;
  const { neu, vorhanden, abgelehnt } = bericht;
  return {
    schritt,
    art: tabelle.art,
    spalten: tabelle.spalten,
    zuordnung,
    geteilt,
    zahlen: { neu: neu.length, vorhanden: vorhanden.length, abgelehnt: abgelehnt.length },
    neue: neu.slice(0, gezeigt.neue),
    vorhandene: vorhanden.slice(0, gezeigt.vorhandene),
    abgelehnte: abgelehnt.slice(0, gezeigt.abgelehnte),
    mit,
  };
}
