import { type Tag, tagAusText } from "@gebuehrenportal/recht";
import { type Dispatch, memo, useCallback } from "react";
import { Betragsfeld } from "#ui/felder/betragsfeld.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { BasicMarke } from "../../../ui/basic-marke.tsx";
import { useFehler } from "../../../ui/formular/fehler.ts";
import { Felderblock } from "../../../ui/formular/felderblock.tsx";
import { Nummernsuche } from "../../../ui/formular/nummernsuche.tsx";
import { Klappe } from "../../../ui/klappe.tsx";
import type { Aktion } from "../../formular/aktionen.ts";
import type { FormAngelegenheit } from "../../formular/formular.ts";
import type { Nummernangabe } from "../../formular/nummernangabe.ts";
import { stufen } from "../../formular/stufe.ts";
import { rechnungLaden } from "../../rechnung-laden.ts";
import { Gebuehrenzeile } from "../gebuehr/gebuehrenzeile.tsx";
import styles from "./angelegenheitsblock.module.css";
import { type Angelegenheitsfeld, geldbusseFeld, gruppen, mehrwertFeld } from "./angelegenheitsfelder.ts";

export type AngelegenheitsblockProps = {
  readonly angelegenheit: FormAngelegenheit;
  /** The first matter carries the names of the plain form's query. */
  readonly erste: boolean;
  /** With several matters each shows its title and can be removed. */
  readonly einzige: boolean;
  readonly angabe: (nr: string, stichtag: Tag) => Nummernangabe | undefined;
  /** Increase of Nr. 1008 VV in the result by id of the position, as text that only changes with it. */
  readonly erhoehungen: string;
  readonly heute: Tag;
  readonly dispatch: Dispatch<Aktion>;
};

/** One matter: value, day, number of clients, fees, and folded away everything else. */
export const Angelegenheitsblock = memo(Block);

/** Reduced Verfahrensgebühren for what is settled without being pending. */
const ermaessigt: readonly string[] = ["3101", "3201", "3207", "3209"];

/** Whether a fee follows the value of the subject; what is not known yet may do so. */
const brauchtWert = (angabe: Nummernangabe | undefined): boolean =>
  !angabe || !["betragsrahmen", "festbetrag", "beratung", "hebegebuehr"].includes(angabe.wert.art);

const erhoehungZu = (erhoehungen: string, id: string): number | undefined => {
  const treffer = erhoehungen.split(" ").find((e) => e.startsWith(`${id}:`));
  return treffer === undefined ? undefined : Number(treffer.slice(id.length + 1));
};

function Block(props: AngelegenheitsblockProps) {
  const { angelegenheit, einzige, heute, dispatch } = props;
  const { id, stufe, felder, positionen } = angelegenheit;
  const setzen = useCallback(
    (feld: Angelegenheitsfeld, wert: string) => dispatch({ art: "angelegenheit", a: id, feld, wert }),
    [dispatch, id],
  );
  const lesung = tagAusText(felder.auftrag ?? "", heute);
  const stichtag = lesung.art === "tag" ? lesung.tag : heute;
  const titel = felder.bezeichnung || stufen[stufe].titel;
  const nummern = positionen.map((p) => p.nr);
  const kopffelder = [
    ...(felder.mehrwert !== undefined ||
    (nummern.includes("1000") && nummern.some((nr) => ermaessigt.includes(nr)))
      ? [mehrwertFeld]
      : []),
    ...(felder.geldbusse !== undefined || nummern.some((nr) => nr.startsWith("5")) ? [geldbusseFeld] : []),
  ];
  return (
    <fieldset className={styles.block} id={id}>
      <legend className={einzige ? "nur-vorlesen" : styles.titel}>{titel}</legend>
      {einzige ? null : (
        <div className={styles.entfernen}>
          <Knopf art="still" onClick={() => dispatch({ art: "angelegenheit-weg", a: id })}>
            Entfernen <span className="nur-vorlesen">({titel})</span>
          </Knopf>
        </div>
      )}
      <Grundangaben {...props} stichtag={stichtag} setzen={setzen} />
      {kopffelder.length > 0 ? (
        <Felderblock ort={id} formularfelder={kopffelder} felder={felder} setzen={setzen} heute={heute} />
      ) : null}
      <Gebuehren {...props} stichtag={stichtag} />
      <div>
        {gruppen.map(({ titel: gruppentitel, formularfelder }) => (
          <Klappe
            key={gruppentitel}
            titel={gruppentitel}
            angaben={formularfelder.filter((formularfeld) => felder[formularfeld.feld]).length}
            orte={formularfelder.map((formularfeld) => `${id}.${formularfeld.feld}`)}
          >
            {() => (
              <Felderblock
                ort={id}
                formularfelder={formularfelder}
                felder={felder}
                setzen={setzen}
                heute={heute}
              />
            )}
          </Klappe>
        ))}
      </div>
    </fieldset>
  );
}

type AbschnittProps = AngelegenheitsblockProps & {
  /** Day whose law the numbers of this matter follow. */
  readonly stichtag: Tag;
};

type GrundangabenProps = AbschnittProps & {
  readonly setzen: (feld: Angelegenheitsfeld, wert: string) => void;
};

/** Value, day of the mandate and number of clients. */
function Grundangaben({ angelegenheit, erste, angabe, stichtag, heute, setzen }: GrundangabenProps) {
  const fehler = useFehler();
  const { id, felder, positionen } = angelegenheit;
  return (
    <div className={styles.grund}>
      {felder.wert !== undefined || positionen.some((p) => brauchtWert(angabe(p.nr, stichtag))) ? (
        <Betragsfeld
          id={`${id}.wert`}
          name={erste ? "wert" : `${id}.wert`}
          label="Gegenstandswert"
          text={felder.wert ?? ""}
          onText={(text) => setzen("wert", text)}
          fehler={fehler(`${id}.wert`)}
        />
      ) : null}
      <Tagfeld
        id={`${id}.auftrag`}
        name={erste ? "stichtag" : `${id}.auftrag`}
        label="Tag des Auftrags"
        placeholder="heute"
        heute={heute}
        text={felder.auftrag ?? ""}
        onText={(text) => setzen("auftrag", text)}
        fehler={fehler(`${id}.auftrag`)}
      />
      <Feld
        id={`${id}.auftraggeber`}
        name={erste ? "mandanten" : `${id}.auftraggeber`}
        label={
          <>
            <span className="nur-vorlesen">Zahl der </span>Auftraggeber <BasicMarke />
          </>
        }
        inputMode="numeric"
        placeholder="1"
        value={felder.auftraggeber ?? ""}
        onChange={(e) => setzen("auftraggeber", e.currentTarget.value)}
        fehler={fehler(`${id}.auftraggeber`)}
      />
    </div>
  );
}

/** The fees, ticked and offered, and the search for another one. */
function Gebuehren({ angelegenheit, erste, angabe, erhoehungen, stichtag, heute, dispatch }: AbschnittProps) {
  const { id, stufe, felder, positionen } = angelegenheit;
  return (
    <div>
      <h2 className={styles.gebuehren} id={`${id}.gebuehren`}>
        Gebühren
      </h2>
      <ul className={styles.liste} aria-labelledby={`${id}.gebuehren`}>
        {positionen.map((position) => (
          <Gebuehrenzeile
            key={position.id}
            a={id}
            position={position}
            angabe={angabe(position.nr, stichtag)}
            imQuery={erste}
            entfernbar={!stufen[stufe].ueblich.includes(position.nr)}
            erhoehung100={erhoehungZu(erhoehungen, position.id)}
            mehrereAuftraggeber={(felder.auftraggeber ?? "1") !== "1"}
            heute={heute}
            dispatch={dispatch}
          />
        ))}
      </ul>
      <Nummernsuche
        id={`${id}.suche`}
        name={erste ? "vv" : `${id}.vv`}
        label="Weitere Gebühr"
        beispiele="„Termin“, „Berufung“"
        suchen={async (text) => (await rechnungLaden()).suchtreffer(text, stichtag)}
        waehlen={({ nr }) => dispatch({ art: "position-dazu", a: id, nr })}
      />
    </div>
  );
}
