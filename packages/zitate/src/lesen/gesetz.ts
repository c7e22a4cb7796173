import { type Namensknoten, stammVon } from "../register/namen.ts";
import { art, artVon, bisVon, istZeichen, klebt, luecke, lueckeVon, vonVon } from "../text/tokens.ts";
import type { Einheit } from "../typen.ts";
import { euAkt } from "./europa.ts";
import { formAn, type Gefunden, istTeilEinesWorts, kuerzelInKlammern, mitFassung } from "./form.ts";
import { genannterAkt } from "./genannt.ts";
import { type Gesetzbezug, istZahl, type Leser, nachPunkt, wortAn } from "./leser.ts";
import { nachSeitenzahl } from "./stelle.ts";
import { type Dahinter, nachBeiwort, ohneRegister } from "./unbekannt.ts";
import { artikel, uebergehbar } from "./worte.ts";

/** Reads the act after a list of norms, with its article and what comes between. */
export function gesetzNach(l: Leser, i: number, einheit: Einheit): Dahinter {
  const umbrochen =
    artVon(l.t, i) === art.absatz ? gesetzNachUmbruch(l, nachSeitenzahl(l, i + 1)) : undefined;
  if (umbrochen) return umbrochen;
  let hier = i;
  for (let n = 0; n < 3 && istFuellwort(l, hier); n++)
    hier = nachPunkt(l, hier + 1 + (istZeichen(l.t, hier, ",") ? 1 : 0));
  if (istZeichen(l.t, hier, "(") && uebergehbar.has(wortAn(l, hier + 1)) && istZeichen(l.t, hier + 2, ")"))
    hier += 3;
  const mitArtikel = artikel.has(wortAn(l, hier));
  if (mitArtikel) hier++;
  const gefunden = gesetzAn(l, hier) ?? (mitArtikel ? gesetzAn(l, nachBeiwort(l, hier)) : undefined);
  if (gefunden && istHaustarif(l, gefunden)) return { art: "fremd" };
  if (gefunden) return { art: "gesetz", ...mitFassung(l, gefunden) };
  if (einheit === "Nr" || einheit === "Vorbem") return verzeichnisUeberAnlage(l, hier) ?? { art: "nichts" };
  return ohneRegister(l, hier, mitArtikel);
}

/**
 * `§ 5 Abs. 2 BAT/AOK-Neu`: the agreement of one employer, named after the one it follows; `BAT/VKA` is that one itself, and
 * `BAT/BAT-O`, `BAT/MTArb` are two.
 */
const istHaustarif = (l: Leser, { bezug, nach }: Gefunden): boolean =>
  bezug.ids[0] === "BAT" &&
  istZeichen(l.t, nach, "/") &&
  klebt(l.t, nach + 1) &&
  !/^(?:VKA|BAT|MT.*|TV.*|)$/.test(wortAn(l, nach + 1)) &&
  formAn(l, nach + 1) === undefined;

/** `§ 43 Abs. 1⏎⏎VwGO statthaft`: a page ends before the act, and its sentence goes on after it. */
function gesetzNachUmbruch(l: Leser, i: number): Dahinter | undefined {
  const form = formAn(l, i);
  const weiter = form && (/^[a-zäöü]/.test(wortAn(l, form.nach)) || /^[.,;)]/.test(zeichenAn(l, form.nach)));
  return form && weiter ? { art: "gesetz", ...form } : undefined;
}

const zeichenAn = (l: Leser, i: number): string => l.t.text.charAt(vonVon(l.t, i));

function istFuellwort(l: Leser, i: number): boolean {
  if (istZeichen(l.t, i, ",")) return wortAn(l, i + 1) === "jeweils" || wortAn(l, i + 1) === "beide";
  const wort = wortAn(l, i);
  return wort !== "" && uebergehbar.has(wort);
}

/** An act exactly here: by number, short form, a name given in the text, or its full name. */
export function gesetzAn(l: Leser, i: number): Gefunden | undefined {
  const wort = wortAn(l, i);
  if (wort === "" && !istZahl(l, i)) return undefined;
  const genannt = l.genannt.size === 0 ? undefined : genannterAkt(l, i);
  return genannt ?? euAkt(l, i) ?? formAn(l, i) ?? nameAn(l, i);
}

/** A full name in any case: `des Bürgerlichen Gesetzbuches`, `der Zivilprozessordnung (ZPO)`. */
function nameAn(l: Leser, i: number): Gefunden | undefined {
  if (/^[a-zäöü]/.test(wortAn(l, i))) return undefined;
  let knoten: Namensknoten | undefined = l.register.namen();
  let gefunden: { ids: readonly string[]; nach: number } | undefined;
  for (let hier = i; knoten && artVon(l.t, hier) !== art.ende && artVon(l.t, hier) !== art.absatz; hier++) {
    knoten = knoten.weiter.get(stammVon(l.t, hier));
    if (knoten && knoten.ids.length > 0) gefunden = { ids: knoten.ids, nach: hier + 1 };
  }
  if (!gefunden || istTeilEinesWorts(l, i, gefunden.nach)) return undefined;
  return mitKuerzelInKlammern(l, gefunden);
}

/** `Strafgesetzbuches (StGB)`: the short form in brackets belongs to the name and decides which act it is. */
function mitKuerzelInKlammern(
  l: Leser,
  name: { readonly ids: readonly string[]; readonly nach: number },
): Gefunden {
  const form = istZeichen(l.t, name.nach, "(") ? kuerzelInKlammern(l, name.nach + 1) : undefined;
  if (form) return form;
  const akt = l.register.akt(name.ids[0] ?? "");
  return { bezug: { ids: name.ids, abbr: akt?.kurz ?? "" }, nach: name.nach };
}

/** `Nr. 1210 der Anlage 1 zum GKG`, `Nr. 3100 des Vergütungsverzeichnisses zum RVG`. */
function verzeichnisUeberAnlage(l: Leser, i: number): Dahinter | undefined {
  const wort = wortAn(l, i);
  if (
    !/^(?:Anlage|Vergütungsverzeichnis|Kostenverzeichnis|Gebührenverzeichnis|Verzeichnis)(?:ses)?$/.test(wort)
  )
    return undefined;
  for (let hier = i + 1; hier < i + 16; hier++) {
    const form = formAn(l, hier);
    const ids = form?.bezug.ids.length === 1 ? form.bezug.ids : [];
    const verzeichnis = ids[0] === undefined ? undefined : l.register.verzeichnisVon(ids[0]);
    if (form && verzeichnis) {
      const zu = istZeichen(l.t, form.nach, ")") ? 1 : 0;
      return {
        art: "gesetz",
        bezug: { ids: [verzeichnis.id], abbr: verzeichnis.kurz },
        nach: form.nach + zu,
      };
    }
    if (istZeichen(l.t, hier, ";") || artVon(l.t, hier) === art.absatz) break;
  }
  return undefined;
}

/** An act that ends right before this place and is written apart from what is before: `BGB § 242`. */
export function gesetzVor(
  l: Leser,
  i: number,
): { readonly bezug: Gesetzbezug; readonly von: number } | undefined {
  if (l.zuletzt?.nach === i) return l.zuletzt;
  for (let von = Math.max(0, i - 4); von < i; von++) {
    if (artVon(l.t, von) === art.zahl && von > 0 && klebt(l.t, von)) continue;
    const form = formAn(l, von);
    if (form && lueckeVon(l.t, i) === luecke.zeile && artikel.has(wortAn(l, von - 1))) continue;
    if (form && mitFassung(l, form).nach === i) return { bezug: mitFassung(l, form).bezug, von };
  }
  return undefined;
}

/** Units from the first to the last token of a piece. */
export const stueck = (l: Leser, von: number, nach: number) => ({
  start: vonVon(l.t, von),
  ende: bisVon(l.t, nach - 1),
});
