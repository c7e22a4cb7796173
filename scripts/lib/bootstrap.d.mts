export const wurzel: string;
export class Bedienfehler extends Error {}
export function abbrechen(fehler: unknown): never;
export function bereitstellen(auftrag: {
  readonly skript: URL | string;
  readonly mitTests?: boolean;
}): Promise<{ installiert: boolean }>;
export function fehlendesPaket(auftrag?: {
  readonly mitTests?: boolean;
  readonly ordner?: string;
}): string | undefined;
export function satzZu(npm: {
  readonly error?: { readonly code?: string };
  readonly stderr?: string;
  readonly status?: number | null;
}): string;
