import { type Tag, tagAusText } from "@gebuehrenportal/recht";
import { type Feld, type Regel, regeln } from "@gebuehrenportal/streitwert";
import type { Feldanpassungen } from "../formular/formularfeld.ts";
import type { Werte } from "../formular/rechnerformular.ts";

/** The rules that fit area and word, and the fields of the chosen one. */
export function felder(werte: Werte, heute: Tag): Feldanpassungen {
  const alle = regeln(antragstag(werte, heute));
  const gewaehlt = nachKennung(alle, werte);
  const passende = auswahl(alle, werte, gewaehlt);
  return {
    regel: {
      optionen: [
        {
          wert: "",
          text: passende.length > 0 ? `Bitte wählen (${passende.length})` : "Keine Regel passt dazu",
        },
        ...passende.map((r) => ({ wert: r.id, text: `${gross(r.titel)} (${fundstelle(r)})` })),
      ],
      ...(gewaehlt?.hinweis && { hinweis: gross(gewaehlt.hinweis) }),
    },
    ...Object.fromEntries((gewaehlt?.felder ?? []).map((feld) => [feld.name, worte(feld)])),
  };
}

/** The chosen rule as it reads on the day of the application. */
export const regelVon = (werte: Werte, heute: Tag): Regel | undefined =>
  nachKennung(regeln(antragstag(werte, heute)), werte);

const nachKennung = (alle: readonly Regel[], werte: Werte): Regel | undefined =>
  alle.find(({ id }) => id === (werte.regel ?? "").trim());

/** The day typed in; today while there is none. */
function antragstag({ antragAm = "" }: Werte, heute: Tag): Tag {
  const lesung = tagAusText(antragAm, heute);
  return lesung.art === "tag" ? lesung.tag : heute;
}

/** A chosen rule stays on offer, whatever is looked for next. */
function auswahl(alle: readonly Regel[], werte: Werte, gewaehlt: Regel | undefined): readonly Regel[] {
  const gebiet = (werte.gebiet ?? "").trim();
  const worte = einfach(werte.wort ?? "")
    .split(" ")
    .filter((wort) => wort !== "");
  return alle.filter(
    (r) =>
      r === gewaehlt ||
      ((gebiet === "" || r.gebiet === gebiet) && worte.every((wort) => suchtext(r).includes(wort))),
  );
}

const suchtext = (r: Regel): string =>
  einfach(`${r.titel} ${r.norm} ${r.hinweis ?? ""} ${stichworte[r.id] ?? ""}`);

/** Without umlauts and accents, so that „Raumung“ finds „Räumung“. */
const einfach = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** What people call a matter whose rule has another name. */
const stichworte: Readonly<Record<string, string>> = {
  geldforderung: "zahlung kaufpreis schadensersatz darlehen werklohn klage",
  mietverhaeltnis: "mietverhältnis mietvertrag pachtverhältnis pachtvertrag wohnung kündigung eigenbedarf",
  raeumung: "räumungsklage herausgabe wohnung mieter mietverhältnis mietvertrag kündigung eigenbedarf",
  miethoehe: "wohnung mieterhöhung mietminderung mietpreisbremse",
  kuendigung: "kündigungsschutz kündigungsschutzklage",
  kindschaft: "sorgerecht umgangsrecht kind",
  ehesache: "ehescheidung",
  verbund: "ehescheidung folgesachen",
  unterhalt: "kindesunterhalt ehegattenunterhalt trennungsunterhalt",
  "familie-geldforderung": "zugewinnausgleich",
  "arrest-verfuegung": "eilverfahren",
  "einstweilige-anordnung": "eilverfahren",
  wiederkehrend: "rente",
  bedeutung: "verwaltungsgericht finanzgericht sozialgericht",
  geldleistung: "bescheid steuer abgabe gebühr",
  "weg-beschlussklage": "wohnungseigentum eigentümerversammlung anfechtung",
  nichtvermoegensrechtlich: "persönlichkeitsrecht unterlassung ehre",
};

const gross = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function fundstelle({ norm, katalog, sicherheit }: Regel): string {
  if (!katalog) return norm;
  return sicherheit === "niedrig" ? "Katalog, nicht gesichert" : `Katalog, ${katalog.fassung}`;
}

/** A field as the form shows it; what the rule needs is not marked, what it does not need is. */
function worte({ titel, art, hilfe, pflicht, vorgabe, wahl }: Feld) {
  const hinweis = [hilfe, hinweise[art], zahlvorgabe(vorgabe)].filter((t) => t !== undefined).join("; ");
  return {
    label: titel,
    ...(hinweis !== "" && { hinweis: gross(hinweis) }),
    ...(!pflicht && art !== "schalter" && { freiwillig: true as const }),
    ...(wahl && { optionen: optionen(wahl, vorgabe) }),
  };
}

const hinweise: Readonly<Partial<Record<Feld["art"], string>>> = {
  geldliste: "mehrere durch Semikolon getrennt: 2.000,00; 1.500,00",
  prozent: "ganze Prozent von 0 bis 100",
};

const zahlvorgabe = (vorgabe: Feld["vorgabe"]): string | undefined =>
  typeof vorgabe === "number" ? `leer: ${vorgabe}` : undefined;

/** The default of a choice is its empty value. */
function optionen(wahl: NonNullable<Feld["wahl"]>, vorgabe: Feld["vorgabe"]) {
  const erste = wahl.find(({ wert }) => wert === vorgabe);
  return [
    { wert: "", text: erste?.titel ?? "Bitte wählen" },
    ...wahl.filter((w) => w !== erste).map(({ wert, titel }) => ({ wert, text: titel })),
  ];
}
