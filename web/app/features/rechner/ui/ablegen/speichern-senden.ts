import { gesendet } from "#platform/client/aufrufe.ts";
import { absagen, ausfall } from "./absagen.ts";

/** A saved calculation whose inputs stand in the form. */
export type Gespeichert = {
  readonly id: string;
  readonly bezeichnung: string;
  /** The version that counts now. */
  readonly version: number;
};

/** What came of saving. */
export type Speicherausgang =
  | { readonly art: "gespeichert"; readonly id: string; readonly version: number | undefined }
  | { readonly art: "anmelden" | "verschwiegenheit" | "veraltet" }
  | { readonly art: "tarif" | "fehler"; readonly text: string };

type Wunsch = {
  readonly rechner: string;
  readonly stand: string;
  readonly bezeichnung: string;
  readonly aktenzeichen: string;
};

const calls = "/api/berechnungen";

/** The calculation that was opened for editing (`?berechnung=…`), if it is one's own; never throws. */
export async function bearbeitet(): Promise<Gespeichert | undefined> {
  const id = new URLSearchParams(location.search).get("berechnung");
  if (!id) return undefined;
  try {
    const antwort = await gesendet(`${calls}/${encodeURIComponent(id)}`);
    if (!antwort.ok) return undefined;
    const { zeile } = (await antwort.json()) as {
      zeile: Gespeichert & { rechner: string; geloescht?: string };
    };
    return zeile.rechner === location.pathname && !zeile.geloescht ? zeile : undefined;
  } catch {
    return undefined;
  }
}

/** The version this tab began with, or has saved last; `undefined`: the address says nothing of it. */
export function basis(id: string): number | undefined {
  const ausAdresse = Number(new URLSearchParams(location.search).get("basis"));
  return Math.max(ausAdresse || 0, Number(basisspeicher()?.getItem(basisname(id))) || 0) || undefined;
}

/** From now on this tab's changes begin with this version. */
export const basisMerken = (id: string, version: number): void =>
  basisspeicher()?.setItem(basisname(id), String(version));

const basisname = (id: string) => `basis/${id}`;

/** A browser may forbid the storage: then the address alone decides. */
function basisspeicher(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Saves inputs, as a new calculation or as a new version of one. Never throws. */
export async function senden(wunsch: Wunsch, zu: Gespeichert | undefined): Promise<Speicherausgang> {
  try {
    const neueVersion = zu && { stand: wunsch.stand, basis: basis(zu.id) };
    const antwort = neueVersion
      ? await gesendet(`${calls}/${zu.id}/versionen`, { json: JSON.stringify(neueVersion) })
      : await gesendet(calls, { json: JSON.stringify(wunsch) });
    if (!antwort.ok) return await ablehnung(antwort);
    const { id = zu?.id ?? "", version } = (await antwort.json()) as { id?: string; version?: number };
    if (version) basisMerken(id, version);
    return { art: "gespeichert", id, version };
  } catch (fehler) {
    return { art: "fehler", text: ausfall(fehler) };
  }
}

/** Agrees to the wording that holds now; `undefined`: done. */
export async function zustimmen(): Promise<Speicherausgang | undefined> {
  try {
    const pfad = "/api/konto/verschwiegenheit";
    const stand = await gesendet(pfad);
    if (!stand.ok) return await ablehnung(stand);
    const { fassung } = (await stand.json()) as { fassung: string };
    const antwort = await gesendet(pfad, { json: JSON.stringify({ fassung }) });
    return antwort.ok ? undefined : await ablehnung(antwort);
  } catch (fehler) {
    return { art: "fehler", text: ausfall(fehler) };
  }
}

async function ablehnung(antwort: Response): Promise<Speicherausgang> {
  if (antwort.status === 401) return { art: "anmelden" };
  const { code = "" } = (await antwort.json().catch(() => ({}))) as { readonly code?: string };
  if (code === "verschwiegenheit") return { art: "verschwiegenheit" };
  if (code === "veraltet") return { art: "veraltet" };
  if (code === "tarif") return { art: "tarif", text: grenze };
  return { art: "fehler", text: antwort.status === 429 ? zuOft : (saetze[code] ?? gescheitert) };
}

const grenze =
  "Im Tarif Free speichern Sie bis zu drei Berechnungen ohne Funktionen des Tarifs Basic. Mehr ist im Tarif Basic enthalten; Ihre Eingaben bleiben stehen.";
const zuOft = "Sie haben in kurzer Zeit viel gespeichert. Bitte warten Sie eine Minute.";
const gescheitert =
  "Die Berechnung konnte gerade nicht gespeichert werden. Bitte versuchen Sie es gleich noch einmal.";
const saetze: Readonly<Record<string, string>> = {
  ...absagen,
  "zu-umfangreich": "Diese Berechnung ist für das Speichern zu umfangreich. Bitte teilen Sie sie auf.",
};
