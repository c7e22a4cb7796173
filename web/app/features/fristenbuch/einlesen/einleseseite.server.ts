import { datum } from "@gebuehrenportal/recht";
import {
  einleseschritt as dateischritt,
  type Einleseausgang,
  type Mitgebrachtes,
} from "#dokumente/einlesen/einleseschritt.server.ts";
import { gewaehlteSpalten } from "#dokumente/einlesen/tabelle.ts";
import { offeneZustimmung, zustimmungAnnehmen } from "#features/konto/index.server.ts";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { imBuch } from "../einstellung/buchzugang.server.ts";
import { darfImBuch } from "../einstellung/rechte.ts";
import type { Abgelehnt, Bericht, Uebernahme } from "./bericht.ts";
import { dateiLesen, kalenderzuordnung, uebernehmen, vorschau } from "./einlesen.server.ts";
import { dateiHoechstens, zelleHoechstens } from "./grenzen.ts";
import { type Fristtabelle, teile, type Zuordnung, zeilenHoechstens, zuordnungAus } from "./tabelle.ts";

/** An entry of the report; plain texts. */
export type Berichtszeile = {
  readonly nr: number;
  readonly ende: string;
  readonly frist: string;
  readonly aktenzeichen: string;
  readonly vorfristen: string;
  readonly verantwortlich: string;
};

/** What the page says of a file, before and after it is taken over. */
export type Einleseansicht = {
  readonly schritt: "vorschau" | "fertig";
  readonly art: Fristtabelle["art"];
  readonly spalten: readonly string[];
  readonly zuordnung: Zuordnung;
  readonly zahlen: { readonly neu: number; readonly vorhanden: number; readonly abgelehnt: number };
  /** The first of each. */
  readonly neue: readonly Berichtszeile[];
  readonly vorhandene: readonly Berichtszeile[];
  readonly abgelehnte: readonly Abgelehnt[];
  /** The rows, which go along to the next step; nothing of them is stored before it is taken over. */
  readonly mit: string;
  /** It was broken off, and so many are missing. */
  readonly offen: number | undefined;
  readonly fehler?: string;
};

export type Einleseergebnis = Einleseausgang<Einleseansicht>;

/** Whether somebody may import, and what he has still to agree to; undefined: a second factor is missing. */
export async function einlesestand({ context }: Pick<Seitenaufruf, "context">) {
  const wer = requireTarif(sitzungAus(context), "premium");
  const darf = await ohneFaktor(imBuch(wer, async ({ akteur }) => darfImBuch(akteur, "buchen")));
  if (darf === undefined) return undefined;
  return { darf, zustimmung: await offeneZustimmung(wer) };
}

/** So many lines of each kind are shown. */
const gezeigt = { neue: 20, vorhandene: 20, abgelehnte: 200 };

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
    vorschau: async (datei: Datei) => {
      const zuordnung = zuordnungFuer(datei);
      return ansicht("vorschau", datei, zuordnung, await vorschau(wer, datei.tabelle, zuordnung));
    },
    uebernehmen: async (datei: Datei) => {
      await zustimmungAnnehmen(wer, datei.felder);
      const zuordnung = zuordnungFuer(datei);
      const bericht = await uebernehmen(wer, datei.tabelle, zuordnung);
      return ansicht("fertig", { ...datei, mit: "" }, zuordnung, bericht);
    },
  });
}

type Datei = Mitgebrachtes<Fristtabelle>;

/** The columns as they were chosen, or as they seem to be; those of a calendar are known. */
function zuordnungFuer({ felder, tabelle }: Datei): Zuordnung {
  const { art, spalten, zeilen } = tabelle;
  if (art === "ics") return kalenderzuordnung;
  return felder.mit
    ? gewaehlteSpalten(felder, teile, tabelle)
    : zuordnungAus(spalten, zeilen, heuteInBerlin());
}

const zeile = ({ nr, ende, uhr, titel, aktenzeichen, vorfristen, ...u }: Uebernahme): Berichtszeile => ({
  nr,
  frist: titel,
  aktenzeichen,
  vorfristen: vorfristen.map(datum).join(", "),
  verantwortlich: u.person ?? (u.unbekannt === "" ? "Sie" : `Sie; „${u.unbekannt}“ steht nicht im Team`),
  ende: uhr === null ? datum(ende) : `${datum(ende)}, ${uhr} Uhr`,
});

function ansicht(
  schritt: Einleseansicht["schritt"],
  { tabelle: { art, spalten }, mit }: Datei,
  zuordnung: Zuordnung,
  { neu, vorhanden, abgelehnt, offen }: Bericht,
): Einleseansicht {
  return {
    schritt,
    art,
    spalten,
    zuordnung,
    mit,
    offen,
    zahlen: { neu: neu.length, vorhanden: vorhanden.length, abgelehnt: abgelehnt.length },
    neue: neu.slice(0, gezeigt.neue).map(zeile),
    vorhandene: vorhanden.slice(0, gezeigt.vorhandene).map(zeile),
    abgelehnte: abgelehnt.slice(0, gezeigt.abgelehnte),
  };
}
