import { rechenstand as anwaltsstand } from "@gebuehrenportal/gebuehren";
import { rechenstand as gerichtsstand } from "@gebuehrenportal/gerichtskosten";
import { type KeinErgebnis, keinErgebnis, summe, type Vermerk } from "@gebuehrenportal/recht";
import { instanzabschnitt, mahnabschnitt, type Rechnungen } from "./abschnitt.ts";
import type { ProzesskostenEingabe } from "./eingabe.ts";
import type { Abschnitt, ProzesskostenErgebnis } from "./ergebnis.ts";
import { ausgaenge, erwartung, gewinnschwelle, kostenausgleich, kostensummen } from "./kostenlast.ts";

/**
 * Costs of a civil case over one to three instances: court (GKG) and lawyers of both sides (RVG), who bears them, and from
 * which chance of winning the case pays. Only combines; every amount comes from the law packages. Whole cents, shares and
 * chances in hundredths of a percent. No result before the first recorded version or for days out of order.
 */
export function prozesskosten(eingabe: ProzesskostenEingabe): ProzesskostenErgebnis | KeinErgebnis {
  const ordnung = zeitfolge(eingabe);
  if (ordnung) return ordnung;
  const rechnungen: Rechnungen = new Map();
  const abschnitte: Abschnitt[] = [];
  const { mahnverfahren, instanzen } = eingabe;
  for (const abschnitt of [
    ...(mahnverfahren ? [mahnabschnitt({ eingabe, rechnungen }, mahnverfahren)] : []),
    ...instanzen.map((instanz, i) => instanzabschnitt({ eingabe, rechnungen }, instanz, i)),
  ]) {
    if ("art" in abschnitt) return abschnitt;
    abschnitte.push(abschnitt);
  }
  return auswertung(eingabe, abschnitte);
}

function auswertung(eingabe: ProzesskostenEingabe, abschnitte: readonly Abschnitt[]): ProzesskostenErgebnis {
  const { wert, aussicht, prozesskostenhilfe } = eingabe;
  const summen = kostensummen(abschnitte);
  const faelle = ausgaenge(eingabe, summen);
  const last = (art: string) => faelle.find((f) => f.art === art)?.eigene ?? summen.zusammen;
  const [verlieren, gewinnen] = [last("unterliegen"), last("obsiegen")];
  const ausgleich = kostenausgleich(eingabe, abschnitte, summen);
  return {
    art: "ergebnis",
    rechenstand: `RVG ${anwaltsstand}, GKG ${gerichtsstand}`,
    abschnitte,
    summen,
    ausgaenge: faelle,
    ...(ausgleich && { ausgleich }),
    gewinnschwelle: gewinnschwelle(wert, verlieren, gewinnen),
    ...(aussicht !== undefined && { erwartung: erwartung(wert, verlieren, gewinnen, aussicht) }),
    ...(prozesskostenhilfe && { staatskasse: staatskasse(abschnitte) }),
    vermerke: vermerke(eingabe, abschnitte),
  };
}

const staatskasse = (abschnitte: readonly Abschnitt[]) =>
  summe(
    abschnitte.flatMap((a) =>
      (a.eigene?.rechnung.angelegenheiten ?? []).flatMap((s) => s.staatskasse?.auszahlung ?? []),
    ),
  );

/** An instance does not begin before the one below it. */
function zeitfolge({ instanzen, mahnverfahren }: ProzesskostenEingabe): KeinErgebnis | undefined {
  const folge = [...(mahnverfahren ? [mahnverfahren.am] : []), ...instanzen.map((i) => i.am)];
  const stelle = folge.findIndex((tag, i) => tag < (folge[i - 1] ?? tag));
  if (stelle < 0) return undefined;
  const nr = mahnverfahren ? stelle - 1 : stelle;
  return keinErgebnis(
    nr === 0
      ? "Die Klage kann nicht vor dem Mahnverfahren anhängig geworden sein."
      : "Ein Rechtsmittel kann nicht vor der Instanz eingelegt sein, gegen deren Urteil es sich richtet.",
    nr === 0 ? "§ 696 Abs. 3 ZPO" : "§ 517 ZPO",
    `instanzen[${nr}].am`,
  );
}

function vermerke(eingabe: ProzesskostenEingabe, abschnitte: readonly Abschnitt[]): readonly Vermerk[] {
  const { eigene, gegner, instanzen, prozesskostenhilfe } = eingabe;
  const alle: Vermerk[] = [
    ...abschnitte.flatMap((a) => [
      ...a.gericht.vermerke,
      ...(a.eigene?.rechnung.vermerke ?? []),
      ...(a.gegner?.rechnung.vermerke ?? []),
    ]),
    ...(eigene?.vorsteuerabzug || gegner?.vorsteuerabzug
      ? [
          hinweis(
            "Wer zum Vorsteuerabzug berechtigt ist, bekommt die Umsatzsteuer nicht erstattet; sie ist dort nicht mitgerechnet.",
            "§ 104 Abs. 2 Satz 3 ZPO",
          ),
        ]
      : []),
    ...(gegner?.anwalt === "je"
      ? [
          hinweis(
            "Haben mehrere Gegner je einen eigenen Anwalt, sind dessen Kosten nur zu erstatten, soweit die Aufteilung notwendig war.",
            "§ 91 Abs. 1, 2 ZPO",
          ),
        ]
      : []),
    ...(prozesskostenhilfe
      ? [
          hinweis(
            "Prozesskostenhilfe ist ohne Raten gerechnet; die Kosten der Gegenseite hat bei Unterliegen auch zu tragen, wer sie erhält.",
            "§ 123 ZPO",
          ),
        ]
      : []),
    ...(instanzen.some((i) => i.ende === "ruecknahme")
      ? [
          hinweis(
            "Wer die Klage oder das Rechtsmittel zurücknimmt, trägt dessen Kosten.",
            "§§ 269 Abs. 3, 516 Abs. 3 ZPO",
          ),
        ]
      : []),
    ...(instanzen.some((i) => i.ende === "anerkenntnis")
      ? [
          hinweis(
            "Bei sofortigem Anerkenntnis trägt der Kläger die Kosten, wenn der Beklagte keinen Anlass zur Klage gab.",
            "§ 93 ZPO",
          ),
        ]
      : []),
  ];
  return [...new Map(alle.map((v) => [v.text, v])).values()].map(({ feld: _, ...v }) => v);
}

const hinweis = (text: string, norm: string): Vermerk => ({ art: "hinweis", text, norm });
