import { Feld } from "#ui/felder/feld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { BasicMarke } from "../../ui/basic-marke.tsx";
import { istGeschaeftsgebuehr } from "../formular/anrechnungspaare.ts";
import type { Formular } from "../formular/formular.ts";

/** Rare statements that are typed as text. */
const weitere: readonly {
  readonly name: string;
  readonly label: string;
  readonly hinweis: string;
  readonly wert: (formular: Formular) => string | undefined;
}[] = [
  {
    name: "bewilligtProzent",
    label: "Prozesskostenhilfe bewilligt für, in Prozent",
    hinweis: "Statt eines Werts",
    wert: ({ angelegenheiten: [a] }) => a?.felder.bewilligtProzent,
  },
  {
    name: "teilbewilligung",
    label: "Rechenweise bei einem Prozentsatz",
    hinweis: "Leer: Gebühren aus dem Teilwert. „gebuehrenquote“: Teil der Gebühren",
    wert: ({ felder }) => felder.teilbewilligung,
  },
  {
    name: "pauschale",
    label: "Pauschale nach bloßer Beratungshilfe",
    hinweis: "„ja“, wenn etwas versandt wurde",
    wert: ({ angelegenheiten: [a] }) => a?.felder.mitPauschale,
  },
  {
    name: "reise",
    label: "Reise zu mehreren Geschäften",
    hinweis: "Gemeinsame Kosten: Einzelreise hierfür / zu anderen, etwa 115,00: 43,00 / 112,00",
    wert: ({ angelegenheiten: [a] }) => a?.felder.reisen,
  },
  {
    name: "frueher",
    label: "Nummern aus einem früheren Auftrag (§ 15 Abs. 5 RVG)",
    hinweis: "Mehrere mit Komma",
    wert: (formular) => nummern(formular, "frueher"),
  },
  {
    name: "einzeln",
    label: "Nummern für einzelne Handlungen (§ 15 Abs. 6 RVG)",
    hinweis: "Mehrere mit Komma",
    wert: (formular) => nummern(formular, "einzeln"),
  },
  {
    name: "gesamtauftrag",
    label: "Nummern eines einzigen Auftrags",
    hinweis: "Zum Vergleich: 3100:1,3 aus 10.000; 3104. Leer: die übrigen Gebühren",
    wert: ({ angelegenheiten: [a] }) => a?.felder.gesamtauftrag,
  },
];

const nummern = ({ angelegenheiten }: Formular, auftrag: string): string =>
  angelegenheiten
    .flatMap((a) => a.positionen.flatMap((p) => (p.felder.auftrag === auftrag ? p.nr : [])))
    .join(",");

/**
 * What the query knows beyond the first screen, for readers without a script: made by the loader and kept from the browser,
 * which shows nothing of it.
 */
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
      {weitere.map(({ name, label, hinweis, wert }) => (
        <Feld
          key={name}
          name={name}
          label={label}
          freiwillig
          hinweis={hinweis}
          defaultValue={wert(formular)}
        />
      ))}
    </div>
  );
}
