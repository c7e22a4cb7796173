import { isIP } from "node:net";

/**
 * The client's address: behind a trusted proxy the rightmost entry of its header (the one the proxy itself wrote; all
 * others the client can invent), otherwise the socket's. An entry that is no address counts as if it were missing.
 *
 * @returns an IP address without port, brackets and zone, or `unbekannt`
 */
export function clientAdresse(
  header: (name: string) => string | null | undefined,
  socket: string | undefined,
  trustedProxy: string | undefined,
): string {
  const kette = trustedProxy ? header(trustedProxy) : undefined;
  return ipAdresse(kette?.split(",").at(-1)) ?? ipAdresse(socket) ?? "unbekannt";
}

/**
 * What counts as one client: an IPv4 address (also one written as IPv6), or the /64 network that one IPv6 customer has
 * to himself. The port counts nothing: a client has thousands of them.
 */
export function clientKennung(adresse: string): string {
  const ip = ipAdresse(adresse);
  if (!ip) return adresse;
  if (isIP(ip) === 4) return ip;
  const gruppen = ipv6Gruppen(ip);
  const [, , , , , , hoch = 0, tief = 0] = gruppen;
  const istAbbildung = gruppen.slice(0, 6).join(":") === `0:0:0:0:0:${0xffff}`;
  if (istAbbildung) return [hoch >> 8, hoch & 255, tief >> 8, tief & 255].join(".");
  return gruppen
    .slice(0, 4)
    .map((gruppe) => gruppe.toString(16))
    .join(":");
}

/** Proxies write `1.2.3.4:5555`, `[2001:db8::1]` and `[2001:db8::1]:443` as well. */
function ipAdresse(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const eintrag = text.trim();
  const treffer = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(eintrag);
  const ohneZone = (treffer?.[1] ?? treffer?.[2] ?? eintrag).replace(/%.*/, "");
  return isIP(ohneZone) ? ohneZone : undefined;
}

/** The eight groups; `URL` writes every valid spelling in one way (RFC 5952, without a dotted end). */
function ipv6Gruppen(ip: string): number[] {
  const text = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const genannt = text.split(":").filter(Boolean).length;
  return text
    .replace("::", `:${"0:".repeat(8 - genannt)}`)
    .split(":")
    .filter(Boolean)
    .map((gruppe) => Number.parseInt(gruppe, 16));
}
