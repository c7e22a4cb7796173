import { istZahl, type Leser, wortAn } from "../lesen/leser.ts";
import { stufeVon } from "../lesen/worte.ts";
import { art, artVon, istZeichen, klebt } from "../text/tokens.ts";

/** Abbreviations of three letters and more whose full stop ends no sentence. */
const abkuerzungen: ReadonlySet<string> = new Set(
  (
    "vgl gem bzw usw etc sog ggf ggfs insb insbes bspw abs nr nrn art artt ziff alt altern var buchst lit rdnr rdn anm aufl hrsg " +
    "ebd prof str geb halbs urt beschl bes rspr lfd entspr inkl exkl zzgl abzgl resp mwn stv sen jun tit kap abschn teilw mod evtl einschl " +
    "zit zust abl krit ausf drs drucks dok verf sog bzgl betr erl vorb vorbem anh anl jew rel kgl dipl ing med jur phil"
  ).split(" "),
);

/** Words that begin a sentence, with a capital only there. */
const satzanfaenge: ReadonlySet<string> = new Set(
  (
    "Der Die Das Den Dem Des Ein Eine Einen Einem Einer Es Er Sie Wir Ich Nach Im In Auch Zu Zum Zur Bei Beim Für Mit Von Vom Auf Aus An Am " +
    "Als Wenn Weil Da Dass Denn Doch Aber Nur Noch Nicht Kein Keine Dies Diese Dieser Dieses Diesen Daher Damit Danach Dazu Dabei Darin Darauf " +
    "Dagegen Demnach Deshalb Hier Hierbei Hierzu Hiernach Insoweit Insofern Jedoch Jede Jeder Ob Ohne Seine Ihre So Soweit Sofern Sonst Somit Über " +
    "Um Und Unter Vor Während Was Wer Wie Wird Ist Hat Kann Anders Außerdem Zudem Ferner Weiter Gegen Gemäß Durch Zwar Zwischen"
  ).split(" "),
);

/** Whether a word begins a sentence: `Der`, `Nach`. */
export const istSatzanfang = (wort: string): boolean => satzanfaenge.has(wort);

/** Words before which a number with a full stop counts: `2. Senat`, `3. Mai`. */
const gezaehltes =
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Senats?|Kammer|Zivilsenats?|Strafsenats?|Auflage|Aufl|Quartals?|Halbjahr|Instanz)$/;

/** Whether a full stop, a question mark or an exclamation mark at a place ends a sentence; `nachNorm` where a citation ends before it. */
export function istSatzende(leser: Leser, index: number, nachNorm: boolean): boolean {
  const zu = ["“", "”", "«", '"', ")"].some((zeichen) => istZeichen(leser.t, index + 1, zeichen)) ? 1 : 0;
  const weiter = index + 1 + zu;
  if (klebt(leser.t, weiter)) return false;
  const danach = wortAn(leser, weiter);
  const paragraph = artVon(leser.t, weiter) === art.paragraph;
  if (!paragraph && !/^\p{Lu}/u.test(danach) && !istZeichenVor(leser, weiter)) return false;
  if (!istZeichen(leser.t, index, ".")) return true;
  if (nachNorm) return paragraph || stufeVon(danach) === undefined;
  if (istZahl(leser, index - 1)) return paragraph || (satzanfaenge.has(danach) && !gezaehltes.test(danach));
  const davor = wortAn(leser, index - 1);
  if (davor === "") return true;
  if (davor.length < 3) return satzanfaenge.has(danach);
  return !abkuerzungen.has(davor.toLowerCase());
}

/** A quotation, a bracket or a dash that begins a sentence. */
const istZeichenVor = (leser: Leser, index: number): boolean =>
  ["„", "»", "(", "–"].some((zeichen) => istZeichen(leser.t, index, zeichen)) &&
  /^\p{Lu}/u.test(wortAn(leser, index + 1));
