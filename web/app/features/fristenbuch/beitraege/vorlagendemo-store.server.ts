import { sql, type Transaction } from "kysely";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import type { Demokontoids } from "#platform/demo.server.ts";
import { katalogteil } from "../vorlagen/katalogvorlage.ts";
import type { Vorlagenangaben } from "../vorlagen/vorlage.ts";
import { vorlageAnlegen } from "../vorlagen/vorlagen-store.server.ts";
import { zusatzText } from "../vorlagen/zusatz.ts";
import { zeitzonen } from "../worte/laengen.ts";

const leer: Vorlagenangaben = {
  templateName: "",
  days: 0,
  weeks: 0,
  months: 0,
  years: 0,
  description: null,
  metadata: null,
  shared: false,
  norm: null,
  rule: null,
  begin: null,
  direction: null,
  shift: null,
  vorfristen: null,
};

const rueckmeldung: Vorlagenangaben = {
  ...leer,
  templateName: "Rückmeldung des Mandanten",
  days: 10,
  description: "Entwurf übersandt, Freigabe erbeten.",
  metadata: zusatzText({ art: "Interne Frist", sachbearbeiter: "RAin Premium", timezone: zeitzonen[0] }),
  vorfristen: [[{ wert: 3, einheit: "tag" }]],
};

const entwurf: Vorlagenangaben = {
  ...leer,
  templateName: "Entwurf zur Durchsicht",
  weeks: 1,
  description: "Schriftsatz liegt der sachbearbeitenden Anwältin zur Durchsicht vor.",
  shared: true,
};

/** The appeal as the catalogue has it. */
function berufung(): readonly Vorlagenangaben[] {
  const teil = katalogteil("zpo-517", heute());
  if (typeof teil === "string") return [];
  const { name, ...gerechnet } = teil;
  return [{ ...leer, ...gerechnet, templateName: name, rule: "zpo-517" }];
}

/** Templates of the demo: some of a single lawyer, and one that a team shares. */
export async function vorlagenAnlegen(tx: Transaction<DB>, konten: Demokontoids): Promise<void> {
  const am = jetzt().epochMilliseconds;
  await sql`select set_config('app.betrieb', '1', true)`.execute(tx);
  for (const [name, vorlagen] of [
    ["premium", [rueckmeldung, ...berufung()]],
    ["teams", [entwurf]],
  ] as const) {
    const id = konten.get(name);
    if (!id) continue;
    const kanzlei = await tx
      .selectFrom("kanzlei")
      .select("id")
      .where("inhaber", "=", id)
      .executeTakeFirstOrThrow();
    for (const [i, vorlage] of vorlagen.entries())
      await vorlageAnlegen(tx, { kanzleiId: kanzlei.id, nutzer: { id } }, vorlage, new Date(am + i));
  }
  await sql`select set_config('app.betrieb', '', true)`.execute(tx);
}
