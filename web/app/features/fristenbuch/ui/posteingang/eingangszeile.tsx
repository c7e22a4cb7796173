import { datum } from "@gebuehrenportal/recht";
import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Zustimmungsschalter } from "#features/konto/index.ts";
import { useErstesFehlerfeld } from "#ui/felder/erstes-fehlerfeld.ts";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { postadresse } from "../../ansichten/posteingang/postadresse.ts";
import type { Postergebnis } from "../../ansichten/posteingang/posthandlung.server.ts";
import type { Postansicht } from "../../ansichten/posteingang/postseite.server.ts";
import type { Vorschlag } from "../../posteingang/vorschlag.ts";
import styles from "../buch.module.css";
import { Dateilesung } from "./dateilesung.tsx";
import { Postfelder, type Vorgaben } from "./postfelder.tsx";

type EingangszeileProps = {
  readonly ansicht: Postansicht;
  readonly ergebnis: Postergebnis | undefined;
};

/** Takes in one piece after the other: Tab leads through the fields, Enter saves, and the next one can be typed. */
export function Eingangszeile({ ansicht, ergebnis }: EingangszeileProps) {
  const eigenes = ergebnis?.was === "erfassen" ? ergebnis : undefined;
  return (
    <Karte as="section" titelId="neues-stueck">
      <div className="stapel">
        <h2 id="neues-stueck" className={styles.titel}>
          Neues Stück
        </h2>
        <Erfolgsmeldung>{eigenes?.erledigt}</Erfolgsmeldung>
        {/* What was saved leaves an empty form. */}
        <Eingabe key={eigenes?.erledigt ? eigenes.id : "neu"} ansicht={ansicht} ergebnis={eigenes} />
      </div>
    </Karte>
  );
}

function Eingabe({ ansicht, ergebnis }: EingangszeileProps) {
  const laeuft = useNavigation().state === "submitting";
  const [vorgaben, setVorgaben] = useState<Vorgaben>({});
  const erstes = useRef<HTMLInputElement>(null);
  const formular = useErstesFehlerfeld(ergebnis);
  useEffect(() => {
    // Whoever comes here types at once, unless he has come for a piece of the list.
    if (window.location.hash === "" || window.location.hash === "#neues-stueck") erstes.current?.focus();
  }, []);
  const anfang = { servedAt: datum(ansicht.heute), ...(ergebnis?.felder ?? {}) };
  const uebernehmen = ({ feld, wert, stelle }: Vorschlag, gilt: boolean) =>
    setVorgaben((bisher) => {
      const nr = (bisher[feld]?.nr ?? 0) + 1;
      return { ...bisher, [feld]: { wert: gilt ? wert : "", seite: stelle.seite, nr } };
    });
  return (
    <>
      <Dateilesung uebernehmen={uebernehmen} vorgaben={vorgaben} />
      <Form
        method="post"
        action={`${postadresse({ ...ansicht.filter, ab: 0 })}#neues-stueck`}
        noValidate
        preventScrollReset
        ref={formular}
        className="stapel"
        data-testid="post-form"
      >
        <input type="hidden" name="was" value="erfassen" />
        <Fehlermeldung>{ergebnis?.allgemein}</Fehlermeldung>
        <Postfelder
          ansicht={ansicht}
          heute={ansicht.heute}
          felder={anfang}
          fehler={ergebnis?.fehler ?? {}}
          vorgaben={vorgaben}
          erstes={erstes}
        />
        {ansicht.zustimmung === undefined ? null : <Zustimmungsschalter fassung={ansicht.zustimmung} />}
        <p>
          <Knopf type="submit" art="haupt" disabled={laeuft}>
            Aufnehmen
          </Knopf>
        </p>
      </Form>
    </>
  );
}
