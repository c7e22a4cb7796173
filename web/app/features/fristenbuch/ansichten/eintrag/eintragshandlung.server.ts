import { alsTag, type Tag } from "@gebuehrenportal/recht";
import { data, redirect } from "react-router";
import { zustimmungAnnehmen } from "#features/konto/index.server.ts";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { gesehenesAus, nachWahl } from "#ui/zugleich/formularfelder.ts";
import type { Buchnutzer } from "../../einstellung/buchzugang.server.ts";
import type { Ortsfragen } from "../../einstellung/orte.server.ts";
import {
  abweichungVerwerfen,
  angabenAendern,
  type Eintragsbezug,
  erledigen,
  freigeben,
  genehmigen,
  streichen,
  vorlegen,
  wiederOeffnen,
} from "../../eintrag/aendern.server.ts";
import { ausloeserAendern, ausloeserUnterschied } from "../../eintrag/neurechnen.server.ts";
import { Veraltet } from "../../eintrag/seither.server.ts";
import {
  verlaengern,
  verlaengerungAblehnen,
  verlaengerungBeantragen,
} from "../../eintrag/verlaengern.server.ts";
import { vorfristAufgeben, vorfristenAendern, vorfristVorlegen } from "../../eintrag/vorfristen.server.ts";
import { abweichungUebernehmen } from "../../nachpruefung/uebernehmen.server.ts";
import { istKuenftig, kuenftigsatz } from "../../plan/befunde.ts";
import type { Vorfristmangel } from "../../plan/vorfristen.ts";
import { saetze, type Zughindernis } from "../../worte/saetze.ts";
import { angabenfehler, type Felder, type Wahlmoeglichkeit } from "../buchung/buchungsformular.server.ts";
import { Feldfehler, grundImFeld, nachweisImFeld, tageImFeld, tagImFeld } from "../formularfeld.server.ts";
import { tagKurz } from "../zeile.ts";
import { angabenAusFeldern } from "./eintragsangaben.ts";
import { Ortsfehler, type Ortsschritt, ortEintragen, ortsschritt } from "./ortshandlung.server.ts";
import { type Veraltetes, veraltetes } from "./veraltet.server.ts";

/** What a form of the page has brought about, unless it has led on. */
export type Eintragsergebnis = {
  readonly was: string;
  readonly felder: Felder;
  readonly fehler: string | undefined;
  readonly feld: string | undefined;
  readonly ortwahl?: readonly Wahlmoeglichkeit[];
  readonly ortfragen?: Ortsfragen;
  /** What two people have changed to different values, by the field. */
  readonly streit?: Veraltetes["streit"];
  /** What else others have changed that this rests on. */
  readonly inzwischen?: Veraltetes["inzwischen"];
  /** What is to be answered before it is done. */
  readonly frage?: { readonly satz: string; readonly tag: Tag };
  /** What somebody has seen below, as the form hands it back. */
  readonly gesehen?: string;
  /** What another day of the trigger, or another place, would change. */
  readonly unterschiede: readonly {
    readonly id: string;
    readonly titel: string;
    readonly bisher: string;
    readonly neu: string;
    readonly vorfristen: string;
    readonly folge: string;
  }[];
};

type Handlung = (wer: Buchnutzer, bezug: Eintragsbezug, felder: Felder) => Promise<unknown>;

const handlungen: Readonly<Record<string, Handlung>> = {
  genehmigen,
  freigeben,
  vorlegen,
  oeffnen: wiederOeffnen,
  ablehnen: verlaengerungAblehnen,
  uebernehmen: abweichungUebernehmen,
  verwerfen: abweichungVerwerfen,
  erledigen: (wer, bezug, felder) => erledigen(wer, bezug, nachweisImFeld(felder)),
  nachweisen: (wer, bezug, felder) => erledigen(wer, bezug, nachweisImFeld({ ...felder, ohne: "" })),
  streichen: (wer, bezug, felder) => streichen(wer, bezug, grundImFeld(felder)),
  beantragen: (wer, bezug, felder) =>
    verlaengerungBeantragen(wer, bezug, { am: tagImFeld(felder, "am"), bis: tagImFeld(felder, "bis") }),
  verlaengern: (wer, bezug, felder) => {
    const bis = tagImFeld(felder, "bis");
    const vom = tagImFeld(felder, "vom");
    if (felder.geprueft !== "1") throw new Feldfehler("geprueft", saetze.verfuegungUngeprueft);
    const { einwilligung } = felder;
    return verlaengern(wer, bezug, {
      bis,
      vom,
      einwilligung: einwilligung === "ja" ? true : einwilligung === "nein" ? false : undefined,
    });
  },
  angaben: (wer, bezug, felder) => {
    const gesehen = gesehenesAus(felder);
    const angaben = angabenAusFeldern(nachWahl(felder));
    if (angaben.titel === "") throw new Feldfehler("title", saetze.bezeichnungFehlt);
    const [falsch] = Object.entries(angabenfehler(felder));
    if (falsch) throw new Feldfehler(...falsch);
    return angabenAendern(wer, bezug, angaben, gesehen && angabenAusFeldern(gesehen));
  },
  ausloeser: (wer, bezug, felder) =>
    ausloeserAendern(wer, bezug, tagImFeld(felder, "am"), alsTag(felder.kuenftig ?? "")),
  "vorfrist-vorlegen": (wer, bezug, felder) => vorfristVorlegen(wer, bezug, tagImFeld(felder, "vorfrist")),
  "vorfrist-aufgeben": (wer, bezug, felder) =>
    vorfristAufgeben(wer, bezug, { vorfrist: tagImFeld(felder, "vorfrist"), grund: grundImFeld(felder) }),
  vorfristen: (wer, bezug, felder) => vorfristenAendern(wer, bezug, tageImFeld(felder, "vorfristen")),
};

/** Carries out what a form of the page asks for. */
export async function eintragshandlung({ request, context }: Seitenaufruf, id: string | undefined) {
  const wer = requireTarif(sitzungAus(context), "premium");
  const felder = await formularfelder(request);
  const { was = "" } = felder;
  const bezug = {
    id: id ?? "",
    stand: /^\d{1,15}$/.test(felder.stand ?? "") ? Number(felder.stand) : undefined,
  };
  const leer = { was, felder, fehler: undefined, feld: undefined, unterschiede: [] };
  try {
    if (was === "ausloeser" && felder.gesehen !== felder.am)
      return { ...leer, ...(await unterschiede(wer, bezug, tagImFeld(felder, "am"))) };
    if (was === "ort") return await ortBearbeiten(wer, bezug, leer);
    const handlung = Object.hasOwn(handlungen, was) ? handlungen[was] : undefined;
    if (!handlung) throw data(null, { status: 400 });
    await zustimmungAnnehmen(wer, felder);
    await handlung(wer, bezug, felder);
    return redirect(`/fristenmanager/${id}?getan=${was}`, 303);
  } catch (fehler) {
    if (fehler instanceof Feldfehler) {
      const auswahl = fehler instanceof Ortsfehler ? fehler.auswahl : {};
      const ergebnis = { ...leer, ...auswahl, fehler: fehler.message, feld: fehler.feld };
      return data<Eintragsergebnis>(ergebnis, { status: 422 });
    }
    if (fehler instanceof Veraltet)
      return data<Eintragsergebnis>(
        { ...leer, fehler: fehler.message, ...veraltetes(fehler, felder) },
        { status: 409 },
      );
    if (!(fehler instanceof ApiFehler)) throw fehler;
    if (fehler.status === 404) throw data(null, { status: 404 });
    const status = fehler.status === 400 ? 422 : fehler.status;
    const { code = "", error, field } = fehler.koerper;
    const feld = [stellen[code], field].find((name) => name !== undefined && Object.hasOwn(felder, name));
    // What is asked is asked beside what the day would change.
    const gefragt =
      was === "ausloeser" && code === "ereignis-in-der-zukunft"
        ? await unterschiede(wer, bezug, tagImFeld(felder, "am"))
        : {};
    return data<Eintragsergebnis>({ ...leer, ...gefragt, fehler: error, feld }, { status });
  }
}

/** Another place: first what it would change, then it is done. */
async function ortBearbeiten(wer: Buchnutzer, bezug: Eintragsbezug, leer: Eintragsergebnis) {
  const schritt: Ortsschritt = await ortsschritt(wer, bezug, leer.felder);
  if (schritt.art === "zeigen") return { ...leer, ...schritt.ergebnis };
  await zustimmungAnnehmen(wer, leer.felder);
  await ortEintragen(wer, bezug, schritt.ort);
  return redirect(`/fristenmanager/${bezug.id}?getan=ort`, 303);
}

/** Where the form has what the book complains of. */
const stellen: Readonly<Record<string, string>> = {
  "nicht-spaeter": "bis",
  "antrag-nach-ablauf": "am",
  "antrag-kuenftig": "am",
  "beschluss-kuenftig": "vom",
  "beschluss-vor-antrag": "vom",
  "nachweis-kuenftig": "at",
  "nachweis-vor-ereignis": "at",
  "vorfrist-offen": "vorfristen",
  "vorfrist-vergangen": "vorfristen",
  "vorfrist-nach-ende": "vorfristen",
} satisfies Partial<Record<Zughindernis | Vorfristmangel["code"], string>>;

const folgen = {
  neu: "bekommt den neuen Tag",
  daneben: "vom Gericht bestimmt; der neue Tag steht daneben",
  bleibt: "bleibt, wie sie ist",
  gleich: "derselbe Tag",
} as const;

async function unterschiede(
  wer: Buchnutzer,
  bezug: Eintragsbezug,
  am: Tag,
): Promise<Pick<Eintragsergebnis, "unterschiede" | "frage">> {
  const gefunden = await ausloeserUnterschied(wer, bezug, am);
  const kuenftig = gefunden.some(({ frist: { richtung } }) => istKuenftig(am, richtung, heuteInBerlin()));
  return {
    ...(kuenftig && { frage: { satz: kuenftigsatz(am), tag: am } }),
    unterschiede: gefunden.map(({ frist, bisher, neu, vorfristen, folge }) => ({
      id: frist.id,
      titel: frist.titel,
      bisher: bisher === null ? "noch ohne Tag" : tagKurz(bisher),
      neu: neu === null ? "noch ohne Tag" : tagKurz(neu),
      vorfristen: vorfristen.map(tagKurz).join(" und ") || "keine",
      folge: folgen[folge],
    })),
  };
}
