import { z } from "zod";
import { bearer } from "#platform/access/sitzung.server.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { markeGueltigMs } from "#platform/konstanten.ts";
import { keinNachfolger, niemand, uebergabeVon } from "#platform/nachlass.ts";
import { sitzungscookieWeg } from "../anmeldung/cookies.server.ts";
import { requireKennwort } from "../anmeldung/kennwortfrage.server.ts";
import { json } from "../antwort.server.ts";
import { identitaet } from "../identitaet.server.ts";
import { kontoAusfuehren } from "../profil/ausfuhr.server.ts";
import { downloadFreigeben } from "../profil/konto-aenderung-store.server.ts";
import { loeschungVormerken } from "../profil/loeschung.server.ts";
import { profilAendern } from "../profil/profil.server.ts";
import { zugriffsmarkeAusgeben } from "../sitzungen/sitzungen-store.server.ts";
import { texte } from "../texts.ts";
import { titelBefund, titelteile, titelVereint, titelzeile } from "../titel.ts";
import { freigabe, loeschantwort, loeschwunsch, nutzer, profilaenderung } from "./contract.ts";

/** `GET /api/auth/get-token`: a bearer token that ends with the session, after an hour at the latest; for the cookie alone. */
const tokenRoute = apiRoute({
  method: "GET",
  path: "/api/auth/get-token",
  guard: "konto",
  contract: {
    summary: "Gibt ein Zugriffsmerkmal für eine Stunde.",
    response: z.object({ token: z.string() }),
  },
  handler: async ({ sitzung, request }) => {
    const { sitzungId } = requireKonto(sitzung);
    // A token that could fetch the next one would never end in foreign hands.
    if (bearer(request) !== undefined) throw new ApiFehler(401);
    const ms = jetzt().epochMilliseconds;
    const gueltigkeit = { jetzt: new Date(ms), laeuftAb: new Date(ms + markeGueltigMs) };
    return { token: await identitaet((tx) => zugriffsmarkeAusgeben(tx, sitzungId, gueltigkeit)) };
  },
});

/** `GET /api/auth/user/profile`, and the same below the backend base. */
const profil = (path: `/api/${string}`) =>
  apiRoute({
    method: "GET",
    path,
    guard: "konto",
    contract: { summary: "Gibt die eigenen Angaben.", response: nutzer },
    handler: ({ sitzung }) => requireKonto(sitzung).nutzer,
  });

const aendernRoute = apiRoute({
  method: "PATCH",
  path: "/api/backend/auth/user/profile",
  guard: "konto",
  contract: { summary: "Ändert die eigenen Angaben.", body: profilaenderung, response: nutzer },
  handler: async ({ body, sitzung }) => {
    const bisher = requireKonto(sitzung).nutzer;
    const { titel: feld = titelteile(bisher.title ?? ""), amNamen, ...rest } = body;
    const titel = titelVereint(feld, amNamen);
    const title = titelzeile(titel);
    const neu = title !== bisher.title;
    // Each title typed with a name is joined to those before.
    const error = neu ? (titelBefund(titel.vor) ?? titelBefund(titel.nach)) : undefined;
    if (error) throw new ApiFehler(400, { error, code: "ungueltig", field: "title" });
    await profilAendern(bisher.id, { ...rest, ...(neu ? { titel } : {}) });
    const { name = bisher.name, image = bisher.image, newsletterConsent = bisher.newsletterConsent } = rest;
    return { ...bisher, name, title, image, newsletterConsent };
  },
});

const ausfuhrRoute = apiRoute({
  method: "GET",
  path: "/api/backend/auth/user/export",
  guard: "konto",
  contract: {
    summary: "Gibt alles, was über das eigene Konto gespeichert ist.",
    response: z.record(z.string(), z.unknown()),
  },
  handler: async ({ sitzung, beitraege }) => {
    const daten = await kontoAusfuehren(requireKonto(sitzung), beitraege.ausfuhr);
    return json(daten, {
      headers: { "Content-Disposition": 'attachment; filename="gebuehrenportal-konto.json"' },
    });
  },
});

const loeschenRoute = (hindernisse: Readonly<Record<string, string>>) =>
  apiRoute({
    method: "DELETE",
    path: "/api/backend/auth/user",
    guard: "konto",
    contract: {
      summary:
        "Meldet das eigene Konto ab und löscht es nach 14 Tagen. Als Mitglied eines Teams übergibt es seine offenen Einträge sofort an `handOverTo`; ohne stehen sie ohne Verantwortliche, und die Leitung erfährt es.",
      body: loeschwunsch,
      response: loeschantwort,
      errors: {
        ...hindernisse,
        "letzte-administration": texte.letzteAdministration,
        "uebergabe-person": keinNachfolger,
        "passwort-falsch": texte.passwortFalsch,
      },
    },
    handler: async ({ body, sitzung, raten, beitraege }) => {
      const { id, teamId, isTeamAdmin } = requireKonto(sitzung).nutzer;
      await requireKennwort(raten, id, body.password);
      const auftrag = {
        kontoId: id,
        von: id,
        nachfolge: { ...niemand, alles: body.handOverTo?.toLowerCase() },
      };
      const uebergabe =
        teamId && !isTeamAdmin
          ? await uebergabeVon(beitraege.nachlass, { ...auftrag, kanzleiId: teamId })
          : undefined;
      const am = await loeschungVormerken(id, beitraege.loeschung, uebergabe);
      const koerper = { message: texte.loeschungVorgemerkt, deletionAt: am.toISOString() };
      return json(koerper, { cookies: [sitzungscookieWeg()] });
    },
  });

const freigabeRoute = apiRoute({
  method: "POST",
  path: "/api/backend/auth/grant-download-access",
  guard: "konto",
  contract: { summary: "Gibt Downloads frei, sobald die E-Mail-Adresse bestätigt ist.", response: freigabe },
  handler: ({ sitzung }) => identitaet((tx) => downloadFreigeben(tx, requireKonto(sitzung).nutzer.id)),
});

/**
 * What an account can do with itself.
 *
 * @param hindernisse what may keep it from being erased, by code
 */
export const selbstRouten = (hindernisse: Readonly<Record<string, string>>) => [
  tokenRoute,
  profil("/api/auth/user/profile"),
  profil("/api/backend/auth/user/profile"),
  aendernRoute,
  ausfuhrRoute,
  loeschenRoute(hindernisse),
  freigabeRoute,
];
