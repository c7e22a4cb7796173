import { Form } from "react-router";
import { Feld } from "#ui/felder/feld.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { Protokollansicht, Pruefbild } from "../ansichten/protokollseite.server.ts";
import type { Protokollwahl } from "../ansichten/protokollwahl.ts";
import styles from "./buch.module.css";

type PruefungProps = Pick<Protokollansicht, "wahl" | "pruefung" | "kopffelder">;

/** Verifies the chain, also against a head that the reader has on paper or in a mail. */
export function Pruefung({ wahl, pruefung, kopffelder }: PruefungProps) {
  const { nr, kopf, fehler } = kopffelder;
  const fehlerAn = (feld: "nr" | "kopf") => (fehler?.feld === feld ? fehler.satz : undefined);
  return (
    <Karte as="section" titelId="pruefung">
      <Form method="get" action="#pruefung" className="stapel" key={`${nr} ${kopf}`}>
        <h2 id="pruefung" className={styles.titel}>
          Unversehrtheit
        </h2>
        <p>
          Jede Zeile trägt die Prüfsumme der vorigen. Die Prüfung rechnet alle nach und vergleicht jeden
          Eintrag des Buches mit seinem Protokoll und jedes Tagesprotokoll mit der Kette.
        </p>
        {pruefung ? <Pruefergebnis {...pruefung} /> : null}
        <Feld
          label="Notierte Nummer"
          name="nr"
          freiwillig
          maxLength={200}
          defaultValue={nr}
          fehler={fehlerAn("nr")}
          hinweis="wie auf Tagesprotokoll, Ausfallkopie oder in der E-Mail: „Nr. 812“"
        />
        <Feld
          label="Notierte Prüfsumme"
          name="kopf"
          freiwillig
          maxLength={200}
          defaultValue={kopf}
          fehler={fehlerAn("kopf")}
          hinweis="64 Zeichen; Leerzeichen, Großbuchstaben und ein fehlendes Ende schaden nicht"
        />
        <Filterfelder wahl={wahl} />
        <p>
          <Knopf type="submit">{pruefung ? "Noch einmal prüfen" : "Protokoll prüfen"}</Knopf>
        </p>
      </Form>
    </Karte>
  );
}

/** What is chosen below stays chosen. */
function Filterfelder({ wahl: { von, bis, art, wer, akte } }: { readonly wahl: Protokollwahl }) {
  const felder = { von, bis, art, wer, akte, pruefen: "1" };
  return Object.entries(felder).map(([name, wert]) =>
    wert ? <input key={name} type="hidden" name={name} value={wert} /> : null,
  );
}

const zahl = (zahl: number, eins: string, mehr: string) =>
  zahl === 1 ? `1 ${eins}` : `${zahl.toLocaleString("de-DE")} ${mehr}`;

function Pruefergebnis(pruefung: Pruefbild) {
  const { zeilen, fristen, kopf, koepfe, fehler, notiert } = pruefung;
  return (
    <>
      {notiert ? <Vergleich {...notiert} letzte={zeilen} heil={fehler.length === 0} /> : null}
      {fehler.length === 0 ? (
        <Hinweis art="erfolg" rolle="status" titel="Die Kette stimmt in sich." testId="log-verified">
          <p>
            {zahl(zeilen, "Zeile", "Zeilen")} und {zahl(fristen, "Frist", "Fristen")} stimmen überein
            {koepfe > 0 ? `, auch mit ${zahl(koepfe, "Tagesprotokoll", "Tagesprotokollen")}` : ""}.
          </p>
          {zeilen > 0 ? (
            <p className={styles.pruefsumme}>
              Letzte Zeile: Nr. {zeilen}, {kopf}
            </p>
          ) : null}
        </Hinweis>
      ) : (
        <Verletzt fehler={fehler} />
      )}
      {notiert ? null : <OhneNotiz />}
    </>
  );
}

/** What a chain cannot show by itself. */
const OhneNotiz = () => (
  <Hinweis titel="Was diese Prüfung nicht sehen kann" testId="log-unseen">
    <p>
      Ob das Ende des Protokolls abgeschnitten oder die ganze Kette neu geschrieben wurde: Beides wäre in sich
      stimmig, und auch die Tagesprotokolle, mit denen verglichen wird, liegen in derselben Datenbank. Das
      zeigt erst ein Stand, den Sie außerhalb des Portals haben. Geben Sie unten Nummer und Prüfsumme von
      einem Papier oder aus einer E-Mail ein.
    </p>
  </Hinweis>
);

type VergleichProps = NonNullable<Pruefbild["notiert"]> & { readonly letzte: number; readonly heil: boolean };

/** What a noted head says about the chain. */
function Vergleich({ nr, vergleich, ganz, letzte, heil }: VergleichProps) {
  if (vergleich === "fehlt")
    return (
      <Hinweis art="gefahr" rolle="alert" titel="Diese Nummer gibt es nicht." testId="head-missing">
        <p>
          Das Protokoll endet mit Nr. {letzte}. Stand Nr. {nr} auf einem Papier oder in einer E-Mail, wurde
          das Ende entfernt. Bewahren Sie den Beleg auf und wenden Sie sich an den Betreiber des Portals.
        </p>
      </Hinweis>
    );
  if (vergleich === "stimmt-nicht")
    return (
      <Hinweis art="gefahr" rolle="alert" titel="Der notierte Stand stimmt nicht." testId="head-wrong">
        <p>
          Zeile Nr. {nr} hat heute eine andere Prüfsumme: Das Protokoll wurde bis dorthin neu geschrieben,
          oder die Prüfsumme ist nicht richtig abgeschrieben. Vergleichen Sie sie Zeichen für Zeichen; bleibt
          es dabei, bewahren Sie den Beleg auf und wenden Sie sich an den Betreiber des Portals.
        </p>
      </Hinweis>
    );
  return (
    <Hinweis
      art={heil ? "erfolg" : "auskunft"}
      rolle="status"
      titel="Der notierte Stand stimmt."
      testId="head-right"
    >
      <p>
        Zeile Nr. {nr} trägt die notierte Prüfsumme{ganz ? "" : " (verglichen, soweit angegeben)"}.
        {heil ? ` Bis zu ihr wurde das Protokoll seitdem weder gekürzt noch neu geschrieben.` : ""}
        {heil && nr < letzte ? " Was danach kam, kann dieser Stand nicht bezeugen." : ""}
      </p>
    </Hinweis>
  );
}

function Verletzt({ fehler }: Pick<Pruefbild, "fehler">) {
  return (
    <Hinweis art="gefahr" rolle="alert" titel="Das Protokoll wurde verändert." testId="log-broken">
      <ul>
        {fehler.map(({ nr, fristId, satz }) => (
          <li key={`${nr} ${fristId}`}>
            Nr. {nr}: {satz}{" "}
            {fristId ? (
              <Verweis nach={`/fristenmanager/${fristId}`}>Zum Eintrag {fristId.slice(0, 8)}</Verweis>
            ) : null}
          </li>
        ))}
      </ul>
      <p>
        Vergleichen Sie die letzten Tagesprotokolle und Ausfallkopien mit dem Buch und wenden Sie sich an den
        Betreiber des Portals.
      </p>
    </Hinweis>
  );
}
