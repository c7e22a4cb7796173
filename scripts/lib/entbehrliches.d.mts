type Pakete = Readonly<Record<string, { readonly libc?: readonly string[]; readonly devOptional?: boolean }>>;
export function entbehrlichePfade(pakete: Pakete, wahl: { readonly mitTests: boolean }): string[];
export function entbehrlichesEntfernen(
  wurzel: string,
  pakete: Pakete,
  wahl: { readonly mitTests: boolean },
): void;
