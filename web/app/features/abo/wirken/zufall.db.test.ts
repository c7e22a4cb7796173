import fc from "fast-check";
import { type Kysely, sql } from "kysely";
import { expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { abwicklung } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { kontoMitKanzlei } from "#platform/db/testing-konten.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { Modell, type Zug } from "../vertrag/testing-modell.ts";
import { ereignisAus, zuege } from "../vertrag/testing-zufall.ts";
import type { Ereignis } from "../vertrag/vertrag.ts";
import { ereignisAnwenden, faelligeVertraegeFuehren, type Lage, vertragsereignis } from "./fuehren.server.ts";

gestelltesPortal();

/** Nothing to be done is told the way the use cases tell it. */
const unmoeglich: Ereignis = { art: "bezahlt", schluessel: "keine", betrag: 0 as never };

const ereignis =
  (zug: Zug) =>
  ({ vorher, umstaende }: Lage): Ereignis =>
    ereignisAus(zug, vorher?.vertrag, umstaende.jetzt) ?? unmoeglich;

class Abbruch extends Error {}

/** Everything is written, and then the process is gone before the commit. */
async function abgebrochen(kontoId: string, zug: Zug): Promise<void> {
  const versuch = abwicklung(kontoId, async (tx) => {
    await ereignisAnwenden(tx, kontoId, ereignis(zug));
    throw new Abbruch();
  });
  await expect(versuch).rejects.toBeInstanceOf(Abbruch);
}

async function stand(db: Kysely<DB>, kontoId: string) {
  const { rows } = await sql<{ tarif: string; berechnet: number; gutgeschrieben: number; laufend: number }>`
    select tarif,
      (select coalesce(sum((inhalt->>'betrag')::int), 0)::int from aboauftrag where art = 'rechnung' and konto_id = k.id) as berechnet,
      (select coalesce(sum((inhalt->>'betrag')::int), 0)::int from aboauftrag where art = 'gutschrift' and konto_id = k.id) as gutgeschrieben,
      (select count(*)::int from abovertrag where zustand <> 'ended' and konto_id = k.id) as laufend
    from konto k where id = ${kontoId}`.execute(db);
  return rows[0];
}

test("Zufällige Verläufe mit Abbrüchen zwischen Vertrag und Wirkung enden auch gespeichert im Modell", async ({
  eigene: { db },
}) => {
  const proben = fc.sample(fc.tuple(zuege, fc.infiniteStream(fc.nat(3))), { numRuns: 40, seed: 20_261_124 });
  for (const [i, [reihe, wuerfel]] of proben.entries()) {
    const { nutzer } = await kontoMitKanzlei(db, {
      name: `Konto ${i}`,
      email: `konto${i}@kanzlei.example`,
      email_bestaetigt_am: new Date(),
    });
    const modell = new Modell();
    let ms = Date.parse("2027-01-31T10:30:00Z");
    for (const zug of reihe) {
      if (zug.art === "warten") ms += zug.stunden * 3_600_000;
      uhrStellen(new Date(ms).toISOString());
      if (wuerfel.next().value === 0) await abgebrochen(nutzer.id, zug);
      if (zug.art === "warten") await faelligeVertraegeFuehren();
      const ausgang = await vertragsereignis(nutzer.id, ereignis(zug));
      const geht = modell.ziehen(zug, ms);
      if (zug.art !== "warten")
        expect("vertrag" in ausgang && !("ablehnung" in ausgang), JSON.stringify(zug)).toBe(geht);
    }
    expect(await stand(db, nutzer.id), JSON.stringify(reihe)).toEqual({
      tarif: modell.tarif(),
      berechnet: modell.berechnet,
      gutgeschrieben: modell.gutgeschrieben,
      laufend: modell.zustand === "test" || modell.zustand === "laeuft" ? 1 : 0,
    });
  }
});
