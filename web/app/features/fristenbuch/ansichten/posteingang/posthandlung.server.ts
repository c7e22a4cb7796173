import { tagAusText } from "@gebuehrenportal/recht";
import { data } from "react-router";
import { zustimmungAnnehmen } from "#features/konto/index.server.ts";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import type { Fehlerkoerper } from "#platform/fehler/api-fehler.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import type { ApiRoute } from "#platform/http/api-route.ts";
import {
  type Angaben,
  alsAufruf,
  formularfelder,
  inhalt,
  type Seitenaufruf,
} from "#platform/http/formularpost.server.ts";
import { eingangsroute, stueckroute } from "../../api/posteingang.ts";
import { postsaetze } from "../../posteingang/saetze.ts";
import type { Felder } from "../seitenpost.server.ts";

/** What a form of the page has brought about. */
export type Postergebnis = {
  readonly was: string;
  /** Which piece it was about; of a new one its own id. */
  readonly id: string;
  readonly erledigt?: string;
  readonly allgemein?: string | undefined;
  /** What is wrong, by field. */
  readonly fehler: Readonly<Record<string, string>>;
  /** What was typed; after a new piece what the next one begins with. */
  readonly felder: Felder;
};

type Weg = {
  readonly route: ApiRoute;
  readonly angaben: (felder: Felder) => Angaben;
  readonly erledigt: string;
};

const namen = [
  "aktenzeichen",
  "sender",
  "kind",
  "subject",
  "servedAt",
  "channel",
  "courtFileNumber",
  "statedPeriod",
] as const;

/** What the form of a piece says; a day as it is typed everywhere. */
function stueckkoerper(felder: Felder) {
  const lesung = tagAusText(felder.servedAt ?? "", heuteInBerlin());
  return {
    ...Object.fromEntries(namen.map((name) => [name, felder[name] ?? ""])),
    ...(felder.field !== undefined && { field: felder.field }),
    servedAt: lesung.art === "tag" ? lesung.tag : (felder.servedAt ?? ""),
  };
}

const mitBezug =
  (koerper: (felder: Felder) => Readonly<Record<string, unknown>>) =>
  (felder: Felder): Angaben => ({
    params: { id: felder.id ?? "" },
    body: {
      ...koerper(felder),
      ...(/^\d{1,15}$/.test(felder.stand ?? "") && { seen: Number(felder.stand) }),
    },
  });

const wege: Readonly<Record<string, Weg>> = {
  erfassen: {
    route: eingangsroute,
    angaben: (felder) => ({ body: stueckkoerper(felder) }),
    erledigt: "Aufgenommen. Bereit für das nächste Stück.",
  },
  aendern: {
    route: stueckroute,
    angaben: mitBezug(stueckkoerper),
    erledigt: "Die Angaben sind gespeichert.",
  },
  nichts: {
    route: stueckroute,
    angaben: mitBezug(({ reason = "" }) => ({ status: "nothing", reason })),
    erledigt: "Eingetragen: nichts zu notieren.",
  },
  oeffnen: {
    route: stueckroute,
    angaben: mitBezug(() => ({ status: "open" })),
    erledigt: "Das Stück ist wieder offen.",
  },
  streichen: {
    route: stueckroute,
    angaben: mitBezug(({ reason = "" }) => ({ status: "struck", reason })),
    erledigt: "Das Stück ist gestrichen.",
  },
};

/** Carries out one form of the page. */
export async function posthandlung(aufruf: Seitenaufruf) {
  const wer = requireTarif(sitzungAus(aufruf.context), "premium");
  const felder = await formularfelder(aufruf.request);
  const { was = "", id = "" } = felder;
  const weg = Object.hasOwn(wege, was) ? wege[was] : undefined;
  if (!weg) throw data(null, { status: 400 });
  await zustimmungAnnehmen(wer, felder);
  const antwort = await alsAufruf(weg.route, aufruf, weg.angaben(felder));
  const koerper = await inhalt<Fehlerkoerper & { readonly item?: { readonly id: string } }>(antwort);
  if (antwort.ok) {
    const ergebnis: Postergebnis = {
      was,
      id: koerper.item?.id ?? id,
      erledigt: weg.erledigt,
      fehler: {},
      felder: was === "erfassen" ? weiterMit(felder) : {},
    };
    return data(ergebnis);
  }
  const fehler = feldfehler(koerper);
  const ergebnis: Postergebnis = {
    was,
    id,
    fehler,
    allgemein: Object.keys(fehler).length > 0 ? undefined : koerper.error,
    felder,
  };
  return data(ergebnis, antwort.status === 400 ? 422 : antwort.status);
}

/** Post of one morning has one day, and mostly one way. */
const weiterMit = ({ servedAt = "", channel = "" }: Felder): Felder => ({ servedAt, channel });

/** Every complaint at its field. */
function feldfehler({ field, error, errors = [] }: Fehlerkoerper): Readonly<Record<string, string>> {
  const alle = errors.length > 0 ? errors : field === undefined ? [] : [{ field, error }];
  return Object.fromEntries(
    alle.map(({ field: name, error: satz }) => [
      name,
      name === "servedAt" && satz !== postsaetze.tagKuenftig ? postsaetze.tagFehlt : satz,
    ]),
  );
}
