import { data } from "react-router";
import type { Satztabelle } from "#dokumente/satztabelle.ts";
import { ZumRvgRechner } from "#features/rechner/index.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { formularfelder } from "#platform/http/formularpost.server.ts";
import { Fehlermeldung, Hinweis } from "#ui/hinweis.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { nutzerAus, requireKostennote } from "../ansichten/seite.server.ts";
import { absenderVon } from "../ausstellung/kostennoten.server.ts";
import { type Antragsart, antragsartAus, gruppenZu, moeglicheAntraege } from "../festsetzung/antragsart.ts";
import { antragsbedenken } from "../festsetzung/antragsbedenken.ts";
import {
  type Antragsfelder,
  antragsfelder,
  type Feldangabe,
  felderZu,
} from "../festsetzung/antragsfelder.ts";
import { antragssatz } from "../festsetzung/kostenfestsetzung.ts";
import { grundlageAus, standAusQuery } from "../grundlage/grundlage.server.ts";
import { Antragsformular } from "../ui/antragsformular.tsx";
import styles from "../ui/kostennote.module.css";
import { StandAusAdresse } from "../ui/stand-aus-adresse.tsx";
import type { Route } from "./+types/kostenfestsetzung.ts";

export const meta = () =>
  metadaten(
    "Kostenfestsetzung",
    "Antrag nach § 55 RVG, §§ 103, 104, 126 ZPO, § 464b StPO oder § 11 RVG aus einer Berechnung, als Word-Dokument oder PDF.",
  );

type Ansicht = {
  readonly rechner: string;
  readonly stand: string;
  readonly ohne: string | undefined;
  /** The application that is shown, and all that this calculation allows. */
  readonly art: Antragsart | undefined;
  readonly moegliche: readonly Antragsart[];
  /** What to think of before the application goes out. */
  readonly bedenken: readonly string[];
  readonly rechnung: Satztabelle | undefined;
  readonly mitWeiterer: boolean;
  /** The fields to ask for. */
  readonly angaben: readonly Feldangabe[];
  /** As typed. */
  readonly felder: Antragsfelder;
};

function ansicht(roh: Antragsfelder): Ansicht {
  const { rechner = "", stand = "", wahl } = roh;
  const felder = antragsfelder(roh);
  const leer = {
    rechner,
    stand,
    art: undefined,
    moegliche: [],
    bedenken: [],
    rechnung: undefined,
    angaben: [],
  };
  const antwort = grundlageAus({ rechner, stand }, heute());
  if (antwort.art === "keine") return { ...leer, ohne: antwort.text, mitWeiterer: false, felder };
  const { grundlage } = antwort;
  const art = antragsartAus(wahl ?? felder.art, grundlage);
  return {
    ...leer,
    ohne: undefined,
    art,
    moegliche: moeglicheAntraege(grundlage),
    bedenken: antragsbedenken(grundlage, art),
    rechnung: art && antragssatz({ ...felder, art }, grundlage, heute()).berechnung,
    mitWeiterer: grundlage.gruppen.some(({ kasse }) => (kasse?.weitereVerguetung ?? 0) > 0),
    angaben: art ? felderZu(art, gruppenZu(art, grundlage)) : [],
    felder,
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const wer = nutzerAus(context);
  requireKostennote(wer);
  const { absender } = await mandant(wer, (tx) => absenderVon(tx, wer.nutzer.id));
  const query = new URL(request.url).searchParams;
  return {
    vorgaben: {
      kanzlei: [absender.kanzlei, absender.rechtsanwalt].filter(Boolean).join(", "),
      konto: absender.iban ? `IBAN ${absender.iban}` : "",
    },
    sicht:
      query.has("wert") || query.has("vv")
        ? ansicht({ rechner: "/rvgrechner", stand: standAusQuery(query) })
        : undefined,
  };
}

/** The calculator hands over its state in the body; nothing is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  requireKostennote(nutzerAus(context));
  const sicht = ansicht(await formularfelder(request));
  return data(sicht, { status: sicht.ohne ? 422 : 200 });
}

export default function Kostenfestsetzung({ loaderData, actionData }: Route.ComponentProps) {
  const { vorgaben, sicht: geladen } = loaderData;
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
        {sicht?.bedenken.map((text) => (
          <Hinweis key={text} art="warnung">
            {text}
          </Hinweis>
        ))}
        {sicht?.art && sicht.rechnung ? (
          <Antragsformular {...sicht} art={sicht.art} rechnung={sicht.rechnung} vorgaben={vorgaben} />
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
