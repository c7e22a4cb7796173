import type { Kysely } from "kysely";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { kontenMitRechten, type Recht, rechtSetzen, rechtsakte } from "./demo-store.server.ts";

/** What an account has, or had, because a demo account gave it. */
export type Demorecht = {
  readonly email: string;
  readonly recht: Recht;
  /** What it was set to. */
  readonly wert: string | boolean;
  /** What it was set back to; unset: who gave it is not known any more, so it stays and is only named. */
  readonly wieder: string | boolean | undefined;
};

/**
 * Takes back what demo accounts have changed in the roles and flags of others, and what those did in their turn who were
 * administrators by it: everybody knows the password, so nobody has decided it. Whatever somebody else has set since then
 * stays. What an account gave that is gone may be right: it is named.
 *
 * @param demo ids of the demo accounts, which are about to be removed
 */
export async function demorechteZuruecknehmen(
  db: Kysely<DB>,
  demo: readonly string[],
): Promise<readonly Demorecht[]> {
  const konten = await kontenMitRechten(db);
  const vorhanden = new Set(konten.map(({ id }) => id));
  const akte = await rechtsakte(db);
  /** Since which line of the log nothing counts that an account has done. */
  const ungueltig = new Map(demo.map((id) => [id, 0]));
  const gueltig = ({ von, id }: (typeof akte)[number]) =>
    von === null || id < (ungueltig.get(von) ?? Infinity);
  const gesetzt = (konto: string, recht: Recht) => {
    const eigene = akte.filter((akt) => akt.konto === konto && akt.recht === recht);
    const letzter = eigene.at(-1);
    return { letzter, erster: letzter && eigene[eigene.findLastIndex(gueltig) + 1] };
  };
  const andere = konten.filter(({ id }) => !demo.includes(id));
  for (let neue = true; neue; ) {
    neue = false;
    for (const { id, rolle } of andere) {
      const { erster } = gesetzt(id, "rolle");
      if (rolle !== "admin" || !erster || ungueltig.has(id)) continue;
      ungueltig.set(id, erster.id);
      neue = true;
    }
  }
  const gefunden: Demorecht[] = [];
  for (const { id, email, ...rechte } of andere)
    for (const recht of ["rolle", "ist_autor", "ist_gastautor", "gesperrt"] as const) {
      const wert = rechte[recht];
      const { letzter, erster } = gesetzt(id, recht);
      if (erster && erster.alt !== wert) {
        await rechtSetzen(db, id, recht, erster.alt);
        const einzelheiten = { alt: wert, neu: erster.alt, weg: "demo-entfernt" };
        await protokolliere(db, { akt: erster.akt, konto: id, einzelheiten });
        gefunden.push({ email, recht, wert, wieder: erster.alt });
      } else if (letzter?.von && !vorhanden.has(letzter.von) && wert !== ausgang[recht])
        gefunden.push({ email, recht, wert, wieder: undefined });
    }
  return gefunden;
}

/** What an account is at its beginning. */
const ausgang = { rolle: "user", ist_autor: false, ist_gastautor: false, gesperrt: false } as const;

const namen: Readonly<Record<Recht, string>> = {
  rolle: "Rolle",
  ist_autor: "Autor",
  ist_gastautor: "Gastautor",
  gesperrt: "Sperre",
};

/** One line for the operator: what it was, and how it is given again or taken back. */
export function demorechtsatz({ email, recht, wert, wieder }: Demorecht): string {
  const was = `${email}: ${namen[recht]} ${typeof wert === "string" ? `„${wert}“` : wert ? "gesetzt" : "genommen"}`;
  const verwaltung = "in der Verwaltung unter /admin";
  if (wieder === undefined)
    return `${was} von einem Konto, das es nicht mehr gibt; bitte prüfen und gegebenenfalls zurücknehmen: ${verwaltung}`;
  const weg = wert === "admin" ? `npm run administrator -- ${email}` : verwaltung;
  return `${was} von einem Demokonto, zurückgenommen; wieder so setzen: ${weg}`;
}
