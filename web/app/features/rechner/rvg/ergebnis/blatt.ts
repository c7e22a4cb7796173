import type { AngelegenheitErgebnis, Staatskasse, Zeile } from "@gebuehrenportal/gebuehren";
import { type Cent, cent, euro, summe, type Vermerk, zahl } from "@gebuehrenportal/recht";
import {
  type Blatt,
  type Blatttabelle,
  type Blattzeile,
  rechnungsspalten,
  type Spalte,
} from "#dokumente/blatt/blatt.ts";
import { angelegenheitstitel, rechnungszeile } from "../../vvzeile.ts";
import type { Auswertung } from "../auswertung.ts";
import {
  blocktitel,
  bruttotitel,
  gesamtbetrag,
  gesamttitel,
  mandantenzeilen,
  staatskassenschluss,
  staatskassentitel,
  unterschreitung,
  vereinbarungstitel,
  weitereVerguetung,
  zahlungstitel,
} from "./schlusszeilen.ts";
import type { Titel } from "./titel.ts";

type Ergebnis = Pick<Extract<Auswertung, { art: "ergebnis" }>, "ergebnis" | "titel">;

const spalten: readonly Spalte[] = rechnungsspalten.flatMap((spalte): readonly Spalte[] =>
  spalte.art === "satz" ? [{ titel: "Wert in €", art: "betrag" }, spalte] : [spalte],
);

const betragszeile = (text: string, betrag: Cent, mehr: Partial<Blattzeile> = {}, norm = ""): Blattzeile => ({
  zellen: [text, norm, undefined, undefined, betrag],
  ...mehr,
});

function position(z: Zeile, titel: Titel): Blattzeile {
  const { text, norm, wert, satz, betrag, schritte } = rechnungszeile(z, titel);
  return { zellen: [text, norm, wert, satz, betrag], schritte };
}

/** The bill of the RVG calculator as a sheet: matters, totals with payments, treasury and agreement. */
export function rvgBlatt({ ergebnis, titel }: Ergebnis): Blatt {
  const { angelegenheiten } = ergebnis;
  const mehrere = angelegenheiten.length > 1;
  return {
    titel: "Vergütung nach dem RVG",
    kennzahl: { text: gesamttitel(ergebnis), wert: euro(gesamtbetrag(ergebnis)) },
    fassungen: fassungen(angelegenheiten),
    tabellen: [
      rechnung({ ergebnis, titel }),
      ...angelegenheiten.flatMap((a) => [
        ...(a.staatskasse ? [staatskasse(a, a.staatskasse, titel[a.id] ?? {}, mehrere)] : []),
        ...(a.vereinbarung ? [vereinbarung(a, a.vereinbarung, mehrere)] : []),
      ]),
    ],
    vermerke: [...ergebnis.vermerke, ...unterschreitungen(angelegenheiten)],
    rechenstand: ergebnis.rechenstand,
  };
}

/** With several matters one version for each that differs, named by its matters. */
function fassungen(angelegenheiten: readonly AngelegenheitErgebnis[]): Blatt["fassungen"] {
  const gruppen = [...Map.groupBy(angelegenheiten, (a) => a.fassung.ab + a.fassung.grund).values()];
  return gruppen.flatMap((gruppe) => {
    const namen = gruppe.flatMap((a) => a.bezeichnung ?? []).join(", ");
    return gruppe.slice(0, 1).map(({ fassung }) => ({
      ...fassung,
      ...(gruppen.length > 1 && namen ? { norm: namen } : {}),
    }));
  });
}

/** Agreements below the law; with several matters each is named. */
function unterschreitungen(angelegenheiten: readonly AngelegenheitErgebnis[]): Vermerk[] {
  const texte = angelegenheiten.flatMap((a) => {
    if (!a.vereinbarung?.unterschritten) return [];
    return angelegenheiten.length > 1 && a.bezeichnung
      ? `${a.bezeichnung}: ${unterschreitung}`
      : unterschreitung;
  });
  return [...new Set(texte)].map((text) => ({ art: "warnung", text }));
}

function rechnung({ ergebnis, titel }: Ergebnis): Blatttabelle {
  const { angelegenheiten, umsatzsteuer, zahlungen, netto } = ergebnis;
  const mehrere = angelegenheiten.length > 1;
  const steuerfrei = summe(angelegenheiten.map((a) => a.steuerfrei));
  const zeilen: Blattzeile[] = [];
  for (const [i, a] of angelegenheiten.entries()) {
    const ueberschrift = angelegenheitstitel(a, i, mehrere);
    if (ueberschrift) zeilen.push({ art: "titel", zellen: [ueberschrift] });
    zeilen.push(...a.zeilen.map((z) => position(z, titel[a.id] ?? {})));
    if (mehrere) zeilen.push(betragszeile("Zwischensumme", a.netto, { art: "zwischensumme" }));
  }
  zeilen.push(betragszeile("Netto", netto, { art: "zwischensumme", schluss: true }));
  if (steuerfrei > 0)
    zeilen.push(betragszeile("davon ohne Umsatzsteuer", steuerfrei, { art: "zwischensumme" }));
  const { prozent, grund, norm, betrag } = umsatzsteuer;
  const ausgang = zahl(cent(netto - steuerfrei));
  const schritte = [{ text: `${prozent} % aus ${ausgang} €, ${grund}`, norm, betrag }];
  zeilen.push(betragszeile(`Umsatzsteuer ${prozent} %`, betrag, { schritte }, norm));
  if (zahlungen || ergebnis.staatskasse) {
    zeilen.push(betragszeile(bruttotitel(ergebnis), ergebnis.brutto, { art: "zwischensumme" }));
    for (const z of zahlungen?.zeilen ?? [])
      zeilen.push(betragszeile(zahlungstitel(z), z.betrag, {}, z.norm));
  }
  for (const { text, betrag: b } of mandantenzeilen(ergebnis))
    zeilen.push(betragszeile(text, b, { art: "zwischensumme" }));
  const gesamt = { art: "summe", kennung: "result-total" } as const;
  zeilen.push(betragszeile(gesamttitel(ergebnis), gesamtbetrag(ergebnis), gesamt));
  return { titel: "Gebühren und Auslagen in Euro", spalten, zeilen };
}

function staatskasse(a: AngelegenheitErgebnis, s: Staatskasse, titel: Titel, mehrere: boolean): Blatttabelle {
  return {
    titel: blocktitel(staatskassentitel, a, mehrere),
    spalten,
    zeilen: [
      ...s.zeilen.map((z) => position(z, titel)),
      ...staatskassenschluss(s).map(({ text, betrag }) =>
        betragszeile(text, betrag, { art: "zwischensumme" }),
      ),
      betragszeile("Auszahlung", s.auszahlung, { art: "summe" }),
      ...(s.weitereVerguetung > 0
        ? [betragszeile(weitereVerguetung, s.weitereVerguetung, { schritte: s.schritte })]
        : []),
    ],
  };
}

function vereinbarung(
  a: AngelegenheitErgebnis,
  v: NonNullable<AngelegenheitErgebnis["vereinbarung"]>,
  mehrere: boolean,
): Blatttabelle {
  return {
    titel: blocktitel(vereinbarungstitel, a, mehrere),
    spalten,
    zeilen: [
      betragszeile("Vereinbart", v.netto, { schritte: v.schritte }, "§ 3a RVG"),
      betragszeile("Gesetzlich", v.gesetzlich),
    ],
  };
}
