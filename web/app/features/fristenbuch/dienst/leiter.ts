import type { Tag } from "@gebuehrenportal/recht";
import type { Person } from "../einstellung/personen-store.server.ts";
import { type Abwesenheit, istAbwesend } from "../einstellung/rechte.ts";
import type { Frist } from "../worte/frist.ts";

type Beteiligte = {
  readonly personen: readonly Person[];
  /** Absences that are not over. */
  readonly abwesenheiten: readonly Abwesenheit[];
  /** Who cannot sign in: whatever goes to them alone, nobody acts on. */
  readonly gesperrt: ReadonlySet<string>;
  readonly heute: Tag;
};

/** Why the person responsible is not told; unset: it is, or it is away and somebody stands in. */
export function entfallen(
  { verantwortlich }: Pick<Frist, "verantwortlich">,
  { personen, gesperrt }: Pick<Beteiligte, "personen" | "gesperrt">,
): "ausgeschieden" | "gesperrt" | undefined {
  if (verantwortlich === null) return undefined;
  if (!personen.some(({ id }) => id === verantwortlich)) return "ausgeschieden";
  return gesperrt.has(verantwortlich) ? "gesperrt" : undefined;
}

/**
 * Who is told of an entry, one after the other: the person responsible, who stands in, who leads the office. Who is away
 * or cannot sign in is passed over, as long as somebody is left. Never empty where anybody works in the office.
 */
export function leiter(
  { verantwortlich }: Pick<Frist, "verantwortlich">,
  { personen, abwesenheiten, gesperrt, heute }: Beteiligte,
): readonly string[] {
  const bekannt = new Set(personen.map(({ id }) => id));
  const vertretung = (id: string | null): readonly string[] =>
    abwesenheiten.flatMap((a) => (a.kontoId === id && a.vertretung !== null ? [a.vertretung] : []));
  const leitung = personen.flatMap((p) => (p.leitet ? [p.id] : []));
  const eigene = [
    ...(verantwortlich === null ? [] : [verantwortlich]),
    ...vertretung(verantwortlich),
    ...leitung,
    ...leitung.flatMap(vertretung),
  ].filter((id) => bekannt.has(id));
  const istDa = (id: string) => !gesperrt.has(id) && !istAbwesend(abwesenheiten, id, heute);
  const da = [...new Set(eigene)].filter(istDa);
  // One person alone cannot wake herself: another lawyer may.
  const anwaelte = personen.flatMap((p) => (p.kanzleirolle === "rechtsanwalt" ? [p.id] : []));
  const weitere = anwaelte.filter((id) => !da.includes(id) && istDa(id));
  if (da.length < 2) da.push(...weitere.slice(0, 2 - da.length));
  if (da.length > 0) return da;
  // Rather somebody who is away than an account that is blocked; that one rather than nobody.
  const offen = [...leitung, ...anwaelte, ...bekannt].filter((id) => !gesperrt.has(id));
  return offen.length > 0 ? [...new Set(offen)].slice(0, 2) : leitung;
}
