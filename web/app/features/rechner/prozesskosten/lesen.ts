import { hoechstwert as rvgHoechstwert } from "@gebuehrenportal/gebuehren";
import { hoechstwert } from "@gebuehrenportal/gerichtskosten";
import { type Cent, fassungAm, type Tag } from "@gebuehrenportal/recht";
import type { Gesagt } from "../felder/ebene.ts";
import { gelesen, type Lesung } from "../felder/gelesen.ts";
import type { Feldanpassungen, Formularfeld } from "../formular/formularfeld.ts";
import type { Leser } from "../formular/lesen.ts";
import { type Frage, type Werte, zeilenDer } from "../formular/rechnerformular.ts";
import { anzahl, endetOhneZulassung, felder } from "./anpassung.ts";
import type { ProzesskostenEingabe, Seite } from "./eingabe.ts";
import { instanzen, type Nummer, name } from "./felder/instanz.ts";
import { formular, hoechstensParteien, prozessangaben } from "./felder.ts";
import { quotenPruefen } from "./lesen-quoten.ts";
import { type Prozessgericht, rechtswegVor } from "./prozessgericht.ts";
import { endenVor } from "./rechtsweg/enden.ts";
import { type Rechtsweg, rechtswege, regelnDes } from "./rechtsweg/rechtsweg.ts";
import { folgesachen } from "./verbund/felder.ts";
import { folgesachenarten, istKindschaftssache } from "./verbund/folgesachen.ts";

type Prozessanfrage = Gesagt<typeof prozessangaben>;
type Instanzangabe = NonNullable<Prozessanfrage["instanzen"]>[number];

/** The engine's input, of a call or of the page; an instance without a day begins when the one before it did. */
export function alsEingabe(
  { rolle = "klaeger", instanzen = [{}], mahnverfahren, vorgerichtlich, ...rest }: Prozessanfrage,
  heute: Tag,
): ProzesskostenEingabe & { readonly gericht?: string } {
  let am = heute;
  const folge = instanzen.map((instanz) => {
    am = instanz.am ?? am;
    return { ende: "urteil" as const, ...instanz, am };
  });
  const erste = folge[0]?.am ?? heute;
  const mahn = mahnverfahren && { am: erste, ...mahnverfahren };
  return {
    ...rest,
    rolle,
    instanzen: folge,
    ...(mahn && { mahnverfahren: mahn }),
    ...(vorgerichtlich && { vorgerichtlich: { am: mahn?.am ?? erste, ...vorgerichtlich } }),
  };
}

/**
 * Reads the form; `undefined` where something needed is missing or faulty, the reader then knows what. A court leads to its
 * branch while none is chosen.
 */
export function prozessfrage(
  frage: Frage,
  leser: Leser,
  gericht?: Prozessgericht,
): Lesung<ProzesskostenEingabe> | undefined {
  const { heute } = frage;
  const werte = Object.fromEntries(Object.entries(frage.werte).map(([feld, text]) => [feld, text.trim()]));
  const rechtsweg = rechtswege.find((r) => r === werte.rechtsweg) ?? rechtswegVor(gericht) ?? "zivil";
  const gezeigt = sichtbare(werte, rechtsweg, felder(werte, gericht));
  hoechstwerte(leser, gezeigt, heute);
  parteienPruefen(leser, gezeigt);
  quotenPruefen(leser, gezeigt, (feld) => feld);
  const instanzen = instanzenAus({ ...frage, werte: gezeigt }, leser, rechtsweg);
  const lesung = gelesen(prozessangaben, { ...frage, werte: gezeigt }, leser);
  if (!lesung) return undefined;
  const { eigene, gegner, folgesachen: sachen, ...rest } = lesung.eingabe;
  const anfrage = {
    ...rest,
    rechtsweg,
    ...(sachen.length > 0 && { folgesachen: sachen }),
    eigene: mitParteien(eigene),
    gegner: mitParteien(gegner),
    instanzen: instanzen.map(({ eingabe }) => eingabe),
  };
  return {
    eingabe: alsEingabe(anfrage, heute),
    ort: (pfad) => {
      const [, nr, rest] = /^instanzen\[(\d)\]\.(.+)$/.exec(pfad) ?? [];
      return nr === undefined ? lesung.ort(pfad) : instanzen[Number(nr)]?.ort(rest ?? "");
    },
  };
}

/** What was typed without what is out of sight; `gezeigt`: what the courts ask for. */
function sichtbare(werte: Werte, rechtsweg: Rechtsweg, gezeigt: Feldanpassungen): Werte {
  const passt = (wenn: Formularfeld["wenn"]) => !wenn || wenn.ist.includes(werte[wenn.feld] ?? "");
  const verborgen = formular.bloecke.flatMap(({ art, wenn, felder: alle }) =>
    art === "gruppe"
      ? []
      : alle.filter((f) => !(passt(wenn) && passt(f.wenn) && (!f.aufAbruf || gezeigt[f.feld]))),
  );
  const uebrig = Object.entries(werte).filter(
    ([feld]) => rechtsweg === "scheidung" || !feld.startsWith(`${folgesachen.block.name}.`),
  );
  return { ...Object.fromEntries(uebrig), ...Object.fromEntries(verborgen.map(({ feld }) => [feld, ""])) };
}

/** The instances up to the one that is not admitted. */
function instanzenAus(frage: Frage, leser: Leser, rechtsweg: Rechtsweg): readonly Lesung<Instanzangabe>[] {
  const { werte } = frage;
  const stufen = regelnDes[rechtsweg].stufen.slice(0, anzahl(werte));
  const letzte = stufen.findIndex((stufe) => endetOhneZulassung(werte, stufe));
  return stufen.slice(0, letzte === -1 ? undefined : letzte + 1).flatMap(({ id }) => {
    const nr = Number(id) as Nummer;
    quotenPruefen(leser, werte, (feld) => name(feld, nr));
    const { angaben, formular: eigene } = instanzen[nr];
    const eigeneWerte = Object.fromEntries(eigene.map(({ feld }) => [feld, werte[feld] ?? ""]));
    const lesung = gelesen(angaben, { ...frage, werte: eigeneWerte }, leser);
    if (!lesung) return [];
    // A choice that another court does not know stays typed and counts as a judgment here.
    const ende = endenVor(rechtsweg).find((e) => e === lesung.eingabe.ende) ?? "urteil";
    return [{ ...lesung, eingabe: { ...lesung.eingabe, ende } }];
  });
}

function hoechstwerte(leser: Leser, werte: Werte, heute: Tag): void {
  const grenze = fassungAm(hoechstwert, heute)?.wert ?? (Number.POSITIVE_INFINITY as Cent);
  const pruefen = (text: string | undefined, ort: string) =>
    leser.wert(text, ort, grenze, rvgHoechstwert.norm);
  for (const feld of ["wert", "wert2", "wert3", "vorwert", "mahnwert"]) pruefen(werte[feld], feld);
  // Without a value only matters of children. 0 € is a value: such a matter adds nothing.
  for (const { ort, werte: zeile } of zeilenDer(folgesachen.block, werte)) {
    const betrag = leser.betrag(zeile.wert, `${ort}.wert`);
    if (betrag) pruefen(zeile.wert, `${ort}.wert`);
    const art = folgesachenarten.find((a) => a === zeile.art);
    if (art && !istKindschaftssache(art)) leser.noetig(betrag, `${ort}.wert`);
  }
}

function parteienPruefen(leser: Leser, werte: Werte): void {
  for (const feld of ["mandanten", "gegner"]) {
    const parteien = leser.zahl(werte[feld], feld) ?? 1;
    if (parteien < 1 || parteien > hoechstensParteien) leser.fehler[feld] = { art: "ungueltig" };
  }
}

/** Without a lawyer their number changes nothing. */
const mitParteien = ({ parteien, ...seite }: Seite = {}): Seite =>
  parteien === undefined || seite.anwalt === "ohne" ? seite : { ...seite, parteien };
