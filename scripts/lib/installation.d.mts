export function fehlendesPaket(auftrag: {
  readonly ordner: string;
  readonly mitTests?: boolean;
}): string | undefined;
export function installieren(auftrag: {
  readonly ordner: string;
  readonly mitTests: boolean;
  readonly erbe?: number | "ignore";
}): Promise<void>;
export function hinzukommende(auftrag: {
  readonly pakete: Readonly<
    Record<string, { readonly version?: string; readonly dev?: boolean; readonly devOptional?: boolean }>
  >;
  readonly ablage: string;
  readonly ordner: string;
}): string[];
export function satzZu(npm: {
  readonly error?: { readonly code?: string };
  readonly stderr?: string;
  readonly status?: number | null;
}): string;
