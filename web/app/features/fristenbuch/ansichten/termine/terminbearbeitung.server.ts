import { alsTag, datum, plusTage, type Tag } from "@gebuehrenportal/recht";
import { data, redirect } from "react-router";
import { offeneZustimmung, zustimmungAnnehmen } from "#features/konto/index.server.ts";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { alsAufruf, formularfelder, inhalt, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import {
  terminaenderungsroute,
  terminstreichroute,
  wiedervorlagenaenderungsroute,
  wiedervorlagenstreichroute,
} from "../../api/termine.ts";
import { type Buchlage, imBuch } from "../../einstellung/buchzugang.server.ts";
import { buerozeitVon } from "../../einstellung/bueroort.server.ts";
import { darfImBuch } from "../../einstellung/rechte.ts";
import { terminworte } from "../../termine/kalendereintraege.ts";
import {
  type Termin,
  type Terminart,
  umfaenge,
  type Vorkommen,
  vorkommenAm,
  vorkommenVon,
} from "../../termine/termin.ts";
import { type Terminvorgang, vorgaengeDesTermins } from "../../termine/termin-store.server.ts";
import { terminZeigen } from "../../termine/termine.server.ts";
import { namenVon } from "../../worte/papierworte.ts";
import { saetze } from "../../worte/saetze.ts";
import type { Felder, Seitenergebnis } from "../seitenpost.server.ts";
import { type Terminzeile, terminpfad, terminzeile } from "../terminzeile.ts";
import { tagKurz } from "../zeile.ts";
import { felderVon, nurGeaendertes, terminAusFeldern, wiederholungswort } from "./terminformular.ts";
import { absage } from "./terminseite.server.ts";

type Wahl = { readonly wert: string; readonly text: string };

/** What the page of a Termin or a Wiedervorlage shows: one of its days, and the series it belongs to. */
export type Einzelansicht = {
  readonly heute: Tag;
  readonly id: string;
  readonly art: Terminart;
  readonly wort: string;
  readonly stand: number;
  readonly zeile: Terminzeile | undefined;
  readonly angaben: readonly (readonly [name: string, wert: string])[];
  readonly serie: boolean;
  /** The days of the series around this one. */
  readonly nachbarn: readonly { readonly pfad: string; readonly text: string; readonly gilt: boolean }[];
  readonly felder: Felder;
  readonly personen: readonly Wahl[];
  readonly darf: boolean;
  readonly zustimmung: string | undefined;
  readonly gestrichen: string;
  readonly verlauf: readonly { readonly was: string; readonly wer: string; readonly iso: string }[];
};

/** Everything the page shows; undefined: a second factor is missing. */
export async function terminbearbeitung({ request, context }: Seitenaufruf, id = "") {
  const wer = requireTarif(sitzungAus(context), "premium");
  const frage = new URL(request.url).searchParams;
  const termin = await ohneFaktor(oder404(terminZeigen(wer, { id })));
  if (!termin) return { termin: undefined, getan: undefined };
  const zustimmung = await offeneZustimmung(wer);
  const gewuenscht = alsTag(frage.get("tag") ?? "");
  const ansicht = await imBuch(wer, async (lage) =>
    ansichtVon(lage, termin, gewuenscht, {
      zustimmung,
      vorgaenge: await vorgaengeDesTermins(lage.tx, lage.kanzleiId, termin.id),
    }),
  );
  const getan = frage.get("getan") ?? "";
  return { termin: ansicht, getan: Object.hasOwn(meldungen, getan) ? meldungen[getan] : undefined };
}

const meldungen: Readonly<Record<string, string>> = {
  aendern: "Die Änderung ist gespeichert.",
  erledigen: "Die Wiedervorlage ist erledigt.",
  oeffnen: "Die Wiedervorlage ist wieder offen.",
  streichen: "Gestrichen.",
};

async function oder404<T>(lesen: Promise<T>): Promise<T> {
  return lesen.catch((fehler: unknown) => {
    throw fehler instanceof ApiFehler && fehler.status === 404 ? data(null, { status: 404 }) : fehler;
  });
}

const jahr = 366;

/** The day that is meant, or the next one, or the last one there was. */
function gemeint(lage: Buchlage, termin: Termin, tag: Tag | undefined): Vorkommen | undefined {
  const { istBuerotag } = buerozeitVon(lage.einstellung);
  const dieser = tag && vorkommenAm(termin, tag, istBuerotag);
  if (dieser) return dieser;
  const um = (von: Tag, bis: Tag) => vorkommenVon(termin, { von, bis }, istBuerotag);
  const { heute } = lage;
  return (
    um(heute, plusTage(heute, 10 * jahr))[0] ?? um(plusTage(heute, -10 * jahr), plusTage(heute, -1)).at(-1)
  );
}

function ansichtVon(
  lage: Buchlage,
  termin: Termin,
  tag: Tag | undefined,
  {
    zustimmung,
    vorgaenge,
  }: { readonly zustimmung: string | undefined; readonly vorgaenge: readonly Terminvorgang[] },
): Einzelansicht {
  const { heute, personen, akteur } = lage;
  const name = namenVon(personen);
  const tages = gemeint(lage, termin, tag);
  const { wiederholung, gestrichenAm, gestrichenVon, streichgrund } = termin;
  const jetzt = tages ?? termin;
  return {
    heute,
    id: termin.id,
    art: termin.art,
    wort: terminworte[termin.art],
    stand: termin.stand,
    zeile: tages && terminzeile(tages, heute, name),
    angaben: angaben(termin, jetzt, name),
    serie: wiederholung !== null,
    nachbarn: wiederholung === null || !tages ? [] : nachbarn(lage, termin, tages),
    felder: felderAm(lage, termin, tages?.serientag ?? termin.tag),
    personen: personenwahl(lage, jetzt.person),
    darf: gestrichenAm === null && darfImBuch(akteur, "aendern"),
    zustimmung,
    gestrichen:
      gestrichenAm === null
        ? ""
        : `Gestrichen durch ${name(gestrichenVon)}${streichgrund ? `: ${streichgrund}` : ""}`,
    verlauf: vorgaenge.map(({ art, am, von, fuer }) => ({
      was: vorgangsworte[art] ?? art,
      wer: fuer === null ? name(von) : `${name(von)} für ${name(fuer)}`,
      iso: am.toISOString(),
    })),
  };
}

/** Whose it may be; who has left stays a choice where nobody has taken over. */
function personenwahl({ personen }: Buchlage, person: string | null): readonly Wahl[] {
  const wahl = personen.map(({ id, name }) => ({ wert: id, text: name }));
  return person === null || personen.some(({ id }) => id === person)
    ? wahl
    : [...wahl, { wert: person, text: saetze.ehemalig }];
}

const vorgangsworte: Readonly<Record<string, string>> = {
  eingetragen: "Eingetragen",
  geaendert: "Geändert",
  "tag-geaendert": "Ein Tag der Serie geändert",
  "tag-gestrichen": "Ein Tag der Serie gestrichen",
  abgetrennt: "Aus einer Serie hervorgegangen",
  beendet: "Serie beendet",
  erledigt: "Erledigt",
  "wieder-geoeffnet": "Wieder geöffnet",
  gestrichen: "Gestrichen",
};

function angaben(
  termin: Termin,
  { ort, person, notiz }: Pick<Termin, "ort" | "person" | "notiz">,
  name: (id: string | null) => string,
): Einzelansicht["angaben"] {
  const alle: readonly (readonly [string, string])[] = [
    ["Aktenzeichen", termin.aktenzeichen],
    ["Gericht oder Ort", ort],
    ["Für", person === null ? "die ganze Kanzlei" : name(person)],
    ["Wiederholung", wiederholungswort(termin.wiederholung, datum)],
    ["Notiz", notiz],
  ];
  return alle.filter(([, wert]) => wert !== "");
}

/** Some days of the series before and after this one. */
function nachbarn(lage: Buchlage, termin: Termin, dieser: Vorkommen): Einzelansicht["nachbarn"] {
  const spanne = { von: plusTage(dieser.tag, -jahr), bis: plusTage(dieser.tag, jahr) };
  const alle = vorkommenVon(termin, spanne, buerozeitVon(lage.einstellung).istBuerotag);
  const stelle = alle.findIndex(({ serientag }) => serientag === dieser.serientag);
  return alle.slice(Math.max(0, stelle - 2), stelle + 4).map(({ serientag, tag }) => ({
    pfad: terminpfad(termin.id, serientag),
    text: tagKurz(tag),
    gilt: serientag === dieser.serientag,
  }));
}

const umfangsworte = { nur: "this", folgende: "following", alle: "all" } as const;

/** Carries out one form of the page. */
export async function terminbearbeiten(aufruf: Seitenaufruf, id = "") {
  const wer = requireTarif(sitzungAus(aufruf.context), "premium");
  const felder = await formularfelder(aufruf.request);
  const { was = "", stand = "", tag = "", umfang = "" } = felder;
  const art: Terminart = felder.art === "wiedervorlage" ? "wiedervorlage" : "termin";
  const umfangGewaehlt = umfaenge.find((u) => u === umfang);
  const bereich = {
    occurrence: tag || undefined,
    scope: umfangGewaehlt && umfangsworte[umfangGewaehlt],
    revision: Number(stand) || undefined,
  };
  const wiedervorlage = art === "wiedervorlage";
  const params = { id };
  if (was === "streichen") {
    const route = wiedervorlage ? wiedervorlagenstreichroute : terminstreichroute;
    const body = { ...bereich, reason: felder.reason ?? "" };
    const antwort = await alsAufruf(route, aufruf, { params, body });
    if (!antwort.ok) return absage(antwort, felder);
    return redirect(
      umfangGewaehlt && umfangGewaehlt !== "alle"
        ? `/fristenmanager/termine/${id}?getan=streichen`
        : "/fristenmanager/termine?getan=gestrichen",
      303,
    );
  }
  const aenderung = wiedervorlage ? wiedervorlagenaenderungsroute : terminaenderungsroute;
  if (was === "erledigen" || was === "oeffnen") {
    const body = { occurrence: tag, revision: bereich.revision, done: was === "erledigen" };
    const antwort = await alsAufruf(wiedervorlagenaenderungsroute, aufruf, { params, body });
    return antwort.ok ? redirect(ziel(id, tag, was), 303) : absage(antwort, felder);
  }
  if (was !== "aendern") throw data(null, { status: 400 });
  const gelesen = terminAusFeldern(art, felder, heuteInBerlin());
  if ("feld" in gelesen) {
    const { feld, fehler } = gelesen;
    return data<Seitenergebnis>({ was, id, fehler, feld, felder }, 422);
  }
  await zustimmungAnnehmen(wer, felder);
  const body = umfang === "nur" ? gelesen.body : await geaendertes(wer, { id, art, tag }, gelesen.body);
  const antwort = await alsAufruf(aenderung, aufruf, { params, body: { ...body, ...bereich } });
  if (!antwort.ok) return absage(antwort, felder);
  const { appointment, followUp } =
    await inhalt<Partial<Record<"appointment" | "followUp", { id: string }>>>(antwort);
  // One day keeps its name in the series though it lies on another one; a series that was moved has new ones.
  const neuerTag = umfang === "nur" ? tag : String(gelesen.body.date);
  return redirect(ziel((appointment ?? followUp)?.id ?? id, neuerTag, was), 303);
}

/** What somebody has changed of what the form had shown. */
async function geaendertes(
  wer: Parameters<typeof terminZeigen>[0],
  { id, art, tag }: { readonly id: string; readonly art: Terminart; readonly tag: string },
  body: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const termin = await oder404(terminZeigen(wer, { id, art }));
  const serientag = alsTag(tag);
  // Of what comes once the form shows the whole.
  if (termin.wiederholung === null || !serientag) return body;
  const gezeigt = await imBuch(wer, async (lage) => felderAm(lage, termin, serientag));
  const vorher = terminAusFeldern(art, gezeigt, heuteInBerlin());
  return "body" in vorher ? nurGeaendertes(body, vorher.body, serientag) : body;
}

/** The fields of the form for one day. */
function felderAm({ einstellung }: Buchlage, termin: Termin, serientag: Tag): Felder {
  const { aktenzeichen, wiederholung } = termin;
  const tages = vorkommenAm(termin, serientag, buerozeitVon(einstellung).istBuerotag) ?? termin;
  const tag = ("eingetragen" in tages ? tages.eingetragen : undefined) ?? tages.tag;
  return felderVon({ ...tages, tag, aktenzeichen, wiederholung });
}

const ziel = (id: string, tag: string, getan: string): string =>
  `/fristenmanager/termine/${id}?${new URLSearchParams({ ...(tag && { tag }), getan })}`;
