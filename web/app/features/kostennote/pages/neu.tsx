import { data, Form, redirect } from "react-router";
import { laender } from "#dokumente/e-rechnung/laender.ts";
import { geltendeFassung, zustimmungNoetig } from "#features/konto/index.server.ts";
import { ZumRvgRechner } from "#features/rechner/index.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { formularfelder } from "#platform/http/formularpost.server.ts";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { ansichtVon } from "../ansichten/ansicht.server.ts";
import { formularstand } from "../ansichten/formularstand.ts";
import { mitZustimmung, type Nutzer, nutzerAus, requireKostennote } from "../ansichten/seite.server.ts";
import { absenderVon, entwurfAnlegen } from "../ausstellung/kostennoten.server.ts";
import { type Kostennotenfelder, kostennotenfelder } from "../felder.ts";
import { type Berechnung, grundlageAus, standAusQuery } from "../grundlage/grundlage.server.ts";
import { quelleVon } from "../grundlage/quelle.server.ts";
import { nichtsZuVerlangen } from "../grundlage/verlangt.ts";
import { Angebote } from "../ui/angebote.tsx";
import { Arbeitsblatt } from "../ui/arbeitsblatt.tsx";
import styles from "../ui/kostennote.module.css";
import { StandAusAdresse } from "../ui/stand-aus-adresse.tsx";
import { useWiederaufnahme } from "../ui/use-wiederaufnahme.ts";
import { ZumAntrag } from "../ui/zum-antrag.tsx";
import type { Route } from "./+types/neu.ts";

export const meta = () =>
  metadaten("Neue Kostennote", "Aus einer Berechnung im RVG-Rechner eine Kostennote nach § 10 RVG machen.");

/** The form for a calculation with what it brings along, or why there is none. */
async function seite(wer: Nutzer, berechnung: Berechnung, quelle: string, felder?: Kostennotenfelder) {
  const am = heute();
  const antwort = grundlageAus(berechnung, am);
  const { absender } = await mandant(wer, async (tx) => ({ absender: await absenderVon(tx, wer.nutzer.id) }));
  const vorgaben = antwort.art === "grundlage" ? antwort.grundlage.felder : {};
  return {
    ...berechnung,
    quelle,
    unversehrt: felder === undefined,
    heute: am,
    laender: laender(),
    ohne: antwort.art === "keine" ? antwort.text : nichtsZuVerlangen(antwort.grundlage),
    ansicht: ansichtVon({ ...berechnung, felder: felder ?? vorgaben }, absender, {
      heute: am,
      darfFreigeben: wer.darfFreigeben,
    }),
    fehler: {} as Readonly<Record<string, string>>,
    meldung: "",
    zeilen: {} as Readonly<Record<string, number>>,
    zustimmung: undefined as string | undefined,
  };
}

type Seite = Awaited<ReturnType<typeof seite>>;

/** Without a script the common case comes as the query of the calculator; it names no client. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Seite | undefined> {
  const wer = nutzerAus(context);
  requireKostennote(wer);
  const query = new URL(request.url).searchParams;
  if (!query.has("wert") && !query.has("vv")) return undefined;
  const berechnung = { rechner: "/rvgrechner", stand: standAusQuery(query) };
  return seite(wer, berechnung, quelleVon(berechnung, {}));
}

/**
 * The calculator, or a saved calculation with its Aktenzeichen, hands over its state in the body (`was=uebernehmen`);
 * only saving stores anything.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const wer = nutzerAus(context);
  requireKostennote(wer);
  const roh = await formularfelder(request);
  const berechnung = { rechner: roh.rechner ?? "", stand: roh.stand ?? "" };
  const felder = kostennotenfelder(roh);
  const quelle = quelleVon(berechnung, felder, roh.quelle);
  if (roh.was === "uebernehmen") {
    const neu = await seite(wer, berechnung, quelle);
    const { aktenzeichen, betreff } = felder;
    const mitgebracht = { ...(aktenzeichen && { aktenzeichen }), ...(betreff && { betreff }) };
    const ansicht = { ...neu.ansicht, felder: { ...neu.ansicht.felder, ...mitgebracht } };
    return data({ ...neu, ansicht }, { status: neu.ohne ? 422 : 200 });
  }
  const neu = { ...(await seite(wer, berechnung, quelle, felder)), zeilen: formularstand(roh) };
  if (roh.was !== "speichern") return data(neu, { status: neu.ohne ? 422 : 200 });
  const { fehler } = neu.ansicht;
  if (neu.ohne || Object.keys(fehler).length > 0)
    return data({ ...neu, fehler, meldung: nichtGespeichert }, { status: 422 });
  const id = await mitZustimmung(wer, roh, () => entwurfAnlegen(wer, { ...berechnung, felder }));
  if (id === undefined)
    return data({ ...neu, meldung: zustimmungNoetig, zustimmung: geltendeFassung }, { status: 422 });
  return redirect(`/kostennoten/${id}`, 303);
}

const nichtGespeichert = "Noch nicht gespeichert. Bitte prüfen Sie die markierten Felder.";

export default function NeueKostennote({ loaderData: geladen, actionData: gesendet }: Route.ComponentProps) {
  const sicht: Seite | undefined = gesendet ?? geladen;
  const { begonnene, fortsetzen, verwerfen } = useWiederaufnahme(sicht !== undefined);
  return (
    <>
      <Seitenkopf
        titel="Neue Kostennote"
        vorspann={
          sicht && !sicht.ohne ? undefined : "Berechnung nach § 10 RVG und Rechnung nach § 14 UStG in einem."
        }
      />
      <StandAusAdresse seite="/kostennoten/neu" vorhanden={sicht !== undefined} />
      {sicht && !sicht.ohne ? (
        <Formular sicht={sicht} ausgang={gesendet} />
      ) : (
        <div className={`seitenspalte ${styles.seite}`}>
          <Fehlermeldung>{sicht?.ohne}</Fehlermeldung>
          {sicht?.ansicht.ausKasse ? (
            <Form method="post" action="/kostenfestsetzung">
              <input type="hidden" name="rechner" value={sicht.rechner} />
              <input type="hidden" name="stand" value={sicht.stand} />
              <ZumAntrag />
            </Form>
          ) : null}
          {sicht ? (
            <p>
              <a href={`${sicht.rechner}#${sicht.stand}`}>Berechnung öffnen</a>
            </p>
          ) : null}
          <Angebote angebote={begonnene} uebernehmen={fortsetzen} verwerfen={verwerfen} wort="Fortsetzen" />
          <p>
            Eine Kostennote beginnt im RVG-Rechner: Rechnen Sie dort und wählen Sie unter dem Ergebnis
            „Kostennote“.
          </p>
          <ZumRvgRechner />
        </div>
      )}
    </>
  );
}

type Formularprops = { readonly sicht: Seite; readonly ausgang: Seite | undefined };

function Formular({ sicht, ausgang }: Formularprops) {
  const { ohne: _, quelle: __, ...angaben } = sicht;
  return (
    <Arbeitsblatt
      {...angaben}
      key={sicht.quelle}
      adresse="/kostennoten/neu"
      ort={{ seite: "neu", platz: sicht.quelle }}
      gezeigt={sicht.ansicht.gesehen}
      ausgang={ausgang?.meldung ? ausgang : undefined}
      gesichert="Vorschau, noch nicht gespeichert"
      verweise={<a href={`${sicht.rechner}#${sicht.stand}`}>Berechnung öffnen</a>}
    >
      {() => (
        <div className={styles.knoepfe}>
          <input type="hidden" name="quelle" value={sicht.quelle} />
          <Knopf type="submit" name="was" value="speichern" art="haupt">
            Entwurf speichern
          </Knopf>
        </div>
      )}
    </Arbeitsblatt>
  );
}
