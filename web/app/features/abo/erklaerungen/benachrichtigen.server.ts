import type { Transaction } from "kysely";
import { markenhash, neueMarke } from "#platform/access/marke.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { erklaerungsbestaetigung, kontonachricht } from "../mails/erklaerungsmail.ts";
import type { Ausgang, Erklaerung } from "../worte/erklaerungsworte.ts";
import { markeSchreiben, type Stand } from "./erklaerung-store.server.ts";
import type { Wirkung } from "./wirkung.ts";

/** Who has had so many mails by declarations of strangers that he gets no more of them today. */
export type Stille = {
  readonly empfaenger: boolean;
  readonly konto: boolean;
  /** The account has been asked about another withdrawal that waits still. */
  readonly gefragt: boolean;
};

type Anlass = {
  readonly stand: Stand;
  readonly wirkung: Pick<Wirkung, "ergebnis" | "vertrag">;
  readonly konto: { readonly email: string } | undefined;
  readonly stille: Stille;
};

/** Outcomes that whoever owns the account may object to. */
const anfechtbar: ReadonlySet<Ausgang> = new Set(["wartet", "wirksam", "pruefung"]);

/** To the account with all that came of it; to another address without, because anybody can give any. */
export async function benachrichtigen(
  tx: Transaction<DB>,
  { stand, wirkung, konto, stille }: Anlass,
): Promise<void> {
  const { ergebnis } = wirkung;
  const angaben = { erklaerung: stand, umgebung: umgebung(), heute: heute() };
  const ansKonto = konto !== undefined && (stand.angemeldet || stand.bestaetigungAn === konto.email);
  // Whatever changes something, its owner hears of, however many there were before.
  const still = stille.konto && !bewegt(wirkung, stille);
  if (!ansKonto && !stille.empfaenger)
    await mailEinreihen(tx, {
      ...erklaerungsbestaetigung({ ...angaben, ergebnis: undefined, antwort: undefined }),
      an: stand.bestaetigungAn,
    });
  if (!konto || still) return;
  const marke = !stand.angemeldet && anfechtbar.has(ergebnis.ausgang) ? neueMarke() : undefined;
  const mitAntwort = { ...angaben, ergebnis, antwort: marke && antwortpfad(stand, marke) };
  const mailId = ansKonto
    ? await mailEinreihen(tx, { ...erklaerungsbestaetigung(mitAntwort), an: stand.bestaetigungAn })
    : await mailEinreihen(tx, { ...kontonachricht({ ...mitAntwort, konto }), an: konto.email });
  if (marke) await markeSchreiben(tx, stand.id, markenhash(marke), mailId);
}

/** Tells the account later what has become of a declaration, with a link to object as long as that is possible. */
export async function nachtragen(
  tx: Transaction<DB>,
  {
    stand,
    ergebnis,
    konto,
  }: Pick<Anlass, "stand"> & Pick<Wirkung, "ergebnis"> & { readonly konto: { readonly email: string } },
): Promise<void> {
  const marke = !stand.angemeldet && anfechtbar.has(ergebnis.ausgang) ? neueMarke() : undefined;
  const angaben = { erklaerung: stand, umgebung: umgebung(), heute: heute(), ergebnis };
  const mail = kontonachricht({ ...angaben, konto, antwort: marke && antwortpfad(stand, marke) });
  const mailId = await mailEinreihen(tx, { ...mail, an: konto.email });
  if (marke) await markeSchreiben(tx, stand.id, markenhash(marke), mailId);
}

const antwortpfad = ({ id }: Pick<Erklaerung, "id">, marke: string): string =>
  `/erklaerung/antwort?id=${id}&token=${marke}`;

function bewegt({ ergebnis, vertrag }: Anlass["wirkung"], { gefragt }: Stille): boolean {
  if (ergebnis.ausgang === "wartet") return !gefragt;
  return ergebnis.ausgang === "wirksam" && vertrag !== undefined && !("ablehnung" in vertrag);
}
