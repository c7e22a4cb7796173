import type { Kysely } from "kysely";
import type { Bestelltarif } from "#platform/access/tarife.ts";
import type { DB } from "#platform/db/schema.ts";
import { bestellen } from "../bestellung/bestellen.server.ts";
import { neuesKonto } from "../testing-konto.ts";
import { erklaerungAnnehmen } from "./annehmen.server.ts";
import { erklaerungBearbeiten } from "./bearbeiten.server.ts";

/** An account that has ordered a tier. */
export async function kundin(db: Kysely<DB>, name: string, typ: Bestelltarif = "premium") {
  const person = await neuesKonto(db, name, { name: `${name} Muster` });
  await bestellen(person, { typ, ausdruecklicherBeginn: true });
  return person;
}

type Angaben = Parameters<typeof erklaerungAnnehmen>[0];

/** A declaration of a visitor, with its effect. */
export async function erklaert(angaben: Partial<Angaben>, kontoId?: string): Promise<string> {
  const id = await erklaerungAnnehmen(
    {
      art: "kuendigung",
      kuendigungsart: angaben.art === "widerruf" ? null : "ordentlich",
      grund: "",
      name: "rosa Muster",
      kontoadresse: "rosa@kanzlei.example",
      vertragsnummer: "",
      vertrag: "Tarif Premium",
      zum: null,
      bestaetigungAn: "rosa@kanzlei.example",
      ...angaben,
    },
    kontoId,
  );
  await erklaerungBearbeiten(id);
  return id;
}

/** The address at which the account answers, from one of its mails. */
export async function antwortpfad(db: Kysely<DB>, an: string): Promise<URL> {
  const texte = (await mailsAn(db, an)).map(({ text }) => text ?? "");
  const [adresse] =
    texte.findLast((text) => text.includes("/erklaerung/antwort"))?.match(/https:\/\/\S+antwort\S+/) ?? [];
  return new URL(adresse ?? "https://portal.example/keine");
}

/** Every mail has left: silence of the account counts only then. */
export const postGesendet = (db: Kysely<DB>) =>
  db.updateTable("mail_auftrag").set({ zustand: "gesendet" }).execute();

/** A declaration as it is kept. */
export const aufbewahrt = (db: Kysely<DB>, id: string) =>
  db.selectFrom("aboerklaerung").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** The mails of declarations to an address, oldest first. */
export const mailsAn = (db: Kysely<DB>, an: string) =>
  db
    .selectFrom("mail_auftrag")
    .select(["art", "betreff", "text"])
    .where("an", "=", an)
    .where("art", "in", [
      "abo-kuendigung-eingang",
      "abo-kuendigung-konto",
      "abo-widerruf-eingang",
      "abo-widerruf-konto",
      "abo-gekuendigt",
      "abo-widerrufen",
    ])
    .orderBy("erstellt")
    .orderBy("art")
    .execute();
