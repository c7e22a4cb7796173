import { z } from "zod";
import { ohneLesbares } from "#platform/db/gelesen.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type Buchlage, type Buchnutzer, imBuch } from "../einstellung/buchzugang.server.ts";
import type { Person } from "../einstellung/personen-store.server.ts";
import type { Kettenzeile } from "../protokoll/kette.server.ts";
import { vorgaengeDerFrist } from "../protokoll/protokoll-store.server.ts";
import type { Frist } from "../worte/frist.ts";
import type { Namensstand } from "../worte/papierworte.ts";
import { saetze } from "../worte/saetze.ts";
import { fristLesen, kettengliederLesen } from "./frist-store.server.ts";
import {
  type Fristrechnung,
  type Rechenweg,
  rechenwegeLesen,
  rechnungLesen,
} from "./rechnung-store.server.ts";

/** The derivations of entries, by the id of their computation. */
export async function rechenwege(
  { tx, kanzleiId }: Pick<Buchlage, "tx" | "kanzleiId">,
  eintraege: readonly Frist[],
): Promise<ReadonlyMap<string, Rechenweg>> {
  return rechenwegeLesen(tx, kanzleiId, [
    ...new Set(eintraege.flatMap(({ rechnungId }) => rechnungId ?? [])),
  ]);
}

/** An entry with all that is known of it. */
export type Fristbild = {
  readonly frist: Frist;
  readonly rechnung: Fristrechnung | undefined;
  /** There is a computation, but it cannot be read: the day stands, its derivation does not. */
  readonly unlesbar: boolean;
  readonly kette: readonly Frist[];
  readonly vorgaenge: readonly Kettenzeile[];
  readonly personen: readonly Person[];
  readonly namen: readonly Namensstand[];
  readonly lage: Pick<Buchlage, "akteur" | "heute" | "einstellung">;
};

/** @throws {ApiFehler} 404 none of this Kanzlei */
export const fristZeigen = (wer: Buchnutzer, id: string | undefined): Promise<Fristbild> =>
  imBuch(wer, async (lage) => {
    const { tx, kanzleiId, personen, namen, akteur, heute, einstellung } = lage;
    const gelesen = z.uuid().safeParse(id).data?.toLowerCase();
    const frist = gelesen === undefined ? undefined : await fristLesen(tx, kanzleiId, gelesen);
    if (!frist) throw new ApiFehler(404, { error: saetze.nichtGefunden });
    const rechnung = await rechnungLesen(tx, kanzleiId, frist.rechnungId).catch(ohneLesbares);
    return {
      frist,
      rechnung,
      unlesbar: frist.rechnungId !== null && rechnung === undefined,
      kette: frist.ketteId === null ? [] : await kettengliederLesen(tx, kanzleiId, frist.ketteId),
      vorgaenge: await vorgaengeDerFrist(tx, kanzleiId, frist.id),
      personen,
      namen,
      lage: { akteur, heute, einstellung },
    };
  });
