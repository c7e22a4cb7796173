import { datum, type KeinErgebnis, type Tag } from "@gebuehrenportal/recht";
import type { Dauer, FristErgebnis, Grundeingabe } from "../typen.ts";
import { abschluss } from "./abschluss.ts";
import { dauerText } from "./dauer.ts";
import { kalenderVon } from "./endtag.ts";
import { mit, mitschrift, schritt } from "./mitschrift.ts";
import { ersterFehler, grundPruefen, tagPruefen, vorfristdauerPruefen } from "./pruefung.ts";
import { ausfallText, ortText, tagText } from "./text.ts";
import { vorfristenVor } from "./vorfristen.ts";
import { naechsterWerktag, vorherigerWerktag } from "./werktag.ts";

/** A reminder before a known end (R-VORFRIST). */
export type Vorfristeingabe = Omit<Grundeingabe, "vorfristen"> & {
  readonly endeAm: Tag;
  readonly dauer: Dauer;
};

/** The day of a reminder: BGH VI ZB 17/22; the working day before where it meets a weekend or holiday, with several places the earliest of their days. Faults: `endeAm`, `dauer`. */
export function vorfrist(eingabe: Vorfristeingabe): FristErgebnis | KeinErgebnis {
  const fehler = ersterFehler(
    grundPruefen(eingabe),
    tagPruefen(eingabe.endeAm, "endeAm"),
    vorfristdauerPruefen(eingabe.dauer, "dauer"),
  );
  if (fehler) return fehler;
  const m = mitschrift(eingabe);
  const orte = kalenderVon(eingabe, "BGB");
  const [v] = vorfristenVor(eingabe.endeAm, [eingabe.dauer], orte, eingabe.endeAm);
  const rechnerisch = v?.rechnerisch ?? eingabe.endeAm;
  const ende = v?.tag ?? eingabe.endeAm;
  const k = orte.find((einer) => vorherigerWerktag(rechnerisch, einer) === ende) ?? (() => undefined);
  const frei = naechsterWerktag(rechnerisch, k).ausfalltage;
  const gerechnet = schritt(
    "R-VORFRIST",
    eingabe.endeAm,
    `${dauerText(eingabe.dauer)} vor dem Fristende ${tagText(eingabe.endeAm)}: ${tagText(rechnerisch)}.`,
    { tag: rechnerisch },
  );
  const davor = schritt(
    "R-VORFRIST",
    eingabe.endeAm,
    `${frei.map(ausfallText).join(", ")} ist kein Werktag; die Vorfrist liegt auf dem Werktag davor, ${datum(ende)}.`,
    { tag: ende, ort: ortText(m.ort) },
  );
  return abschluss(mit(m, gerechnet, ende === rechnerisch ? [] : davor), {
    ereignisAm: eingabe.endeAm,
    regime: eingabe.regime ?? "BGB",
    richtung: "rueckwaerts",
    rechnerischesEnde: rechnerisch,
    ende,
    ausfalltage: frei,
    kalender: k,
    vorfristen: [],
    leitregel: "R-VORFRIST",
    keineHandlung: true,
  });
}
