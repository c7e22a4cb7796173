import type { Transaction } from "kysely";
import { tarifSetzen, type vertragskontoFesthalten } from "#features/konto/index.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { anschriftLesen } from "../anschrift/anschrift-store.server.ts";
import { vertragsmail } from "../mails/vertragsmail.ts";
import type { Vertrag, Wirkung } from "../vertrag/vertrag.ts";
import { vertragsnummer } from "../vertrag/vertragsnummer.ts";
import { belegeAnstossen } from "./anstossen.server.ts";
import { auftragSchreiben } from "./auftrag-store.server.ts";

/** The account of a contract, as far as contract and mails need it. */
export type Vertragskonto = NonNullable<Awaited<ReturnType<typeof vertragskontoFesthalten>>>;

type Ort = {
  readonly id: string;
  readonly konto: Vertragskonto;
  readonly vertrag: Vertrag;
  readonly am: Date;
};

/** Brings about what a contract asks for: the tier of its account, a mail, or the order for a document. */
export async function bewirken(tx: Transaction<DB>, ort: Ort, wirkung: Wirkung): Promise<void> {
  const { id, konto, vertrag, am } = ort;
  switch (wirkung.art) {
    case "tarif": {
      const { tarif, bis, testphaseBis } = wirkung.stand;
      return tarifSetzen(tx, konto.id, {
        tarif,
        bis: bis === null ? null : new Date(bis),
        testphaseBis: testphaseBis === null ? null : new Date(testphaseBis),
      });
    }
    case "mail": {
      const mail = vertragsmail(wirkung.vorlage, {
        konto,
        vertrag,
        nummer: vertragsnummer(id),
        umgebung: umgebung(),
      });
      await mailEinreihen(tx, { ...mail, an: konto.email });
      return;
    }
    default:
      await auftragSchreiben(
        tx,
        { vertragId: id, kontoId: konto.id, am },
        wirkung,
        wirkung.art === "rechnung" && wirkung.steuerfall === "eu-reverse-charge"
          ? await anschriftLesen(tx, konto.id)
          : undefined,
      );
      return belegeAnstossen(tx);
  }
}
