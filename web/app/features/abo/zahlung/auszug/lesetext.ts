/** How many entries of a file are new, how many were known, and how many do not concern the portal. */
export type Gelesen = { readonly neu: number; readonly bekannt: number; readonly uebergangen: number };

/** What a file has brought, in words. */
export function lesetext({ neu, bekannt, uebergangen }: Gelesen): string {
  const neue = neu === 1 ? "Ein Umsatz ist neu" : `${neu} Umsätze sind neu`;
  const rest =
    uebergangen === 1
      ? "; ein anderer Umsatz bleibt außer Betracht"
      : `; ${uebergangen} andere Umsätze bleiben außer Betracht`;
  return `${neue}${bekannt > 0 ? `, ${bekannt} schon bekannt` : ""}${uebergangen > 0 ? rest : ""}. Gebucht ist noch nichts.`;
}
