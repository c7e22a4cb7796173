import { Feld } from "#ui/felder/feld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { BasicMarke } from "../../ui/basic-marke.tsx";
import { istGeschaeftsgebuehr } from "../formular/anrechnungspaare.ts";
import type { Formular } from "../formular/formular.ts";

/** What the query knows beyond the first screen, for readers without a script. */
export function Ohneskriptfelder({ formular }: { readonly formular: Formular }) {
  const felder = formular.angelegenheiten[0]?.felder ?? {};
  const positionen = formular.angelegenheiten.flatMap((a) =>
    a.positionen.map((p) => [`${a.id}/${p.id}`, p.nr]),
  );
  // Credits between other fees of the list come by themselves.
  const geschaeftsgebuehr = formular.anrechnungen.some(
    ({ felder: { von } }) =>
      von === "frueher" || positionen.some(([ort, nr = ""]) => ort === von && istGeschaeftsgebuehr(nr)),
  );
  return (
    <noscript>
      <div className="stapel">
        <Feld
          name="leistungsende"
          label="Ende der Leistung"
          freiwillig
          hinweis="Entscheidet über den Satz der Umsatzsteuer. Leer: heute"
          defaultValue={formular.felder.leistungsende}
        />
        <Schalter
          name="anrechnung"
          value="1"
          label={
            <>
              Geschäftsgebühr anrechnen <BasicMarke />
            </>
          }
          defaultChecked={geschaeftsgebuehr}
        />
        <Feld
          name="angerechnet"
          label={
            <>
              Angerechneter Betrag in € <BasicMarke />
            </>
          }
          freiwillig
          inputMode="decimal"
          hinweis="Wenn er feststeht: tituliert, gezahlt oder verglichen. Leer: die Hälfte der Geschäftsgebühr"
          defaultValue={formular.anrechnungen.find((k) => k.felder.betrag)?.felder.betrag}
        />
        <Feld
          name="gemeinsam"
          label={
            <>
              Gemeinsamer Wert der Auftraggeber in € <BasicMarke />
            </>
          }
          freiwillig
          inputMode="decimal"
          hinweis="Leer: alle am ganzen Wert beteiligt"
          defaultValue={
            formular.angelegenheiten[0]?.positionen.find((p) => p.felder.gemeinsam)?.felder.gemeinsam
          }
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
        <Feld
          name="bewilligt"
          label={
            <>
              Prozesskostenhilfe bewilligt für, in € <BasicMarke />
            </>
          }
          freiwillig
          inputMode="decimal"
          hinweis="Nur für einen Teil des Werts. Leer: für alles"
          defaultValue={felder.bewilligt}
        />
      </div>
    </noscript>
  );
}
