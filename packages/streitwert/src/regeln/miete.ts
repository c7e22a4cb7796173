import { miete } from "@gebuehrenportal/gesetze/gkg/werte.ts";
import { mietstreit } from "@gebuehrenportal/gesetze/zpo/paragraph-8.ts";
import { anteil, type Cent, cent, euro, keinErgebnis, kleiner } from "@gebuehrenportal/recht";
import { einfach, feld, moeglich, type Rechnung, type Regelwerk, regelwerk, schritt } from "../regelwerk.ts";

const monatsentgelt = feld("monatsentgelt", "Monatliches Entgelt", "geld", {
  hilfe:
    "Nettogrundentgelt; Nebenkosten nur, wenn sie als Pauschale vereinbart sind (§ 41 Abs. 1 Satz 2 GKG)",
});

/** Tenancy: existence, eviction, amount of the rent. */
export const mietregeln: readonly Regelwerk[] = [
  regelwerk(
    "gkg",
    miete,
    {
      id: "mietverhaeltnis",
      titel: "Bestehen oder Dauer eines Miet- oder Pachtverhältnisses",
      norm: "§ 41 Abs. 1 GKG",
      gebiet: "miete",
      felder: [monatsentgelt, moeglich("streitigeMonate", "Streitige Zeit in Monaten", "zahl")],
    },
    (a, w) => entgelt(a.geld("monatsentgelt"), w.monate, a.zahl("streitigeMonate"), "§ 41 Abs. 1 GKG"),
  ),
  regelwerk(
    "gkg",
    miete,
    {
      id: "raeumung",
      titel: "Räumung",
      norm: "§ 41 Abs. 2 GKG",
      gebiet: "miete",
      felder: [
        monatsentgelt,
        moeglich("streitigeMonate", "Streitige Zeit in Monaten", "zahl"),
        moeglich("andererGrund", "Auch aus einem anderen Rechtsgrund (etwa Eigentum)", "schalter"),
      ],
      hinweis: "Rückständige Miete ist ein eigener Gegenstand und wird hinzugerechnet (§ 39 Abs. 1 GKG).",
    },
    (angaben, werte) =>
      angaben.an("andererGrund")
        ? entgelt(angaben.geld("monatsentgelt"), werte.monate, undefined, "§ 41 Abs. 2 Satz 2 GKG")
        : entgelt(
            angaben.geld("monatsentgelt"),
            werte.monate,
            angaben.zahl("streitigeMonate"),
            "§ 41 Abs. 2 Satz 1 GKG",
          ),
  ),
  regelwerk(
    "gkg",
    miete,
    {
      id: "miethoehe",
      titel: "Höhe der Miete für Wohnraum, Instandsetzung, Duldung",
      norm: "§ 41 Abs. 5 GKG",
      gebiet: "miete",
      felder: [
        feld("anspruch", "Anspruch", "wahl", {
          wahl: [
            { wert: "erhoehung", titel: "Erhöhung der Miete" },
            { wert: "minderung", titel: "Feststellung einer Minderung" },
            { wert: "ueberschreitung", titel: "Feststellung einer Überschreitung (Mietpreisbremse)" },
            { wert: "instandsetzung", titel: "Instandsetzung: angemessene Minderung" },
            { wert: "duldung", titel: "Duldung: mögliche Mieterhöhung, sonst Minderung" },
          ],
        }),
        feld("monatsbetrag", "Erhöhungs-, Minderungs- oder Überschreitungsbetrag im Monat"),
        moeglich("restmonate", "Monate bis zum Ende des Mietverhältnisses", "zahl"),
      ],
    },
    (angaben, werte) => {
      const norm = "§ 41 Abs. 5 GKG";
      const anspruch = angaben.wahl("anspruch");
      const geregelt =
        (anspruch !== "minderung" || werte.minderung) &&
        (anspruch !== "ueberschreitung" || werte.mietpreisbremse);
      if (!geregelt) {
        return keinErgebnis(
          anspruch === "minderung"
            ? "Für die Feststellung einer Minderung nennt § 41 Abs. 5 GKG an diesem Tag noch keinen Wert; er folgt aus § 9 ZPO (Regel „Wiederkehrende Nutzungen oder Leistungen“)."
            : "Die Feststellung einer Überschreitung steht erst seit dem 01.06.2025 in § 41 Abs. 5 GKG.",
          norm,
          "antragAm",
        );
      }
      return entgelt(angaben.geld("monatsbetrag"), werte.monate, angaben.zahl("restmonate"), norm);
    },
  ),
  regelwerk(
    "zpo",
    mietstreit,
    {
      id: "miete-zustaendigkeit",
      titel: "Miete oder Pacht: Zuständigkeit und Beschwer",
      norm: "§ 8 ZPO",
      gebiet: "miete",
      felder: [
        feld("jahresentgelt", "Miete oder Pacht eines Jahres"),
        feld("streitigeZeit", "Miete oder Pacht der gesamten streitigen Zeit"),
      ],
    },
    (angaben, werte) => {
      const hoechstens = cent(angaben.geld("jahresentgelt") * werte.hoechstjahre);
      const wert = kleiner(angaben.geld("streitigeZeit"), hoechstens);
      const r = einfach(angaben.geld("streitigeZeit"), "Entgelt der gesamten streitigen Zeit", "§ 8 ZPO");
      return wert === angaben.geld("streitigeZeit")
        ? r
        : {
            wert,
            schritte: [
              ...r.schritte,
              schritt(`Geringer: ${werte.hoechstjahre}-facher Jahresbetrag`, "§ 8 ZPO", wert),
            ],
          };
    },
  ),
];

function entgelt(imMonat: Cent, hoechstens: number, monate: number | undefined, norm: string): Rechnung {
  const zaehlt = Math.min(hoechstens, monate ?? hoechstens);
  return einfach(anteil(imMonat, zaehlt, 1), `${zaehlt} × ${euro(imMonat)}`, norm);
}
