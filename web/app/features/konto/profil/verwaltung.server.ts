import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { ereignisMelden } from "#platform/realtime/bus.server.ts";
import { zugleich } from "#platform/zugleich/zugleich.ts";
import { zusammengefuehrt } from "#platform/zugleich/zusammenfuehren.ts";
import { identitaet } from "../identitaet.server.ts";
import { sitzungenBeenden } from "../sitzungen/sitzungen-store.server.ts";
import { texte } from "../texts.ts";
import {
  administrationFesthalten,
  adressenVon,
  type Kontensuche,
  kontenSuchen,
  kontoFuerVerwaltung,
  kontoVerwalten,
  namenVon,
} from "./verwaltung-store.server.ts";

/** Names by id, with title, for those accounts that still exist. */
export async function kontonamen(ids: readonly string[]): Promise<Readonly<Record<string, string>>> {
  if (ids.length === 0) return {};
  const zeilen = await identitaet((tx) => namenVon(tx, ids));
  return Object.fromEntries(zeilen.map(({ id, name }) => [id, name]));
}

type Zeile = NonNullable<Awaited<ReturnType<typeof kontoFuerVerwaltung>>>;

export type Kontoaenderung = {
  readonly role?: "user" | "moderator" | "admin" | undefined;
  readonly isAuthor?: boolean | undefined;
  readonly isGuestAuthor?: boolean | undefined;
  readonly disabled?: boolean | undefined;
};

/** A page of accounts, the newest first, and the mark after which the next one begins; undefined: there is none. */
export async function kontenListe({ limit, ...wunsch }: Kontensuche) {
  const am = zeitpunkt();
  const zeilen = await identitaet((tx) => kontenSuchen(tx, { ...wunsch, limit: limit + 1 }, am));
  const seite = zeilen.slice(0, limit);
  const letzte = zeilen.length > limit ? seite.at(-1) : undefined;
  return { users: seite.map(alsKonto), next: letzte ? `${letzte.marke}_${letzte.id}` : null };
}

const zeitpunkt = () => new Date(jetzt().epochMilliseconds);

/** Addresses by id, for those accounts that still exist. */
export async function kontoadressen(ids: readonly string[]): Promise<Readonly<Record<string, string>>> {
  if (ids.length === 0) return {};
  const zeilen = await identitaet((tx) => adressenVon(tx, ids));
  return Object.fromEntries(zeilen.map(({ id, email }) => [id, email]));
}

/**
 * Changes role, flags or the lock of a foreign account; a locked one is signed out at once. With what was seen of it
 * (`seen`), what was left as it was stays as it is now.
 *
 * @throws {ApiFehler} 403 whoever asks has lost the role by now, 409 nobody would be left to administer the portal;
 *   409 `zugleich` somebody has changed the same to something else since
 */
export async function kontoAendern(
  von: string,
  id: string,
  { seen, ...gewollt }: Kontoaenderung & { readonly seen?: Kontoaenderung | undefined },
) {
  const geaendert = await identitaet(async (tx) => {
    const admins = await administrationFesthalten(tx, id);
    const am = zeitpunkt();
    const vorher = await kontoFuerVerwaltung(tx, id, am);
    if (!vorher) return undefined;
    const { role, isAuthor, isGuestAuthor, disabled } = seen
      ? zusammen(alsKonto(vorher), gewollt, seen)
      : gewollt;
    const bleibt = (role ?? "admin") === "admin" && !disabled;
    if (!bleibt && admins.includes(id) && admins.length === 1)
      throw new ApiFehler(409, { error: texte.letzteAdministration, code: "letzte-administration" });
    if (!admins.includes(von)) throw new ApiFehler(403);
    await kontoVerwalten(
      tx,
      id,
      {
        ...(role === undefined ? {} : { rolle: role }),
        ...(isAuthor === undefined ? {} : { ist_autor: isAuthor }),
        ...(isGuestAuthor === undefined ? {} : { ist_gastautor: isGuestAuthor }),
        ...(disabled === undefined ? {} : { gesperrt_am: disabled ? (vorher.gesperrt_am ?? am) : null }),
      },
      am,
    );
    if (disabled) await sitzungenBeenden(tx, id);
    const nachher = (await kontoFuerVerwaltung(tx, id, am)) ?? vorher;
    for (const akt of akte(alsKonto(vorher), alsKonto(nachher))) {
      await protokolliere(tx, { ...akt, konto: id, von });
    }
    return alsKonto(nachher);
  });
  if (geaendert) await ereignisMelden({ type: "session.changed", an: { konto: id } });
  return geaendert;
}

type Konto = ReturnType<typeof alsKonto>;

function zusammen(
  { role, isAuthor, isGuestAuthor, disabled }: Konto,
  gewollt: Kontoaenderung,
  gesehen: Kontoaenderung,
): Kontoaenderung {
  const jetzt = { role: role as Kontoaenderung["role"], isAuthor, isGuestAuthor, disabled };
  const { werte, streit } = zusammengefuehrt<Kontoaenderung>({ gesehen, gewollt, jetzt });
  if (streit.length === 0) return werte;
  const wort = (wert: unknown) => rollenworte[String(wert)] ?? (wert ? "ja" : "nein");
  // Who it was stands in the log of the portal, which this role does not read.
  throw zugleich(
    streit.flat().map((feld) => ({
      field: feld,
      yours: wort(gewollt[feld]),
      theirs: wort(jetzt[feld]),
      by: "jemandem aus der Verwaltung",
    })),
    jetzt,
  );
}

const rollenworte: Readonly<Record<string, string>> = {
  user: "Nutzer",
  moderator: "Moderator",
  admin: "Administrator",
};

/** One line of the log for each thing that is different now. */
function akte(vorher: Konto, nachher: Konto) {
  const wechsel = [
    ["rolle-geaendert", vorher.role, nachher.role],
    ["autor-geaendert", vorher.isAuthor, nachher.isAuthor],
    ["gastautor-geaendert", vorher.isGuestAuthor, nachher.isGuestAuthor],
    ["sperre-geaendert", vorher.disabled, nachher.disabled],
  ] as const;
  return wechsel.flatMap(([akt, alt, neu]) => (alt === neu ? [] : [{ akt, einzelheiten: { alt, neu } }]));
}

function alsKonto(zeile: Zeile) {
  return {
    id: zeile.id,
    name: zeile.name,
    email: zeile.email,
    role: zeile.rolle,
    subscriptionStatus: zeile.tarif,
    subscriptionEndsAt: zeile.tarif_bis?.toISOString() ?? null,
    trialEndsAt: zeile.testphase_bis?.toISOString() ?? null,
    isAuthor: zeile.ist_autor,
    isGuestAuthor: zeile.ist_gastautor,
    teamId: zeile.team_id,
    isTeamAdmin: zeile.team_admin,
    emailVerified: zeile.email_bestaetigt_am !== null,
    disabled: zeile.gesperrt_am !== null,
    deletionAt: zeile.loeschung_am?.toISOString() ?? null,
    createdAt: zeile.erstellt.toISOString(),
  };
}
