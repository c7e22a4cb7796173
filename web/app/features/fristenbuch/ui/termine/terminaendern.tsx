import { Form, useNavigation } from "react-router";
import { Zustimmungsschalter } from "#features/konto/index.ts";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { angabenfeld, einzelfehler } from "#ui/felder/angabenfeld.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Seitenergebnis } from "../../ansichten/seitenpost.server.ts";
import type { Einzelansicht } from "../../ansichten/termine/terminbearbeitung.server.ts";
import { laengen } from "../../worte/laengen.ts";
import styles from "../buch.module.css";
import { Terminfelder } from "./terminfelder.tsx";

type Props = { readonly ansicht: Einzelansicht; readonly ergebnis: Seitenergebnis | undefined };

/** What can be done with a day of a Termin or a Wiedervorlage. */
export function Terminaendern({ ansicht, ergebnis }: Props) {
  const { zeile, art } = ansicht;
  const eigenes = (was: string) => (ergebnis?.was === was ? ergebnis : undefined);
  return (
    <>
      {zeile && art === "wiedervorlage" ? (
        <Form method="post">
          <Kopf was={zeile.erledigt ? "oeffnen" : "erledigen"} ansicht={ansicht} ergebnis={ergebnis} />
          <Knopf type="submit" art={zeile.erledigt ? "neben" : "haupt"}>
            {zeile.erledigt ? "Wieder öffnen" : "Erledigt"}
          </Knopf>
        </Form>
      ) : null}
      <Aufklapper titel="Ändern" offen={eigenes("aendern") !== undefined}>
        <Aendern ansicht={ansicht} ergebnis={eigenes("aendern")} />
      </Aufklapper>
      <Aufklapper titel="Streichen" offen={eigenes("streichen") !== undefined}>
        <Streichen ansicht={ansicht} ergebnis={eigenes("streichen")} />
      </Aufklapper>
    </>
  );
}

function Aendern({ ansicht, ergebnis }: Props) {
  const { art, heute, personen, zustimmung } = ansicht;
  const laeuft = useNavigation().state === "submitting";
  const felder = ergebnis?.felder ?? ansicht.felder;
  return (
    <Form method="post" noValidate className={styles.handlung} data-testid="appointment-edit">
      <Kopf was="aendern" ansicht={ansicht} ergebnis={ergebnis} />
      <Terminfelder
        heute={heute}
        felder={felder}
        fehler={einzelfehler(ergebnis)}
        personen={personen}
        wiedervorlage={art === "wiedervorlage"}
      />
      <Umfangsfrage ansicht={ansicht} vorgabe={felder.umfang} />
      {zustimmung === undefined ? null : <Zustimmungsschalter fassung={zustimmung} />}
      <p>
        <Knopf type="submit" art="haupt" disabled={laeuft}>
          Speichern
        </Knopf>
      </p>
    </Form>
  );
}

function Streichen({ ansicht, ergebnis }: Props) {
  return (
    <Form method="post" noValidate className={styles.handlung} data-testid="appointment-strike">
      <Kopf was="streichen" ansicht={ansicht} ergebnis={ergebnis} />
      <Feld
        {...angabenfeld(ergebnis?.felder, einzelfehler(ergebnis))("reason")}
        label="Grund"
        maxLength={laengen.streichgrund}
        freiwillig
      />
      <Umfangsfrage ansicht={ansicht} vorgabe={ergebnis?.felder?.umfang} />
      <p>
        <Knopf type="submit">Streichen</Knopf>
      </p>
    </Form>
  );
}

/** Which days of a series are meant. */
const Umfangsfrage = ({
  ansicht: { serie },
  vorgabe = "nur",
}: Pick<Props, "ansicht"> & { readonly vorgabe?: string | undefined }) =>
  serie ? (
    <Optionsgruppe
      name="umfang"
      label="Für welche Tage der Serie?"
      vorgabe={vorgabe}
      optionen={[
        { wert: "nur", text: "Nur dieser" },
        { wert: "folgende", text: "Dieser und alle folgenden" },
        { wert: "alle", text: "Alle" },
      ]}
    />
  ) : null;

/** What every form of the page says: which day of which version is meant; and what went wrong with it. */
const Kopf = ({ was, ansicht: { art, stand, zeile }, ergebnis }: Props & { readonly was: string }) => (
  <>
    <input type="hidden" name="was" value={was} />
    <input type="hidden" name="art" value={art} />
    <input type="hidden" name="stand" value={stand} />
    <input type="hidden" name="tag" value={zeile?.serientag ?? ""} />
    {ergebnis?.was === was && ergebnis.feld === undefined ? (
      <Fehlermeldung>{ergebnis.fehler}</Fehlermeldung>
    ) : null}
  </>
);
