import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { wurzel } from "../../../scripts/lib/bootstrap.mjs";
import { type Portal, portalStarten } from "./portal.ts";

/** Password of all demo accounts. */
export const demoPasswort = "Demo-Passwort-1!";

export function demoadresse(name: string): string {
  return `${name}@demo.gebuehrenportal.test`;
}

/**
 * A portal with the demo's accounts, on a database of its own.
 *
 * @param bau folder of the build
 */
export async function demoportalStarten(bau: string): Promise<Portal> {
  const daten = await mkdtemp(join(tmpdir(), "gp-demo-"));
  const env = { DEMO_MODE: "1", RATE_LIMITS: "relaxed", DATA_DIR: daten };
  const portal = await portalStarten(bau, env);
  // Through the socket of the running portal, as an operator does it.
  await promisify(execFile)(process.execPath, [join(wurzel, "scripts/demo-reset.ts")], {
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH, ...env },
  });
  const beenden = async () => {
    await portal.beenden();
    await rm(daten, { recursive: true, force: true });
  };
  return { ...portal, beenden };
}

/** Somebody who is signed in: what a browser keeps and what a script sends. */
export type Angemeldet = { readonly cookie: string; readonly token: string };

/** Cookies and form token of a browser that has just come. */
export async function formulartoken(portal: string): Promise<{ cookie: string; csrfToken: string }> {
  const antwort = await fetch(`${portal}/api/auth/csrf`);
  const { csrfToken } = (await antwort.json()) as { csrfToken: string };
  return { cookie: cookies(antwort), csrfToken };
}

/** Signs a demo account in. @throws Error it could not */
export async function anmelden(portal: string, name: string): Promise<Angemeldet> {
  const { cookie, csrfToken } = await formulartoken(portal);
  const antwort = await fetch(`${portal}/api/auth/callback/credentials`, {
    method: "POST",
    headers: { Cookie: cookie, Origin: portal, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ csrfToken, json: "true", email: demoadresse(name), password: demoPasswort }),
  });
  if (!antwort.ok) throw new Error(`${name} konnte sich nicht anmelden: ${await antwort.text()}`);
  const alle = `${cookie}; ${cookies(antwort)}`;
  const marke = await fetch(`${portal}/api/auth/get-token`, { headers: { Cookie: alle } });
  const { token } = (await marke.json()) as { token: string };
  return { cookie: alle, token };
}

function cookies(antwort: Response): string {
  return antwort.headers
    .getSetCookie()
    .map((zeile) => zeile.split(";")[0])
    .join("; ");
}
