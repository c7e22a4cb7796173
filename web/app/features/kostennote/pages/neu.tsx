import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { formularfelder } from "#features/konto/formularpost.server.ts";
import { geltendeFassung, zustimmungNoetig } from "#features/konto/verschwiegenheit-fassung.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { angabenAus } from "../angaben.ts";
import { type Kostennotenfelder, kostennotenfelder } from "../felder.ts";
import { grundlageAus, hatVereinbarung, standAusQuery } from "../grundlage.server.ts";
import { entwurfAnlegen } from "../kostennoten.server.ts";
import { mitZustimmung, nutzerAus, requireKostennote } from "../seite.server.ts";
import { Kostennotenformular } from "../ui/formular.tsx";
import styles from "../ui/kostennote.module.css";
import { StandAusAdresse } from "../ui/stand-aus-adresse.tsx";

export const meta = () =>
  metadaten("Neue Kostennote", "Aus einer Berechnung im RVG-Rechner eine Kostennote nach § 10 RVG machen.");

/** What the page shows: the form for a calculation, or why there is none. */
type Ansicht = {
  readonly rechner: string;
  readonly stand: string;
  readonly felder: Kostennotenfelder;
  readonly fehler: Readonly<Record<string, string>>;
  readonly meldung: string | undefined;
  /** The calculation cannot be billed. */
  readonly ohne: string | undefined;
  readonly zustimmung: string | undefined;
  readonly mitVereinbarung: boolean;
};

const leer = {
  fehler: {},
  meldung: undefined,
  ohne: undefined,
  zustimmung: undefined,
  mitVereinbarung: false,
};

/** The form for a calculation, filled with what it brings along. */
function ansicht(rechner: string, stand: string): Ansicht {
  const antwort = grundlageAus({ rechner, stand }, heute());
  if (antwort.art === "keine") return { ...leer, rechner, stand, felder: {}, ohne: antwort.text };
  const { felder } = antwort.grundlage;
  return { ...leer, rechner, stand, felder, mitVereinbarung: hatVereinbarung(antwort.grundlage) };
}

/** Without a script the common case comes as the query of the calculator; it names no client. */
export function loader({ request, context }: LoaderFunctionArgs): Ansicht | undefined {
  requireKostennote(nutzerAus(context));
  const query = new URL(request.url).searchParams;
  return query.has("wert") || query.has("vv") ? ansicht("/rvgrechner", standAusQuery(query)) : undefined;
}

/** The calculator hands over its state in the body (`was=uebernehmen`); only saving stores anything. */
export async function action({ request, context }: ActionFunctionArgs) {
  const wer = nutzerAus(context);
  requireKostennote(wer);
  const roh = await formularfelder(request);
  const { was, rechner = "", stand = "" } = roh;
  const neu = ansicht(rechner, stand.replaceAll("\0", ""));
  if (was !== "speichern") return data(neu, { status: neu.ohne ? 422 : 200 });
  const felder = kostennotenfelder(roh);
  const { fehler } = angabenAus(felder, heute());
  if (neu.ohne || Object.keys(fehler).length > 0)
    return data(
      { ...neu, felder, fehler, meldung: "Noch nicht gespeichert. Bitte prüfen Sie die markierten Felder." },
      { status: 422 },
    );
  const id = await mitZustimmung(wer, roh, () => entwurfAnlegen(wer, { rechner, stand, felder }));
  if (id === undefined)
    return data({ ...neu, felder, meldung: zustimmungNoetig, zustimmung: geltendeFassung }, { status: 422 });
  return redirect(`/kostennoten/${id}`, 303);
}

export default function NeueKostennote() {
  const geladen = useLoaderData<typeof loader>();
  const gesendet = useActionData<typeof action>();
  const sicht: Ansicht | undefined = gesendet ?? geladen;
  return (
    <>
      <Seitenkopf
        titel="Neue Kostennote"
        vorspann="Berechnung nach § 10 RVG und Rechnung nach § 14 UStG in einem."
      />
      <StandAusAdresse seite="/kostennoten/neu" vorhanden={sicht !== undefined} />
      <div className={styles.seite}>
        {sicht && !sicht.ohne ? (
          <Formular {...sicht} />
        ) : (
          <>
            {sicht?.ohne ? (
              <Hinweis art="gefahr" rolle="alert">
                {sicht.ohne}
              </Hinweis>
            ) : null}
            <p>
              Eine Kostennote beginnt im RVG-Rechner: Rechnen Sie dort und wählen Sie unter dem Ergebnis
              „Kostennote“.
            </p>
            <p>
              <Knopfverweis nach="/rvgrechner" art="haupt">
                Zum RVG-Rechner
              </Knopfverweis>
            </p>
          </>
        )}
      </div>
    </>
  );
}

function Formular({ rechner, stand, felder, fehler, meldung, zustimmung, mitVereinbarung }: Ansicht) {
  return (
    <Form method="post" action="/kostennoten/neu" noValidate className={styles.formular}>
      {meldung ? (
        <Hinweis art="gefahr" rolle="alert">
          {meldung}
        </Hinweis>
      ) : null}
      <input type="hidden" name="rechner" value={rechner} />
      <input type="hidden" name="stand" value={stand} />
      <Kostennotenformular
        felder={felder}
        fehler={fehler}
        zustimmung={zustimmung}
        mitVereinbarung={mitVereinbarung}
      >
        <div className={styles.knoepfe}>
          <Knopf type="submit" name="was" value="speichern" art="haupt">
            Entwurf speichern
          </Knopf>
        </div>
      </Kostennotenformular>
    </Form>
  );
}
