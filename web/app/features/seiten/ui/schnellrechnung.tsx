import { type Tag, untrennbar } from "@gebuehrenportal/recht";
import { Auswahl, type Option } from "#ui/felder/auswahl.tsx";
import { Betragsfeld } from "#ui/felder/betragsfeld.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import styles from "./schnellrechnung.module.css";

/** The numbers of the Vergütungsverzeichnis a usual task brings; sent as `vv`. */
const taetigkeiten: readonly Option[] = [
  { wert: "3100,3104", text: "Klage mit Termin, 1. Instanz" },
  { wert: "3100,3104,1003", text: "Klage mit Termin und Vergleich" },
  { wert: "2300", text: "Außergerichtliche Vertretung" },
  { wert: "2300,1000", text: "Außergerichtliche Einigung" },
  { wert: "3305", text: "Mahnbescheid" },
];

/** The shortest way to a figure: a plain GET form that leads to the calculator, with or without a script. */
export function Schnellrechnung({ heute }: { readonly heute: Tag }) {
  return (
    <Karte as="section" titelId="schnellrechnung">
      <h2 id="schnellrechnung" className={styles.titel}>
        Schnellrechnung
      </h2>
      <form action="/rvgrechner" method="get" className={styles.formular}>
        <Betragsfeld
          name="wert"
          label="Gegenstandswert"
          hinweis="Zum Beispiel 10.000 oder 1.234,56"
          required
        />
        <Auswahl name="vv" label="Tätigkeit" optionen={taetigkeiten} />
        <Tagfeld
          name="stichtag"
          label="Auftrag erteilt am"
          freiwillig
          heute={heute}
          hinweis={untrennbar("Ohne Angabe: heute. Der Tag entscheidet über die Fassung (§ 60 RVG).")}
        />
        <Knopf type="submit" art="haupt">
          Gebühren berechnen
        </Knopf>
      </form>
    </Karte>
  );
}
