export const wurzel: string;
export class Bedienfehler extends Error {}
export function abbrechen(fehler: unknown): never;
export function bereitstellen(auftrag: {
  readonly skript: URL | string;
  readonly mitTests?: boolean;
}): Promise<{ installiert: boolean }>;
