/**
 * The client's address: behind a trusted proxy the rightmost entry of its header (the one the proxy itself wrote; all
 * others the client can invent), otherwise the socket's.
 */
export function clientAdresse(
  header: (name: string) => string | null | undefined,
  socket: string | undefined,
  trustedProxy: string | undefined,
): string {
  const kette = trustedProxy ? header(trustedProxy) : undefined;
  const letzter = kette?.split(",").at(-1)?.trim();
  return letzter || socket || "unbekannt";
}

/** What counts as one client: an IPv4 address, or the /64 network that one IPv6 customer has to himself. */
export function clientKennung(adresse: string): string {
  const ohneAbbildung = adresse.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!ohneAbbildung.includes(":")) return ohneAbbildung;
  const [vorn = "", hinten] = ohneAbbildung.split("%")[0]?.toLowerCase().split("::") ?? [];
  const links = vorn.split(":").filter(Boolean);
  const rechts = hinten?.split(":").filter(Boolean) ?? [];
  const mitte =
    hinten === undefined
      ? []
      : Array.from({ length: Math.max(0, 8 - links.length - rechts.length) }, () => "0");
  return [...links, ...mitte, ...rechts]
    .slice(0, 4)
    .map((teil) => teil.replace(/^0+(?=.)/, ""))
    .join(":");
}
