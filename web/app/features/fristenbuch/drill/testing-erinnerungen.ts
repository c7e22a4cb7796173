import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { markenhash } from "#platform/access/marke.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { buerozeitVon } from "../einstellung/bueroort.server.ts";
import { grundeinstellung } from "../einstellung/einstellung-store.server.ts";
import { alsFristen, fristen } from "../eintrag/frist-store.server.ts";
import { anlaesse } from "../erinnerung/anlaesse.ts";
import { wanduhr } from "../worte/wanduhr.ts";

/** Whether each person of an office was reminded of whatever is due now, and once. */
export async function erinnerungsmaengel(db: Kysely<DB>, kanzleiId: string): Promise<readonly string[]> {
  const zeit = buerozeitVon(grundeinstellung);
  const uhr = wanduhr(jetzt());
  const eintraege = await db.transaction().execute((tx) => alsFristen(fristen(tx, kanzleiId)));
  const faellig = eintraege.flatMap((f) =>
    anlaesse(f, uhr, zeit).map(({ art, tag }) => `${f.id} ${art} ${tag}`),
  );
  const gesagt = await db
    .selectFrom("fristerinnerung")
    .select(["frist_id", "art", "tag"])
    .where("kanzlei_id", "=", kanzleiId)
    .execute();
  const anzahl = new Map<string, number>();
  for (const e of gesagt) {
    const was = `${e.frist_id} ${e.art} ${e.tag}`;
    anzahl.set(was, (anzahl.get(was) ?? 0) + 1);
  }
  const maengel = faellig.filter((was) => !anzahl.has(was)).map((was) => `Keine Erinnerung: ${was}`);
  for (const [was, n] of anzahl) if (n > 1) maengel.push(`${n} Erinnerungen: ${was}`);
  // Everything in the book stands still since: nobody is reminded of what is not due.
  for (const was of anzahl.keys()) if (!faellig.includes(was)) maengel.push(`Erinnert ohne Anlass: ${was}`);
  return maengel;
}

/** A mail as it has left: its Message-ID, and all it says. */
export type Ausgang = { readonly id: string; readonly text: string };

/** The files of the outbox. */
export const ausgaenge = (dataDir: string): readonly Ausgang[] =>
  readdirSync(join(dataDir, "outbox"))
    .filter((name) => name.endsWith(".eml"))
    .map((name) => ausgangAus(readFileSync(join(dataDir, "outbox", name), "utf8")));

/** Reads a mail as it went over the wire. */
export const ausgangAus = (roh: string): Ausgang => ({
  id: /^Message-ID: <([^@>]+)@/m.exec(roh)?.[1] ?? "",
  text: roh.replace(/=\r?\n/g, "").replaceAll("=3D", "="),
});

/**
 * Whether each reminder and each letter in the morning has left, as one mail.
 *
 * @param hoechstens how often one and the same mail may have gone out
 */
export async function ausgangsmaengel(
  db: Kysely<DB>,
  post: readonly Ausgang[],
  hoechstens: number,
): Promise<readonly string[]> {
  const jeMail = Map.groupBy(post, ({ id }) => id);
  const maengel = [...jeMail].flatMap(([id, { length }]) =>
    length > hoechstens ? [`Mail ${id} ist ${length}-mal hinausgegangen`] : [],
  );
  const marken = new Map<string, string[]>();
  for (const [id, [mail]] of jeMail) {
    const genannt = new Set([...(mail?.text ?? "").matchAll(/marke=([\w-]{43})/g)].map(([, marke]) => marke));
    for (const marke of genannt) {
      const hash = markenhash(marke ?? "").toString("hex");
      marken.set(hash, [...(marken.get(hash) ?? []), id]);
    }
  }
  const erinnerungen = await db.selectFrom("fristerinnerung").select(["id", "marke_hash"]).execute();
  for (const { id, marke_hash } of erinnerungen) {
    const mails = marken.get(marke_hash?.toString("hex") ?? "") ?? [];
    if (mails.length !== 1) maengel.push(`Erinnerung ${id}: ${mails.length} Mails`);
  }
  const geschrieben = await db.selectFrom("mail_auftrag").select(["id", "art"]).execute();
  for (const { id } of geschrieben) if (!jeMail.has(id)) maengel.push(`Mail ${id} ist nicht hinausgegangen`);
  const briefe = await db.selectFrom("fristsendung").select("an").where("art", "=", "tagesbrief").execute();
  const gesandt = geschrieben.filter(({ art }) => art === "frist-tagesbrief").length;
  if (gesandt !== briefe.length) maengel.push(`${gesandt} Mails zu ${briefe.length} Tagesbriefen`);
  return maengel;
}
