import { data } from "react-router";
import type { Sitzung } from "#platform/access/konto.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { absage } from "../fehler.ts";
import { kategorieNach, schlagwortNach } from "../lesen/lesen.server.ts";
import {
  kategorieAendern,
  kategorieAnlegen,
  kategorieLoeschen,
  kategorieZusammenfuehren,
  schlagwortAendern,
  schlagwortAnlegen,
  schlagwortLoeschen,
  schlagwortZusammenfuehren,
} from "../redaktion/ordnung.server.ts";
import { gelesen as formularGelesen, kategorieangaben, tagangaben } from "../schreiben/contract-schreiben.ts";
import { type Eingaben, gehandelt, type Handlung } from "./moderationsformular.server.ts";

const ordnungsseite = "/moderation/ordnung";
const zurueck = (ok: string) => `${ordnungsseite}?ok=${ok}`;

type Ordnung = {
  readonly anlegen: (wer: Sitzung, angaben: { name: string; description?: string }) => Promise<unknown>;
  readonly aendern: (
    wer: Sitzung,
    id: string,
    angaben: { name: string; description?: string },
  ) => Promise<unknown>;
  readonly loeschen: (wer: Sitzung, id: string) => Promise<unknown>;
  readonly vereinen: (wer: Sitzung, id: string, nach: string) => Promise<unknown>;
  readonly nachNamen: (name: string) => Promise<{ readonly id: string } | undefined>;
};

const ordnungen: Readonly<Record<"kategorie" | "tag", Ordnung>> = {
  kategorie: {
    anlegen: kategorieAnlegen,
    aendern: kategorieAendern,
    loeschen: kategorieLoeschen,
    vereinen: kategorieZusammenfuehren,
    nachNamen: kategorieNach,
  },
  tag: {
    anlegen: schlagwortAnlegen,
    aendern: schlagwortAendern,
    loeschen: schlagwortLoeschen,
    vereinen: schlagwortZusammenfuehren,
    nachNamen: schlagwortNach,
  },
};

const handlungen: Readonly<Record<string, Handlung>> = {
  anlegen: async (wer, { feld }) => {
    await ordnungAus(feld).anlegen(wer, benennung(feld));
    return zurueck("angelegt");
  },
  umbenennen: async (wer, { ids: [id = ""], feld }) => {
    await ordnungAus(feld).aendern(wer, id, benennung(feld));
    return zurueck("umbenannt");
  },
  zusammenfuehren: async (wer, { ids: [id = ""], feld }) => {
    const nach = await ordnungAus(feld).nachNamen(feld("nach").trim());
    if (!nach) throw new ApiFehler(400, { error: "Diesen Namen gibt es nicht.", field: "nach" });
    if (nach.id === id) throw absage(409, "gleicher-eintrag", "nach");
    await ordnungAus(feld).vereinen(wer, id, nach.id);
    return zurueck("zusammengefuehrt");
  },
  loeschen: async (wer, { ids: [id = ""], feld }) => {
    await ordnungAus(feld).loeschen(wer, id);
    return zurueck("geloescht");
  },
};

const ordnungAus = (feld: Eingaben["feld"]): Ordnung =>
  ordnungen[feld("art") === "kategorie" ? "kategorie" : "tag"];

function benennung(feld: Eingaben["feld"]): { name: string; description?: string } {
  const name = feld("name");
  if (name.trim() === "")
    throw new ApiFehler(400, { error: "Bitte geben Sie einen Namen ein.", field: "name" });
  return feld("art") === "kategorie"
    ? formularGelesen(kategorieangaben, { name, description: feld("description") })
    : formularGelesen(tagangaben, { name });
}

/** Carries out what a form for categories and tags asks for. */
export async function ordnungshandlung(aufruf: Seitenaufruf) {
  const ausgang = await gehandelt(aufruf, handlungen);
  if (ausgang instanceof Response || ausgang.data.code !== "tag-vorhanden") return ausgang;
  // The words of the call are English, as scripts know them.
  return data({ ...ausgang.data, fehler: "Diesen Tag gibt es bereits." }, ausgang.init ?? {});
}
