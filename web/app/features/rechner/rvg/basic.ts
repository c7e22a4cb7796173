import type { Angelegenheit, RvgAntwort, RvgEingabe } from "@gebuehrenportal/gebuehren";

/** What belongs to the tier Basic and to no free calculation; in words that fit „… gehört zum Tarif Basic“. */
export type Basicfunktion = string;

const einzelneNummern: readonly string[] = ["1004", "1008"];
/** Whether the number itself belongs to the tier Basic. */
export const istBasicnummer = (nr: string): boolean =>
  einzelneNummern.includes(nr) || (nr.length === 4 && nr >= "3200" && nr <= "3213");

/** Fees of the criminal and fine parts that follow the value: the treasury pays them after § 49 RVG. */
const wertgebuehrenInTeil4: readonly string[] = ["4142", "4143", "4144", "4145", "4146", "5116"];

/**
 * The Basic functions a calculation uses, each once: VV 1004, 1008, 3200 to 3213, credits, § 15 Abs. 3 RVG, § 49 RVG,
 * several matters, different values within one matter. With the engine's answer also the cap that only shows there.
 */
export function basicfunktionen(eingabe: RvgEingabe, antwort?: RvgAntwort): readonly Basicfunktion[] {
  const { angelegenheiten } = eingabe;
  const nummern = angelegenheiten.flatMap((a) => a.positionen.map((p) => p.nr)).filter(istBasicnummer);
  const gefunden = new Set<Basicfunktion>(nummern.map((nr) => `Nr. ${nr} VV`));
  if (angelegenheiten.length > 1) gefunden.add("mehrere Angelegenheiten in einer Rechnung");
  if (angelegenheiten.some(erhoeht)) gefunden.add("Erhöhung bei mehreren Auftraggebern (Nr. 1008 VV)");
  if (eingabe.anrechnungen?.length) gefunden.add("Anrechnung von Gebühren");
  if (angelegenheiten.some(verschiedeneWerte)) gefunden.add("verschiedene Werte in einer Angelegenheit");
  if (angelegenheiten.some(ausStaatskasseNachWert)) gefunden.add("Prozesskostenhilfe (§ 49 RVG)");
  if (antwort?.art === "ergebnis" && antwort.angelegenheiten.some((a) => a.zeilen.some(istGebuehrengrenze)))
    gefunden.add("Begrenzung nach § 15 Abs. 3 RVG");
  return [...gefunden];
}

/** § 15 Abs. 3 RVG; the limit of several orders (Abs. 5, 6) belongs to every tier. */
const istGebuehrengrenze = ({ art, norm }: { readonly art: string; readonly norm: string }): boolean =>
  art === "kappung" && norm.startsWith("§ 15 Abs. 3 ");

const erhoeht = (a: Angelegenheit): boolean =>
  (a.auftraggeber ?? 1) > 1 &&
  a.verschiedeneGegenstaende !== true &&
  a.positionen.some((p) => p.erhoehung !== false);

function verschiedeneWerte(a: Angelegenheit): boolean {
  const werte = a.positionen.map((p) => p.wert ?? a.wert).filter((wert) => wert !== undefined);
  return new Set(werte).size > 1;
}

function ausStaatskasseNachWert(a: Angelegenheit): boolean {
  if (a.vertretung === "beigeordnet") return true;
  return (
    a.vertretung === "bestellt" &&
    a.positionen.some((p) => /^[123]/.test(p.nr) || wertgebuehrenInTeil4.includes(p.nr))
  );
}
