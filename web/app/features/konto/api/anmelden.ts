import { oeffentlich } from "#platform/access/guard.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import type { Limit } from "#platform/http/limit.ts";
import type { Ratengrenze } from "#platform/http/raten.server.ts";
import { type Anmeldeergebnis, anmelden } from "../anmeldung/anmeldung.server.ts";
import { bekanntesGeraet } from "../anmeldung/bekanntes-geraet.server.ts";
import { csrfStimmt } from "../anmeldung/csrf.server.ts";
import { geraet } from "../anmeldung/geraet.server.ts";
import { mindestdauerAbwarten } from "../anmeldung/mindestdauer.server.ts";
import { anmeldeantwort, csrfFehlt, zuVieleAnmeldungen } from "../anmeldung/next-auth-antwort.server.ts";
import { anmeldungJeAdresse, anmeldungJeClient, anmeldungJeGeraet } from "../grenzen.ts";
import { anmeldeformular, zielantwort } from "./contract.ts";

/** `POST /api/auth/callback/credentials`: signs in with address and password, and a second factor where one is set. */
export const anmeldenRoute = apiRoute({
  method: "POST",
  path: "/api/auth/callback/credentials",
  guard: oeffentlich("The sign-in itself; limited per address and client"),
  formular: true,
  maxBytes: 16 * 1024,
  contract: {
    summary: "Meldet mit E-Mail-Adresse und Passwort an.",
    body: anmeldeformular,
    response: zielantwort,
  },
  handler: async ({ body, request, client, raten, sitzung }) => {
    const beginn = performance.now();
    if (!csrfStimmt(request, body.csrfToken)) return csrfFehlt();
    const umstand = {
      geraet: geraet(request),
      angemeldetBleiben: body.remember,
      wiederherstellen: body.restore,
      bisherige: sitzung,
    };
    const { email, password: kennwort, totp, recoveryCode: wiederherstellungscode } = body;
    const adresse = email.trim().toLowerCase();
    try {
      const geraet = bekanntesGeraet(request, adresse);
      const zaehler = geraet ? eigenerZaehler(adresse, geraet) : gemeinsameZaehler(client, adresse);
      const ergebnis = await begrenzt(raten, zaehler, () =>
        anmelden({ ...umstand, email: adresse, kennwort, totp, wiederherstellungscode }),
      );
      if (ergebnis.art === "abgelehnt") await mindestdauerAbwarten(beginn);
      return anmeldeantwort(request, ergebnis, body, body.remember);
    } catch (fehler) {
      if (fehler instanceof ApiFehler && fehler.status === 429) return zuVieleAnmeldungen(fehler);
      throw fehler;
    }
  },
});

/** What counts an attempt: a counter with whose it is. The last one begins anew after a success. */
type Zaehler = readonly [limit: Limit, kennung: string];

/** Whoever sits at a device that has signed in before shares no counter with anybody, so no stranger locks him out. */
const eigenerZaehler = (adresse: string, geraet: string): readonly Zaehler[] => [
  [anmeldungJeGeraet, `${adresse} ${geraet}`],
];

const gemeinsameZaehler = (client: string, adresse: string): readonly Zaehler[] => [
  [anmeldungJeClient, client],
  [anmeldungJeAdresse, adresse],
];

/**
 * Each attempt counts before it is made, so that many at once cannot slip through; what was no failure is taken back.
 * The right password alone does not reset anything while a second factor is missing: codes must not be tried out.
 */
async function begrenzt(
  raten: Ratengrenze,
  zaehler: readonly Zaehler[],
  versuch: () => Promise<Anmeldeergebnis>,
): Promise<Anmeldeergebnis> {
  for (const [limit, kennung] of zaehler) await raten.pruefen(limit, kennung);
  const ergebnis = await versuch();
  if (ergebnis.art === "abgelehnt" && ergebnis.fehlversuch) return ergebnis;
  const gelungen = ergebnis.art === "angemeldet";
  for (const [i, [limit, kennung]] of zaehler.entries())
    await (gelungen && i === zaehler.length - 1
      ? raten.zuruecksetzen(limit, kennung)
      : raten.zuruecknehmen(limit, kennung));
  return ergebnis;
}
