import { randomUUID } from "node:crypto";
import { apiRoutes } from "../../app/api.ts";
import { blogproben } from "./blogproben.ts";
import { type Angemeldet, demoadresse, demoPasswort, formulartoken } from "./demoportal.ts";
import type { Probe, Rufer } from "./probe.ts";
import { geltendeFassung } from "./vereinbarung.ts";

/** A demo account that makes things. @throws Error what it asks for is refused */
export function rufer(portal: string, { cookie }: Angemeldet, kontoId: string): Rufer {
  const kopf = { Origin: portal, Cookie: cookie };
  const geholt = async (pfad: string, init: RequestInit) => {
    const antwort = await fetch(portal + pfad, init);
    if (!antwort.ok) throw new Error(`${pfad}: ${antwort.status} ${await antwort.text()}`);
    return antwort.json();
  };
  return {
    kontoId,
    json: async (method, pfad, koerper) =>
      (await geholt(pfad, {
        method,
        headers: { ...kopf, "Content-Type": "application/json" },
        body: JSON.stringify(koerper),
      })) as { id: string },
    senden: (pfad, formular) => geholt(pfad, { method: "POST", headers: kopf, body: formular }),
    lesen: (pfad) => geholt(pfad, { headers: kopf }),
  };
}

const unbekannt = randomUUID();
const neueAdresse = () => `${randomUUID()}@beispiel.example`;
const marke = "x".repeat(43);
const passwort = { password: demoPasswort };
/** Value 10,000 €, Nr. 3200 VV, as the calculator's link holds it. */
const rvgStand =
  "1.W3t9LFtbMSwiYmVydWZ1bmciLHsidyI6IjEwLjAwMCwwMCJ9LFtbMSwiMzIwMCIse31dLFsyLCIzMjAyIix7IngiOiJqYSJ9XSxbMywiMTAwNCIseyJ4IjoiamEifV1dXV0sW10sW11d";
/** Net income of 3,000 €, as the link of the calculator of attachable wages holds it. */
const pfaendung = { rechner: "/pfaendungsrechner", stand: "1.eyJuZXR0byI6IjMuMDAwLDAwIn0" };
const rechnung = (nr: string) => ({ angelegenheiten: [{ wert: 1_000_000, positionen: [{ nr }] }] });

/** A sample for every call that needs more than its address; `fremdesKonto` is the id of an account for the admin. */
export function proben(fremdesKonto: string): Readonly<Record<string, () => Probe>> {
  const konto = "/api/backend/auth/user";
  const fristen = "/api/backend/premium_fristen/deadlines";
  const vorlagen = "/api/backend/premium_fristen/custom_deadline_templates";
  return {
    ...ausBeispielen(),
    ...buchpflichten(),
    // Without the id of a declaration there is no file.
    "/erklaerung.txt": () => ({ gut: [404] }),
    // Stripe is not configured here.
    "/konto/abo/zahlungsmittel": () => ({ gut: [404] }),
    "/konto/abo/zahlungsmittel/verwalten": () => ({ gut: [404] }),
    "POST /api/stripe/webhook": () => ({ gut: [404] }),
    "GET /api/auth/signin": () => ({ gut: [200, 302] }),
    "GET /api/auth/signout": () => ({ gut: [200, 302] }),
    "POST /api/auth/callback/credentials": () => ({
      formular: { email: demoadresse("free"), ...passwort, json: "true" },
    }),
    // Google is not configured here.
    "POST /api/auth/signin/google": () => ({ formular: { json: "true" }, gut: [400, 404] }),
    "GET /api/auth/callback/google": () => ({ gut: [302, 400, 404] }),
    "POST /api/auth/signout": () => ({ formular: { json: "true" }, eigeneSitzung: true }),
    "POST /api/auth/register": () => ({
      koerper: { name: "Petra Probe", email: neueAdresse(), password: "Mu5ter-Kanzlei-Berlin" },
    }),
    "POST /api/auth/forgot-password": () => ({ koerper: { email: neueAdresse() } }),
    "POST /api/auth/reset-password": () => ({
      koerper: { token: marke, password: "Mu5ter-Kanzlei-Berlin" },
      gut: [400],
    }),
    "POST /api/auth/verify-email": () => ({ koerper: { token: marke }, gut: [400] }),
    "POST /api/auth/_log": () => ({ koerper: { code: "probe" } }),
    "POST /api/auth/passkey/options": () => ({ koerper: {} }),
    "POST /api/auth/callback/passkey": () => ({ koerper: {}, gut: [400, 401, 403] }),
    "POST /api/backend/auth/resend-verification": () => ({ koerper: { email: neueAdresse() } }),
    [`PATCH ${konto}/profile`]: () => ({ koerper: { name: "Petra Probe" } }),
    // Who leads a team that still has members is told so.
    [`DELETE ${konto}`]: () => ({ koerper: passwort, gut: [200, 409] }),
    "POST /api/backend/subscription": () => ({ koerper: { type: "basic", cycle: "monthly" } }),
    "POST /api/backend/contacts": () => ({ koerper: { name: "Petra Probe", email: neueAdresse() } }),
    "PATCH /api/backend/contacts/:id": () => ({ id: unbekannt, koerper: { name: "x" }, gut: [404] }),
    "DELETE /api/backend/contacts/:id": () => ({ id: unbekannt, gut: [404] }),
    "/kontakte/:id": () => ({ id: unbekannt, gut: [404] }),
    "/konto/kontakte/:format": () => ({ id: "vcf" }),
    "PATCH /api/backend/team": () => ({ koerper: { name: "Kanzlei Demo" } }),
    "PATCH /api/backend/team/security": () => ({ koerper: { secondFactorRequired: false } }),
    "POST /api/backend/team/invitations": () => ({ koerper: { email: neueAdresse() } }),
    "POST /api/backend/team/invitations/:id/resend": () => ({ id: unbekannt, gut: [404] }),
    "DELETE /api/backend/team/invitations/:id": () => ({ id: unbekannt, gut: [404] }),
    "PATCH /api/backend/team/members/:userId": () => ({
      id: unbekannt,
      koerper: { officeRole: "vertretung" },
      gut: [404],
    }),
    "DELETE /api/backend/team/members/:userId": () => ({ id: unbekannt, gut: [404] }),
    "/team/austritt/:userId": () => ({ id: unbekannt, gut: [404] }),
    "POST /api/backend/team/handover": () => ({ koerper: { userId: unbekannt }, gut: [404] }),
    "DELETE /api/backend/team/handover": () => ({ gut: [404] }),
    "POST /api/backend/team/invitations/accept": () => ({ koerper: { token: marke }, gut: [400] }),
    "POST /api/backend/auth/grant-download-access": () => ({ koerper: {} }),
    [`POST ${konto}/password`]: () => ({
      koerper: { currentPassword: demoPasswort, password: demoPasswort },
      eigeneSitzung: true,
    }),
    [`POST ${konto}/email`]: () => ({ koerper: { email: neueAdresse(), ...passwort } }),
    [`POST ${konto}/second-factor`]: () => ({ koerper: passwort }),
    [`POST ${konto}/second-factor/confirm`]: () => ({ koerper: { totp: "000000" }, gut: [400] }),
    [`DELETE ${konto}/second-factor`]: () => ({ koerper: passwort, gut: [200, 409] }),
    [`POST ${konto}/recovery-codes`]: () => ({ koerper: passwort, gut: [409] }),
    [`POST ${konto}/passkeys/options`]: () => ({ koerper: passwort }),
    [`POST ${konto}/passkeys`]: () => ({ koerper: { name: "Probe" }, gut: [400] }),
    [`PATCH ${konto}/passkeys/:id`]: () => ({ id: unbekannt, koerper: { name: "Probe" }, gut: [404] }),
    [`DELETE ${konto}/passkeys/:id`]: () => ({ id: unbekannt, gut: [404] }),
    [`DELETE ${konto}/sessions`]: () => ({ eigeneSitzung: true }),
    [`DELETE ${konto}/sessions/:id`]: () => ({ id: unbekannt, gut: [404] }),
    "POST /api/rechner/rvg mit Funktionen des Tarifs Basic": () => ({ koerper: rechnung("3200") }),
    "/fristenkatalog/:id": () => ({ id: "zpo-517" }),
    "/rechner/:rechner/:format": () => ({ id: "rvgrechner", gut: [302] }),
    "POST /api/rechner/ausgabe/:format": () => ({
      id: "pdf",
      koerper: { rechner: "/rvgrechner", stand: rvgStand },
    }),
    // A field that people leave empty: nothing is sent, and nothing counted.
    "POST /api/kontakt": () => ({
      koerper: { name: "Petra Probe", email: neueAdresse(), message: "Probe", consent: true, website: "x" },
    }),
    "POST /api/ads/performance": () => ({
      koerper: { slots: [{ slotId: "blog-banner", format: "banner", size: "1152x160", visibleMs: 0 }] },
    }),
    "/anzeige/:kampagne/:platz": () => ({ id: unbekannt, gut: [404] }),
    "/admin/werbung/:id": () => ({ id: "neu" }),
    "/admin/jahreswerte/:wert": () => ({ id: "bezugsgroesse" }),
    "POST /api/mcp": () => ({
      koerper: { jsonrpc: "2.0", id: 1, method: "tools/list" },
      kopf: { Accept: "application/json, text/event-stream" },
    }),
    "GET /api/tools/rvg/pdf": () => ({ query: "?wert=10000&vv=3200" }),
    "GET /api/demo/mails": () => ({ query: `?to=${demoadresse("free")}` }),
    "PATCH /api/admin/users/:id": () => ({ id: fremdesKonto, koerper: { isGuestAuthor: true } }),
    "/rvgrechner mit Funktionen des Tarifs Basic": () => ({ query: "?wert=10000&vv=3200" }),
    "POST /api/konto/verschwiegenheit": () => ({ koerper: { fassung: geltendeFassung } }),
    "POST /api/berechnungen": () => ({ koerper: { ...pfaendung, bezeichnung: "Probe" } }),
    "GET /api/berechnungen/:id": () => ({ id: unbekannt, gut: [404] }),
    "PATCH /api/berechnungen/:id": () => ({ id: unbekannt, koerper: { bezeichnung: "x" }, gut: [404] }),
    "DELETE /api/berechnungen/:id": () => ({ id: unbekannt, gut: [404] }),
    "POST /api/berechnungen/:id/versionen": () => ({
      id: unbekannt,
      koerper: { stand: pfaendung.stand },
      gut: [404],
    }),
    "POST /api/berechnungen/:id/kopie": () => ({ id: unbekannt, gut: [404] }),
    "POST /api/berechnungen/:id/wiederherstellung": () => ({ id: unbekannt, gut: [404] }),
    "/meine-berechnungen/:id": () => ({ id: unbekannt, gut: [404] }),
    "/meine-berechnungen/:id/vergleich": () => ({ id: unbekannt, gut: [404] }),
    "/meine-berechnungen/:id/datei/:format": () => ({ id: unbekannt, gut: [404] }),
    [`POST ${fristen}`]: () => ({ koerper: { title: "Probe", startDate: "2026-11-02", days: 3 } }),
    [`PATCH ${fristen}/:id`]: () => ({ id: unbekannt, koerper: { title: "x" }, gut: [404] }),
    [`DELETE ${fristen}/:id`]: () => ({ id: unbekannt, gut: [404] }),
    [`POST ${fristen}/:id/freigabe`]: () => ({ id: unbekannt, gut: [404] }),
    [`POST ${fristen}/:id/vorfristen/:day`]: () => ({
      id: unbekannt,
      koerper: { state: "vorgelegt" },
      gut: [404],
    }),
    "/fristenmanager/:id": () => ({ id: unbekannt, gut: [404] }),
    [`POST ${vorlagen}/create`]: () => ({ koerper: { templateName: "Probe", days: 1 } }),
    [`PATCH ${vorlagen}/:id`]: () => ({ id: unbekannt, koerper: { days: 1 }, gut: [404] }),
    [`DELETE ${vorlagen}/:id`]: () => ({ id: unbekannt, gut: [404] }),
    "/abmelden": () => ({ gut: [302] }),
    "/kostenfestsetzung/datei": () => ({ gut: [302] }),
    "/kostennoten/vorschau": () => ({ gut: [302] }),
    "/kostennoten/:id": () => ({ id: unbekannt, gut: [404] }),
    "/kostennoten/:id/:datei": () => ({ id: unbekannt, gut: [404] }),
    "/konto/rechnungen/:id/:datei": () => ({ id: unbekannt, gut: [404] }),
    "/admin/rechnungen/:id/:datei": () => ({ id: unbekannt, gut: [404] }),
    ...blogproben(),
  };
}

/** What the page about the calls shows. */
function ausBeispielen(): Readonly<Record<string, () => Probe>> {
  return Object.fromEntries(
    apiRoutes.flatMap(({ method, path, beispiel }) => {
      if (!beispiel) return [];
      const { body, query, params } = beispiel;
      const id = Object.values(params ?? {})[0];
      const probe: Probe = {
        ...(body === undefined ? {} : { koerper: body }),
        ...(query ? { query: `?${new URLSearchParams(query)}` } : {}),
        ...(id === undefined ? {} : { id }),
      };
      return [[`${method} ${path}`, () => probe]];
    }),
  );
}

/** The request of a sample, apart from who sends it. */
export async function anfrage(
  portal: string,
  ziel: string,
  probe: Probe,
): Promise<{ url: string; init: RequestInit & { headers: Record<string, string> } }> {
  const [method = "GET", pfad = ziel] = ziel.includes(" ") ? ziel.split(" ") : ["GET", ziel];
  const url = portal + pfad.replace(/:\w+/, probe.id ?? "x").replace(/:\w+/g, "1") + (probe.query ?? "");
  const init = {
    method,
    redirect: "manual" as const,
    headers: { Origin: portal, ...probe.kopf } as Record<string, string>,
  };
  if (probe.formular) {
    const { cookie, csrfToken } = await formulartoken(portal);
    init.headers.Cookie = cookie;
    init.headers["Content-Type"] = "application/x-www-form-urlencoded";
    return { url, init: { ...init, body: new URLSearchParams({ ...probe.formular, csrfToken }) } };
  }
  if (method === "GET") return { url, init };
  if (probe.datei) {
    const formular = new FormData();
    formular.set("file", probe.datei);
    return { url, init: { ...init, body: formular } };
  }
  init.headers["Content-Type"] = "application/json";
  return { url, init: { ...init, body: JSON.stringify(probe.koerper ?? {}) } };
}

/** The duties of the deadline book. */
function buchpflichten(): Readonly<Record<string, () => Probe>> {
  const basis = "/api/backend/premium_fristen";
  const fremd = { id: randomUUID(), gut: [404] };
  return {
    [`PUT ${basis}/settings`]: () => ({
      koerper: {
        eveningCheckAt: "17:00",
        eveningAlarmAt: "18:30",
        workingDays: [1, 2, 3, 4, 5],
        reminderContent: "frist",
        state: "BE",
      },
    }),
    [`POST ${basis}/absences`]: () => ({
      gegenstand: async ({ eigener }) => ({
        koerper: { userId: eigener.kontoId, from: "2030-01-07", to: "2030-01-11" },
      }),
    }),
    [`DELETE ${basis}/absences/:id`]: () => fremd,
    // Five at most.
    [`POST ${basis}/feeds`]: () => ({ koerper: { content: "frist" }, gut: [201, 409] }),
    [`DELETE ${basis}/feeds/:id`]: () => fremd,
    [`POST ${basis}/posteingang`]: () => ({
      koerper: { sender: "Landgericht Köln", kind: "urteil", servedAt: "2026-11-02" },
    }),
    [`PATCH ${basis}/posteingang/:id`]: () => ({ ...fremd, koerper: { sender: "Landgericht Köln" } }),
    // Before five in the afternoon nobody signs.
    [`POST ${basis}/evening-check`]: () => ({ koerper: { note: "geprüft" }, gut: [200, 409] }),
    // Whoever came before from the same office has signed.
    [`POST ${basis}/daily-protocol`]: () => ({ koerper: { day: "2026-01-05" }, gut: [200, 409] }),
    [`POST ${basis}/reminders/:id/confirm`]: () => fremd,
    [`POST ${basis}/termine`]: () => ({ koerper: { title: "Probe", date: "2026-12-07", from: "09:00" } }),
    [`PATCH ${basis}/termine/:id`]: () => ({ ...fremd, koerper: { title: "x" } }),
    [`DELETE ${basis}/termine/:id`]: () => fremd,
    [`POST ${basis}/wiedervorlagen`]: () => ({ koerper: { reason: "Probe", date: "2026-12-07" } }),
    [`PATCH ${basis}/wiedervorlagen/:id`]: () => ({ ...fremd, koerper: { done: true } }),
    [`DELETE ${basis}/wiedervorlagen/:id`]: () => fremd,
    "/fristenmanager/termine/:id": () => fremd,
    "POST /api/fristenbuch/erinnerung": () => ({ koerper: { token: "" }, gut: [404] }),
    "/fristenmanager/:id/kontrollzettel": () => fremd,
    [`PUT ${basis}/head-recipients`]: () => ({ koerper: { userIds: [] } }),
    [`POST ${basis}/unassigned`]: () => ({ koerper: {} }),
    "/fristenmanager/tagesprotokoll/:tag": () => ({ id: "2026-01-05" }),
    "/fristenmanager/fristenakte/:format": () => ({ id: "json" }),
    "/konto/fristen/:format": () => ({ id: "csv" }),
    "/fristenkalender.ics": () => ({ gut: [404] }),
  };
}
