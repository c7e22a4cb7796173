import { datum } from "@gebuehrenportal/recht";
import { data } from "react-router";
import { z } from "zod";
import { spaltenHoechstens } from "#dokumente/einlesen/tabelle.ts";
import { offeneZustimmung, zustimmungAnnehmen } from "#features/konto/index.server.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { ApiFehler } from "#platform/http/api-fehler.ts";
import { formularMitDateien, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { ohneFaktor } from "../ansichten/listenseite.server.ts";
import { imBuch } from "../eintrag/buchzugang.server.ts";
import { darfImBuch } from "../eintrag/rechte.ts";
import type { Abgelehnt, Bericht, Uebernahme } from "./bericht.ts";
import { dateiLesen, kalenderzuordnung, uebernehmen, vorschau } from "./einlesen.server.ts";
import { dateiHoechstens, zelleHoechstens } from "./grenzen.ts";
import { type Fristtabelle, teile, type Zuordnung, zeilenHoechstens, zuordnungAus } from "./tabelle.ts";

type Felder = Readonly<Record<string, string>>;

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

export type Einleseergebnis = { readonly dateifehler: string } | Einleseansicht;

/** Whether somebody may import, and what he has still to agree to; undefined: a second factor is missing. */
export async function einlesestand({ context }: Pick<Seitenaufruf, "context">) {
  const wer = requireTarif(sitzungAus(context), "premium");
  const darf = await ohneFaktor(imBuch(wer, async ({ akteur }) => darfImBuch(akteur, "buchen")));
  if (darf === undefined) return undefined;
  return { darf, zustimmung: await offeneZustimmung(wer) };
}

/** So many lines of each kind are shown. */
const gezeigt = { neue: 20, vorhandene: 20, abgelehnte: 200 };

const mitgebracht = z.object({
  art: z.enum(["csv", "ics"]),
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
  const zuordnung = zuordnungFuer(felder, tabelle);
  const mit = JSON.stringify(tabelle);
  if (Buffer.byteLength(mit) > dateiHoechstens) return abgewiesen(zuGross);
  const wunsch = { tabelle, mit, zuordnung };
  try {
    return await (felder.was === "uebernehmen" ? uebernommen(wer, felder, wunsch) : gesehen(wer, wunsch));
  } catch (fehler) {
    if (fehler instanceof ApiFehler) return abgewiesen(fehler.koerper.error);
    throw fehler;
  }
}

const zuGross = "Die Datei ist größer als 4 MB. Bitte teilen Sie sie auf.";
const abgewiesen = (dateifehler: string) => data<Einleseergebnis>({ dateifehler }, { status: 422 });

type Wunsch = {
  readonly tabelle: Fristtabelle;
  /** The table as it goes along. */
  readonly mit: string;
  readonly zuordnung: Zuordnung;
};

async function gesehen(wer: Sitzung, wunsch: Wunsch, fehler?: ApiFehler) {
  const bild = ansicht("vorschau", wunsch, await vorschau(wer, wunsch.tabelle, wunsch.zuordnung));
  return fehler
    ? data<Einleseergebnis>({ ...bild, fehler: fehler.koerper.error }, { status: 422 })
    : data<Einleseergebnis>(bild);
}

async function uebernommen(wer: Sitzung, felder: Felder, wunsch: Wunsch) {
  try {
    await zustimmungAnnehmen(wer, felder);
    const bericht = await uebernehmen(wer, wunsch.tabelle, wunsch.zuordnung);
    return data<Einleseergebnis>({ ...ansicht("fertig", wunsch, bericht), mit: "" });
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    return gesehen(wer, wunsch, fehler);
  }
}

/** @throws an answer with status 400: not what this page has sent */
function ausFormular(text: string): Fristtabelle {
  try {
    return mitgebracht.parse(JSON.parse(text));
  } catch {
    throw data(null, { status: 400 });
  }
}

/** The columns as they were chosen, or as they seem to be; those of a calendar are known. */
function zuordnungFuer(felder: Felder, { art, spalten, zeilen }: Fristtabelle): Zuordnung {
  if (art === "ics") return kalenderzuordnung;
  if (!felder.mit) return zuordnungAus(spalten, zeilen, heuteInBerlin());
  const gewaehlt = teile.flatMap((teil) => {
    const spalte = felder[`spalte-${teil}`] ?? "";
    return /^\d+$/.test(spalte) && Number(spalte) < spalten.length ? [[teil, Number(spalte)]] : [];
  });
  return Object.fromEntries(gewaehlt) as Zuordnung;
}

const zeile = ({ nr, ende, uhr, titel, aktenzeichen, vorfristen, ...u }: Uebernahme): Berichtszeile => ({
  ...{ nr, frist: titel, aktenzeichen, vorfristen: vorfristen.map(datum).join(", ") },
  verantwortlich: u.person ?? (u.unbekannt === "" ? "Sie" : `Sie; „${u.unbekannt}“ steht nicht im Team`),
  ende: uhr === null ? datum(ende) : `${datum(ende)}, ${uhr} Uhr`,
});

function ansicht(
  schritt: Einleseansicht["schritt"],
  { tabelle: { art, spalten }, mit, zuordnung }: Wunsch,
  { neu, vorhanden, abgelehnt, offen }: Bericht,
): Einleseansicht {
  return {
    ...{ schritt, art, spalten, zuordnung, mit, offen },
    zahlen: { neu: neu.length, vorhanden: vorhanden.length, abgelehnt: abgelehnt.length },
    neue: neu.slice(0, gezeigt.neue).map(zeile),
    vorhandene: vorhanden.slice(0, gezeigt.vorhandene).map(zeile),
    abgelehnte: abgelehnt.slice(0, gezeigt.abgelehnte),
  };
}
