import type { Blattsatz } from "#dokumente/blatt/blattsatz.ts";
import { Unlesbar } from "#platform/db/gelesen.server.ts";
import { type Buchnutzer, imBuch } from "../einstellung/buchzugang.server.ts";
import { fristZeigen } from "../eintrag/fristbild.server.ts";
import { kettenanfang } from "../protokoll/kette.server.ts";
import { kettenkopfLesen } from "../protokoll/protokoll-store.server.ts";
import { kontrollzettel } from "./blaetter.ts";

/** The control slip of an entry, and what its file is called. */
export async function kontrollzettelVon(
  wer: Buchnutzer,
  id: string,
): Promise<{ readonly name: string; readonly satz: Blattsatz }> {
  const { frist, rechnung, unlesbar, personen, namen, lage } = await fristZeigen(wer, id);
  // A slip without its derivation would look like one of a day that somebody had set.
  if (unlesbar) throw new Unlesbar("Die Herleitung dieser Frist");
  const kopf = await imBuch(wer, ({ tx, kanzleiId }) => kettenkopfLesen(tx, kanzleiId));
  const satz = kontrollzettel(frist, {
    rechnung: rechnung?.ergebnis,
    personen,
    namen,
    kopf: kopf ?? kettenanfang,
    heute: lage.heute,
  });
  return { name: ["Kontrollzettel", frist.aktenzeichen].filter(Boolean).join(" "), satz };
}
