import type { FelderProps } from "./buchungsfelder.tsx";

const ausVorlage = ["templateId", "vorlage", "begin", "direction", "shift", "norm", "timezone"] as const;

/** What a template brings that the form has no field for, said in words. */
export function Vorlagenangaben({ felder }: { readonly felder: FelderProps["felder"] }) {
  // A period of the catalogue counts as the statute has it.
  const eigene = (felder.rule ?? "") === "";
  const saetze = [
    eigene && felder.direction === "rueckwaerts" && "vom Termin an rückwärts gerechnet",
    eigene && felder.begin === "tagesanfang" && "der Tag des Ereignisses zählt mit",
    eigene && felder.shift === "keine" && "das Ende bleibt auch am Wochenende",
    felder.vorfristen && (felder.vorfristen === "keine" ? "ohne Vorfrist" : `Vorfrist ${felder.vorfristen}`),
  ].filter(Boolean);
  return (
    <>
      {ausVorlage.map((name) =>
        felder[name] ? <input key={name} type="hidden" name={name} value={felder[name]} /> : null,
      )}
      {felder.vorlage ? (
        <p className="nebensatz">
          Aus der Vorlage „{felder.vorlage}“{saetze.length > 0 ? `: ${saetze.join(", ")}.` : "."}
        </p>
      ) : null}
    </>
  );
}
