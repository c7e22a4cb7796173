import { sql, type Transaction } from "kysely";
import { geltendeFassung, zustimmungSchreiben } from "#features/konto/index.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import type { Demokontoids, Demoteil } from "#platform/demo.server.ts";
import { gefaltet, vergleichsname } from "../kontakt.ts";

type Demokontakt = readonly [konto: string, name: string, email: string, geteilt: boolean];

const kontakte: readonly Demokontakt[] = [
  ["premium", "Anna Berger", "berger@kanzlei-berger.example", false],
  ["premium", "Dr. Jonas Falk", "falk@falk-partner.example", false],
  ["premium", "Falk, Jonas", "j.falk@falk-partner.example", false],
  ["premium", "Gerichtsvollzieherin Iris Otto", "otto@gv-otto.example", false],
  ["premium2", "Lea Neumann", "neumann@beispiel.example", false],
  ["teams", "Bauunternehmung Harms GmbH", "recht@harms-bau.example", true],
  ["teams", "Sabine Krüger", "krueger@beispiel.example", true],
  ["teams", "Privat: Olaf Stein", "stein@beispiel.example", false],
  ["mitglied", "Versicherung Nord AG, Schaden", "schaden@nord-versicherung.example", true],
  ["mitglied", "Tim Vogt", "vogt@beispiel.example", false],
];

/** Accounts of the demo that keep mandate data, and have agreed to the text that goes before. */
const einige = ["premium", "premium2", "teams", "mitglied"];

/** Some contacts, shared and personal, for each account of the demo that may have them. */
export const kontaktdemo: Demoteil = { vorbereiten: async () => kontakteAnlegen };

const damals = () => new Date(jetzt().epochMilliseconds - 21 * 86_400_000);

async function kontakteAnlegen(tx: Transaction<DB>, konten: Demokontoids): Promise<void> {
  await sql`select set_config('app.betrieb', '1', true)`.execute(tx);
  for (const konto of einige) {
    const kontoId = konten.get(konto);
    if (kontoId) await zustimmungSchreiben(tx, kontoId, { fassung: geltendeFassung, am: damals() });
  }
  for (const [konto, name, email, geteilt] of kontakte) {
    const kontoId = konten.get(konto);
    if (!kontoId) continue;
    await sql`insert into kontakt (kanzlei_id, konto_id, erstellt_von, name, email, adresse, sortierung, vergleich, erstellt, geaendert)
      select case when ${geteilt}::boolean then team_id end, case when not ${geteilt}::boolean then id end, id,
        ${name}, ${email}, ${email.toLowerCase()}, ${gefaltet(name)}, ${vergleichsname(name)},
        now() - make_interval(days => 20), now() - make_interval(days => 20)
      from konto where id = ${kontoId}::uuid`.execute(tx);
  }
  await sql`select set_config('app.betrieb', '', true)`.execute(tx);
}
