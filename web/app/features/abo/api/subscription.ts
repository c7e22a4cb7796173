import { requireKonto } from "#platform/access/zugang.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { bestellen, kuendigen, vertragVon } from "../bestellung/bestellen.server.ts";
import { abonnementantwort, abonnementOderKeins, bestellkoerper } from "../contract.ts";
import { alsAbonnement } from "./abonnement.ts";

const lesen = apiRoute({
  method: "GET",
  path: "/api/backend/subscription",
  guard: "konto",
  contract: { summary: "Das eigene Abonnement.", response: abonnementOderKeins },
  handler: async ({ sitzung }) => ({
    subscription: alsAbonnement((await vertragVon(requireKonto(sitzung)))?.vertrag),
  }),
});

const bestellung = apiRoute({
  method: "POST",
  path: "/api/backend/subscription",
  guard: "konto",
  limit: { name: "abo-bestellen", anzahl: 60, sekunden: 3_600 },
  contract: {
    summary:
      "Bestellt einen Tarif zahlungspflichtig oder wechselt zu ihm; derselbe noch einmal ändert nichts (200).",
    body: bestellkoerper,
    response: abonnementantwort,
    status: 201,
    errors: {
      "email-unbestaetigt": "Ohne bestätigte E-Mail-Adresse lässt sich nur eine Testphase beginnen.",
      "bestellung-geschlossen": "Dem Anbieter fehlen noch Angaben, die vor einer Bestellung stehen müssen.",
    },
  },
  handler: async ({ sitzung, body }) => {
    const { neu, vertrag } = await bestellen(requireKonto(sitzung), {
      typ: body.type,
      // A wish that nobody has expressed is none: in a withdrawal nothing is owed.
      ausdruecklicherBeginn: false,
    });
    const subscription = alsAbonnement(vertrag);
    if (!subscription) throw new ApiFehler(409);
    return neu ? { subscription } : Response.json({ subscription });
  },
});

const kuendigung = apiRoute({
  method: "POST",
  path: "/api/backend/subscription/cancel",
  guard: "konto",
  contract: {
    summary: "Kündigt das eigene Abonnement zum Ende der Testphase oder des laufenden Abrechnungsmonats.",
    response: abonnementOderKeins,
  },
  handler: async ({ sitzung }) => ({ subscription: alsAbonnement(await kuendigen(requireKonto(sitzung))) }),
});

/** Calls about one's own subscription. */
export const aboRouten: readonly ApiRoute[] = [lesen, bestellung, kuendigung];
