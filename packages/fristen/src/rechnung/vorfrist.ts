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
export function vorfrist(e: Vorfristeingabe): FristErgebnis | KeinErgebnis {
  const fehler = ersterFehler(
    grundPruefen(e),
    tagPruefen(e.endeAm, "endeAm"),
    vorfristdauerPruefen(e.dauer, "dauer"),
  );
  if (fehler) return fehler;
  const m = mitschrift(e);
  const orte = kalenderVon(e, "BGB");
  const [v] = vorfristenVor(e.endeAm, [e.dauer], orte, e.endeAm);
  const rechnerisch = v?.rechnerisch ?? e.endeAm;
  const ende = v?.tag ?? e.endeAm;
  const k = orte.find((einer) => vorherigerWerktag(rechnerisch, einer) === ende) ?? (() => undefined);
  const frei = naechsterWerktag(rechnerisch, k).ausfalltage;
  const gerechnet = schritt(
    "R-VORFRIST",
    e.endeAm,
    `${dauerText(e.dauer)} vor dem Fristende ${tagText(e.endeAm)}: ${tagText(rechnerisch)}.`,
    { tag: rechnerisch },
  );
  const davor = schritt(
    "R-VORFRIST",
    e.endeAm,
    `${frei.map(ausfallText).join(", ")} ist kein Werktag; die Vorfrist liegt auf dem Werktag davor, ${datum(ende)}.`,
    { tag: ende, ort: ortText(m.ort) },
  );
  return abschluss(mit(m, gerechnet, ende === rechnerisch ? [] : davor), {
    ereignisAm: e.endeAm,
    regime: e.regime ?? "BGB",
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
