import type { Transaction } from "kysely";
import { vertragskontoFesthalten } from "#features/konto/index.server.ts";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { betrieb, erklaerung as inErklaerung } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { nachtragen } from "../erklaerungen/benachrichtigen.server.ts";
import {
  antwortSchreiben,
  ebensoWartende,
  ergebnisSchreiben,
  erklaerungFesthalten,
  erklaerungLesen,
  type Stand,
} from "../erklaerungen/erklaerung-store.server.ts";
import { vertragLesen } from "../vertrag/vertrag-store.server.ts";
import { widerrufAnwenden } from "../widerruf/widerrufswirkung.server.ts";
import {
  ereignisAnwenden,
  seitenUnterrichten,
  type Ausgang as Vertragsausgang,
} from "../wirken/fuehren.server.ts";
import { nur } from "../worte/erklaerungsworte.ts";

/** Nobody has objected in time: the withdrawal has its effect, once, as of its arrival. */
export const erklaerungAbgewartet = (id: string): Promise<void> => wirken(id, "abgewartet");

/** The account has confirmed a withdrawal: it has its effect at once, as of its arrival. */
export const erklaerungBestaetigt = (id: string): Promise<void> => wirken(id, "bestaetigt");

async function wirken(id: string, weil: "abgewartet" | "bestaetigt"): Promise<void> {
  await fuerKonto(id, async (tx, stand, konto) => {
    const bestaetigt = weil === "bestaetigt";
    const moeglich = bestaetigt ? ["wartet", "pruefung"] : ["wartet"];
    if (stand.art !== "widerruf" || !moeglich.includes(stand.ergebnis?.ausgang ?? "")) return undefined;
    const vertragId = stand.vertragId ?? undefined;
    const wirkung = await widerrufAnwenden(tx, stand, konto.id, { [weil]: true, vertragId });
    if (bestaetigt) await antwortSchreiben(tx, id, "bestaetigt", zeit());
    await ergebnisSchreiben(tx, id, wirkung.ergebnis, {
      kontoId: konto.id,
      vertragId: stand.vertragId,
      offen: wirkung.offen,
      am: zeit(),
      vorher: wirkung.vorher,
    });
    await nachtragen(tx, { stand, ergebnis: wirkung.ergebnis, konto });
    return wirkung.vertrag;
  });
}

/**
 * „Das war ich nicht“: the matter is over, and an effect that came is undone. Whatever else strangers have declared about
 * this contract and waits goes the same way.
 */
export async function erklaerungWidersprochen(id: string): Promise<void> {
  const gelesen = await inErklaerung(id, undefined, (tx) => erklaerungLesen(tx, id));
  const { vertragId } = gelesen ?? {};
  // The one that was asked about comes last: a process that is killed before lets it be asked once more.
  const weitere = vertragId ? await betrieb((tx) => ebensoWartende(tx, vertragId, id)) : [];
  for (const eine of [...weitere, id]) await widersprechen(eine);
}

async function widersprechen(id: string): Promise<void> {
  await fuerKonto(id, async (tx, stand, konto) => {
    if (stand.antwort === "widersprochen" || stand.angemeldet) return undefined;
    const vertrag = await aufheben(tx, stand, konto.id);
    const gehindert = vertrag === "gehindert";
    await antwortSchreiben(tx, id, "widersprochen", zeit());
    await ergebnisSchreiben(tx, id, nur("widersprochen"), {
      kontoId: konto.id,
      vertragId: stand.vertragId,
      // Another contract stands in the way, or somebody of the administration had decided: somebody has to look.
      offen: gehindert,
      am: zeit(),
    });
    await protokolliere(tx, {
      akt: "abo-erklaerung-widersprochen",
      konto: konto.id,
      einzelheiten: { name: stand.art },
    });
    await nachtragen(tx, { stand, ergebnis: nur("widersprochen"), konto });
    return gehindert ? undefined : vertrag;
  });
}

/** Undoes what a declaration has changed; `gehindert`: it cannot be undone by itself. */
async function aufheben(
  tx: Transaction<DB>,
  { vorher, vertragId }: Stand,
  kontoId: string,
): Promise<Vertragsausgang | "gehindert" | undefined> {
  if (!vorher || !vertragId) return undefined;
  const jetziger = await vertragLesen(tx, kontoId);
  const konto = await vertragskontoFesthalten(tx, kontoId);
  const andere = jetziger && jetziger.id !== vertragId && jetziger.vertrag.zustand !== "ended";
  if (andere || konto?.tarif === "Teammitglied") return "gehindert";
  return ereignisAnwenden(tx, kontoId, { art: "aufgehoben", vorher }, vertragId, "eigene");
}

const zeit = (): Date => new Date(jetzt().epochMilliseconds);

type Konto = NonNullable<Awaited<ReturnType<typeof vertragskontoFesthalten>>>;

/** Runs something on a declaration and its account, both held; several at once come one after the other. */
async function fuerKonto(
  id: string,
  arbeit: (tx: Transaction<DB>, stand: Stand, konto: Konto) => Promise<Vertragsausgang | undefined>,
): Promise<void> {
  const gelesen = await inErklaerung(id, undefined, (tx) => erklaerungLesen(tx, id));
  const { kontoId } = gelesen ?? {};
  if (!kontoId) return;
  const ausgang = await inErklaerung(id, kontoId, async (tx) => {
    const stand = await erklaerungFesthalten(tx, id);
    const konto = stand && (await vertragskontoFesthalten(tx, kontoId));
    return stand && konto ? arbeit(tx, stand, konto) : undefined;
  });
  if (ausgang) await seitenUnterrichten(kontoId, ausgang);
}
