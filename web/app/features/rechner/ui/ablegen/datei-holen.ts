import { dateiSichern } from "#dokumente/datei-sichern.ts";
import { gesendet } from "#platform/client/aufrufe.ts";
import { absagen, ausfall } from "./absagen.ts";

export type Dateiart = "pdf" | "docx" | "xlsx";

/** What came of asking for a file. */
export type Dateiausgang =
  | { readonly art: "gespeichert" | "abgebrochen" | "anmelden" | "tarif" }
  | { readonly art: "fehler"; readonly text: string };

type Wunsch = { readonly rechner: string; readonly stand: string };

/** Has the server make a file from the inputs and hands it to the browser's downloads. Never throws. */
export async function dateiHolen(art: Dateiart, wunsch: Wunsch, signal: AbortSignal): Promise<Dateiausgang> {
  try {
    const antwort = await gesendet(`/api/rechner/ausgabe/${art}`, { json: JSON.stringify(wunsch), signal });
    if (!antwort.ok) return ablehnung(antwort);
    dateiSichern(dateinameAus(antwort.headers.get("content-disposition"), art), await antwort.blob());
    return { art: "gespeichert" };
  } catch (fehler) {
    return signal.aborted ? { art: "abgebrochen" } : { art: "fehler", text: ausfall(fehler) };
  }
}

async function ablehnung(antwort: Response): Promise<Dateiausgang> {
  if (antwort.status === 401) return { art: "anmelden" };
  const { code } = (await antwort.json().catch(() => ({}))) as { readonly code?: string };
  if (code === "tarif") return { art: "tarif" };
  return { art: "fehler", text: antwort.status === 429 ? zuOft : (saetze[code ?? ""] ?? gescheitert) };
}

const zuOft = "Sie haben in kurzer Zeit viele Dateien erstellt. Bitte warten Sie eine Minute.";
const gescheitert =
  "Die Datei konnte gerade nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.";
const saetze: Readonly<Record<string, string>> = {
  ...absagen,
  "zu-umfangreich": "Diese Berechnung ist für ein Dokument zu umfangreich. Bitte teilen Sie sie auf.",
};

/** The name the server gave (RFC 5987). */
export function dateinameAus(kopf: string | null, art: Dateiart): string {
  const name = /filename\*=UTF-8''([^;]+)/.exec(kopf ?? "")?.[1];
  try {
    return name ? decodeURIComponent(name) : `berechnung.${art}`;
  } catch {
    return `berechnung.${art}`;
  }
}
