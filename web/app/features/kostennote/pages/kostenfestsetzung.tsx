import { untrennbar } from "@gebuehrenportal/recht";
import { data } from "react-router";
import type { Satztabelle } from "#dokumente/blatt/blattsatz.ts";
import { ZumRvgRechner } from "#features/rechner/index.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { formularfelder } from "#platform/http/formularpost.server.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { Fehlermeldung, Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { antragsbedenken, antragssatz } from "../festsetzung/kostenfestsetzung.ts";
import { grundlageAus, standAusQuery } from "../grundlage.server.ts";
import { absenderVon } from "../kostennoten.server.ts";
import { nutzerAus, requireKostennote } from "../seite.server.ts";
import styles from "../ui/kostennote.module.css";
import { StandAusAdresse } from "../ui/stand-aus-adresse.tsx";
import { Vorschau } from "../ui/vorschau.tsx";
import type { Route } from "./+types/kostenfestsetzung.ts";

export const meta = () =>
  metadaten(
    "Kostenfestsetzung",
    "Antrag nach §§ 103, 104 ZPO oder § 11 RVG aus einer Berechnung, als Word-Dokument oder PDF.",
  );

type Ansicht = {
  readonly rechner: string;
  readonly stand: string;
  readonly ohne: string | undefined;
  /** What to think of before the application goes out. */
  readonly bedenken: readonly string[];
  readonly rechnung: Satztabelle | undefined;
};

function ansicht(rechner: string, stand: string): Ansicht {
  const antwort = grundlageAus({ rechner, stand }, heute());
  if (antwort.art === "keine")
    return { rechner, stand, ohne: antwort.text, bedenken: [], rechnung: undefined };
  const { grundlage } = antwort;
  return {
    rechner,
    stand,
    ohne: undefined,
    bedenken: antragsbedenken(grundlage),
    rechnung: antragssatz({}, grundlage, heute()).berechnung,
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const wer = nutzerAus(context);
  requireKostennote(wer);
  const { absender } = await mandant(wer, (tx) => absenderVon(tx, wer.nutzer.id));
  const query = new URL(request.url).searchParams;
  return {
    kanzlei: [absender.kanzlei, absender.rechtsanwalt].filter(Boolean).join(", "),
    sicht: query.has("wert") || query.has("vv") ? ansicht("/rvgrechner", standAusQuery(query)) : undefined,
  };
}

/** The calculator hands over its state in the body; nothing is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  requireKostennote(nutzerAus(context));
  const { rechner = "", stand = "" } = await formularfelder(request);
  const sicht = ansicht(rechner, stand);
  return data(sicht, { status: sicht.ohne ? 422 : 200 });
}

const felder = [
  ["gericht", "Gericht", ""],
  ["aktenzeichen", "Aktenzeichen des Gerichts", ""],
  ["klaeger", "Klägerin oder Kläger", ""],
  ["beklagter", "Beklagte oder Beklagter", ""],
  ["antragsteller", "Antragstellende Partei", "Nur bei §§ 103, 104 ZPO."],
  ["gegner", "Gegen wen", "Gegner, bei § 11 RVG der Auftraggeber."],
  ["titel", "Titel", "Zum Beispiel: Urteil vom 05.03.2026."],
  [
    "quote",
    "Anteil des Gegners",
    "Nur bei Quote: dann Ausgleichung nach § 106 ZPO, zum Beispiel zwei Drittel.",
  ],
  ["gerichtskosten", "Verauslagte Gerichtskosten", "Betrag mit €. Leer: Das Gericht setzt sie hinzu."],
  [
    "zinsab",
    "Zinsen ab",
    "Leer: ab Eingang des Antrags. Früher nur ab Verkündung des Urteils bei § 105 Abs. 3 ZPO.",
  ],
  ["mitgeteilt", "Berechnung mitgeteilt am", "Nur bei § 11 RVG."],
] as const;

export default function Kostenfestsetzung({ loaderData, actionData }: Route.ComponentProps) {
  const { kanzlei, sicht: geladen } = loaderData;
  const sicht: Ansicht | undefined = actionData ?? geladen;
  return (
    <>
      <Seitenkopf
        titel="Kostenfestsetzung"
        vorspann="Antrag mit Berechnung, als Word-Dokument oder PDF. Gespeichert wird davon nichts."
      />
      <StandAusAdresse seite="/kostenfestsetzung" vorhanden={sicht !== undefined} />
      <div className={`seitenspalte ${styles.seite}`}>
        <Fehlermeldung>{sicht?.ohne}</Fehlermeldung>
        {sicht && !sicht.ohne ? (
          <>
            {sicht.bedenken.map((text) => (
              <Hinweis key={text} art="warnung">
                {text}
              </Hinweis>
            ))}
            {sicht.rechnung ? (
              <Vorschau beschriftung="Kosten gegen den Gegner, mit Umsatzsteuer" tabelle={sicht.rechnung} />
            ) : null}
            {/* A plain form: the answer is a file, and the page stays as it was typed. */}
            <form method="post" action="/kostenfestsetzung/datei" className={styles.formular}>
              <input type="hidden" name="rechner" value={sicht.rechner} />
              <input type="hidden" name="stand" value={sicht.stand} />
              <Optionsgruppe
                name="art"
                label="Was festgesetzt wird"
                vorgabe="kosten"
                optionen={[
                  { wert: "kosten", text: "Kosten gegen den Gegner (§§ 103, 104 ZPO)" },
                  { wert: "verguetung", text: "Vergütung gegen den eigenen Mandanten (§ 11 RVG)" },
                ]}
              />
              <p className={styles.leise}>Was Sie leer lassen, bleibt im Dokument als Lücke.</p>
              <div className={styles.felder}>
                {felder.map(([name, label, hinweis]) => (
                  <Feld key={name} name={name} label={label} hinweis={untrennbar(hinweis) || undefined} />
                ))}
                <Feld name="kanzlei" label="Unterschrift" defaultValue={kanzlei} />
              </div>
              <Optionsgruppe
                name="vorsteuer"
                label="Vorsteuerabzug der antragstellenden Partei (§ 104 Abs. 2 Satz 3 ZPO)"
                vorgabe="nein"
                optionen={[
                  { wert: "nein", text: "Nicht berechtigt: Umsatzsteuer wird verlangt" },
                  { wert: "ja", text: "Berechtigt: ohne Umsatzsteuer" },
                ]}
              />
              <div className={styles.knoepfe}>
                <Knopf type="submit" name="datei" value="docx" art="haupt">
                  Als Word-Dokument
                </Knopf>
                <Knopf type="submit" name="datei" value="pdf">
                  Als PDF
                </Knopf>
              </div>
            </form>
          </>
        ) : (
          <>
            <p>
              Der Antrag beginnt im RVG-Rechner: Rechnen Sie dort und wählen Sie unter dem Ergebnis
              „Kostenfestsetzung“.
            </p>
            <ZumRvgRechner />
          </>
        )}
      </div>
    </>
  );
}
