import { data, type RouterContextProvider } from "react-router";
import { kontoaufruf } from "#features/konto/index.server.ts";
import { requireRolle } from "#platform/access/zugang.server.ts";
import { verwaltungskopf } from "#platform/beitraege.server.ts";
import type { Widerstreit } from "#platform/fehler/api-fehler.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder, inhalt } from "#platform/http/formularpost.server.ts";
import { gesehenesAus, nachStreit, nachWahl } from "#ui/zugleich/formularfelder.ts";
import { kontofelder, mehrfachaenderungen, type Nutzerzeile } from "./nutzer.ts";

type Felder = Readonly<Record<string, string>>;
type Aufruf = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

const jeSeite = 50;

/** What came of a change: of one account (`id`), or of several. */
export type Kontenergebnis = {
  readonly id?: string;
  readonly fehler?: string | undefined;
  /** What somebody else has changed to another value, and the form as it goes on. */
  readonly streit?: readonly Widerstreit[];
  readonly felder?: Felder;
  readonly mehrere?: { readonly geaendert: number; readonly fehler: readonly string[] };
};

/** A page of the accounts that the address asks for; what it does not understand of it is left out. */
export async function kontenseite(aufruf: Aufruf) {
  const admin = requireRolle(sitzungAus(aufruf.context), "admin");
  const { searchParams } = new URL(aufruf.request.url);
  const feld = (name: string) => searchParams.get(name)?.slice(0, 200) ?? "";
  const filter = { query: feld("query"), tier: feld("tier"), state: feld("state"), after: feld("after") };
  const { limit, ...gesetzt } = { ...filter, limit: jeSeite };
  const query = Object.fromEntries(Object.entries(gesetzt).filter(([, wert]) => wert !== ""));
  let antwort = await kontoaufruf("GET /api/admin/users", aufruf, { query: { ...query, limit } });
  if (antwort.status === 400)
    antwort = await kontoaufruf("GET /api/admin/users", aufruf, { query: { query: filter.query, limit } });
  const { users = [], next = null } = await inhalt<{
    users?: readonly Nutzerzeile[];
    next?: string | null;
  }>(antwort);
  return {
    filter,
    nutzer: users,
    weiter: next,
    eigene: admin.nutzer.id,
    kopf: await verwaltungskopf(aufruf.context, admin),
  };
}

/** One account was saved, or something is to hold for all that are ticked. */
export async function kontenhandlung(aufruf: Aufruf) {
  const felder = await formularfelder(aufruf.request);
  return felder.was === "mehrere" ? mehrere(aufruf, felder) : einzeln(aufruf, felder);
}

async function einzeln(aufruf: Aufruf, felder: Felder) {
  const gewaehlt = nachWahl({ isAuthor: "", isGuestAuthor: "", disabled: "", ...felder });
  const { id = "" } = gewaehlt;
  const gesehen = gesehenesAus(gewaehlt);
  const antwort = await kontoaufruf("PATCH /api/admin/users/:id", aufruf, {
    params: { id },
    body: { ...kontokoerper(gewaehlt), ...(gesehen && { seen: kontokoerper(gesehen) }) },
  });
  if (antwort.ok) return data<Kontenergebnis>({ id });
  const { error = "Nicht gespeichert.", conflicts, current } = await inhalt(antwort);
  if (!conflicts || !current || !gesehen)
    return data<Kontenergebnis>({ id, fehler: error, felder: gewaehlt }, 422);
  const weiter = nachStreit(gewaehlt, gesehen, kontofelder(current as unknown as Nutzerzeile));
  return data<Kontenergebnis>({ id, fehler: error, streit: conflicts, felder: weiter }, 409);
}

const kontokoerper = ({ role, isAuthor, isGuestAuthor, disabled }: Felder) => ({
  role,
  isAuthor: isAuthor === "true",
  isGuestAuthor: isGuestAuthor === "true",
  disabled: disabled === "true",
});

/** Each account by itself and one after the other: what one of them refuses keeps no other from it. */
async function mehrere(aufruf: Aufruf, felder: Readonly<Record<string, string>>) {
  const aenderung = mehrfachaenderungen.find(({ wert }) => wert === felder.aenderung);
  const gewaehlt = Object.keys(felder).flatMap((name) => /^konto-(.+)$/.exec(name)?.[1] ?? []);
  if (!aenderung || gewaehlt.length === 0) {
    const fehlt = aenderung ? "Bitte wählen Sie Konten aus." : "Bitte wählen Sie, was geändert werden soll.";
    return data<Kontenergebnis>({ mehrere: { geaendert: 0, fehler: [fehlt] } }, 422);
  }
  const fehler: string[] = [];
  for (const id of gewaehlt.slice(0, 2 * jeSeite)) {
    const grund = await aendern(aufruf, id, aenderung.aenderung);
    if (grund) fehler.push(`${felder[`name-${id}`] ?? id}: ${grund}`);
  }
  const geaendert = gewaehlt.length - fehler.length;
  return data<Kontenergebnis>({ mehrere: { geaendert, fehler } }, fehler.length > 0 ? 422 : 200);
}

async function aendern(aufruf: Aufruf, id: string, body: object): Promise<string | undefined> {
  const antwort = await kontoaufruf("PATCH /api/admin/users/:id", aufruf, { params: { id }, body });
  if (antwort.ok) return undefined;
  const { error } = await inhalt(antwort);
  return error ?? "Nicht gespeichert.";
}
