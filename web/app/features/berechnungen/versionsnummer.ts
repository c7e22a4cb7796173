/** The version an address asks for (`?version=2`); `undefined`: the one that counts. */
export function versionsnummer(adresse: string, name = "version"): number | undefined {
  const text = new URL(adresse).searchParams.get(name) ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}
