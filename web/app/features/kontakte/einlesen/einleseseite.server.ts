import { data } from "react-router";
import { z } from "zod";
import { spaltenHoechstens, zelleHoechstens } from "#dokumente/einlesen/tabelle.ts";
import { zustimmungAnnehmen } from "#features/konto/index.server.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { ApiFehler } from "#platform/http/api-fehler.ts";
import { formularMitDateien, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { dateiHoechstens } from "../grenzen.ts";
import type { Angaben } from "../kontakt.ts";
import type { Abgelehnt, Bericht } from "./bericht.ts";
import { dateiLesen, uebernehmen, vorschau } from "./einlesen.server.ts";
import { type Tabelle, teile, type Zuordnung, zeilenHoechstens, zuordnungAus } from "./tabelle.ts";

type Felder = Readonly<Record<string, string>>;

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

export type Einleseergebnis = { readonly dateifehler: string } | Einleseansicht;

/** So many lines of each kind are shown. */
const gezeigt = { neue: 10, vorhandene: 10, abgelehnte: 200 };

const mitgebracht = z.object({
  art: z.enum(["csv", "vcard"]),
  spalten: z.array(z.string().max(zelleHoechstens)).max(spaltenHoechstens),
  zeilen: z.array(z.array(z.string().max(zelleHoechstens)).max(spaltenHoechstens)).max(zeilenHoechstens),
  nummern: z.array(z.number().int().min(1)).max(zeilenHoechstens),
});

/** Reads a file, shows what would become of it, and takes it over: one form after the other. */
export async function einleseschritt({ request, context }: Seitenaufruf) {
  const wer = requireTarif(sitzungAus(context), "premium");
  const { felder, dateien } = await formularMitDateien(request);
  if ((dateien.datei?.byteLength ?? 0) > dateiHoechstens) return abgewiesen(zuGross);
  const tabelle = felder.mit ? ausFormular(felder.mit) : dateiLesen(dateien.datei ?? new Uint8Array());
  if ("fehler" in tabelle) return abgewiesen(dateien.datei ? tabelle.fehler : "Bitte wählen Sie eine Datei.");
  const zuordnung = felder.mit
    ? zuordnungVon(felder, tabelle)
    : zuordnungAus(tabelle.spalten, tabelle.zeilen);
  const mit = JSON.stringify(tabelle);
  if (Buffer.byteLength(mit) > dateiHoechstens) return abgewiesen(zuGross);
  const wunsch = { tabelle, mit, zuordnung, geteilt: felder.mit ? felder.geteilt === "1" : true };
  try {
    return await (felder.was === "uebernehmen" ? uebernommen(wer, felder, wunsch) : gesehen(wer, wunsch));
  } catch (fehler) {
    if (fehler instanceof ApiFehler) return abgewiesen(fehler.koerper.error);
    throw fehler;
  }
}

const zuGross = "Die Datei ist größer als 8 MB. Bitte teilen Sie sie auf.";
const abgewiesen = (dateifehler: string) => data<Einleseergebnis>({ dateifehler }, { status: 422 });

type Wunsch = {
  readonly tabelle: Tabelle;
  /** The table as it goes along. */
  readonly mit: string;
  readonly zuordnung: Zuordnung;
  readonly geteilt: boolean;
};

async function gesehen(wer: Sitzung, wunsch: Wunsch, fehler?: ApiFehler) {
  const bericht = await vorschau(wer, wunsch.tabelle, wunsch.zuordnung);
  const bild = ansicht("vorschau", wunsch, bericht);
  return fehler
    ? data<Einleseergebnis>({ ...bild, fehler: fehler.koerper.error }, { status: 422 })
    : data<Einleseergebnis>(bild);
}

async function uebernommen(wer: Sitzung, felder: Felder, wunsch: Wunsch) {
  await zustimmungAnnehmen(wer, felder);
  try {
    const bericht = await uebernehmen(wer, wunsch.tabelle, wunsch);
    return data<Einleseergebnis>({ ...ansicht("fertig", wunsch, bericht), mit: "" });
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    return gesehen(wer, wunsch, fehler);
  }
}

/** @throws an answer with status 400: not what this page has sent */
function ausFormular(text: string): Tabelle {
  try {
    return mitgebracht.parse(JSON.parse(text));
  } catch {
    throw data(null, { status: 400 });
  }
}

/** The columns as they were chosen. */
function zuordnungVon(felder: Felder, { spalten }: Tabelle): Zuordnung {
  const gewaehlt = teile.flatMap((teil) => {
    const spalte = felder[`spalte-${teil}`] ?? "";
    return /^\d+$/.test(spalte) && Number(spalte) < spalten.length ? [[teil, Number(spalte)]] : [];
  });
  return Object.fromEntries(gewaehlt);
}

function ansicht(schritt: Einleseansicht["schritt"], wunsch: Wunsch, bericht: Bericht): Einleseansicht {
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
