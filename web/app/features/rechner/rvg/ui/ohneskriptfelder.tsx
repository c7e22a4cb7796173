import { Feld } from "#ui/felder/feld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { BasicMarke } from "../../ui/basic-marke.tsx";
import type { Formular } from "../formular.ts";

/** What the query knows beyond the first screen, for readers without a script. */
export function Ohneskriptfelder({ formular }: { readonly formular: Formular }) {
  const felder = formular.angelegenheiten[0]?.felder ?? {};
  return (
    <noscript>
      <Feld
        name="leistungsende"
        label="Ende der Leistung"
        freiwillig
        hinweis="Entscheidet über den Satz der Umsatzsteuer. Leer: heute"
        defaultValue={formular.felder.leistungsende}
      />
      <Feld
        name="mandanten"
        label={
          <>
            Zahl der Auftraggeber <BasicMarke />
          </>
        }
        freiwillig
        inputMode="numeric"
        defaultValue={felder.auftraggeber}
      />
      <Schalter
        name="anrechnung"
        value="1"
        label={
          <>
            Geschäftsgebühr anrechnen <BasicMarke />
          </>
        }
        defaultChecked={formular.anrechnungen.length > 0}
      />
      <Schalter
        name="pkh"
        value="1"
        label={
          <>
            Prozesskostenhilfe <BasicMarke />
          </>
        }
        defaultChecked={felder.vertretung === "beigeordnet"}
      />
    </noscript>
  );
}
