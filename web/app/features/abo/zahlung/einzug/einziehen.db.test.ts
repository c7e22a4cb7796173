import { cent } from "@gebuehrenportal/recht";
import { expect } from "vitest";
import { abwicklung, betrieb } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { bestellen } from "../../bestellung/bestellen.server.ts";
import { rechnungenVon } from "../../rechnungen/rechnungen-store.server.ts";
import { anbieterumgebung } from "../../rechnungen/testing.ts";
import { allesAusstellen, kundin } from "../testing-stripeleben.ts";
import { einzuegeSenden } from "./einziehen.server.ts";
import { einzugSchreiben } from "./einzug-store.server.ts";

gestelltesPortal({ um: "2026-03-10T11:00:00Z", env: anbieterumgebung });

test("Geht das Konto, während abgebucht wird, ist die Zahlung trotzdem an der Rechnung verbucht", async ({
  db,
}) => {
  const wer = await kundin(db, "rosa");
  await bestellen(wer, { typ: "basic", zahlweg: "stripe", ausdruecklicherBeginn: true });
  const { nutzer } = wer;
  await allesAusstellen();
  const [rechnung] = await betrieb((tx) => rechnungenVon(tx, nutzer.id));
  const { id: rechnungId = "", vertragId } = rechnung ?? {};
  await abwicklung(nutzer.id, (tx) =>
    einzugSchreiben(tx, {
      kontoId: nutzer.id,
      rechnungId,
      vertragId: vertragId ?? "",
      betrag: cent(1199),
      kunde: "cus_1",
      mittel: "pm_1",
      am: new Date("2026-03-10"),
    }),
  );
  const fehler = await einzuegeSenden({
    einzugSuchen: async () => undefined,
    einziehen: async () => {
      await db.deleteFrom("konto").where("id", "=", nutzer.id).execute();
      return { fremdId: "pi_1", zustand: "gelungen", gezahlt: cent(1199), ruecklaeufe: [], rechnungId };
    },
  });
  expect(fehler).toEqual([]);
  const gebucht = await betrieb((tx) =>
    tx.selectFrom("rechnungszahlung").select(["rechnung_id", "betrag"]).execute(),
  );
  expect(gebucht.map((zahlung) => [zahlung.rechnung_id, Number(zahlung.betrag)])).toEqual([
    [rechnungId, 1199],
  ]);
});
