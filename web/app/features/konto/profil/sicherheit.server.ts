import { protokollLesen } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { verknuepfteAnbieter } from "../anmeldung/fremdkonto-store.server.ts";
import { passkeysLesen } from "../anmeldung/passkey-store.server.ts";
import { codesUebrig } from "../faktor/zweiter-faktor-store.server.ts";
import { identitaet } from "../identitaet.server.ts";
import { kontoZuId } from "../konto-store.server.ts";
import { sitzungenLesen } from "../sitzungen/sitzungen-store.server.ts";

/** How an account is protected. */
export function sicherheitsstand(kontoId: string) {
  return identitaet(async (tx) => {
    const konto = await kontoZuId(tx, kontoId);
    const passkeys = await passkeysLesen(tx, kontoId);
    return {
      hasPassword: konto?.hash != null,
      google: (await verknuepfteAnbieter(tx, kontoId)).includes("google"),
      secondFactor: konto?.zweiterFaktor ?? false,
      recoveryCodesLeft: await codesUebrig(tx, kontoId),
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    };
  });
}

/** Running sessions of an account; `current` marks the one that asks. */
export async function sitzungsliste(kontoId: string, dieseSitzung: string) {
  const zeilen = await identitaet((tx) => sitzungenLesen(tx, kontoId, new Date(jetzt().epochMilliseconds)));
  return zeilen.map((zeile) => ({
    id: zeile.id,
    device: zeile.geraet,
    method: zeile.weg,
    remember: zeile.angemeldet_bleiben,
    createdAt: zeile.erstellt.toISOString(),
    lastUsedAt: zeile.zuletzt.toISOString(),
    expiresAt: zeile.laeuft_ab.toISOString(),
    current: zeile.id === dieseSitzung,
  }));
}

const anmeldeakte = ["anmeldung", "anmeldung-gescheitert", "abmeldung"] as const;

/** Acts that concern an account, newest first; `nurAnmeldungen`: signing in and out alone. */
export async function eigenesProtokoll(
  kontoId: string,
  { nurAnmeldungen, vor }: { readonly nurAnmeldungen: boolean; readonly vor: number | undefined },
) {
  const zeilen = await identitaet((tx) =>
    protokollLesen(tx, { konto: kontoId, vor, ...(nurAnmeldungen ? { akte: anmeldeakte } : {}) }),
  );
  return zeilen.map(({ id, am, akt, einzelheiten }) => ({
    id,
    at: am.toISOString(),
    act: akt,
    details: einzelheiten,
  }));
}
