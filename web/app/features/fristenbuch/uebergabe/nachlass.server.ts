import { datum } from "@gebuehrenportal/recht";
import { heute as heuteInBerlin, jetzt } from "#platform/clock/clock.server.ts";
import { betrieb, darinMandant, mandant } from "#platform/db/mandant.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import {
  keinNachfolger,
  type Nachfolge,
  type Nachlass,
  type Nachlassposten,
  type Nachlassteil,
  type Uebergabeauftrag,
} from "#platform/nachlass.ts";
import {
  type Abwesenheitszeile,
  vertretungenVon,
  vertretungSchreiben,
} from "../einstellung/abwesenheit-store.server.ts";
import { buchUnterrichten } from "../einstellung/buchzugang.server.ts";
import {
  gesperrteLesen,
  namenLesen,
  type Person,
  personenLesen,
} from "../einstellung/personen-store.server.ts";
import { darfVerantworten } from "../einstellung/rechte.ts";
import { fristAendern } from "../eintrag/verbuchen.server.ts";
import { uebergabemail } from "../mails/uebergabemail.ts";
import { type Buchtx, buchFesthalten, vorgangAnhaengen } from "../protokoll/protokoll-store.server.ts";
import type { Frist } from "../worte/frist.ts";
import { type Namen, namenVon } from "../worte/papierworte.ts";
import { saetze } from "../worte/saetze.ts";
import { offeneVon } from "./uebergabe-store.server.ts";

/** Who may take over what another person lays down. */
export const nachfolgerUnter = (
  personen: readonly Person[],
  gesperrt: ReadonlySet<string>,
  ohne?: string,
): readonly Person[] =>
  personen.filter(
    ({ id, kanzleirolle }) => id !== ohne && darfVerantworten(kanzleirolle) && !gesperrt.has(id),
  );

/** An entry as whoever hands it over reads it. */
export const fristposten = ({ id, aktenzeichen, titel, ende }: Frist): Nachlassposten => ({
  id,
  gruppe: aktenzeichen,
  text: titel,
  satz: ende === null ? "noch kein Tag" : `Ende ${datum(ende)}`,
});

const vertretungsposten = ({ id, kontoId, von, bis }: Abwesenheitszeile, name: Namen): Nachlassposten => ({
  id,
  gruppe: "Vertretungen",
  text: `Vertretung: ${name(kontoId)}`,
  satz: von === bis ? datum(von) : `${datum(von)} bis ${datum(bis)}`,
});

/** The open entries that somebody is responsible for, and the absences in which he stands in. */
async function lesen(kanzleiId: string, kontoId: string): Promise<Nachlass> {
  const gesperrt = await betrieb((tx) => gesperrteLesen(tx, kanzleiId));
  const heute = heuteInBerlin();
  return mandant({ kanzleiId, nutzer: { id: kontoId } }, async (tx) => {
    const personen = await personenLesen(tx);
    const name = namenVon(personen);
    const eintraege = await offeneVon(tx, kanzleiId, kontoId);
    const vertretungen = await vertretungenVon(tx, kanzleiId, kontoId, heute);
    return {
      posten: [...eintraege.map(fristposten), ...vertretungen.map((v) => vertretungsposten(v, name))],
      nachfolger: nachfolgerUnter(personen, gesperrt, kontoId).map(({ id, name }) => ({ id, name })),
    };
  });
}

/** @throws {ApiFehler} 400 somebody is named who may not take anything over */
export function requireNachfolger(erlaubt: readonly Person[], { alles, einzeln }: Nachfolge): void {
  const bekannt = new Set(erlaubt.map(({ id }) => id));
  if ([alles, ...einzeln.values()].every((id) => id === undefined || bekannt.has(id))) return;
  throw new ApiFehler(400, { error: keinNachfolger, code: "uebergabe-person", field: "handOverTo" });
}

/** How much nobody has taken over. */
type Rest = { readonly fristen: number; readonly vertretungen: number };

async function uebergabe(
  tx: Buchtx,
  auftrag: Uebergabeauftrag,
  gesperrt: ReadonlySet<string>,
): Promise<void> {
  const { kanzleiId, kontoId, nachfolge, bleibt } = auftrag;
  await buchFesthalten(tx, kanzleiId);
  const personen = await personenLesen(tx);
  requireNachfolger(nachfolgerUnter(personen, gesperrt, kontoId), nachfolge);
  const am = new Date(jetzt().epochMilliseconds);
  const rest = {
    fristen: await fristenUebergeben(tx, auftrag, am),
    vertretungen: await vertretungenUebergeben(tx, auftrag, am),
  };
  if (!bleibt) await leitungUnterrichten(tx, auftrag, personen, rest);
}

async function fristenUebergeben(
  tx: Buchtx,
  { kanzleiId, kontoId, von, nachfolge, bleibt }: Uebergabeauftrag,
  am: Date,
): Promise<number> {
  let offen = 0;
  for (const frist of await offeneVon(tx, kanzleiId, kontoId)) {
    const an = nachfolge.einzeln.get(frist.id) ?? nachfolge.alles ?? null;
    if (an === null && bleibt) continue;
    if (an === null) offen += 1;
    const art = an === null ? "ohne-verantwortliche" : "uebergeben";
    const beilage = { uebergabe: { bisher: kontoId, an } };
    await fristAendern(tx, kanzleiId, frist, { verantwortlich: an }, { art, von, am, beilage });
  }
  return offen;
}

async function vertretungenUebergeben(
  tx: Buchtx,
  { kanzleiId, kontoId, von, nachfolge, bleibt }: Uebergabeauftrag,
  am: Date,
): Promise<number> {
  let offen = 0;
  for (const eine of await vertretungenVon(tx, kanzleiId, kontoId, heuteInBerlin())) {
    const gewaehlt = nachfolge.einzeln.get(eine.id) ?? nachfolge.alles ?? null;
    // Nobody stands in for himself.
    const an = gewaehlt === eine.kontoId ? null : gewaehlt;
    if (an === null && bleibt) continue;
    if (an === null) offen += 1;
    const art = an === null ? "vertretung-entfallen" : "vertretung-uebergeben";
    const inhalt = { abwesenheit: eine, bisher: kontoId, an };
    await vorgangAnhaengen(tx, kanzleiId, { fristId: null, art, von, am, inhalt });
    await vertretungSchreiben(tx, kanzleiId, eine.id, an);
  }
  return offen;
}

async function leitungUnterrichten(
  tx: Buchtx,
  { kanzleiId, kontoId }: Uebergabeauftrag,
  personen: readonly Person[],
  rest: Rest,
): Promise<void> {
  const leitung = personen.find(({ leitet }) => leitet);
  if (!leitung || rest.fristen + rest.vertretungen === 0) return;
  const wer = personen.find(({ id }) => id === kontoId)?.name ?? (await letzterName(tx, kanzleiId, kontoId));
  const ziel = `${umgebung().baseUrl}/fristenmanager/ohne-verantwortliche`;
  await mailEinreihen(tx, { ...uebergabemail(leitung.name, { wer, ...rest, ziel }), an: leitung.email });
}

const letzterName = async (tx: Buchtx, kanzleiId: string, kontoId: string): Promise<string> =>
  (await namenLesen(tx, kanzleiId)).findLast(({ id }) => id === kontoId)?.name ?? saetze.ehemalig;

/** What the deadline book does when somebody leaves: nothing that is open stays with him. */
export const fristennachlass: Nachlassteil = {
  lesen,
  uebergeben: async (auftrag) => {
    const { kanzleiId, von } = auftrag;
    const gesperrt = await betrieb((tx) => gesperrteLesen(tx, kanzleiId));
    return {
      inTransaktion: (tx) =>
        darinMandant(tx, { kanzleiId, nutzer: { id: von } }, () => uebergabe(tx, auftrag, gesperrt)),
      danach: () => buchUnterrichten(kanzleiId),
    };
  },
};
