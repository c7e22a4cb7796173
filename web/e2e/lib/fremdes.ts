import { blogfremdproben } from "./blogfremdes.ts";
import type { Angemeldet } from "./demoportal.ts";
import type { Fremdprobe } from "./fremdprobe.ts";
import { fristfremdproben } from "./fristfremdes.ts";
import { kontaktfremdproben } from "./kontaktfremdes.ts";
import { geltendeFassung } from "./vereinbarung.ts";
import { vorlagenfremdproben } from "./vorlagenfremdes.ts";

type Nutzer = {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly subscriptionStatus: string;
  readonly teamId: string | null;
  readonly isTeamAdmin: boolean;
};

const profil = "/api/backend/auth/user/profile";
const bearer = ({ token }: Angemeldet) => ({ Authorization: `Bearer ${token}` });
const json = { "Content-Type": "application/json" };

async function nutzer(portal: string, headers: Record<string, string>): Promise<Nutzer> {
  const antwort = await fetch(portal + profil, { headers });
  return (await antwort.json()) as Nutzer;
}

/** A sample for each line on foreign objects that holds. */
export const fremdproben: Readonly<Record<string, Fremdprobe>> = {
  ...blogfremdproben,
  ...vorlagenfremdproben,
  ...fristfremdproben,
  ...kontaktfremdproben,
  "IDOR-09": async ({ portal, anmelden, kontoId }) => {
    const fremde = await anmelden("teams2");
    const mitglied = await kontoId("mitglied");
    const { status } = await fetch(`${portal}/api/backend/team/members/${mitglied}`, {
      method: "DELETE",
      headers: bearer(fremde),
    });
    const leitung = await fetch(`${portal}/api/backend/team/handover`, {
      method: "POST",
      headers: { ...bearer(fremde), ...json },
      body: JSON.stringify({ userId: mitglied }),
    });
    const { teamId } = await nutzer(portal, bearer(await anmelden("mitglied")));
    const verweigert = status === 404 && leitung.status === 404;
    return verweigert && teamId ? [] : [`Antworten ${status} und ${leitung.status}, Team ${teamId}`];
  },
  "IDOR-10": async ({ portal, anmelden }) => {
    const id = await teameinladung(portal, await anmelden("teams"), "idor-10@beispiel.example");
    const { status } = await fetch(`${portal}/api/backend/team/invitations/${id}`, {
      method: "DELETE",
      headers: bearer(await anmelden("teams2")),
    });
    const eigene = await fetch(`${portal}/api/backend/team/invitations/${id}`, {
      method: "DELETE",
      headers: bearer(await anmelden("teams")),
    });
    return status === 404 && eigene.status === 200 ? [] : [`Antworten ${status}, ${eigene.status}`];
  },
  "IDOR-11": async ({ portal, anmelden }) => {
    const an = "idor-11@beispiel.example";
    const leitung = await anmelden("teams");
    const id = await teameinladung(portal, leitung, an);
    const { mails } = (await (
      await fetch(`${portal}/api/demo/mails?to=${encodeURIComponent(an)}`)
    ).json()) as { mails: readonly { text: string }[] };
    const token = /token=([\w-]{43})/.exec(mails[0]?.text ?? "")?.[1];
    const free = await anmelden("free");
    const { status } = await fetch(`${portal}/api/backend/team/invitations/accept`, {
      method: "POST",
      headers: { ...bearer(free), ...json },
      body: JSON.stringify({ token }),
    });
    await fetch(`${portal}/api/backend/team/invitations/${id}`, {
      method: "DELETE",
      headers: bearer(leitung),
    });
    const { teamId } = await nutzer(portal, bearer(free));
    return token && status === 403 && teamId === null ? [] : [`Antwort ${status}, Team ${teamId}`];
  },
  "IDOR-12": async ({ portal, anmelden }) => {
    const free = await anmelden("free");
    await fetch(portal + profil, {
      method: "PATCH",
      headers: { ...bearer(free), ...json },
      body: JSON.stringify({
        name: "Frida Frei",
        role: "admin",
        subscriptionStatus: "teams",
        teamId: crypto.randomUUID(),
        isTeamAdmin: true,
      }),
    });
    const danach = await nutzer(portal, bearer(free));
    const { role, subscriptionStatus, teamId, isTeamAdmin } = danach;
    const unveraendert = role === "user" && subscriptionStatus === "free" && teamId === null && !isTeamAdmin;
    return unveraendert ? [] : [`Das Konto hat sich Rechte gegeben: ${JSON.stringify(danach)}`];
  },
  "IDOR-13": async ({ portal, anmelden, kontoId }) => {
    const free = await anmelden("free");
    const fremde = await kontoId("premium2");
    const antwort = await fetch(`${portal}${profil}?id=${fremde}`, { headers: bearer(free) });
    const { email } = (await antwort.json()) as Nutzer;
    return email.startsWith("free@") ? [] : [`Gezeigt wurde ${email}`];
  },
  "IDOR-14": async ({ portal, anmelden }) => {
    const [free, admin] = [await anmelden("free"), await anmelden("admin")];
    const { email } = await nutzer(portal, { ...bearer(free), Cookie: admin.cookie });
    const verwaltung = await fetch(`${portal}/api/admin/users`, {
      headers: { ...bearer(free), Cookie: admin.cookie },
    });
    return [
      ...(email.startsWith("free@") ? [] : [`Gezeigt wurde ${email}`]),
      ...(verwaltung.status === 403 ? [] : [`Die Verwaltung antwortete ${verwaltung.status}`]),
    ];
  },
  "IDOR-15": async ({ portal, anmelden, kontoId }) => {
    const [gesperrt, admin] = [await anmelden("premium2"), await anmelden("admin")];
    const sperren = (disabled: boolean, id: string) =>
      fetch(`${portal}/api/admin/users/${id}`, {
        method: "PATCH",
        headers: { ...json, Origin: portal, Cookie: admin.cookie },
        body: JSON.stringify({ disabled }),
      });
    const id = await kontoId("premium2");
    await sperren(true, id);
    const mitToken = await fetch(portal + profil, { headers: bearer(gesperrt) });
    const mitCookie = await fetch(`${portal}/api/auth/get-token`, { headers: { Cookie: gesperrt.cookie } });
    await sperren(false, id);
    return [
      ...(mitToken.status === 401 ? [] : [`Das Zugriffsmerkmal galt weiter: ${mitToken.status}`]),
      ...(mitCookie.status === 401 ? [] : [`Die Sitzung galt weiter: ${mitCookie.status}`]),
    ];
  },
  "IDOR-16": async ({ portal, anmelden }) => {
    const [free, premium] = [await anmelden("free"), await anmelden("premium")];
    const liste = await fetch(`${portal}/api/backend/auth/user/sessions`, { headers: bearer(premium) });
    const { sessions } = (await liste.json()) as { sessions: readonly { id: string }[] };
    const antworten = await Promise.all(
      sessions.map(({ id }) =>
        fetch(`${portal}/api/backend/auth/user/sessions/${id}`, { method: "DELETE", headers: bearer(free) }),
      ),
    );
    const nochDa = await nutzer(portal, bearer(premium));
    return [
      ...(sessions.length > 0 && antworten.every(({ status }) => status === 404)
        ? []
        : [`Fremde Sitzungen: ${antworten.map(({ status }) => status).join()}`]),
      ...(nochDa.email.startsWith("premium@") ? [] : ["Die fremde Sitzung ist beendet."]),
    ];
  },
  "IDOR-17": async ({ portal, anmelden }) => {
    const [eigner, fremder] = [await anmelden("premium"), await anmelden("basic")];
    const rufe = (wer: Angemeldet, method: string, pfad: string, koerper?: unknown) =>
      fetch(portal + pfad, {
        method,
        headers: { ...json, Origin: portal, Cookie: wer.cookie },
        ...(koerper === undefined ? {} : { body: JSON.stringify(koerper) }),
      });
    const zustimmung = { fassung: geltendeFassung };
    for (const wer of [eigner, fremder]) await rufe(wer, "POST", "/api/konto/verschwiegenheit", zustimmung);
    const gespeichert = await rufe(eigner, "POST", "/api/berechnungen", {
      rechner: "/pfaendungsrechner",
      stand: "1.eyJuZXR0byI6IjMuMDAwLDAwIn0",
      bezeichnung: "Geheim",
    });
    const { id } = (await gespeichert.json()) as { id: string };
    const pfad = `/api/berechnungen/${id}`;
    const versuche = [
      ["GET", pfad],
      ["PATCH", pfad, { bezeichnung: "x" }],
      ["DELETE", pfad],
      ["POST", `${pfad}/versionen`, { stand: "1.eyJuZXR0byI6IjUwMCJ9" }],
      ["POST", `${pfad}/kopie`, {}],
      ["POST", `${pfad}/wiederherstellung`, {}],
      ["GET", `/meine-berechnungen/${id}`],
      ["GET", `/meine-berechnungen/${id}/vergleich`],
      ["GET", `/meine-berechnungen/${id}/datei/json`],
    ] as const;
    const befunde: string[] = [];
    for (const [method, ziel, koerper] of versuche) {
      const { status } = await rufe(fremder, method, ziel, koerper);
      if (status !== 404) befunde.push(`${method} ${ziel} antwortete ${status}`);
    }
    const liste = await (await rufe(fremder, "GET", "/api/berechnungen")).text();
    if (liste.includes(id)) befunde.push("Die Liste zeigt Fremdes.");
    const danach = await rufe(eigner, "GET", pfad);
    if (danach.status !== 200 || !(await danach.text()).includes("Geheim"))
      befunde.push(`Beim Eigner steht ${danach.status}`);
    return befunde;
  },
  "IDOR-18": async ({ portal, anmelden }) => {
    const [eigner, fremder] = [await anmelden("premium"), await anmelden("basic")];
    const senden = (wer: Angemeldet, pfad: string, felder?: Readonly<Record<string, string>>) =>
      fetch(portal + pfad, {
        redirect: "manual",
        headers: { Origin: portal, Cookie: wer.cookie },
        ...(felder ? { method: "POST", body: new URLSearchParams(felder) } : {}),
      });
    const entwurf = await senden(eigner, "/kostennoten/neu", {
      was: "speichern",
      rechner: "/rvgrechner",
      stand:
        "1.W3t9LFtbMSwiaW5zdGFueiIseyJ3IjoiMTAuMDAwLDAwIn0sW1sxLCIzMTAwIix7fV0sWzIsIjMxMDQiLHt9XSxbMywiMTAwMyIseyJ4IjoiamEifV1dXV0sW10sW11d",
      name: "Geheim",
      zustimmung: geltendeFassung,
    });
    const pfad = entwurf.headers.get("location") ?? "";
    if (!/^\/kostennoten\/[0-9a-f-]{36}$/.test(pfad)) return [`Kein Entwurf: ${entwurf.status}`];
    const befunde: string[] = [];
    for (const ziel of [pfad, `${pfad}/entwurf.pdf`, `${pfad}/rechnung.pdf`, `${pfad}/xrechnung.xml`]) {
      const { status } = await senden(fremder, ziel);
      if (status !== 404) befunde.push(`GET ${ziel} antwortete ${status}`);
    }
    for (const was of ["speichern", "ausstellen", "verwerfen", "stornieren"]) {
      const { status } = await senden(fremder, pfad, { was, name: "x" });
      if (status !== 404) befunde.push(`${was} antwortete ${status}`);
    }
    if ((await (await senden(fremder, "/kostennoten")).text()).includes(pfad))
      befunde.push("Die Liste zeigt Fremdes.");
    if (!(await (await senden(eigner, pfad)).text()).includes("Geheim"))
      befunde.push("Beim Eigner fehlt er.");
    return befunde;
  },
};

/** An invitation of somebody's team; its id. */
async function teameinladung(portal: string, wer: Angemeldet, email: string): Promise<string> {
  const antwort = await fetch(`${portal}/api/backend/team/invitations`, {
    method: "POST",
    headers: { ...bearer(wer), ...json },
    body: JSON.stringify({ email }),
  });
  return ((await antwort.json()) as { id: string }).id;
}
