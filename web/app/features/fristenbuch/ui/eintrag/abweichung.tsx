import { Form } from "react-router";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Abweichungsansicht } from "../../ansichten/eintrag/eintragsansicht.server.ts";
import { Rechenweg } from "../rechenweg.tsx";

type AbweichungProps = Abweichungsansicht & {
  readonly stand: number | string;
  /** Whether this person decides about it. */
  readonly entscheiden: boolean;
};

const warum = {
  ausloeser:
    "Das eingetragene Ende hat das Gericht bestimmt; der Auslöser liegt seither an einem anderen Tag.",
  recht: "Das Recht, nach dem diese Frist gerechnet wird, ist seit der Buchung geändert oder neu erfasst.",
  berichtigung: "Die Berechnung des Portals ist seit der Buchung berichtigt.",
} as const;

/** The day that was found since, beside the booked one: the lawyer takes it or discards it. */
export function Abweichung({ grund, bisher, neu, rechenweg, stand, entscheiden }: AbweichungProps) {
  return (
    <Hinweis art="gefahr" titel={`Neu gerechnet: ${neu} statt ${bisher}`}>
      <div className="stapel">
        <p>
          {warum[grund]} Im Buch steht weiter der {bisher}.{" "}
          {entscheiden
            ? "Bitte prüfen Sie, welcher Tag gilt."
            : "Welcher Tag gilt, entscheidet eine Anwältin oder ein Anwalt."}
        </p>
        {rechenweg.length > 0 ? (
          <Aufklapper titel={`Rechenweg zum ${neu}`}>
            <Rechenweg schritte={rechenweg} />
          </Aufklapper>
        ) : null}
        {entscheiden ? (
          <Form method="post" className="knopfreihe-eng">
            <input type="hidden" name="stand" value={stand} />
            <Knopf type="submit" name="was" value="uebernehmen">
              {neu} übernehmen
            </Knopf>
            <Knopf type="submit" art="still" name="was" value="verwerfen">
              {bisher} behalten
            </Knopf>
          </Form>
        ) : null}
      </div>
    </Hinweis>
  );
}
