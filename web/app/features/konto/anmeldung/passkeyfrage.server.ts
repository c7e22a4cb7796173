import { z } from "zod";
import { markenhash, neueMarke } from "#platform/access/marke.server.ts";
import { cookieWert } from "#platform/access/sitzung.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { identitaet } from "../identitaet.server.ts";
import { cookieZeile, sicher } from "./cookies.server.ts";
import { aufgabeAnlegen, aufgabeVerbrauchen } from "./passkey-store.server.ts";

/** So long a passkey may take to answer. */
const gueltigSekunden = 5 * 60;

const cookieName = () => `${sicher() ? "__Secure-" : ""}next-auth.passkey`;

/** What was asked: the random text to be signed, and of whom; signing in, nobody is known yet. */
const aufgabe = z.object({ challenge: z.string(), kontoId: z.string().nullable() });

/** Keeps a question until it is answered. @returns the cookie that ties the answer to this browser */
export async function frageMerken(challenge: string, kontoId: string | null): Promise<string> {
  const marke = neueMarke();
  const laeuft_ab = new Date(jetzt().epochMilliseconds + gueltigSekunden * 1000);
  const wert = JSON.stringify({ challenge, kontoId });
  await identitaet((tx) => aufgabeAnlegen(tx, { kennung: kennungAus(marke), wert, laeuft_ab }));
  return cookieZeile(cookieName(), marke, { sekunden: gueltigSekunden });
}

/** The random text that this browser was asked to sign, once and in time; undefined: nobody has asked this of him. */
export async function frageEinloesen(headers: Headers, kontoId: string | null): Promise<string | undefined> {
  const marke = cookieWert(headers.get("cookie"), cookieName());
  if (!marke) return undefined;
  const am = new Date(jetzt().epochMilliseconds);
  const wert = await identitaet((tx) => aufgabeVerbrauchen(tx, kennungAus(marke), am));
  const gefragt = wert && aufgabe.safeParse(JSON.parse(wert)).data;
  return gefragt && gefragt.kontoId === kontoId ? gefragt.challenge : undefined;
}

const kennungAus = (marke: string): string => markenhash(marke).toString("hex");
