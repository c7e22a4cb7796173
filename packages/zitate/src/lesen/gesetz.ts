import { art, artVon, bisVon, istZeichen, klebt, luecke, lueckeVon, vonVon } from "../text/tokens.ts";
import type { Einheit } from "../typen.ts";
import { istAndersErklaert } from "./erklaert.ts";
import { euAkt } from "./europa.ts";
import { formAn, type Gefunden, mitFassung } from "./form.ts";
import { type Gesetzbezug, istZahl, type Leser, nachPunkt, wortAn } from "./leser.ts";
import { nachSeitenzahl } from "./stelle.ts";
import { landestitel, titelMitLand } from "./titel/landestitel.ts";
import { nameAn } from "./titel/name.ts";
import { type Dahinter, nachBeiwort, ohneRegister } from "./unbekannt.ts";
import { artikel, stufeVon, uebergehbar } from "./worte.ts";

/** Reads the act after a list of norms, with its article and what comes between. */
export function gesetzNach(leser: Leser, index: number, einheit: Einheit): Dahinter {
  const umbrochen =
    artVon(leser.t, index) === art.absatz
      ? gesetzNachUmbruch(leser, nachSeitenzahl(leser, index + 1))
      : undefined;
  if (umbrochen) return umbrochen;
  let hier = index;
  for (let n = 0; n < 3 && istFuellwort(leser, hier); n++)
    hier = nachPunkt(leser, hier + 1 + (istZeichen(leser.t, hier, ",") ? 1 : 0));
  if (
    istZeichen(leser.t, hier, "(") &&
    uebergehbar.has(wortAn(leser, hier + 1)) &&
    istZeichen(leser.t, hier + 2, ")")
  )
    hier += 3;
  const verloren = stufeVon(wortAn(leser, hier)) !== undefined ? nachPunkt(leser, hier + 1) : hier;
  if (verloren > hier && formAn(leser, verloren)) hier = verloren;
  if (
    istZeichen(leser.t, hier, "-") &&
    klebt(leser.t, hier) &&
    klebt(leser.t, hier + 1) &&
    formAn(leser, hier + 1)
  )
    hier++;
  const mitArtikel = artikel.has(wortAn(leser, hier)) && !istGrundform(leser, hier);
  if (mitArtikel) hier++;
  const gefunden =
    landestitel(leser, hier) ??
    gesetzAn(leser, hier) ??
    titelMitLand(leser, hier) ??
    (mitArtikel ? gesetzAn(leser, nachBeiwort(leser, hier)) : undefined);
  if (gefunden && (istHaustarif(leser, gefunden) || istAndersErklaert(leser, gefunden)))
    return { art: "fremd" };
  if (gefunden) return { art: "gesetz", ...mitFassung(leser, gefunden) };
  if (einheit === "Nr" || einheit === "Vorbem")
    return verzeichnisUeberAnlage(leser, hier) ?? { art: "nichts" };
  return ohneRegister(leser, hier, mitArtikel);
}

/** `ist § 377 zu beachten`: „zu“ before a verb. */
const istGrundform = (leser: Leser, index: number): boolean =>
  wortAn(leser, index) === "zu" && /^[a-zäöü]/.test(wortAn(leser, index + 1));

/**
 * `§ 5 Abs. 2 BAT/AOK-Neu`: the agreement of one employer, named after the one it follows; `BAT/VKA` is that one itself, and
 * `BAT/BAT-O`, `BAT/MTArb` are two.
 */
const istHaustarif = (leser: Leser, { bezug, nach }: Gefunden): boolean =>
  bezug.ids[0] === "BAT" &&
  istZeichen(leser.t, nach, "/") &&
  klebt(leser.t, nach + 1) &&
  !/^(?:VKA|BAT|MT.*|TV.*|)$/.test(wortAn(leser, nach + 1)) &&
  formAn(leser, nach + 1) === undefined;

/** `§ 43 Abs. 1⏎⏎VwGO statthaft`: a page ends before the act, and its sentence goes on after it. */
function gesetzNachUmbruch(leser: Leser, index: number): Dahinter | undefined {
  const form = formAn(leser, index);
  const weiter =
    form && (/^[a-zäöü]/.test(wortAn(leser, form.nach)) || /^[.,;)]/.test(zeichenAn(leser, form.nach)));
  return form && weiter ? { art: "gesetz", ...form } : undefined;
}

const zeichenAn = (l: Leser, i: number): string => l.t.text.charAt(vonVon(l.t, i));

function istFuellwort(leser: Leser, index: number): boolean {
  if (istZeichen(leser.t, index, ","))
    return wortAn(leser, index + 1) === "jeweils" || wortAn(leser, index + 1) === "beide";
  const wort = wortAn(leser, index);
  return wort !== "" && uebergehbar.has(wort);
}

/** An act exactly here: by number, short form, a name given in the text, or its full name. */
export function gesetzAn(leser: Leser, index: number): Gefunden | undefined {
  const wort = wortAn(leser, index);
  if (wort === "" && !istZahl(leser, index)) return undefined;
  return euAkt(leser, index) ?? formAn(leser, index) ?? nameAn(leser, index);
}

/** `Nr. 1210 der Anlage 1 zum GKG`, `Nr. 3100 des Vergütungsverzeichnisses zum RVG`. */
function verzeichnisUeberAnlage(leser: Leser, index: number): Dahinter | undefined {
  const wort = wortAn(leser, index);
  if (
    !/^(?:Anlage|Vergütungsverzeichnis|Kostenverzeichnis|Gebührenverzeichnis|Verzeichnis)(?:ses)?$/.test(wort)
  )
    return undefined;
  for (let hier = index + 1; hier < index + 16; hier++) {
    const form = formAn(leser, hier);
    const ids = form?.bezug.ids.length === 1 ? form.bezug.ids : [];
    const verzeichnis = ids[0] === undefined ? undefined : leser.register.verzeichnisVon(ids[0]);
    if (form && verzeichnis) {
      const zu = istZeichen(leser.t, form.nach, ")") ? 1 : 0;
      return {
        art: "gesetz",
        bezug: { ids: [verzeichnis.id], abbr: verzeichnis.kurz },
        nach: form.nach + zu,
      };
    }
    if (istZeichen(leser.t, hier, ";") || artVon(leser.t, hier) === art.absatz) break;
  }
  return undefined;
}

/** An act that ends right before this place and is written apart from what is before: `BGB § 242`, `PolG BW a. F. § 26`. */
export function gesetzVor(
  leser: Leser,
  index: number,
): { readonly bezug: Gesetzbezug; readonly von: number } | undefined {
  if (leser.zuletzt?.nach === index) return leser.zuletzt;
  if (leser.zuletzt && istZeichen(leser.t, index - 1, ",") && istEuroListe(leser, index, leser.zuletzt))
    return leser.zuletzt;
  if (!kannAktBeenden(leser, index - 1)) return undefined;
  for (let von = Math.max(0, index - 8); von < index; von++) {
    if (artVon(leser.t, von) === art.zahl && von > 0 && klebt(leser.t, von)) continue;
    const form = formAn(leser, von);
    if (form && lueckeVon(leser.t, index) === luecke.zeile && artikel.has(wortAn(leser, von - 1))) continue;
    if (form && mitFassung(leser, form).nach === index) return { bezug: mitFassung(leser, form).bezug, von };
  }
  return unbekanntesVor(leser, index);
}

/** Whether an act can end with a token: a word with a capital, a year, the full stop or bracket of `a. F.`. */
function kannAktBeenden(leser: Leser, index: number): boolean {
  const zeichenart = artVon(leser.t, index);
  if (zeichenart === art.wort) {
    const wort = wortAn(leser, index);
    return /\p{Lu}/u.test(wort);
  }
  return zeichenart === art.zahl || [".", ")", "–"].some((zeichen) => istZeichen(leser.t, index, zeichen));
}

/** `VO (EU) Nr. 640/2014, Art. 28`: an act of the Union that was just named, and a comma. */
const istEuroListe = (
  leser: Leser,
  index: number,
  { von, nach }: { readonly von: number; readonly nach: number },
): boolean => nach === index - 1 && von < nach && /^Art/.test(wortAn(leser, index));

/** `FoeG § 5`, `LDG BW §§ 1, 4`: an act that the register lacks begins an entry of a list. */
function unbekanntesVor(
  leser: Leser,
  index: number,
): { readonly bezug: Gesetzbezug; readonly von: number } | undefined {
  for (let von = Math.max(0, index - 6); von < index; von++) {
    const wort = wortAn(leser, von);
    if (!/^\p{Lu}\p{L}*\p{Lu}\p{L}*$/u.test(wort) || !beginntEintrag(leser, von)) continue;
    const gelesen = ohneRegister(leser, von, false);
    if (gelesen.art === "gesetz" && gelesen.nach === index) return { bezug: gelesen.bezug, von };
  }
  return undefined;
}

/** Whether an entry of a list begins here, or an article stands before: no act that belongs to a section before it. */
function beginntEintrag(leser: Leser, index: number): boolean {
  if (index === 0 || lueckeVon(leser.t, index) === luecke.zeile || artVon(leser.t, index - 1) === art.absatz)
    return true;
  return (
    [",", ";", ":", "("].some((zeichen) => istZeichen(leser.t, index - 1, zeichen)) ||
    artikel.has(wortAn(leser, index - 1))
  );
}

/** Units from the first to the last token of a piece. */
export const stueck = (leser: Leser, von: number, nach: number) => ({
  start: vonVon(leser.t, von),
  ende: bisVon(leser.t, nach - 1),
});
