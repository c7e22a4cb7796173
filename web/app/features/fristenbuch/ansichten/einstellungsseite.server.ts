import { alleLaender } from "@gebuehrenportal/fristen";
import { datum, type Tag, tagAusText } from "@gebuehrenportal/recht";
import { data } from "react-router";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formulartexte, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { gesehenesAus, nachWahl, wahlname } from "#ui/zugleich/formularfelder.ts";
import {
  abwesenheitsroute,
  einstellungsroute,
  feedroute,
  kopfempfaengerroute,
  rueckkehrroute,
  widerrufsroute,
} from "../api/einstellungen.ts";
import { abwesenheitenLesen } from "../einstellung/abwesenheit-store.server.ts";
import { imBuch } from "../einstellung/buchzugang.server.ts";
import { gemeindeGelesen, gemeindeInWorten } from "../einstellung/bueroort.server.ts";
import type { Buchregeln } from "../einstellung/contract.ts";
import type { Fristeneinstellung } from "../einstellung/einstellung-store.server.ts";
import { regelgruppen, regelnAus } from "../einstellung/einstellungsstreit.server.ts";
import { darfImBuch } from "../einstellung/rechte.ts";
import { kalenderVon } from "../erinnerung/feed.server.ts";
import { kopfempfaengerLesen } from "../papiere/kopfversand-store.server.ts";
import { letzteVorgaenge } from "../protokoll/protokoll-store.server.ts";
import { type Erinnerungsinhalt, erinnerungsinhalte } from "../worte/fristwort.ts";
import { namenVon } from "../worte/papierworte.ts";
import { zeitwort } from "../worte/wanduhr.ts";
import {
  type Felder,
  type Formularweg,
  formularAusfuehren,
  type Seitenergebnis,
} from "./seitenpost.server.ts";

type Wahl = { readonly wert: string; readonly text: string };

/** What the page of the settings shows. */
export type Einstellungsansicht = {
  readonly heute: Tag;
  readonly einstellung: Fristeneinstellung;
  /** The settings as their form carries them, and who has changed them last. */
  readonly gesehen: Felder;
  readonly zuletztVon: string | undefined;
  /** Lawyers set, everybody reads. */
  readonly darfEinstellen: boolean;
  readonly laender: readonly Wahl[];
  /** The town of the office, and whether it may be asked about Mariä Himmelfahrt. */
  readonly gemeinde: ReturnType<typeof gemeindeInWorten>;
  readonly abwesenheiten: readonly {
    readonly id: string;
    readonly wer: string;
    readonly zeit: string;
    readonly vertretung: string;
    readonly darf: boolean;
  }[];
  /** Who gets the head of the log every day. */
  readonly kopfempfaenger: readonly string[];
  /** Whose absence the reader may note. */
  readonly fuer: readonly Wahl[];
  readonly personen: readonly Wahl[];
  readonly kalender: readonly {
    readonly id: string;
    readonly inhalt: Erinnerungsinhalt;
    readonly seit: string;
    readonly zuletzt: string;
  }[];
  /** What a calendar may say at most. */
  readonly inhalte: readonly Erinnerungsinhalt[];
};

/** Everything the page of the settings shows; undefined: a second factor is missing. */
export async function einstellungsseite({ context }: Seitenaufruf): Promise<Einstellungsansicht | undefined> {
  const wer = requireTarif(sitzungAus(context), "premium");
  const heute = heuteInBerlin();
  const lage = await ohneFaktor(
    imBuch(wer, async ({ tx, kanzleiId, personen, namen, akteur, einstellung }) => ({
      personen,
      namen,
      akteur,
      einstellung,
      abwesenheiten: await abwesenheitenLesen(tx, kanzleiId, heute),
      geaendert: await letzteVorgaenge(tx, kanzleiId, { art: "einstellungen-geaendert", limit: 1 }),
      kopfempfaenger: await kopfempfaengerLesen(tx, kanzleiId),
    })),
  );
  if (!lage) return undefined;
  const { personen, akteur, einstellung } = lage;
  const name = namenVon(personen, lage.namen);
  const darfEinstellen = darfImBuch(akteur, "einstellen");
  const darfFuer = (id: string) => darfEinstellen || (id === akteur.id && darfImBuch(akteur, "aendern"));
  const wahl = personen.map((p) => ({ wert: p.id, text: p.name }));
  return {
    heute,
    einstellung,
    gesehen: regelfelder(regelnAus(einstellung)),
    zuletztVon: lage.geaendert.map(({ von }) => name(von))[0],
    darfEinstellen,
    personen: wahl,
    gemeinde: gemeindeInWorten(einstellung.gemeinde),
    laender: alleLaender().map(({ land, name: text }) => ({ wert: land, text })),
    abwesenheiten: lage.abwesenheiten.map((abwesenheit) => ({
      id: abwesenheit.id,
      wer: name(abwesenheit.kontoId),
      darf: darfFuer(abwesenheit.kontoId),
      zeit:
        abwesenheit.von === abwesenheit.bis
          ? datum(abwesenheit.von)
          : `${datum(abwesenheit.von)} bis ${datum(abwesenheit.bis)}`,
      vertretung: abwesenheit.vertretung === null ? "" : name(abwesenheit.vertretung),
    })),
    kopfempfaenger: lage.kopfempfaenger.filter((id) => personen.some((p) => p.id === id)),
    fuer: wahl.filter(({ wert }) => darfFuer(wert)),
    kalender: (await kalenderVon(wer)).map(({ id, inhalt, erstellt, zuletzt }) => ({
      id,
      inhalt,
      seit: zeitwort(erstellt),
      zuletzt: zuletzt === null ? "" : zeitwort(zuletzt),
    })),
    inhalte: erinnerungsinhalte.slice(erinnerungsinhalte.indexOf(einstellung.erinnerungsinhalt)),
  };
}

/** The settings as their form carries them. */
const regelfelder = (regeln: Buchregeln): Felder => ({
  fourEyes: regeln.fourEyes ? "true" : "",
  eveningCheckAt: regeln.eveningCheckAt,
  eveningAlarmAt: regeln.eveningAlarmAt,
  workingDays: regeln.workingDays.join(","),
  reminderContent: regeln.reminderContent,
  state: regeln.state ?? "",
  gemeinde: regeln.gemeinde ?? "",
  mariaeHimmelfahrt: regeln.mariaeHimmelfahrt ?? "",
});

/** The other way: what a form carries, as the call takes it. */
function regelkoerper({ workingDays = "", ...felder }: Felder) {
  const { fourEyes, eveningCheckAt, eveningAlarmAt, reminderContent, state, gemeinde, mariaeHimmelfahrt } =
    felder;
  return {
    fourEyes,
    eveningCheckAt,
    eveningAlarmAt,
    workingDays: workingDays.split(",").filter(Boolean),
    reminderContent,
    state,
    gemeinde,
    mariaeHimmelfahrt,
  };
}

const mitId = ({ id = "" }: Felder) => ({ params: { id } });

function wegeAm(heute: Tag): Readonly<Record<string, Formularweg>> {
  const tag = (text = "") => {
    const lesung = tagAusText(text, heute);
    return lesung.art === "tag" ? lesung.tag : text;
  };
  return {
    einstellen: {
      route: einstellungsroute,
      angaben: (felder) => {
        const gesehen = gesehenesAus(felder);
        return { body: { ...regelkoerper(felder), ...(gesehen && { seen: regelkoerper(gesehen) }) } };
      },
      erledigt: "Die Einstellungen sind gespeichert.",
      zugleich: { felder: (jetzt) => regelfelder(jetzt as Buchregeln), gruppen: regelgruppen },
    },
    abwesend: {
      route: abwesenheitsroute,
      angaben: ({ userId, from, to, substitute }) => ({
        body: { userId, from: tag(from), to: tag(to || from), substitute },
      }),
      erledigt: "Die Abwesenheit ist eingetragen.",
    },
    zurueck: { route: rueckkehrroute, angaben: mitId, erledigt: "Die Abwesenheit ist zurückgenommen." },
    kopfempfang: {
      route: kopfempfaengerroute,
      angaben: ({ erste = "", zweite = "" }) => ({
        body: { userIds: [...new Set([erste, zweite])].filter(Boolean) },
      }),
      erledigt: "Gespeichert. Die erste E-Mail kommt heute oder morgen Abend.",
    },
    kalender: {
      route: feedroute,
      angaben: ({ content }) => ({ body: { content } }),
      erledigt: "Der Kalender ist angelegt.",
    },
    widerrufen: {
      route: widerrufsroute,
      angaben: mitId,
      erledigt: "Der Kalender ist widerrufen; seine Adresse antwortet nicht mehr.",
    },
  };
}

/** Carries out one form of the page. */
export async function einstellungshandlung(aufruf: Seitenaufruf) {
  const getippt = await felderMitTagen(aufruf.request);
  const { was = "" } = getippt;
  const wege = wegeAm(heuteInBerlin());
  if (was !== "einstellen") return formularAusfuehren(wege, aufruf, getippt);
  const gelesen = regelnGelesen(getippt);
  if ("fehler" in gelesen)
    return data<Seitenergebnis>(
      { was, id: "", fehler: gelesen.fehler, feld: "gemeinde", felder: getippt },
      422,
    );
  const antwort = await formularAusfuehren(wege, aufruf, getippt, nachWahl(gelesen.felder, regelgruppen));
  const { felder, streit } = antwort.data;
  // The town goes back by its name, as it was typed.
  return streit && felder
    ? data(
        { ...antwort.data, felder: { ...felder, gemeinde: gemeindeInWorten(felder.gemeinde || null).name } },
        409,
      )
    : antwort;
}

/** The form of the settings, its town by its id; or why it is none. */
function regelnGelesen(getippt: Felder): { readonly felder: Felder } | { readonly fehler: string } {
  const { state = "", gemeinde = "", gefragtZu = "", mariaeHimmelfahrt = "", fourEyes = "" } = getippt;
  const text = gemeinde.trim();
  // What was decided for another's town does not have to be read.
  const gelesen =
    text === "" || getippt[wahlname("state")] === "andere" ? { id: "" } : gemeindeGelesen(text, state);
  if ("fehler" in gelesen) return gelesen;
  // What was said of another town counts for no other one.
  const himmelfahrt = gefragtZu === gelesen.id ? mariaeHimmelfahrt : "";
  return { felder: { ...getippt, fourEyes, state, gemeinde: gelesen.id, mariaeHimmelfahrt: himmelfahrt } };
}

/** The fields of a form; the days of the week that are ticked stand in one, with commas. */
async function felderMitTagen(request: Request): Promise<Felder> {
  const texte = await formulartexte(request);
  const tage = texte.flatMap(([name, wert]) => (name === "workingDays" ? [wert] : []));
  return { ...Object.fromEntries(texte), workingDays: tage.join(",") };
}
