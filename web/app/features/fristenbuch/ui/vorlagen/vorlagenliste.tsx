import type { ReactNode } from "react";
import { Form } from "react-router";
import { Knopf, type Knopfart, Knopfverweis } from "#ui/knopf.tsx";
import { dauerworte } from "../../vorlagen/dauerworte.ts";
import { rechnerziel } from "../../vorlagen/fuellung.ts";
import { eintragspfad, frageBearbeiten, frageLoeschen, frageNeu, vorlagenpfad } from "../../vorlagen/pfad.ts";
import { texte } from "../../vorlagen/texte.ts";
import { vorfristenText } from "../../vorlagen/vorfristentext.ts";
import { type Vorlage, zusatzVon } from "../../vorlagen/vorlage.ts";
import styles from "./vorlagen.module.css";

/** What the list does where it is open over a page; without these its buttons lead to the page of templates. */
export type Listenhandlungen = {
  readonly onNeu: () => void;
  readonly onBearbeiten: (vorlage: Vorlage) => void;
  readonly onLoeschen: (vorlage: Vorlage) => void;
  /** Unset: there is no form to fill. */
  readonly onVerwenden?: ((vorlage: Vorlage) => void) | undefined;
};

type VorlagenlisteProps = {
  readonly vorlagen: readonly Vorlage[];
  readonly handlungen?: Listenhandlungen;
  /** The reader may make templates, and book. */
  readonly schreiben: boolean;
};

/** All templates with what can be done with each. */
export function Vorlagenliste({ vorlagen, handlungen, schreiben }: VorlagenlisteProps) {
  return (
    <div className="stapel">
      {vorlagen.length === 0 ? (
        <p className="leise">{texte.leer}</p>
      ) : (
        <ul className={styles.liste}>
          {vorlagen.map((vorlage) => (
            <li
              key={vorlage.id}
              className={styles.eintrag}
              data-testid="template-row"
              data-vorlage={vorlage.id}
            >
              <Beschreibung vorlage={vorlage} />
              <Handlungen vorlage={vorlage} handlungen={handlungen} buchen={schreiben} />
            </li>
          ))}
        </ul>
      )}
      {schreiben ? (
        <Wegknopf
          frage={frageNeu}
          wert="1"
          testId="template-new"
          art={vorlagen.length === 0 ? "haupt" : "neben"}
          onWeg={handlungen?.onNeu}
        >
          Neue Vorlage
        </Wegknopf>
      ) : null}
    </div>
  );
}

function Beschreibung({ vorlage }: { readonly vorlage: Vorlage }) {
  const { title, aktenzeichen, art } = zusatzVon(vorlage);
  const vorfristen = vorfristenText(vorlage.vorfristen);
  const angaben = [
    vorlage.norm,
    vorfristen && (vorfristen === "keine" ? "ohne Vorfrist" : `Vorfrist ${vorfristen}`),
    art,
    title,
    aktenzeichen,
  ].filter(Boolean);
  return (
    <div className={styles.was}>
      <p className={styles.kopf}>
        <span className={styles.name}>{vorlage.templateName}</span>
        {vorlage.shared ? (
          <span className={styles.marke}>{vorlage.own ? "Im Team geteilt" : "Aus dem Team"}</span>
        ) : null}
      </p>
      <p>
        {dauerworte(vorlage)}
        {vorlage.direction === "rueckwaerts" ? ", rückwärts gerechnet" : ""}
      </p>
      {angaben.length > 0 ? <p className="nebensatz">{angaben.join(" · ")}</p> : null}
      {vorlage.description ? <p className="nebensatz">{vorlage.description}</p> : null}
    </div>
  );
}

function Handlungen({
  vorlage,
  handlungen,
  buchen,
}: {
  readonly vorlage: Vorlage;
  readonly handlungen: Listenhandlungen | undefined;
  /** The reader may book. */
  readonly buchen: boolean;
}) {
  const { id, templateName, editable } = vorlage;
  const verwenden = handlungen?.onVerwenden;
  const ziel = rechnerziel(vorlage);
  return (
    <div className={styles.handlungen}>
      {verwenden ? (
        <Knopf art="klein" onClick={() => verwenden(vorlage)} aria-label={`Verwenden: ${templateName}`}>
          Verwenden
        </Knopf>
      ) : buchen ? (
        <Knopfverweis nach={eintragspfad(id)} art="klein">
          Verwenden<span className="nur-vorlesen">: {templateName}</span>
        </Knopfverweis>
      ) : ziel ? (
        <Knopfverweis nach={ziel} art="klein">
          Berechnen<span className="nur-vorlesen">: {templateName}</span>
        </Knopfverweis>
      ) : null}
      {editable ? (
        <>
          <Wegknopf
            frage={frageBearbeiten}
            wert={id}
            testId="template-edit"
            was={`Bearbeiten: ${templateName}`}
            onWeg={handlungen && (() => handlungen.onBearbeiten(vorlage))}
          >
            Bearbeiten
          </Wegknopf>
          <Wegknopf
            frage={frageLoeschen}
            wert={id}
            testId="template-delete"
            was={`Löschen: ${templateName}`}
            onWeg={handlungen && (() => handlungen.onLoeschen(vorlage))}
          >
            Löschen
          </Wegknopf>
        </>
      ) : null}
    </div>
  );
}

type WegknopfProps = {
  readonly frage: string;
  readonly wert: string;
  readonly testId: string;
  readonly art?: Knopfart;
  /** For readers who hear the button alone. */
  readonly was?: string;
  readonly onWeg: (() => void) | undefined;
  readonly children: ReactNode;
};

/** A button that leads to the page of templates, or does the same in place. */
function Wegknopf({ frage, wert, testId, art = "klein", was, onWeg, children }: WegknopfProps) {
  return (
    <Form
      method="get"
      action={vorlagenpfad}
      preventScrollReset
      onSubmit={(e) => {
        if (!onWeg) return;
        e.preventDefault();
        onWeg();
      }}
    >
      <input type="hidden" name={frage} value={wert} />
      <Knopf type="submit" art={art} data-testid={testId} aria-label={was}>
        {children}
      </Knopf>
    </Form>
  );
}
