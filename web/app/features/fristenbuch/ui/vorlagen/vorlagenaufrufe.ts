import type { Vorschlag } from "@gebuehrenportal/fristen/katalog";
import { Aufruffehler, aufgerufen } from "#platform/client/antworten.ts";
import { backend } from "#platform/client/backend.ts";
import type { Feldstreit } from "#ui/zugleich/formularfelder.ts";
import type { Formularangaben } from "../../vorlagen/formular.ts";
import type { Vorlage } from "../../vorlagen/vorlage.ts";

const basis = "/premium_fristen/custom_deadline_templates";

/** A call of templates has failed: what for, and why. The refusal of the server, if there was one, is its `cause`. */
export class Vorlagenfehler extends Error {
  override readonly cause: unknown;
  constructor(wobei: string, cause: unknown) {
    super(`Failed to ${wobei}: ${cause instanceof Error ? cause.message : String(cause)}`);
    this.cause = cause;
  }
}

/** All templates that the reader may use. @throws {Vorlagenfehler} */
export const vorlagenHolen = async (): Promise<readonly Vorlage[]> =>
  (await gemeldet("fetch templates", backend<{ templates: readonly Vorlage[] }>(basis))).templates;

/** Stores a new template. @throws {Vorlagenfehler} */
export const vorlageAnlegen = async (daten: Formularangaben): Promise<Vorlage> =>
  (await gemeldet("create template", backend<{ template: Vorlage }>(`${basis}/create`, { daten }))).template;

/** Changes a template. @throws {Vorlagenfehler} */
export const vorlageAendern = async (id: string, daten: Formularangaben): Promise<Vorlage> =>
  (
    await gemeldet(
      "update template",
      backend<{ template: Vorlage }>(`${basis}/${id}`, { method: "PATCH", daten }),
    )
  ).template;

/** Removes a template. @throws {Vorlagenfehler} */
export async function vorlageLoeschen(id: string): Promise<void> {
  await gemeldet("delete template", backend(`${basis}/${id}`, { method: "DELETE" }));
}

/** Statutory periods to begin with. @throws {Vorlagenfehler} */
export const vorschlaegeHolen = async (): Promise<readonly Vorschlag[]> =>
  (
    await gemeldet(
      "fetch suggestions",
      backend<{ suggestions: readonly Vorschlag[] }>("/premium_fristen/suggestions"),
    )
  ).suggestions;

const vereinbarung = "/api/konto/verschwiegenheit";

/** The wording of the agreement on secrecy that holds now. */
export const geltendeVereinbarung = async (): Promise<string> =>
  (await aufgerufen<{ fassung: string }>(vereinbarung)).fassung;

/** Agrees to the wording that was shown. */
export const zustimmen = (fassung: string): Promise<unknown> =>
  aufgerufen(vereinbarung, { method: "POST", daten: { fassung } });

async function gemeldet<T>(wobei: string, antwort: Promise<T>): Promise<T> {
  try {
    return await antwort;
  } catch (ursache) {
    const fehler = new Vorlagenfehler(wobei, ursache);
    // biome-ignore lint/suspicious/noConsole: whoever looks into a failure finds its cause there
    console.error(fehler.message);
    throw fehler;
  }
}

/** What the server had against a form, where it named the field or says itself what to do; undefined: nothing of the kind. */
export function feldabsage(fehler: unknown): { readonly field: string; readonly error: string } | undefined {
  if (!(fehler instanceof Vorlagenfehler) || !(fehler.cause instanceof Aufruffehler)) return undefined;
  const { code, field, error } = fehler.cause.koerper;
  if (error !== undefined && code === "verschwiegenheit") return { field: "zustimmung", error };
  if (error === undefined || (field === undefined && fehler.cause.status !== 409)) return undefined;
  return { field: field ?? "", error };
}

/** What somebody else has changed to another value meanwhile, and the template as it is now; undefined: nothing of the kind. */
export function streitAus(
  fehler: unknown,
): { readonly streit: readonly Feldstreit[]; readonly jetzt: Vorlage } | undefined {
  if (!(fehler instanceof Vorlagenfehler) || !(fehler.cause instanceof Aufruffehler)) return undefined;
  const { conflicts, current } = fehler.cause.koerper;
  return conflicts && current ? { streit: conflicts, jetzt: current as unknown as Vorlage } : undefined;
}
