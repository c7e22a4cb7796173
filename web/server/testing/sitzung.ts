import type { Ausweise } from "#platform/access/ausweis.server.ts";
import type { Sitzung, Sitzungsnutzer } from "#platform/access/konto.ts";
import { neuesKonto } from "#platform/access/testing.ts";

/** A session for tests; unless said otherwise a free account without any role. */
export function testsitzung(nutzer: Partial<Sitzungsnutzer> = {}): Sitzung {
  return {
    sitzungId: "00000000-0000-4000-8000-000000000001",
    kanzleiId: "00000000-0000-4000-8000-000000000002",
    kanzleirolle: "rechtsanwalt",
    expires: "2030-01-01T00:00:00.000Z",
    anzeigename: "Petra Probe",
    nutzer: {
      id: "00000000-0000-4000-8000-000000000003",
      name: "Petra Probe",
      email: "probe@kanzlei.example",
      ...neuesKonto,
      emailVerified: true,
      ...nutzer,
    },
  };
}

/** Whoever comes with a session cookie is the first, whoever comes with the token `gut` the second. */
export function testausweise(cookie: Sitzung | undefined, token: Sitzung | undefined = cookie): Ausweise {
  return {
    ausCookie: async () => cookie,
    ausToken: async (request) => (request.headers.get("authorization") === "Bearer gut" ? token : undefined),
  };
}

export const sitzungscookie = { Cookie: "next-auth.session-token=x" };
export const eigeneSeite = { Origin: "http://localhost:3000" };
