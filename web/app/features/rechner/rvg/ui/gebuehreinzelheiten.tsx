import { Knopf } from "#ui/knopf.tsx";
import type { Nummernangabe } from "../nummernangabe.ts";
import type { Feldbild } from "./feldbild.ts";
import { Felderblock } from "./felderblock.tsx";
import styles from "./gebuehrenzeile.module.css";
import type { GebuehrenzeileProps } from "./gebuehrenzeile.tsx";
import { Rahmenregler } from "./rahmenregler.tsx";

type Positionsfeld = keyof GebuehrenzeileProps["position"]["felder"] & string;
type Bild = Feldbild<Positionsfeld>;

/** Everything beyond the main figure that a fee of this nature can need. */
export function Gebuehreinzelheiten(props: GebuehrenzeileProps & { readonly angabe: Nummernangabe }) {
  const { a, position, angabe, heute, entfernbar, dispatch } = props;
  const p = position.id;
  const setzen = (feld: Positionsfeld, wert: string) => dispatch({ art: "position", a, p, feld, wert });
  const { haft } = angabe;
  return (
    <div className={styles.einzelheiten}>
      <Rahmenregler position={position} angabe={angabe} setzen={setzen} />
      <Felderblock
        ort={`${a}.${p}`}
        bilder={bilderFuer(angabe, props.mehrereAuftraggeber)}
        felder={position.felder}
        setzen={setzen}
        heute={heute}
      />
      {haft || entfernbar ? (
        <div className={styles.fuss}>
          {haft ? (
            <Knopf
              art="still"
              onClick={() => dispatch({ art: "nummer", a, p, nr: "mit" in haft ? haft.mit : haft.ohne })}
            >
              {"mit" in haft ? `Mit Haftzuschlag (Nr. ${haft.mit})` : `Ohne Haftzuschlag (Nr. ${haft.ohne})`}
            </Knopf>
          ) : null}
          {entfernbar ? (
            <Knopf art="still" onClick={() => dispatch({ art: "position-weg", a, p })} data-entfernt={p}>
              Gebühr entfernen
            </Knopf>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

const eigenerWert: Bild = {
  feld: "wert",
  art: "betrag",
  label: "Eigener Wert",
  hinweis: "Leer: ergibt sich von selbst",
  basic: true,
};
const anzahl: Bild = { feld: "anzahl", art: "zahl", label: "Anzahl", hinweis: "Leer: einmal" };
const bezug: readonly Bild[] = [
  {
    feld: "bezug",
    art: "text",
    label: "In Höhe der Gebühr",
    hinweis: "Nummer, zum Beispiel 3100. Leer: die passende Gebühr dieser Angelegenheit.",
    breit: true,
  },
  { feld: "bezugSatz", art: "text", label: "Deren Satz" },
  { feld: "bezugBetrag", art: "betrag", label: "oder deren Betrag" },
];
const beratung: readonly Bild[] = [
  {
    feld: "beratung",
    art: "auswahl",
    label: "Art der Beratung",
    optionen: [
      { wert: "", text: "Vereinbarte Gebühr" },
      { wert: "erstberatung", text: "Erstes Beratungsgespräch" },
      { wert: "beratung", text: "Weitere Beratung" },
      { wert: "gutachten", text: "Schriftliches Gutachten" },
    ],
    breit: true,
  },
  {
    feld: "verbraucher",
    art: "schalter",
    label: "Verbraucher, keine Vereinbarung getroffen",
    hinweis: "Dann gelten die Höchstbeträge des § 34 Abs. 1 Satz 3 RVG.",
    wenn: { feld: "beratung", ist: ["erstberatung", "beratung", "gutachten"] },
  },
];
const inkasso: Bild = {
  feld: "inkasso",
  art: "auswahl",
  label: "Einziehung einer unbestrittenen Forderung",
  optionen: [
    { wert: "", text: "Nein" },
    { wert: "einfach", text: "Ja, einfacher Fall" },
    { wert: "regel", text: "Ja, Regelfall" },
    { wert: "umfangreich", text: "Ja, besonders umfangreich oder schwierig" },
  ],
  breit: true,
};
const einigung: readonly Bild[] = [
  {
    feld: "variante",
    art: "auswahl",
    label: "Gegenstand der Einigung",
    optionen: [
      { wert: "", text: "Streit oder Ungewissheit beseitigt (Nr. 1)" },
      { wert: "1000-2", text: "Zahlungsvereinbarung (Nr. 2)" },
    ],
    breit: true,
  },
  {
    feld: "forderung",
    art: "betrag",
    label: "Forderung, um die es geht",
    hinweis: "Der Wert ist ein Teil davon (§ 31b RVG).",
    wenn: { feld: "variante", ist: ["1000-2"] },
  },
];
const auszahlungen: Bild = {
  feld: "auszahlungen",
  art: "text",
  label: "Ausgezahlte Beträge",
  hinweis: "Mehrere mit Semikolon trennen: 1.500,00; 320,00",
  breit: true,
};
const erhoehung: readonly Bild[] = [
  {
    feld: "gemeinsam",
    art: "betrag",
    label: "Gemeinsamer Wert",
    hinweis: "Leer: alle Auftraggeber am ganzen Wert beteiligt",
  },
  { feld: "ohneErhoehung", art: "schalter", label: "Ohne Erhöhung nach Nr. 1008 VV" },
];

/** Kinds of fee that can arise more than once in one matter (per hearing day, per payout …). */
const mehrfach: readonly string[] = ["termin", "laenge", "einzel"];

function bilderFuer(
  { nr, wert, gebuehrenart }: Nummernangabe,
  mehrereAuftraggeber: boolean,
): readonly Bild[] {
  const nachWert = wert.art === "satz" || wert.art === "satzrahmen" || wert.art === "zusatzgebuehr";
  return [
    ...(wert.art === "beratung" ? beratung : []),
    ...(nr === "1000" ? einigung : []),
    ...(nachWert || wert.art === "verweis" ? [eigenerWert] : []),
    ...(wert.art === "verweis" ? bezug : []),
    ...(nr === "2300" || nr === "2301" ? [inkasso] : []),
    ...(wert.art === "hebegebuehr" ? [auszahlungen] : []),
    ...(wert.art === "betragsrahmen" || wert.art === "festbetrag" || mehrfach.includes(gebuehrenart ?? "")
      ? [anzahl]
      : []),
    ...(mehrereAuftraggeber && gebuehrenart !== "auslage" ? erhoehung : []),
  ];
}
