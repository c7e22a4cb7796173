import { rechenstand as anwaltsstand } from "@gebuehrenportal/gebuehren";
import { rechenstand as gerichtsstand } from "@gebuehrenportal/gerichtskosten";
import { type KeinErgebnis, keinErgebnis, summe } from "@gebuehrenportal/recht";
import { abschnitteAus } from "./abschnitte.ts";
import { erwartung, gewinnschwelle } from "./aussicht.ts";
import type { ProzesskostenEingabe } from "./eingabe.ts";
import type { Abschnitt, ProzesskostenErgebnis } from "./ergebnis.ts";
import { ausgaenge, kostensummen, nichtErstattet } from "./kostenlast/kostenlast.ts";
import { mitWirklichen } from "./kostenlast/wirkliche-kosten.ts";
import { nachAusgleich, verteilung } from "./kostenlast/zahlungen.ts";
import { mitMindestwert } from "./mindestwert.ts";
import { ohneWirkung } from "./ohne-wirkung.ts";
import { type Prozessgericht, rechtswegVor, stufenVor, unpassend, zumGericht } from "./prozessgericht.ts";
import { gerichtsgesetz, gerichtsnormen, regelnDes } from "./rechtsweg/rechtsweg.ts";
import type { Aufgabe } from "./rechtsweg/teil.ts";
import { verbundhindernis } from "./verbund/ablehnung.ts";
import { bewerteteFolgesachen, verbundwert } from "./verbund/folgesachen.ts";
import { mehrkosten } from "./verbund/mehrkosten.ts";
import { vermerke } from "./vermerke.ts";

/**
 * Costs of a case over one to three instances: court (GKG, FamGKG) and lawyers of both sides (RVG), who bears them, and from which
 * chance of winning the case pays. Only combines; every amount comes from the law packages. Whole cents, shares and chances
 * in hundredths of a percent. No result before the first recorded version, for days out of order, or for what the
 * procedural law of the court does not know; `feld` names the input. A court of first instance names those of the other
 * instances and, where none was said, the way to the courts.
 */
export function prozesskosten(
  gefragt: ProzesskostenEingabe,
  gericht?: Prozessgericht,
): ProzesskostenErgebnis | KeinErgebnis {
  const rechtsweg = gefragt.rechtsweg ?? rechtswegVor(gericht) ?? "zivil";
  const anfrage = { ...gefragt, rechtsweg };
  const hindernis =
    unpassend(anfrage, gericht) ??
    verbundhindernis(anfrage) ??
    fremdes(anfrage) ??
    ohneWirkung(anfrage) ??
    zeitfolge(anfrage);
  if (hindernis) return hindernis;
  const folgesachen = bewerteteFolgesachen(anfrage);
  if ("art" in folgesachen) return folgesachen;
  const mindestens = mitMindestwert(anfrage);
  const eingabe = { ...mindestens, wert: verbundwert(mindestens.wert, folgesachen) };
  const stufen = stufenVor(rechtsweg, gericht);
  const aufgabe: Aufgabe = { eingabe, rechnungen: [], stufen };
  const gerechnet = abschnitteAus(aufgabe);
  if ("art" in gerechnet) return gerechnet;
  const abschnitte = gerechnet.map((a) => {
    const instanz = a.stelle === undefined ? undefined : eingabe.instanzen[a.stelle];
    return instanz ? mitWirklichen(a, instanz) : a;
  });
  const mehr = mehrkosten(aufgabe, gerechnet, anfrage.wert, folgesachen);
  if ("art" in mehr) return mehr;
  return {
    ...auswertung(eingabe, abschnitte, anfrage.wert),
    ...(gericht && { gericht: { id: gericht.id, name: gericht.name } }),
    ...(mehr.length > 0 && { mehrkosten: mehr }),
    vermerke: vermerke({ eingabe, wert: anfrage.wert }, abschnitte, stufen, zumGericht(eingabe, gericht)),
  };
}

/** @param wert what there is to win, also where the costs follow a higher least value; of a divorce the value of it alone */
function auswertung(
  eingabe: ProzesskostenEingabe,
  abschnitte: readonly Abschnitt[],
  wert: ProzesskostenEingabe["wert"],
): Omit<ProzesskostenErgebnis, "vermerke"> {
  const { aussicht, prozesskostenhilfe } = eingabe;
  const summen = kostensummen(abschnitte);
  const staatskasse = vonDerStaatskasse(abschnitte);
  const verteilt = verteilung(eingabe, abschnitte, staatskasse);
  const faelle = ausgaenge(eingabe, abschnitte).map((a) =>
    nachAusgleich(eingabe, abschnitte, a, verteilt?.zahlungen ?? []),
  );
  const last = (art: string) => faelle.find((f) => f.art === art)?.eigene ?? summen.zusammen;
  const [verlieren, gewinnen] = [last("unterliegen"), last("obsiegen")];
  return {
    art: "ergebnis",
    rechenstand: `RVG ${anwaltsstand}, ${gerichtsnormen[gerichtsgesetz(eingabe.rechtsweg)].name} ${gerichtsstand}`,
    abschnitte,
    summen,
    nichtErstattet: nichtErstattet(abschnitte),
    ausgaenge: faelle,
    ...verteilt,
    ...(eingabe.rechtsweg !== "scheidung" && { gewinnschwelle: gewinnschwelle(wert, verlieren, gewinnen) }),
    ...(aussicht !== undefined && { erwartung: erwartung(wert, verlieren, gewinnen, aussicht) }),
    ...(prozesskostenhilfe && { staatskasse }),
  };
}

const vonDerStaatskasse = (abschnitte: readonly Abschnitt[]) =>
  summe(abschnitte.flatMap((a) => a.eigene?.staatskasse ?? []));

/** What belongs to another way to the courts. */
function fremdes({
  rechtsweg = "zivil",
  instanzen,
  mahnverfahren,
  onlineVerfahren,
}: ProzesskostenEingabe): KeinErgebnis | undefined {
  const { stufen } = regelnDes[rechtsweg];
  if (instanzen.length > stufen.length) {
    return keinErgebnis("Dieser Rechtsweg hat nur zwei Instanzen.", "§ 2 FGO", "instanzen");
  }
  if (mahnverfahren && rechtsweg !== "zivil" && rechtsweg !== "arbeit") {
    return keinErgebnis("Vor diesen Gerichten gibt es kein Mahnverfahren.", "§ 688 ZPO", "mahnverfahren");
  }
  if (onlineVerfahren && rechtsweg !== "zivil") {
    return keinErgebnis(
      "Das Online-Verfahren gibt es nur vor den Amtsgerichten.",
      "§ 1122 ZPO",
      "onlineVerfahren",
    );
  }
  return undefined;
}

/** An instance does not begin before the one below it, nor anything before what led to it. */
function zeitfolge({
  instanzen,
  mahnverfahren,
  vorgerichtlich,
  rechtsweg = "zivil",
}: ProzesskostenEingabe): KeinErgebnis | undefined {
  const folge = [
    ...(vorgerichtlich ? [{ am: vorgerichtlich.am, feld: "vorgerichtlich.am" }] : []),
    ...(mahnverfahren ? [{ am: mahnverfahren.am, feld: "mahnverfahren.am" }] : []),
    ...instanzen.map(({ am }, i) => ({ am, feld: `instanzen[${i}].am` })),
  ];
  const falsch = folge.find(({ am }, i) => am < (folge[i - 1]?.am ?? am));
  if (!falsch) return undefined;
  if (falsch.feld === "mahnverfahren.am" || (falsch.feld === "instanzen[0].am" && !mahnverfahren)) {
    return keinErgebnis(
      "Die vorgerichtliche Tätigkeit kann nicht nach dem Verfahren beginnen.",
      "Vorbem. 3 Abs. 4 VV",
      falsch.feld,
    );
  }
  return falsch.feld === "instanzen[0].am"
    ? keinErgebnis(
        "Die Klage kann nicht vor dem Mahnverfahren anhängig geworden sein.",
        "§ 696 Abs. 3 ZPO",
        falsch.feld,
      )
    : keinErgebnis(
        "Ein Rechtsmittel kann nicht vor der Instanz eingelegt sein, gegen deren Entscheidung es sich richtet.",
        regelnDes[rechtsweg].normen.zeitfolge,
        falsch.feld,
      );
}
