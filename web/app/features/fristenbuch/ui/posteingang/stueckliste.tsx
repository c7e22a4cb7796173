import { Form } from "react-router";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { postadresse } from "../../ansichten/posteingang/postadresse.ts";
import type { Postergebnis } from "../../ansichten/posteingang/posthandlung.server.ts";
import type {
  Buchungsweg,
  Postansicht,
  Stueckansicht,
} from "../../ansichten/posteingang/postseite.server.ts";
import type { Marke } from "../../ansichten/zeile.ts";
import { type Poststand, postlaengen } from "../../posteingang/stueck.ts";
import { Marken } from "../marken.tsx";
import styles from "./posteingang.module.css";
import { Postfelder } from "./postfelder.tsx";

type StueckProps = {
  readonly ansicht: Postansicht;
  readonly stueck: Stueckansicht;
  /** Of this piece. */
  readonly ergebnis: Postergebnis | undefined;
};

const standmarken: Readonly<Record<Poststand, Marke>> = {
  offen: { art: "warnung", text: "Ohne Entscheidung" },
  gebucht: { art: "erfolg", text: "Frist gebucht" },
  nichts: { art: "ruhig", text: "Nichts zu notieren" },
  gestrichen: { art: "ruhig", text: "Gestrichen" },
};

/** Pieces with what became of them and what can be done. */
export function Stueckliste({
  ansicht,
  ergebnis,
}: {
  readonly ansicht: Postansicht;
  readonly ergebnis: Postergebnis | undefined;
}) {
  return (
    <ul className="linienliste" aria-label="Posteingang">
      {ansicht.stuecke.map((stueck) => (
        <Stueck
          key={stueck.id}
          ansicht={ansicht}
          stueck={stueck}
          ergebnis={ergebnis?.id === stueck.id && ergebnis.was !== "erfassen" ? ergebnis : undefined}
        />
      ))}
    </ul>
  );
}

function Stueck({ ansicht, stueck, ergebnis }: StueckProps) {
  const { id, zustand, aktenzeichen, name, zugestellt, angaben, genannt, entscheidung, fristen } = stueck;
  const aenderbar = ansicht.darf && zustand !== "gestrichen";
  return (
    <li className={styles.stueck} id={`post-${id}`} data-testid="post-row">
      <div className={styles.kopf}>
        <h3 className="eintragsname">{[aktenzeichen || "Ohne Aktenzeichen", name].join(": ")}</h3>
        <Marken marken={[standmarken[zustand]]} />
      </div>
      <p className="eintragsangaben">{[`zugestellt ${zugestellt}`, ...angaben].join(" · ")}</p>
      {genannt ? (
        <p>
          Genannte Frist: „{genannt.text}“
          {genannt.satz ? <span className={styles.auffaellig}> {genannt.satz}</span> : null}
        </p>
      ) : null}
      {entscheidung ? <p className="eintragsangaben">{entscheidung}</p> : null}
      {fristen.length > 0 ? (
        <ul className={styles.fristen} aria-label="Gebuchte Fristen">
          {fristen.map(({ pfad, text }) => (
            <li key={pfad}>
              <Seitenlink nach={pfad}>{text}</Seitenlink>
            </li>
          ))}
        </ul>
      ) : null}
      <Erfolgsmeldung>{ergebnis?.erledigt}</Erfolgsmeldung>
      <Fehlermeldung>{ergebnis?.allgemein}</Fehlermeldung>
      {aenderbar ? <Handlungen ansicht={ansicht} stueck={stueck} ergebnis={ergebnis} /> : null}
    </li>
  );
}

/** So many ways to book stand there at once; the others fold out. */
const sofort = 4;

function Handlungen({ ansicht, stueck, ergebnis }: StueckProps) {
  const { id, zustand, wege, genannteBuchen, andereBuchen, darfStreichen } = stueck;
  const bearbeiten = ansicht.filter.bearbeiten === id || (ergebnis?.was === "aendern" && !ergebnis.erledigt);
  const offen = zustand === "offen";
  return (
    <div className="stapel">
      {offen ? (
        <Notieren stueck={stueck} />
      ) : (
        <Aufklapper titel="Weitere Frist notieren">
          <Wege wege={wege} genannteBuchen={genannteBuchen} andereBuchen={andereBuchen} />
        </Aufklapper>
      )}
      {offen ? (
        <Grundform
          ansicht={ansicht}
          stueck={stueck}
          ergebnis={ergebnis}
          was="nichts"
          knopf="Nichts zu notieren"
        />
      ) : null}
      {bearbeiten ? (
        <Aenderung ansicht={ansicht} stueck={stueck} ergebnis={ergebnis} />
      ) : (
        <div className="knopfreihe-eng">
          <Knopfverweis
            art="still"
            bleiben
            nach={`${postadresse(ansicht.filter, { ab: ansicht.filter.ab, bearbeiten: id })}#post-${id}`}
          >
            Angaben ändern<span className="nur-vorlesen"> ({stueck.name})</span>
          </Knopfverweis>
          {zustand === "nichts" ? (
            <Form method="post" action={ziel(ansicht, id)} preventScrollReset>
              <Bezug was="oeffnen" stueck={stueck} />
              <Knopf type="submit" art="still">
                Wieder öffnen<span className="nur-vorlesen"> ({stueck.name})</span>
              </Knopf>
            </Form>
          ) : null}
        </div>
      )}
      {darfStreichen && zustand !== "gebucht" ? (
        <Aufklapper titel="Streichen" offen={ergebnis?.was === "streichen"}>
          <Grundform
            ansicht={ansicht}
            stueck={stueck}
            ergebnis={ergebnis}
            was="streichen"
            knopf="Stück streichen"
          />
        </Aufklapper>
      ) : null}
    </div>
  );
}

/** Where a form of a piece leads: the same list, at the piece. */
const ziel = ({ filter }: Postansicht, id: string): string =>
  `${postadresse(filter, { ab: filter.ab })}#post-${id}`;

type BezugProps = { readonly was: string; readonly stueck: Stueckansicht };

const Bezug = ({ was, stueck: { id, stand } }: BezugProps) => (
  <>
    <input type="hidden" name="was" value={was} />
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="stand" value={stand} />
  </>
);

function Notieren({ stueck }: { readonly stueck: Stueckansicht }) {
  const { wege, gebiete, genannteBuchen, andereBuchen } = stueck;
  const weitere = wege.slice(sofort);
  return (
    <>
      <p className="leise">Frist notieren{gebiete ? ` (${gebiete})` : ""}:</p>
      <Wege wege={wege.slice(0, sofort)} genannteBuchen={genannteBuchen} andereBuchen={andereBuchen} />
      {weitere.length > 0 ? (
        <Aufklapper titel={`Weitere Fristen des Katalogs (${weitere.length})`}>
          <Wege wege={weitere} genannteBuchen={undefined} andereBuchen={undefined} />
        </Aufklapper>
      ) : null}
    </>
  );
}

type WegeProps = {
  readonly wege: readonly Buchungsweg[];
  readonly genannteBuchen: string | undefined;
  readonly andereBuchen: string | undefined;
};

const Wege = ({ wege, genannteBuchen, andereBuchen }: WegeProps) => (
  <ul className={styles.wege}>
    {genannteBuchen ? (
      <li>
        <Knopfverweis art="klein" nach={genannteBuchen}>
          Die genannte Frist
        </Knopfverweis>
      </li>
    ) : null}
    {wege.map(({ pfad, text, norm }) => (
      <li key={pfad}>
        <Knopfverweis art="klein" nach={pfad}>
          {text}
        </Knopfverweis>
        <span className="leise"> {norm}</span>
      </li>
    ))}
    {andereBuchen ? (
      <li>
        <Knopfverweis art="klein" nach={andereBuchen}>
          Andere Frist
        </Knopfverweis>
      </li>
    ) : null}
  </ul>
);

type GrundformProps = StueckProps & { readonly was: "nichts" | "streichen"; readonly knopf: string };

/** What is only done with a word why. */
function Grundform({ ansicht, stueck, ergebnis, was, knopf }: GrundformProps) {
  const eigenes = ergebnis?.was === was ? ergebnis : undefined;
  return (
    <Form
      method="post"
      action={ziel(ansicht, stueck.id)}
      noValidate
      preventScrollReset
      className={styles.grund}
    >
      <Bezug was={was} stueck={stueck} />
      <Feld
        label={was === "nichts" ? "Nichts zu notieren, weil" : "Grund"}
        name="reason"
        maxLength={postlaengen.grund}
        defaultValue={eigenes?.felder.reason}
        fehler={eigenes?.fehler.reason}
      />
      <Knopf type="submit">
        {knopf}
        <span className="nur-vorlesen"> ({stueck.name})</span>
      </Knopf>
    </Form>
  );
}

function Aenderung({ ansicht, stueck, ergebnis }: StueckProps) {
  const eigenes = ergebnis?.was === "aendern" && !ergebnis.erledigt ? ergebnis : undefined;
  return (
    <Form
      method="post"
      action={ziel(ansicht, stueck.id)}
      noValidate
      preventScrollReset
      className={`stapel ${styles.aenderung}`}
      data-testid="post-edit"
    >
      <Bezug was="aendern" stueck={stueck} />
      <Postfelder
        ansicht={ansicht}
        heute={ansicht.heute}
        felder={eigenes?.felder ?? stueck.werte}
        fehler={eigenes?.fehler ?? {}}
        mitGebiet
      />
      <div className="knopfreihe">
        <Knopf type="submit" art="haupt">
          Angaben speichern
        </Knopf>
        <Knopfverweis bleiben nach={ziel(ansicht, stueck.id)}>
          Nicht ändern
        </Knopfverweis>
      </div>
    </Form>
  );
}
