import { gebietnamen } from "@gebuehrenportal/fristen/katalog";
import { alsTag, datum, type Tag, tagAusText } from "@gebuehrenportal/recht";
import { fristangaben } from "@gebuehrenportal/zitate";
import { offeneZustimmung } from "#features/konto/index.server.ts";
import { wegoptionen } from "#features/rechner/index.server.ts";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { type Buchlage, imBuch } from "../../einstellung/buchzugang.server.ts";
import { darfImBuch } from "../../einstellung/rechte.ts";
import { fristenNachId } from "../../eintrag/frist-store.server.ts";
import { tagessatz } from "../../posteingang/gesetzter-tag.ts";
import { gebieteVon, passendeFristen } from "../../posteingang/passende.ts";
import { offenePostZaehlen, stueckeFinden } from "../../posteingang/posteingang-store.server.ts";
import { type Poststand, type Poststueck, postarten, postname } from "../../posteingang/stueck.ts";
import type { Frist } from "../../worte/frist.ts";
import { namenVon } from "../../worte/papierworte.ts";
import { zeitwort } from "../../worte/wanduhr.ts";
import type { Wahlmoeglichkeit } from "../buchung/buchungsformular.server.ts";
import { tagKurz } from "../zeile.ts";
import { type Postfilter, postadresse } from "./postadresse.ts";

/** A way to book a period from a piece. */
export type Buchungsweg = { readonly pfad: string; readonly text: string; readonly norm: string };

/** A piece as the page shows it; plain data for the browser. */
export type Stueckansicht = {
  readonly id: string;
  readonly stand: number;
  readonly zustand: Poststand;
  readonly aktenzeichen: string;
  readonly name: string;
  readonly zugestellt: string;
  /** Sender, way, number of the court. */
  readonly angaben: readonly string[];
  readonly genannt: { readonly text: string; readonly satz: string | undefined } | undefined;
  /** Who decided what, when. */
  readonly entscheidung: string;
  readonly fristen: readonly { readonly pfad: string; readonly text: string }[];
  /** Periods of the catalogue that fit, of which fields of law. */
  readonly wege: readonly Buchungsweg[];
  readonly gebiete: string;
  readonly genannteBuchen: string | undefined;
  readonly andereBuchen: string;
  readonly darfStreichen: boolean;
  /** As the form of the piece has them. */
  readonly werte: Readonly<Record<string, string>>;
};

/** Everything the page shows. */
export type Postansicht = {
  readonly heute: Tag;
  readonly filter: Postfilter;
  readonly stuecke: readonly Stueckansicht[];
  readonly offen: number;
  readonly weiter: string | undefined;
  readonly arten: readonly Wahlmoeglichkeit[];
  readonly wege: readonly Wahlmoeglichkeit[];
  readonly gebiete: readonly Wahlmoeglichkeit[];
  readonly darf: boolean;
  readonly zustimmung: string | undefined;
  /** What has just been booked from a piece. */
  readonly gebucht: { readonly pfad: string; readonly anzahl: number } | undefined;
};

const jeSeite = 50;

/** Everything the page of the post needs; undefined: a second factor is missing. */
export async function postseite({ request, context }: Seitenaufruf): Promise<Postansicht | undefined> {
  const wer = requireTarif(sitzungAus(context), "premium");
  const suche = new URL(request.url).searchParams;
  const filter = postfilterAus(suche);
  const inhalt = await ohneFaktor(imBuch(wer, (lage) => inhaltVon(lage, filter)));
  if (!inhalt) return undefined;
  return {
    heute: heuteInBerlin(),
    filter,
    ...inhalt,
    arten: Object.entries(postarten).map(([wert, text]) => ({ wert, text })),
    wege: wegoptionen("BGB").map(({ wert, text }) =>
      wert === "" ? { wert, text: "Nicht angegeben" } : { wert, text },
    ),
    gebiete: [
      { wert: "", text: "Wie Gericht und Zeichen sagen" },
      ...Object.entries(gebietnamen).map(([wert, text]) => ({ wert, text })),
    ],
    zustimmung: await offeneZustimmung(wer),
    gebucht: gebuchtAus(suche),
  };
}

const zeigbar = ["offen", "entschieden", "alle"] as const;

/** Reads the filters of an address; what is unknown counts as not said. */
export function postfilterAus(suche: URLSearchParams): Postfilter {
  const tagtext = suche.get("tag") ?? "";
  const lesung = tagAusText(tagtext, heuteInBerlin());
  return {
    zeige: zeigbar.find((z) => z === suche.get("zeige")) ?? "alle",
    tag: alsTag(tagtext) ?? (lesung.art === "tag" ? lesung.tag : undefined),
    bearbeiten: /^[0-9a-f-]{36}$/.exec(suche.get("bearbeiten") ?? "")?.[0] ?? "",
    ab: /^\d{1,6}$/.test(suche.get("ab") ?? "") ? Number(suche.get("ab")) : 0,
  };
}

function gebuchtAus(suche: URLSearchParams): Postansicht["gebucht"] {
  const id = /^[0-9a-f-]{36}$/.exec(suche.get("gebucht") ?? "")?.[0];
  if (id === undefined) return undefined;
  return {
    pfad: `/fristenmanager/${id}`,
    anzahl: Number(/^\d{1,2}$/.exec(suche.get("anzahl") ?? "")?.[0] ?? 1),
  };
}

async function inhaltVon(lage: Buchlage, filter: Postfilter) {
  const { tx, kanzleiId } = lage;
  const gelesen = await stueckeFinden(tx, kanzleiId, { ...filter, limit: jeSeite + 1 });
  const stuecke = gelesen.slice(0, jeSeite);
  const eintraege = await fristenNachId(
    tx,
    kanzleiId,
    stuecke.flatMap(({ fristen }) => fristen),
  );
  const nachId = new Map(eintraege.map((frist) => [frist.id, frist]));
  return {
    stuecke: stuecke.map((stueck) => stueckansicht(stueck, lage, nachId)),
    offen: await offenePostZaehlen(tx, kanzleiId),
    weiter: gelesen.length > jeSeite ? postadresse(filter, { ab: filter.ab + jeSeite }) : undefined,
    darf: darfImBuch(lage.akteur, "buchen"),
  };
}

const bekannteWege = new Map(wegoptionen("BGB").map(({ wert, text }) => [wert, text]));

function stueckansicht(
  stueck: Poststueck,
  { personen, akteur }: Pick<Buchlage, "personen" | "akteur">,
  eintraege: ReadonlyMap<string, Frist>,
): Stueckansicht {
  const { treffer } = passendeFristen(stueck);
  const [angabe] = fristangaben(stueck.genannteFrist);
  const satz = angabe?.art === "tag" ? tagessatz(angabe.tag) : undefined;
  const buchen = (mehr: Readonly<Record<string, string>>) =>
    `/fristenmanager/neu?${new URLSearchParams({ posteingang: stueck.id, ...mehr })}`;
  return {
    id: stueck.id,
    stand: stueck.stand,
    zustand: stueck.zustand,
    aktenzeichen: [stueck.aktenzeichen, stueck.rubrum].filter(Boolean).join(", "),
    name: postname(stueck),
    zugestellt: tagKurz(stueck.zugestelltAm),
    angaben: [
      stueck.von,
      stueck.gerichtszeichen,
      stueck.weg && (bekannteWege.get(stueck.weg) ?? stueck.weg),
    ].filter(Boolean),
    genannt: stueck.genannteFrist === "" ? undefined : { text: stueck.genannteFrist, satz },
    entscheidung: entscheidungssatz(stueck, namenVon(personen)),
    fristen: stueck.fristen.flatMap((id) => {
      const frist = eintraege.get(id);
      return frist ? [{ pfad: `/fristenmanager/${id}`, text: fristtext(frist) }] : [];
    }),
    wege: treffer.map(({ id, name, norm }) => ({ pfad: buchen({ rule: id }), text: name, norm })),
    gebiete: gebieteVon(stueck)
      .map((gebiet) => gebietnamen[gebiet])
      .join(", "),
    genannteBuchen: angabe ? buchen({ genannt: "1" }) : undefined,
    andereBuchen: buchen({}),
    darfStreichen: darfImBuch(akteur, "streichen", stueck),
    werte: {
      aktenzeichen: stueck.aktenzeichen,
      sender: stueck.von,
      kind: stueck.art,
      subject: stueck.betreff,
      servedAt: datum(stueck.zugestelltAm),
      channel: stueck.weg,
      courtFileNumber: stueck.gerichtszeichen,
      field: stueck.gebiet,
      statedPeriod: stueck.genannteFrist,
    },
  };
}

/** „Berufung (ZPO) – Einlegung, Mo, 04.01.2027“ */
const fristtext = (frist: Frist): string =>
  [
    frist.titel,
    frist.ende === null ? "noch ohne Tag" : tagKurz(frist.ende),
    frist.zustand === "gestrichen" && "gestrichen",
  ]
    .filter(Boolean)
    .join(", ");

/** „Nichts zu notieren: Doppel. Rita Recht, 30.11.2026, 17:00 Uhr“ */
function entscheidungssatz(
  { zustand, grund, fristen, entschiedenAm, entschiedenVon }: Poststueck,
  name: (id: string | null) => string,
): string {
  if (zustand === "offen") return fristen.length > 0 ? "Die gebuchten Fristen sind gestrichen." : "";
  const wann = entschiedenAm === null ? "" : ` ${name(entschiedenVon)}, ${zeitwort(entschiedenAm)}`;
  if (zustand === "gebucht") return `Frist gebucht:${wann}`;
  return `${zustand === "nichts" ? "Nichts zu notieren" : "Gestrichen"}: ${grund}.${wann}`;
}
