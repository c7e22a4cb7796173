import { demoZuruecksetzen } from "../../app/demo.ts";
import type { Datenbank } from "../../app/platform/db/datenbank.server.ts";
import type { Ablage } from "../../app/platform/storage/ablage.server.ts";
import { type Angemeldet, anmelden, formulartoken } from "../../e2e/lib/demoportal.ts";
import type { Anfrage } from "./anfrage.ts";
import { falscheCookies, falscheTokens } from "./ausweise.ts";
import { mitFormulartoken } from "./koerper.ts";

/** Who sends a request. */
export type Person = {
  readonly name: string;
  readonly sitzung?: Angemeldet & { readonly csrfToken: string };
};

export const anonym: Person = { name: "anonym" };

/** Those who ask, and how their requests come to look like theirs. */
export async function personen(portal: string, db: Datenbank["db"], lager: Ablage) {
  const formular = await formulartoken(portal);
  const bekannt = new Map<string, Promise<Person>>();

  /** Somebody whose session lives; whoever was signed out, disabled or deleted by his own requests begins anew. */
  const wach = async (name: string): Promise<Person> => {
    const bisher = await bekannt.get(name);
    // Limits per account stand in the way of everything behind them, and no setting widens them.
    await db.deleteFrom("ratenzaehler").execute();
    if (bisher?.sitzung && (await lebt(bisher.sitzung))) return bisher;
    if (bekannt.get(name) === undefined || (await bekannt.get(name)) === bisher) bekannt.set(name, neu(name));
    return (await bekannt.get(name)) ?? neu(name);
  };

  const neu = async (name: string): Promise<Person> => {
    const sitzung = await anmelden(portal, name).catch(async () => {
      await demoZuruecksetzen(db, lager);
      return anmelden(portal, name);
    });
    const csrfToken = /next-auth\.csrf-token=([0-9a-f]{64})/.exec(sitzung.cookie)?.[1] ?? "";
    return { name, sitzung: { ...sitzung, csrfToken } };
  };

  const lebt = async ({ cookie, token }: Angemeldet): Promise<boolean> => {
    const [mitCookie, mitToken] = await Promise.all([
      fetch(`${portal}/api/auth/user/profile`, { headers: { Cookie: cookie } }),
      fetch(`${portal}/api/backend/auth/user/profile`, { headers: { Authorization: `Bearer ${token}` } }),
    ]);
    return mitCookie.ok && mitToken.ok;
  };

  /** The request as this person sends it, from an address of his own. */
  const verkleidet = (anfrage: Anfrage, { sitzung }: Person, nr: number) => {
    const { ausweis, eigeneHerkunft, formulartoken: mitToken } = anfrage;
    const falsch = ausweis === "falsch";
    const csrf = mitToken ? (sitzung ?? formular).csrfToken : "x";
    const cookies = [
      ...(falsch ? [falscheCookies[nr % falscheCookies.length] ?? ""] : []),
      ...(mitToken && !sitzung ? [formular.cookie] : []),
      ...(sitzung && ausweis !== "token" && !falsch ? [sitzung.cookie] : []),
    ];
    const nurToken = /^\/api\/(?:backend|rechner)\//.test(anfrage.pfad);
    const mitBearer = ausweis === "token" || (ausweis === "richtig" && nurToken);
    const bearer = falsch
      ? falscheTokens[nr % falscheTokens.length]
      : sitzung && mitBearer && `Bearer ${sitzung.token}`;
    return {
      method: anfrage.method,
      pfad: anfrage.pfad,
      koerper: anfrage.koerper && mitFormulartoken(anfrage.koerper, csrf),
      headers: {
        origin: eigeneHerkunft ? portal : "https://boese.example",
        "x-client": `10.${(nr >> 16) & 255}.${(nr >> 8) & 255}.${nr & 255}`,
        ...(cookies.length > 0 ? { cookie: cookies.join("; ") } : {}),
        ...(bearer ? { authorization: bearer } : {}),
        ...anfrage.headers,
      },
    };
  };

  const verwaltung = (await wach("admin")).sitzung;
  const antwort = await fetch(`${portal}/api/admin/users?query=gast%40demo`, {
    headers: { Cookie: verwaltung?.cookie ?? "" },
  });
  const { users } = (await antwort.json()) as { users: readonly { id: string }[] };
  return { wach, verkleidet, fremdesKonto: users[0]?.id ?? "" };
}
