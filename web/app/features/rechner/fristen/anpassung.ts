import {
  type Ereignisart,
  istStrafsache,
  kuendigungsfristen,
  ortsverkehrZaehlt,
  type RegimeId,
} from "@gebuehrenportal/fristen";
import { dauerText } from "@gebuehrenportal/fristen/dauertext";
import { eintragsangaben, type Katalogeintrag, zaehltAbJahresende } from "@gebuehrenportal/fristen/katalog";
import { type Ortstreffer, ortAus } from "@gebuehrenportal/fristen/orte";
import { wahltage } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import { laendernamen, type Tag, tagAusText } from "@gebuehrenportal/recht";
import type { Option } from "#ui/felder/auswahl.tsx";
import type { Feldanpassungen } from "../formular/formularfeld.ts";
import type { Werte } from "../formular/rechnerformular.ts";
import { gewaehlteFrist, hatStunden, moeglicheFristen, regimeVon } from "./eingabe.ts";
import { istVerfolgung, istVerjaehrung, kuendigungsartenVon, waechst } from "./nachtraege/nachtraege.ts";
import { unterbrechungsfelder } from "./nachtraege/unterbrechungsfelder.ts";
import type { Ortsfragen, Ortskunde, Ortslesung } from "./orte/ortskunde.ts";
import { angabenDerForm, ortDerForm, ortshinweis, ortswarnung, weitereDerForm } from "./orte/ortswahl.ts";
import { sitzworte } from "./orte/sitzworte.ts";
import { ueblicherWeg } from "./wege/ueblicher-weg.ts";
import { gewaehlterWeg, wege, wegoptionen, wegVon } from "./wege/wege.ts";
import { landoptionen } from "./wortlisten.ts";

/** How the form looks for what was typed: the chosen entry and place, the days its way of service asks for. */
export function fristfelder(werte: Werte, kunde: Ortskunde, heute: Tag): Feldanpassungen {
  const eintrag = gewaehlteFrist(werte, heute);
  const frei = eintrag === undefined;
  const regime = eintrag?.regime ?? regimeVon(werte);
  const id = wegVon(regime, gewaehlterWeg(werte, eintrag?.weg));
  const weg = id && wege[id];
  const optionen = wegoptionen(regime, werte.weg === ueblicherWeg ? eintrag?.weg : undefined);
  const stunden = eintrag ? hatStunden(eintrag) : (werte.stunden ?? "").trim() !== "";
  return {
    frist: eintrag
      ? { anzeige: eintrag.name, hinweis: eintragstext(eintrag) }
      : { optionen: moeglicheFristen(werte).map((t) => ({ wert: t.id, text: t.name, hinweis: t.norm })) },
    ...orte(werte, eintrag, kunde),
    ...(((optionen.length > 1 && fragtNachWeg(eintrag)) || (werte.weg ?? "") !== "") && {
      weg: { optionen, ...(eintrag?.weg && { hinweis: `Üblich: ${wege[eintrag.weg].text}` }) },
    }),
    ereignis: {
      label: weg?.tag ?? eigenerTag(eintrag, werte),
      ...(eintrag && { hinweis: ausloeserhinweis(eintrag) }),
    },
    ...(weg?.zugang !== undefined && { zugang: { label: weg.zugang } }),
    ...(weg?.bestreitbar && { bestritten: {} }),
    ...(weg?.land && { landesbehoerde: {} }),
    ...(weg?.elektronisch && { elektronisch: {} }),
    ...(weg?.ortsverkehr && ortsverkehrMoeglich(werte, heute) && { ortsverkehr: {} }),
    ...(weg?.eingang && { eingang: {}, ruecksendung: {} }),
    ...(weg?.bestimmt !== undefined && {
      bestimmt: { label: `Vom Gericht bestimmte längere Frist (${weg.bestimmt})` },
    }),
    ...(weg?.bestimmterTag && { bestimmtTag: {} }),
    ...(stunden && { uhr: {} }),
    ...((frei || eintrag.offen) && { tage: {}, wochen: {}, monate: {}, jahre: {} }),
    ...(eintrag && katalogfelder(eintrag)),
    ...verlaengerungsfelder(eintrag, werte),
    ...(istVerjaehrung(eintrag, werte) && { verjaehrung: {} }),
    ...(istVerfolgung(regime) && { verfolgung: {} }),
    ...unterbrechungsfelder(werte),
    ...kuendigungsfelder(eintrag, werte),
    ...(eintrag && eintrag.vorfristen.length > 0 && { vorfristen: { hinweis: vorfristhinweis(eintrag) } }),
  };
}

/** Whether local delivery may count for the letter: not once it was posted too late for that. */
function ortsverkehrMoeglich({ ereignis = "" }: Werte, heute: Tag): boolean {
  const aufgabe = tagAusText(ereignis, heute);
  return aufgabe.art !== "tag" || ortsverkehrZaehlt(aufgabe.tag);
}

const vorfristhinweis = ({ vorfristen }: Katalogeintrag): string =>
  `Leer: ${vorfristen.map(dauerText).join(", ")} vorher. Beispiel: 2 Wochen, 3 Tage; „keine“ für keine.`;

/** Asked where the period can be extended, and where somebody has said so all the same. */
function verlaengerungsfelder(eintrag: Katalogeintrag | undefined, werte: Werte): Feldanpassungen {
  const moeglich = eintrag
    ? !eintrag.notfrist && eintrag.verlaengerbar.moeglich
    : werte.fristart !== "notfrist";
  if (!moeglich && !werte.verlum && !werte.verlbis) return {};
  return {
    verlum: {},
    verlbis: {},
    verlantrag: {},
    verlvorlaeufig: {},
    verlzweite: {},
    ...(eintrag && { verleinwilligung: {} }),
  };
}

/** Kinds of notice beside that of the entry, and the years with which some grow. */
function kuendigungsfelder(eintrag: Katalogeintrag | undefined, { kuendart }: Werte): Feldanpassungen {
  const arten = kuendigungsartenVon(eintrag);
  if (arten.length === 0) return {};
  const art = arten.find((a) => a === kuendart);
  return {
    kuendart: {
      optionen: [
        { wert: "", text: "wie im Katalog" },
        ...arten.map((a) => ({
          wert: a,
          text: `${kuendigungsfristen[a].name} (${kuendigungsfristen[a].norm})`,
        })),
      ],
    },
    ...(art && waechst(art) && { dienstjahre: {} }),
  };
}

/** The only court for an entry. */
const gerichtDes = (eintrag: Katalogeintrag | undefined) =>
  eintrag?.gericht === undefined ? undefined : ortAus(eintrag.gericht);

/** A chosen place has its Land; the list says so instead of „nicht bestimmt“. */
const mitLandDesOrtes = (treffer: Ortstreffer | undefined): readonly Option[] =>
  treffer
    ? [{ wert: "", text: `${laendernamen[treffer.land]} (${treffer.name})` }, ...landoptionen.slice(1)]
    : landoptionen;

const rueckwaerts = (eintrag: Katalogeintrag | undefined, werte: Werte): boolean =>
  eintrag ? eintrag.richtung === "rueckwaerts" : werte.richtung === "rueckwaerts";

/** Whether the trigger can be something served or notified; limitation and the like begin otherwise. */
const fragtNachWeg = (e: Katalogeintrag | undefined): boolean =>
  e === undefined ||
  e.weg !== undefined ||
  mitWeg.has(e.ereignisArt) ||
  /zustell|bekanntg|zugang/i.test(e.ausloeser);

const mitWeg: ReadonlySet<Ereignisart> = new Set([
  "ereignis",
  "zustellung",
  "bekanntgabe",
  "verkuendung",
  "erlass",
  "zugang",
]);

/** The trigger in words, and which day to type where the statute counts from the end of its year. */
const ausloeserhinweis = ({ id, ausloeser }: Katalogeintrag): string =>
  zaehltAbJahresende(id)
    ? `Auslöser: ${ausloeser}. Ein Tag dieses Jahres genügt; gerechnet wird vom Schluss des Jahres.`
    : `Auslöser: ${ausloeser}`;

/** What happens on the day itself, where no way of service says it. */
function eigenerTag(eintrag: Katalogeintrag | undefined, werte: Werte): string {
  if (eintrag && werte.amtsblatt === "ja" && eintragsangaben(eintrag.id).has("amtsblatt"))
    return "Tag der Veröffentlichung im Amtsblatt";
  if (eintrag && !eintrag.fuenfMonate && eintragsangaben(eintrag.id).has("verkuendungAm"))
    return "Tag der Zustellung des Urteils";
  if (eintrag?.regime === "BGB-KUEND") return "Tag, an dem die Kündigung zugeht";
  if (rueckwaerts(eintrag, werte)) return "Tag, vor dem die Frist liegt";
  return ereignistage[eintrag?.ereignisArt ?? "ereignis"];
}

const ereignistage: Readonly<Record<Ereignisart, string>> = {
  ereignis: "Tag des Ereignisses",
  zustellung: "Tag der Zustellung",
  bekanntgabe: "Tag der Bekanntgabe",
  verkuendung: "Tag der Verkündung",
  erlass: "Tag des Erlasses",
  zugang: "Tag des Zugangs",
  kenntnis: "Tag der Kenntnis",
  termin: "Tag des Termins",
  antrag: "Tag des Antrags",
  faelligkeit: "Tag der Fälligkeit",
  inkrafttreten: "Tag des Inkrafttretens",
  fristablauf: "Tag des Ereignisses",
  beendigung: "Tag der Beendigung",
};

const eintragstext = (e: Katalogeintrag): string =>
  [e.norm, e.notfrist ? `Notfrist: ${e.dauerText}` : e.dauerText, e.gebietName].filter(Boolean).join(" · ");

function katalogfelder(e: Katalogeintrag): Feldanpassungen {
  const nimmt = eintragsangaben(e.id);
  return {
    ...(e.offen && { bis: {} }),
    ...(nimmt.has("verkuendungAm") && { verkuendung: e.fuenfMonate ? {} : verkuendungVorRevision }),
    ...(nimmt.has("zustellungAm") && { zustellung: {} }),
    ...(nimmt.has("urteilZuDenAktenAm") && { akten: {} }),
    ...(nimmt.has("entscheidungAm") && { entscheidung: {} }),
    ...(nimmt.has("amtsblatt") && { amtsblatt: {} }),
    ...wahltagfelder(e),
    ...(nimmt.has("anmeldefristTage") && { anmeldefrist: {} }),
    ...(nimmt.has("postlaufTage") && { postlauf: {} }),
    ...(e.grenzeAb !== undefined && {
      grenze: { label: `Äußerste Grenze ab: ${e.grenzeAb}`, hinweis: grenzhinweis(e) },
    }),
    ...(e.varianten.length > 0 && { variante: { optionen: variantenoptionen(e) } }),
    ...((e.folgefristen.length > 0 || e.wiedereinsetzung !== undefined) && { kette: {} }),
  };
}

/** The days that choose between the versions of an entry, each with what depends on it. */
const wahltagfelder = ({ fassungen }: Katalogeintrag): Feldanpassungen =>
  Object.fromEntries(
    fassungen.flatMap(({ faelle, wahl, ab }) =>
      wahl.tag === "ereignis" || ab === undefined
        ? []
        : [
            [
              wahltage[wahl.tag].feld,
              {
                hinweis: `Entscheidet über die Fassung (${faelle}; ${wahl.norm}). Ohne Angabe gilt der sichere Tag.`,
              },
            ],
          ],
    ),
  );

/** The limit in words; where the period itself has a number, its day is enough while the trigger is missing. */
const grenzhinweis = ({ grenze, offen }: Katalogeintrag): string =>
  [
    grenze,
    offen === undefined ? "Fehlt der Auslöser (nie zugestellt, nie belehrt), genügt dieser Tag" : undefined,
  ]
    .filter((text) => text !== undefined)
    .map((text) => `${text}.`)
    .join(" ");

const verkuendungVorRevision = {
  label: "Tag der Verkündung",
  hinweis:
    "War das Urteil schon vor Ablauf der Einlegungsfrist zugestellt, schließt sich die Begründungsfrist an diese an.",
};

const variantenoptionen = (e: Katalogeintrag): readonly Option[] => [
  { wert: "", text: `Regelfall: ${e.dauerText}` },
  ...e.varianten.map((v) => ({ wert: v.id, text: `${v.name}: ${dauerText(v.dauer)}` })),
];

/** Courts and periods with days of their own, wherever the party is. */
const ohneOrt: ReadonlySet<RegimeId> = new Set(["EUG", "EMRK", "INSO-139"]);

/** The place and its Land, what only the reader knows of it, the question for further places, and what those typed there are. */
function orte(werte: Werte, eintrag: Katalogeintrag | undefined, kunde: Ortskunde): Feldanpassungen {
  const lesung = ortDerForm(werte, kunde);
  const { treffer } = lesung;
  const genannt = [werte.land, werte.ort, werte.gericht, werte.gemeinde].some(Boolean);
  if (eintrag && ohneOrt.has(eintrag.regime) && !genannt) return {};
  const straf = istStrafsache(eintrag?.regime ?? regimeVon(werte));
  const mehrere = eintrag ? eintragsangaben(eintrag.id).has("weitereOrte") : true;
  return {
    ort: ortsanzeige(lesung, ortswarnung(werte, eintrag?.gericht, kunde)),
    land: { optionen: mitLandDesOrtes(treffer ?? gerichtDes(eintrag)) },
    ...(treffer && ortsfragen(kunde.fragen(angabenDerForm(treffer, werte), straf))),
    ...((mehrere || werte.mehrereOrte === "ja") && { mehrereOrte: {} }),
    ...Object.fromEntries(weitereDerForm(werte, kunde).map(({ ort, lesung: l }) => [ort, ortsanzeige(l)])),
  };
}

function ortsfragen({ sitze, himmelfahrt }: Ortsfragen): Feldanpassungen {
  return {
    ...(sitze && {
      sitz: { optionen: [{ wert: "", text: sitzworte.offen }, ...sitze] },
    }),
    ...(himmelfahrt !== undefined && {
      himmelfahrt: { label: `Mariä Himmelfahrt (15.08.) in ${himmelfahrt}` },
    }),
  };
}

function ortsanzeige(
  { treffer, moeglich }: Ortslesung,
  warnung?: string,
): NonNullable<Feldanpassungen[string]> {
  if (treffer) return { anzeige: treffer.name, hinweis: ortshinweis(treffer) };
  return {
    ...(warnung !== undefined && { hinweis: warnung }),
    optionen: moeglich.map((t) => ({ wert: t.id, text: t.name, hinweis: t.lage })),
  };
}
