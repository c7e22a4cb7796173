import { wertgebuehrStufen } from "@gebuehrenportal/gesetze/rvg/paragraph-13.ts";
import { anrechnungsjahre } from "@gebuehrenportal/gesetze/rvg/paragraph-15.ts";
import { type Cent, cent, datum, euro, summe, teile } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import type { Anrechnung, PositionsBezug, RvgEingabe } from "../eingabe.ts";
import type { Fall } from "../fall.ts";
import type { Gebuehr } from "../gebuehr/gebuehr.ts";
import { nachGrundnummer } from "../gebuehr/gleiche-gebuehr.ts";
import { gebuehr } from "../gebuehr/position.ts";
import { amTag, hinweis } from "../sache.ts";
import { anrechnungsnorm } from "./angerechnet.ts";
import { anrechnungsbetrag } from "./anrechnungsbetrag.ts";
import { type Anrechnungsposten, anrechnungsposten, gekuerzt } from "./anrechnungsposten.ts";
import { anrechnungsregel } from "./anrechnungsregel.ts";
import { fruehereGebuehr } from "./fruehere-gebuehr.ts";
import { mehrereAufEine } from "./mehrere-anrechnungen.ts";
import { restanrechnungen } from "./restanrechnung.ts";

/**
 * Credits of the input (§ 15a RVG, rules in `gesetze/rvg/vv/anrechnung.ts`) as negative lines. They never exceed the fee that
 * shrinks, nor what one fee gives away in all; several on one fee are limited together.
 */
export function angerechnet(eingabe: RvgEingabe, faelle: readonly Fall[]): Anrechnungsposten[] {
  const { anrechnungen = [] } = eingabe;
  if (anrechnungen.length === 0) return [];
  const einzeln = anrechnungen.flatMap((a, i) => einzelne(a, i, faelle) ?? []);
  const jeQuelle = jeQuelleBegrenzt(einzeln);
  const genannte = jeZiel(jeQuelle);
  const reste = restanrechnungen(genannte);
  const alle = reste.length > 0 ? jeZiel([...jeQuelle, ...reste]) : genannte;
  for (const c of alle) if (!reste.some((r) => r.von.p === c.von.p && r.auf !== c.auf)) verlorenes(c);
  return alle;
}

/** Says what a fee was too small to take, where it does not go on. */
function verlorenes({ ungekuerzt, betrag, von, auf, regel }: Anrechnungsposten): void {
  if (ungekuerzt <= betrag) return;
  const verloren = cent(ungekuerzt - betrag);
  hinweis(
    auf.s,
    `Anzurechnen wären ${euro(ungekuerzt)} (${von.p.nr === "34" ? "§ 34 RVG" : `Nr. ${von.p.nr} VV`}); Nr. ${auf.p.nr} VV nimmt davon höchstens ${euro(betrag)} auf, ${euro(verloren)} bleiben ohne Anrechnung.`,
    regel.norm,
    auf.feld,
  );
}

/** Credits fee by fee, several on one limited together. */
const jeZiel = (posten: readonly Anrechnungsposten[]): Anrechnungsposten[] =>
  [...new Set(posten.map((c) => c.auf))].flatMap((auf) =>
    mehrereAufEine(posten.filter((c) => c.auf === auf)),
  );

function einzelne(
  anrechnung: Anrechnung,
  index: number,
  faelle: readonly Fall[],
): Anrechnungsposten | undefined {
  const feld = `anrechnungen[${index}]`;
  const auf = position(anrechnung.auf, faelle, `${feld}.auf`);
  const entstanden =
    "frueher" in anrechnung.von
      ? fruehereGebuehr(anrechnung.von, anrechnung.betrag, auf.s, `${feld}.von.frueher`)
      : position(anrechnung.von, faelle, `${feld}.von`);
  if (entstanden === auf)
    kein("Eine Gebühr kann nicht auf sich selbst angerechnet werden.", "§ 15a RVG", `${feld}.auf`);
  const allgemein = anrechnungsregel(anrechnung.regel, entstanden, auf, feld);
  const regel = { ...allgemein, norm: anrechnungsnorm(allgemein.norm, entstanden) };
  if (istVerfallen(entstanden, auf, feld)) return undefined;
  if (regel.mehrbetrag === "eigene-gebuehr" && "frueher" in anrechnung.von) {
    kein(
      `Was Nr. ${entstanden.p.nr} VV mehr gab, ergibt sich nur neben den anderen Gebühren: Nehmen Sie die frühere Angelegenheit in die Berechnung auf.`,
      regel.norm,
      `${feld}.von`,
    );
  }
  const gruppe = nachRechtswechsel(gruppeVon(entstanden, faelle), entstanden, auf, feld);
  const von = gruppe.find((g) => g.p === entstanden.p) ?? entstanden;
  return anrechnungsposten(
    { a: anrechnung, index, regel, von, entstanden, auf, gruppe },
    uebergegangen(anrechnung, von, auf, feld),
  );
}

function position(bezug: PositionsBezug, faelle: readonly Fall[], feld: string): Gebuehr {
  const fall = faelle.find((f) => f.s.a.id === bezug.angelegenheit);
  if (!fall)
    kein(`Eine Angelegenheit „${bezug.angelegenheit}“ gibt es nicht.`, "§ 15a RVG", `${feld}.angelegenheit`);
  const treffer = fall.gebuehren.filter((g) => g.id === bezug.position);
  const [erste, zweite] = treffer;
  if (!erste)
    kein(
      `Eine Position „${bezug.position}“ gibt es in dieser Angelegenheit nicht.`,
      "§ 15a RVG",
      `${feld}.position`,
    );
  if (zweite)
    kein(
      `„${bezug.position}“ bezeichnet mehrere Positionen; geben Sie jeder eine Kennung.`,
      "§ 15a RVG",
      `${feld}.position`,
    );
  return erste;
}

/** § 15 Abs. 5 Satz 2 RVG: more than two calendar years after the end of the earlier mandate nothing is credited. */
function istVerfallen(von: Gebuehr, auf: Gebuehr, feld: string): boolean {
  const { erledigtAm } = von.s.a;
  if (erledigtAm === undefined) return false;
  const f = amTag(auf.s, anrechnungsjahre);
  if (teile(auf.s.stichtag).jahr <= teile(erledigtAm).jahr + f.wert) return false;
  hinweis(
    auf.s,
    `Nr. ${von.p.nr} VV wird nicht angerechnet: Der frühere Auftrag war am ${datum(erledigtAm)} erledigt, mehr als ${f.wert} Kalenderjahre vor dem neuen.`,
    anrechnungsjahre.norm,
    feld,
  );
  return true;
}

/**
 * A credited fee of older law, with the fees of its kind: the amount as it arose, or all computed anew with the law of the
 * other fee, by the switch.
 */
function nachRechtswechsel(
  gruppe: readonly Gebuehr[],
  von: Gebuehr,
  auf: Gebuehr,
  feld: string,
): readonly Gebuehr[] {
  const fassungVon = (g: Gebuehr) => amTag(g.s, wertgebuehrStufen).ab;
  if (fassungVon(von) === fassungVon(auf)) return gruppe;
  const neu = auf.s.schalter.rechtswechsel === "neues-recht";
  hinweis(
    auf.s,
    `Nr. ${von.p.nr} und ${auf.p.nr} VV folgen verschiedenen Fassungen; angerechnet ist der Betrag nach ${neu ? "dem Recht der zweiten Gebühr" : "dem Recht, nach dem die erste entstanden ist"}.`,
    "§ 60 Abs. 1 RVG",
    feld,
  );
  return neu && !von.angegeben
    ? gruppe.map((g) => gebuehr({ ...g.s, stichtag: auf.s.stichtag }, g.p, g.feld))
    : gruppe;
}

/** Value that passed into the later matter: the one given, else the smaller of both. */
function uebergegangen(anrechnung: Anrechnung, von: Gebuehr, auf: Gebuehr, feld: string): Cent | undefined {
  const werte = [von.ansatz?.wert ?? von.angegeben?.wert, auf.ansatz?.wert].filter((w) => w !== undefined);
  if ((!von.ansatz && !von.angegeben) || werte.length === 0) return undefined;
  const hoechstens = cent(Math.min(...werte));
  if (anrechnung.wert !== undefined && anrechnung.wert > hoechstens) {
    const text = `Übergegangen sein kann höchstens der kleinere der beiden Werte; gerechnet ist mit ${euro(hoechstens)}.`;
    hinweis(auf.s, text, "§ 15a RVG", `${feld}.wert`);
  }
  return cent(Math.min(anrechnung.wert ?? hoechstens, hoechstens));
}

/** The fees of the same kind in the matter of a credited fee (§ 15 Abs. 3 RVG): the surplus is measured among them. */
function gruppeVon(von: Gebuehr, faelle: readonly Fall[]): readonly Gebuehr[] {
  const fall = faelle.find((f) => f.gebuehren.some((g) => g.p === von.p));
  const gruppe = nachGrundnummer(fall?.gebuehren ?? []).find((g) => g.some((x) => x.p === von.p)) ?? [];
  return gruppe.length > 0 ? gruppe : [von];
}

/**
 * One fee gives away no more than its share of its whole value, in however many matters it went on. What is given as an amount
 * is credited as it is and leaves that much less for the others (§ 15a Abs. 3 RVG).
 */
function jeQuelleBegrenzt(posten: readonly Anrechnungsposten[]): Anrechnungsposten[] {
  const verbraucht = new Map<Gebuehr["p"], Cent>();
  const bisherVon = ({ von }: Anrechnungsposten): Cent => verbraucht.get(von.p) ?? cent(0);
  const angegeben = (einer: Anrechnungsposten): boolean =>
    einer.anrechnung.betrag !== undefined && !einer.regel.mehrbetrag;
  for (const einer of posten.filter(angegeben))
    verbraucht.set(einer.von.p, summe([bisherVon(einer), einer.betrag]));
  return posten.map((einer) => {
    const bisher = bisherVon(einer);
    const mehrfach = posten.some((d) => d !== einer && d.von.p === einer.von.p);
    if (!mehrfach || einer.regel.mehrbetrag || angegeben(einer)) return einer;
    const ganz = anrechnungsbetrag(einer.regel, einer.von, einer.von.ansatz?.wert, einer.anrechnung, [
      einer.von,
    ]).betrag;
    const neu = gekuerzt(einer, cent(Math.max(0, Math.min(einer.betrag, ganz - bisher))), {
      text: `Nr. ${einer.von.p.nr} VV ist im Übrigen schon angerechnet`,
      norm: "§ 15a Abs. 1 RVG",
    });
    verbraucht.set(einer.von.p, cent(bisher + neu.betrag));
    if (neu !== einer) {
      hinweis(
        einer.auf.s,
        `Nr. ${einer.von.p.nr} VV wird insgesamt nur einmal angerechnet; verteilt ist sie hier nach der Reihenfolge der Eingabe, angegebene Beträge zuerst.`,
        "§ 15a Abs. 1 RVG",
        einer.auf.feld,
      );
    }
    return neu;
  });
}
