import { data } from "react-router";
import { kontonamen } from "#features/konto/index.server.ts";
import type { Kanzleirolle, Sitzung } from "#platform/access/konto.ts";
import { teammitgliederHoechstens } from "#platform/access/tarife.ts";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import type { ApiRoute } from "#platform/http/api-route.ts";
import {
  alsAufruf,
  type Formularergebnis,
  formularfelder,
  inhalt,
  type Seitenaufruf,
} from "#platform/http/formularpost.server.ts";
import { teamrouten } from "../api/team.ts";
import { type Team, teamVon } from "../team/team.server.ts";
import { type Mitglied, mitgliederLesen } from "../team/team-store.server.ts";
import { type Verlaufszeile, verlaufszeile } from "../team/verlauf.ts";
import { vorgaengeLesen } from "../team/vorgang-store.server.ts";
import { imTeam } from "../team/zugang.server.ts";

/** An invitation as the lead of the team reads it. */
export type Einladungsansicht = {
  readonly id: string;
  readonly email: string;
  readonly kanzleirolle: Kanzleirolle;
  readonly bis: string;
  readonly abgelaufen: boolean;
};

/** A team as its page shows it. */
export type Teamansicht = {
  readonly name: string;
  /** Somebody has just been taken out. */
  readonly entfernt: boolean;
  readonly mitglieder: readonly (Mitglied & { readonly ich: boolean })[];
  /** Members besides the lead. */
  readonly anzahl: number;
  readonly hoechstens: number;
  /** The lead is offered to the reader until this instant. */
  readonly angebot?: { readonly von: string; readonly bis: string };
  /** For the lead alone. */
  readonly leitung?: {
    readonly einladungen: readonly Einladungsansicht[];
    readonly frei: number;
    /** Everybody here needs a second factor. */
    readonly faktorNoetig: boolean;
    /** The member to whom the lead is offered. */
    readonly uebergabe?: { readonly name: string; readonly bis: string };
    readonly verlauf: readonly Verlaufszeile[];
  };
};

const verlaufszeilen = 30;

/** Everything the page of the team shows; undefined: a second factor is missing. */
export async function teamseite({ request, context }: Seitenaufruf): Promise<Teamansicht | undefined> {
  const sitzung = requireTarif(sitzungAus(context), "teams");
  const entfernt = new URL(request.url).searchParams.get("entfernt") === "1";
  return ohneFaktor(teamVon(sitzung).then((team) => ansicht(sitzung, team, entfernt)));
}

async function ansicht(sitzung: Sitzung, team: Team, entfernt: boolean): Promise<Teamansicht> {
  const { zeile, mitglieder, einladungen, uebergabe, am } = team;
  const anzahl = mitglieder.filter(({ leitet }) => !leitet).length;
  const gemeinsam = {
    name: zeile.name,
    entfernt,
    mitglieder: mitglieder.map((eines) => ({ ...eines, ich: eines.id === sitzung.nutzer.id })),
    anzahl,
    hoechstens: teammitgliederHoechstens,
  };
  const bis = uebergabe?.laeuftAb.toISOString() ?? "";
  if (!sitzung.nutzer.isTeamAdmin) {
    const von = mitglieder.find(({ leitet }) => leitet)?.name ?? "";
    return uebergabe?.an === sitzung.nutzer.id ? { ...gemeinsam, angebot: { von, bis } } : gemeinsam;
  }
  const empfaenger = mitglieder.find(({ id }) => id === uebergabe?.an);
  const offen = einladungen.filter(({ laeuftAb }) => laeuftAb > am).length;
  return {
    ...gemeinsam,
    leitung: {
      einladungen: einladungen.map(({ id, email, kanzleirolle, laeuftAb }) => ({
        id,
        email,
        kanzleirolle,
        bis: laeuftAb.toISOString(),
        abgelaufen: laeuftAb <= am,
      })),
      frei: Math.max(0, teammitgliederHoechstens - anzahl - offen),
      faktorNoetig: zeile.zweiterFaktorNoetig,
      ...(empfaenger && { uebergabe: { name: empfaenger.name, bis } }),
      verlauf: await verlauf(sitzung),
    },
  };
}

async function verlauf(sitzung: Sitzung): Promise<readonly Verlaufszeile[]> {
  const { vorgaenge, bekannt } = await imTeam(sitzung, async ({ tx, team }) => ({
    vorgaenge: await vorgaengeLesen(tx, team.id, verlaufszeilen),
    bekannt: await mitgliederLesen(tx, team),
  }));
  const namen = Object.fromEntries(bekannt.map(({ id, name }) => [id, name]));
  const fehlende = vorgaenge
    .flatMap(({ von, betrifft }) => [von, betrifft])
    .flatMap((id) => (id && !namen[id] ? [id] : []));
  const alle = { ...(await kontonamen([...new Set(fehlende)])), ...namen };
  return vorgaenge.map((vorgang) => verlaufszeile(vorgang, alle));
}

/** What a form of the page has brought about, for one of the members or invitations. */
export type Teamergebnis = Formularergebnis;

type Felder = Readonly<Record<string, string>>;

/** One form of the page: the call behind it, and what it takes from the fields. */
type Handlung = {
  readonly ruf: string;
  readonly body?: (felder: Felder) => object;
  readonly params?: (felder: Felder) => Record<string, string>;
  readonly erledigt: (felder: Felder) => string;
};

const basis = "/api/backend/team";
const einladungsId = ({ id = "" }: Felder) => ({ id });
const mitgliedsId = ({ id = "" }: Felder) => ({ userId: id });

const handlungen: Readonly<Record<string, Handlung>> = {
  einladen: {
    ruf: `POST ${basis}/invitations`,
    body: ({ email = "", officeRole }) => ({ email, officeRole }),
    erledigt: ({ email = "" }) => `Die Einladung an ${email.trim()} ist unterwegs.`,
  },
  erneut: {
    ruf: `POST ${basis}/invitations/:id/resend`,
    params: einladungsId,
    erledigt: () => "Die Einladung ist erneut unterwegs; der frühere Link gilt nicht mehr.",
  },
  zuruecknehmen: {
    ruf: `DELETE ${basis}/invitations/:id`,
    params: einladungsId,
    erledigt: () => "Die Einladung ist zurückgenommen.",
  },
  rolle: {
    ruf: `PATCH ${basis}/members/:userId`,
    params: mitgliedsId,
    body: ({ officeRole }) => ({ officeRole }),
    erledigt: () => "Die Funktion ist geändert.",
  },
  name: {
    ruf: `PATCH ${basis}`,
    body: ({ name }) => ({ name }),
    erledigt: () => "Der Name ist gespeichert.",
  },
  sicherheit: {
    ruf: `PATCH ${basis}/security`,
    body: ({ secondFactorRequired }) => ({ secondFactorRequired }),
    erledigt: ({ secondFactorRequired }) =>
      secondFactorRequired === "true"
        ? "Ab jetzt verlangt Ihr Team die Bestätigung in zwei Schritten."
        : "Die Bestätigung in zwei Schritten ist wieder freiwillig.",
  },
  anbieten: {
    ruf: `POST ${basis}/handover`,
    body: ({ userId }) => ({ userId }),
    erledigt: () => "Die Leitung ist angeboten; das Mitglied erfährt es per E-Mail.",
  },
  angebotZuruecknehmen: {
    ruf: `DELETE ${basis}/handover`,
    erledigt: () => "Das Angebot ist zurückgenommen.",
  },
  ablehnen: {
    ruf: `DELETE ${basis}/handover`,
    erledigt: () => "Sie haben die Leitung abgelehnt; es bleibt alles, wie es ist.",
  },
};

const routen: ReadonlyMap<string, ApiRoute> = new Map(
  teamrouten.map((route) => [`${route.method} ${route.path}`, route]),
);

/** Carries out one form of the page. */
export async function teamhandlung(aufruf: Seitenaufruf) {
  const felder = await formularfelder(aufruf.request);
  const { was = "", id = "" } = felder;
  const handlung = handlungen[was];
  const route = handlung && routen.get(handlung.ruf);
  if (!handlung || !route) throw data(null, { status: 400 });
  const antwort = await alsAufruf(route, aufruf, {
    body: handlung.body?.(felder),
    params: handlung.params?.(felder) ?? {},
  });
  if (antwort.ok) return { was, id, erledigt: handlung.erledigt(felder) };
  const { error, field } = await inhalt(antwort);
  const ergebnis: Teamergebnis = { was, id, fehler: error ?? "Nicht gespeichert.", feld: field, felder };
  return data(ergebnis, antwort.status === 429 ? 429 : 422);
}
