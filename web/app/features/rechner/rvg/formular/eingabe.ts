import type {
  Angelegenheit,
  Anrechnung,
  Auslagen,
  Position,
  RvgEingabe,
  Schalter,
  Verguetungsvereinbarung,
  Zahlung,
} from "@gebuehrenportal/gebuehren";
import { type Cent, cent, type Tag } from "@gebuehrenportal/recht";
import { type Fehlerliste, Leser } from "../../formular/lesen.ts";
import { vergleichswerte, type Werte, wieTermin } from "../ergebnis/vergleichswerte.ts";
import { gesamtauftragAus, prozentAus, reisenAus } from "./eingabe-mehrere.ts";
import {
  type FormAngelegenheit,
  type FormAnrechnung,
  type FormPosition,
  type Formular,
  type FormZahlung,
  istBerechnet,
  istGewaehlt,
} from "./formular.ts";
import { stufen } from "./stufe.ts";

/** The engine's input, or the faults that stand in its way (never both empty of meaning: no faults means usable). */
export type GeleseneEingabe = { readonly eingabe: RvgEingabe; readonly fehler: Fehlerliste };

/** Caps of § 22 Abs. 2 RVG as far as the form asks back instead of computing. */
export type Wertgrenzen = { readonly einzeln: Cent; readonly zusammen: Cent };

/**
 * Reads the form: ticked fees only, matters without fee, expense or agreement left out. Empty days mean today. The input is complete even
 * with faults (faulty fields are missing in it), but must be computed only when there are none.
 */
export function eingabeAus(formular: Formular, heute: Tag, grenzen: Wertgrenzen): GeleseneEingabe {
  const leser = new Leser(heute);
  const berechnete = formular.angelegenheiten.filter(istBerechnet);
  const angelegenheiten = berechnete.map((a) => {
    const gelesen = angelegenheit(a, leser, heute, grenzen);
    // Several matters need names to be told apart; the stage is the obvious one.
    return berechnete.length > 1
      ? { ...gelesen, bezeichnung: a.felder.bezeichnung ?? stufen[a.stufe].titel }
      : gelesen;
  });
  const { felder } = formular;
  const anrechnungen = formular.anrechnungen.flatMap((k) => anrechnung(k, leser, heute, grenzen));
  const zahlungen = formular.zahlungen.flatMap((z) => zahlung(z, leser));
  const schalter = schalterAus(felder);
  const eingabe = ohneLeere<RvgEingabe>({
    angelegenheiten,
    leistungsende: leser.tag(felder.leistungsende, "allgemein.leistungsende") ?? heute,
    umsatzsteuer: felder.umsatzsteuer === "nein" ? false : undefined,
    anrechnungen: anrechnungen.length > 0 ? anrechnungen : undefined,
    zahlungen: zahlungen.length > 0 ? zahlungen : undefined,
    schalter: Object.keys(schalter).length > 0 ? schalter : undefined,
  });
  return { eingabe, fehler: leser.fehler };
}

type MitLeeren<T> = T extends unknown ? { [F in keyof T]: T[F] | undefined } : never;

/** Drops the fields that are `undefined`: exact optional properties want absence. */
function ohneLeere<T extends object>(werte: MitLeeren<Required<T>> | MitLeeren<T>): T {
  return Object.fromEntries(Object.entries(werte).filter(([, wert]) => wert !== undefined)) as T;
}

const ja = (text: string | undefined): true | undefined => (text === "ja" ? true : undefined);

function schalterAus(felder: Formular["felder"]): Partial<Schalter> {
  return ohneLeere<Partial<Schalter>>({
    reihenfolge: felder.reihenfolge as Schalter["reihenfolge"] | undefined,
    pauschale: felder.pauschale as Schalter["pauschale"] | undefined,
    teilbewilligung: felder.teilbewilligung as Schalter["teilbewilligung"] | undefined,
    erhoehung2501: felder.erhoehung2501 as Schalter["erhoehung2501"] | undefined,
    uebergang2021: felder.uebergang2021 as Schalter["uebergang2021"] | undefined,
    rechtswechsel: felder.rechtswechsel as Schalter["rechtswechsel"] | undefined,
  });
}

function angelegenheit(a: FormAngelegenheit, leser: Leser, heute: Tag, grenzen: Wertgrenzen): Angelegenheit {
  const f = a.felder;
  const hoechstens = f.verschieden === "ja" ? grenzen.zusammen : grenzen.einzeln;
  const beiordnungAm = leser.tag(f.beiordnung, `${a.id}.beiordnung`);
  const auslagen = auslagenAus(a, leser);
  const werte = werteAus(a, leser, hoechstens);
  const vergleich = vergleichswerte(a, werte);
  return ohneLeere<Angelegenheit>({
    id: a.id,
    bezeichnung: f.bezeichnung,
    auftragAm: leser.tag(f.auftrag, `${a.id}.auftrag`) ?? (beiordnungAm ? undefined : heute),
    beiordnungAm,
    weitereAuftraegeAm: leser.liste(f.weitereAuftraege, `${a.id}.weitereAuftraege`, (t, o) =>
      leser.tag(t, o),
    ),
    erledigtAm: leser.tag(f.erledigt, `${a.id}.erledigt`),
    rechtsmittelAm: leser.tag(f.rechtsmittel, `${a.id}.rechtsmittel`),
    vertretung: f.vertretung as Angelegenheit["vertretung"],
    bewilligterWert:
      f.vertretung === "beigeordnet" ? leser.wert(f.bewilligt, `${a.id}.bewilligt`, hoechstens) : undefined,
    bewilligteQuote:
      f.vertretung === "beigeordnet"
        ? prozentAus(f.bewilligtProzent, `${a.id}.bewilligtProzent`, leser)
        : undefined,
    wert: werte.anhaengig,
    auftraggeber: leser.zahl(f.auftraggeber, `${a.id}.auftraggeber`),
    verschiedeneGegenstaende: ja(f.verschieden),
    geldbusse: leser.betrag(f.geldbusse, `${a.id}.geldbusse`),
    positionen: a.positionen
      .filter(istGewaehlt)
      .map((p) => position(p, `${a.id}.${p.id}`, leser, hoechstens, vergleich)),
    gesamtauftrag: gesamtauftragAus(f.gesamtauftrag, `${a.id}.gesamtauftrag`, leser),
    auslagen: Object.keys(auslagen).length > 0 ? auslagen : undefined,
    vereinbarung: vereinbarungAus(a, leser),
  });
}

function werteAus({ id, felder: f }: FormAngelegenheit, leser: Leser, hoechstens: Cent): Werte {
  const anhaengig = leser.wert(f.wert, `${id}.wert`, hoechstens);
  return { anhaengig, mehrwert: leser.wert(f.mehrwert, `${id}.mehrwert`, hoechstens) };
}

function position(
  p: FormPosition,
  ort: string,
  leser: Leser,
  hoechstens: Cent,
  werte: ReadonlyMap<string, Cent>,
): Position {
  const f = p.felder;
  return ohneLeere<Position>({
    id: p.id,
    nr: p.nr,
    auftrag: f.auftrag as Position["auftrag"],
    variante: f.variante as Position["variante"],
    wert: leser.wert(f.wert, `${ort}.wert`, hoechstens) ?? werte.get(wieTermin[p.nr] ?? p.nr),
    satz100: leser.satz(f.satz, `${ort}.satz`),
    betrag: leser.betrag(f.betrag, `${ort}.betrag`),
    rahmen: f.rahmen as Position["rahmen"],
    anzahl: leser.zahl(f.anzahl, `${ort}.anzahl`),
    erhoehung: f.ohneErhoehung === "ja" ? false : undefined,
    gemeinsamerWert: leser.betrag(f.gemeinsam, `${ort}.gemeinsam`),
    bezug: bezugAus(f, ort, leser),
    inkasso: f.inkasso as Position["inkasso"],
    auszahlungen: leser.liste(f.auszahlungen, `${ort}.auszahlungen`, (t, o) => leser.betrag(t, o)),
    forderung: leser.wert(f.forderung, `${ort}.forderung`, hoechstens),
    beratung: f.beratung
      ? { art: f.beratung as NonNullable<Position["beratung"]>["art"], verbraucher: f.verbraucher === "ja" }
      : undefined,
  });
}

/** `p2` is a position of the same matter, `3100` a number with inputs of its own. */
function bezugAus(f: FormPosition["felder"], ort: string, leser: Leser): Position["bezug"] | undefined {
  if (!f.bezug || /^p\d+$/.test(f.bezug)) return f.bezug;
  return ohneLeere<{ nr: string; satz100?: number; betrag?: Cent }>({
    nr: f.bezug.trim(),
    satz100: leser.satz(f.bezugSatz, `${ort}.bezugSatz`),
    betrag: leser.betrag(f.bezugBetrag, `${ort}.bezugBetrag`),
  });
}

function auslagenAus({ id, felder: f }: FormAngelegenheit, leser: Leser): Auslagen {
  const kopien = (["A", "B", "C", "D"] as const).flatMap((b) => {
    const sw = leser.zahl(f[`kopien${b}Sw`], `${id}.kopien${b}Sw`);
    const farbe = leser.zahl(f[`kopien${b}Farbe`], `${id}.kopien${b}Farbe`);
    if (sw === undefined && farbe === undefined) return [];
    return [
      ohneLeere<NonNullable<Auslagen["kopien"]>[number]>({
        buchstabe: b.toLowerCase() as "a" | "b" | "c" | "d",
        sw,
        farbe,
      }),
    ];
  });
  const zahlen = (feld: "dateien" | "kilometer") =>
    leser.liste(f[feld], `${id}.${feld}`, (t, o) => leser.zahl(t, o));
  const zeiten = (feld: "abwesenheit" | "abwesenheitAusland") =>
    leser.liste(f[feld], `${id}.${feld}`, (t, o) => leser.minuten(t, o)) ?? [];
  const abwesenheiten = [
    ...zeiten("abwesenheit").map((minuten) => ({ minuten })),
    ...zeiten("abwesenheitAusland").map((minuten) => ({ minuten, ausland: true })),
  ];
  const praemie = leser.betrag(f.haftpflicht, `${id}.haftpflicht`);
  return ohneLeere<Auslagen>({
    pauschale: f.ohnePauschale === "ja" ? false : ja(f.mitPauschale),
    entgelte: leser.betrag(f.entgelte, `${id}.entgelte`),
    kopien: kopien.length > 0 ? kopien : undefined,
    dateien: zahlen("dateien"),
    kilometer: zahlen("kilometer"),
    verkehrsmittel: leser.betrag(f.verkehrsmittel, `${id}.verkehrsmittel`),
    abwesenheiten: abwesenheiten.length > 0 ? abwesenheiten : undefined,
    reisekosten: leser.betrag(f.reisekosten, `${id}.reisekosten`),
    gemeinsameReisen: reisenAus(f.reisen, `${id}.reisen`, leser),
    haftpflicht: praemie === undefined ? undefined : { praemieUeberGrenze: praemie },
    durchlaufend: leser.posten(f.durchlaufend, `${id}.durchlaufend`),
  });
}

function vereinbarungAus(a: FormAngelegenheit, leser: Leser): Verguetungsvereinbarung | undefined {
  const f = a.felder;
  if (f.vereinbarung === "stunden") {
    const minuten = leser.minuten(f.stunden, `${a.id}.stunden`);
    const jeStunde = leser.betrag(f.jeStunde, `${a.id}.jeStunde`);
    if (!minuten) leser.fehlt(`${a.id}.stunden`, "Geben Sie den Aufwand in Stunden an.", "§ 3a RVG");
    if (!jeStunde) leser.fehlt(`${a.id}.jeStunde`, "Geben Sie den Stundensatz an.", "§ 3a RVG");
    if (!minuten || !jeStunde) return undefined;
    return ohneLeere<Extract<Verguetungsvereinbarung, { art: "stunden" }>>({
      art: "stunden",
      minuten,
      jeStunde,
      taktMinuten: leser.zahl(f.takt, `${a.id}.takt`),
    });
  }
  if (f.vereinbarung !== "pauschale") return undefined;
  const betrag = leser.betrag(f.pauschalhonorar, `${a.id}.pauschalhonorar`);
  if (!betrag) leser.fehlt(`${a.id}.pauschalhonorar`, "Geben Sie die vereinbarte Pauschale an.", "§ 3a RVG");
  return betrag ? { art: "pauschale", betrag } : undefined;
}

/** A reference `a1/p2` in the engine's words; `undefined` if it names no fee. */
function positionsBezug(text: string | undefined) {
  const m = /^(a\d+)\/(p\d+)$/.exec(text ?? "");
  return m?.[1] && m[2] ? { angelegenheit: m[1], position: m[2] } : undefined;
}

function anrechnung(k: FormAnrechnung, leser: Leser, heute: Tag, grenzen: Wertgrenzen): Anrechnung[] {
  const f = k.felder;
  // A row just added says nothing yet.
  if (Object.keys(f).length === 0) return [];
  const auf = positionsBezug(f.auf);
  const von = f.von === "frueher" ? frueher(k, leser, heute, grenzen) : positionsBezug(f.von);
  if (!f.von) leser.fehlt(`${k.id}.von`, "Wählen Sie die Gebühr, die angerechnet wird.", "§ 15a RVG");
  else if (!von) leser.fehlt(`${k.id}.frueherNr`, "Nennen Sie die Nummer der Gebühr.", "§ 15a RVG");
  if (!auf)
    leser.fehlt(
      `${k.id}.auf`,
      "Es fehlt die Gebühr, auf die angerechnet wird, etwa Nr. 3100 VV. Wählen Sie sie, oder entfernen Sie die Anrechnung.",
      "§ 15a RVG",
    );
  if (!auf || !von) return [];
  return [
    ohneLeere<Anrechnung>({
      regel: f.regel,
      von,
      auf,
      wert: leser.wert(f.wert, `${k.id}.wert`, grenzen.zusammen),
      betrag: leser.wert(f.betrag, `${k.id}.betrag`, grenzen.zusammen),
      ausnahme: ja(f.ausnahme),
    }),
  ];
}

function frueher({ id, felder: f }: FormAnrechnung, leser: Leser, heute: Tag, grenzen: Wertgrenzen) {
  const nr = (f.frueherNr ?? "").trim();
  if (nr === "") return undefined;
  return {
    frueher: ohneLeere<Extract<Anrechnung["von"], { frueher: unknown }>["frueher"]>({
      nr,
      auftragAm: leser.tag(f.frueherAuftrag, `${id}.frueherAuftrag`) ?? heute,
      wert: leser.wert(f.frueherWert, `${id}.frueherWert`, grenzen.einzeln),
      satz100: leser.satz(f.frueherSatz, `${id}.frueherSatz`),
      betrag: leser.betrag(f.frueherBetrag, `${id}.frueherBetrag`),
      auftraggeber: leser.zahl(f.frueherAuftraggeber, `${id}.frueherAuftraggeber`),
      gezahlt: leser.betrag(f.frueherGezahlt, `${id}.frueherGezahlt`),
      erledigtAm: leser.tag(f.frueherErledigt, `${id}.frueherErledigt`),
    }),
  };
}

function zahlung(z: FormZahlung, leser: Leser): Zahlung[] {
  const f = z.felder;
  const betrag = leser.betrag(f.betrag, `${z.id}.betrag`);
  if (!betrag) {
    const gesagt = Object.keys(f).some((feld) => feld !== "von");
    if (gesagt) leser.fehlt(`${z.id}.betrag`, "Geben Sie den gezahlten Betrag an.", "§ 9 RVG");
    return [];
  }
  const [angelegenheit, position] = (f.auf ?? "").split("/");
  const prozent = leser.satz(f.umsatzsteuer, `${z.id}.umsatzsteuer`);
  return [
    ohneLeere<Zahlung>({
      betrag: cent(betrag),
      von: (f.von ?? "vorschuss") as Zahlung["von"],
      umsatzsteuerProzent: prozent === undefined ? undefined : prozent / 100,
      am: leser.tag(f.am, `${z.id}.am`),
      angelegenheit: angelegenheit || undefined,
      position,
    }),
  ];
}
