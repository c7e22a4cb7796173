import { type Katalogeintrag, katalogeintrag } from "@gebuehrenportal/fristen/katalog";
import { datum, type Tag, tagNummer } from "@gebuehrenportal/recht";
import { type Fristangabe, fristangaben } from "@gebuehrenportal/zitate";
import { wegoptionen } from "#features/rechner/index.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { type Buchnutzer, imBuch } from "../../einstellung/buchzugang.server.ts";
import { ortLesen } from "../../einstellung/orte.server.ts";
import { stueckLesen } from "../../posteingang/posteingang-store.server.ts";
import { type Poststueck, postname } from "../../posteingang/stueck.ts";
import { eintragstext, type Felder } from "./buchungsformular.server.ts";

/** What a piece of post puts into the form of a new entry; nothing for one that is not there, or struck. */
export async function postfelder(wer: Buchnutzer, frage: URLSearchParams, heute: Tag): Promise<Felder> {
  const id = frage.get("posteingang") ?? "";
  if (!/^[0-9a-f-]{36}$/i.test(id)) return {};
  const stueck = await ohneFaktor(imBuch(wer, ({ tx, kanzleiId }) => stueckLesen(tx, kanzleiId, id)));
  if (!stueck || stueck.zustand === "gestrichen") return {};
  return fuellungAusPost(stueck, {
    eintrag: katalogeintrag(frage.get("rule") ?? "", heute) ?? undefined,
    genannt: frage.get("genannt") === "1",
  });
}

/** The day on which something arrives is what these begin with. */
const mitZustellung: readonly string[] = ["zustellung", "bekanntgabe", "zugang"];

/** Which of the periods that a piece offers is wanted. */
type Gewaehlt = {
  readonly eintrag: Katalogeintrag | undefined;
  /** The one that the piece itself sets. */
  readonly genannt: boolean;
};

/** The fields of the form, as far as a piece of post knows them. */
export function fuellungAusPost(stueck: Poststueck, { eintrag, genannt }: Gewaehlt): Felder {
  const beginnt = eintrag === undefined || mitZustellung.includes(eintrag.ereignisArt);
  const wegPasst =
    stueck.weg !== "" && wegoptionen(eintrag?.regime ?? "BGB").some(({ wert }) => wert === stueck.weg);
  const [angabe] = fristangaben(stueck.genannteFrist);
  return gefuellt({
    posteingang: stueck.id,
    post: postsatz(stueck, eintrag),
    aktenzeichen: stueck.aktenzeichen,
    rule: eintrag ? eintragstext(eintrag) : "",
    title: genannt ? `Gesetzte Frist: ${postname(stueck)}` : "",
    startDate: beginnt ? datum(stueck.zugestelltAm) : "",
    weg: beginnt && wegPasst ? stueck.weg : "",
    ort: ortLesen(stueck.von).treffer ? stueck.von : "",
    ...(genannt || eintrag?.offen ? genannteFelder(angabe, stueck, eintrag) : {}),
  });
}

const gefuellt = (felder: Readonly<Record<string, string>>): Felder =>
  Object.fromEntries(Object.entries(felder).filter(([, wert]) => wert !== ""));

/** „Aus dem Posteingang: Urteil von Landgericht Köln. Zu wahren: Sitz des Berufungsgerichts.“ */
function postsatz(stueck: Poststueck, eintrag: Katalogeintrag | undefined): string {
  const zeichen = stueck.gerichtszeichen === "" ? "" : `, ${stueck.gerichtszeichen}`;
  const wo = eintrag ? ` Wo die Frist zu wahren ist: ${eintrag.ort}.` : "";
  return `${postname(stueck)} von ${stueck.von}${zeichen}.${wo}`.slice(0, 600);
}

const felderDerEinheit = { tag: "days", woche: "weeks", monat: "months", jahr: "years" } as const;

/** The length or the last day that the piece sets, for the fields that take it. */
function genannteFelder(
  angabe: Fristangabe | undefined,
  { zugestelltAm }: Poststueck,
  eintrag: Katalogeintrag | undefined,
): Felder {
  if (!angabe) return {};
  if (angabe.art === "dauer") return { [felderDerEinheit[angabe.dauer.einheit]]: String(angabe.dauer.wert) };
  if (eintrag) return { bis: datum(angabe.tag) };
  // A duration of the office's own is counted in days from the day it arrived; a Sunday at its end is moved by the engine.
  const tage = tagNummer(angabe.tag) - tagNummer(zugestelltAm);
  return tage > 0 ? { days: String(tage) } : {};
}
