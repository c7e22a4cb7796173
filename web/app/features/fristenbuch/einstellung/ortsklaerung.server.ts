import type { Fristfrage, Ortswahl } from "../plan/frage.ts";
import { type Buchlage, vermerken } from "./buchzugang.server.ts";
import { ortFragen } from "./orte.server.ts";
import { ortsklaerungLesen, ortsklaerungSchreiben } from "./ortsklaerung-store.server.ts";

/** The court or town of a place, where the directory does not know of Mariä Himmelfahrt there. */
function offenerOrt(ort: Ortswahl | undefined): string | undefined {
  if (!ort || ortFragen(ort).himmelfahrt === undefined) return undefined;
  return ort.gericht ?? ort.gemeinde;
}

/** The question with what the office has settled of its place before; said anew, it stays as it was said. */
export async function mitKlaerung<F extends Fristfrage>(
  { tx, kanzleiId }: Pick<Buchlage, "tx" | "kanzleiId">,
  frage: F,
): Promise<F> {
  const { ort } = frage.eingabe;
  const ortId = offenerOrt(ort);
  if (!ort || ortId === undefined || ort.mariaeHimmelfahrt !== undefined) return frage;
  const klaerung = await ortsklaerungLesen(tx, kanzleiId, ortId);
  if (!klaerung) return frage;
  const geklaert = { ...ort, mariaeHimmelfahrt: klaerung.gilt ? ("ja" as const) : ("nein" as const) };
  return { ...frage, eingabe: { ...frage.eingabe, ort: geklaert } };
}

/** Keeps what a question says of an open place. */
export const klaerungFesthalten = (lage: Buchlage, { eingabe }: Fristfrage): Promise<void> =>
  ortKlaeren(lage, eingabe.ort);

/** Keeps what somebody has said of an open place, once per office and court, with a line of the log. */
export async function ortKlaeren(lage: Buchlage, ort: Ortswahl | undefined): Promise<void> {
  const ortId = offenerOrt(ort);
  if (ortId === undefined || ort?.mariaeHimmelfahrt === undefined) return;
  const { tx, kanzleiId, am, akteur } = lage;
  const gilt = ort.mariaeHimmelfahrt === "ja";
  if ((await ortsklaerungLesen(tx, kanzleiId, ortId))?.gilt === gilt) return;
  await ortsklaerungSchreiben(tx, kanzleiId, ortId, { gilt, von: akteur.id, am });
  await vermerken(lage, "ort-geklaert", { ort: ortId, mariaeHimmelfahrt: ort.mariaeHimmelfahrt });
}
