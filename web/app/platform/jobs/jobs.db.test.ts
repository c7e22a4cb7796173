import { setTimeout as warten } from "node:timers/promises";
import { pino } from "pino";
import { describe, expect } from "vitest";
import { type Testdatenbank, test } from "../db/testing.ts";
import { db } from "../db/zugang.server.ts";
import { jobEinreihen } from "./einreihen-store.server.ts";
import { type Jobart, jobsStarten } from "./jobs.server.ts";

const log = pino({ level: "silent" });

const laufend = ({ pool, art }: Testdatenbank, jobart: Jobart) =>
  jobsStarten({ pool, art: art === "pglite" ? "eingebettet" : art }, log, [jobart]);

type Stand = { readonly state: string; readonly versuche: number; readonly pause: number };

/** Waits until the only job of this name has ended; pauses between attempts are noted and cut short. */
async function bisZumEnde(
  { pool }: Testdatenbank,
  name: string,
): Promise<{ stand: Stand; pausen: number[] }> {
  const pausen: number[] = [];
  for (;;) {
    await warten(50);
    const { rows } = await pool.query<Stand>(
      `select state, retry_count + 1 as versuche, extract(epoch from start_after - started_on)::float8 as pause
       from jobs.job where name = $1`,
      [name],
    );
    const [stand] = rows;
    if (stand?.state === "completed" || stand?.state === "failed") return { stand, pausen };
    // Cut short already, it begins no later than the attempt before it.
    if (stand?.state !== "retry" || stand.pause <= 0) continue;
    pausen.push(stand.pause);
    await pool.query("update jobs.job set start_after = started_on where name = $1 and state = 'retry'", [
      name,
    ]);
  }
}

describe("Ein Auftrag im Hintergrund", () => {
  test("der zweimal scheitert, gelingt beim dritten Mal und läuft dann nicht mehr", async ({ eigene }) => {
    const laeufe: unknown[] = [];
    const jobs = await laufend(eigene, {
      name: "probe",
      ausfuehren: async (daten) => {
        laeufe.push(daten);
        if (laeufe.length < 3) throw new Error("noch nicht");
      },
    });
    try {
      await jobEinreihen(db(), "probe", { nummer: 7 });
      const { stand, pausen } = await bisZumEnde(eigene, "probe");
      expect(stand).toMatchObject({ state: "completed", versuche: 3 });
      expect(laeufe).toEqual([{ nummer: 7 }, { nummer: 7 }, { nummer: 7 }]);
      expect(pausen).toHaveLength(2);
      for (const pause of pausen) expect(pause).toBeGreaterThan(4);
      await warten(1_500);
      expect(laeufe).toHaveLength(3);
    } finally {
      await jobs.beenden();
    }
  });

  test.for([
    ["ohne eigene Angabe", undefined, 6],
    ["bei zwei Wiederholungen", 2, 3],
    ["ohne Wiederholung", 0, 1],
  ] as const)(
    "der immer scheitert, wird %s so oft versucht wie versprochen",
    async ([, wiederholungen, versuche], { eigene }) => {
      let laeufe = 0;
      const jobs = await laufend(eigene, {
        name: "probe",
        ausfuehren: async () => {
          laeufe += 1;
          throw new Error("nie");
        },
        ...(wiederholungen === undefined ? {} : { wiederholungen }),
      });
      try {
        await jobEinreihen(db(), "probe", {});
        const { stand } = await bisZumEnde(eigene, "probe");
        expect(stand).toMatchObject({ state: "failed", versuche });
        expect(laeufe).toBe(versuche);
      } finally {
        await jobs.beenden();
      }
    },
  );
});
