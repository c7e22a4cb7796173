import { ApiFehler } from "#platform/http/api-fehler.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import type { Ratengrenze } from "#platform/http/raten.server.ts";
import { type Anmeldeergebnis, anmelden } from "../anmeldung.server.ts";
import { anmeldeformular, zielantwort } from "../contract.ts";
import { csrfStimmt } from "../csrf.server.ts";
import { geraet } from "../geraet.server.ts";
import { anmeldungJeAdresse, anmeldungJeClient } from "../grenzen.ts";
import { mindestdauerAbwarten } from "../mindestdauer.server.ts";
import { anmeldeantwort, csrfFehlt, zuVieleAnmeldungen } from "../next-auth-antwort.server.ts";

/** `POST /api/auth/callback/credentials`: signs in with address and password, and a second factor where one is set. */
export const anmeldenRoute = apiRoute({
  method: "POST",
  path: "/api/auth/callback/credentials",
  guard: "oeffentlich",
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
      const ergebnis = await begrenzt(raten, client, adresse, () =>
        anmelden({ ...umstand, email: adresse, kennwort, totp, wiederherstellungscode }),
      );
      if (ergebnis.art === "abgelehnt") await mindestdauerAbwarten(beginn);
      return anmeldeantwort(ergebnis, body, body.remember);
    } catch (fehler) {
      if (fehler instanceof ApiFehler && fehler.status === 429) return zuVieleAnmeldungen(fehler);
      throw fehler;
    }
  },
});

/**
 * Each attempt counts before it is made, so that many at once cannot slip through; what was no failure is taken back.
 * The right password alone does not reset anything while a second factor is missing: codes must not be tried out.
 */
async function begrenzt(
  raten: Ratengrenze,
  client: string,
  adresse: string,
  versuch: () => Promise<Anmeldeergebnis>,
): Promise<Anmeldeergebnis> {
  await raten.pruefen(anmeldungJeClient, client);
  await raten.pruefen(anmeldungJeAdresse, adresse);
  const ergebnis = await versuch();
  if (ergebnis.art === "angemeldet") {
    await raten.zuruecksetzen(anmeldungJeAdresse, adresse);
    await raten.zuruecknehmen(anmeldungJeClient, client);
  } else if (!ergebnis.fehlversuch) {
    await raten.zuruecknehmen(anmeldungJeAdresse, adresse);
    await raten.zuruecknehmen(anmeldungJeClient, client);
  }
  return ergebnis;
}
