import { Fehlermeldung, Hinweis } from "#ui/hinweis.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { Zeitpunkt } from "#ui/zeitpunkt.tsx";
import type { Eintragsansicht } from "../../ansichten/eintrag/eintragsansicht.server.ts";
import type { Eintragsergebnis } from "../../ansichten/eintrag/eintragshandlung.server.ts";

/** Why a form was not carried out; where others have changed the entry meanwhile, with what they have changed. */
export function Absage({ ergebnis }: { readonly ergebnis: Eintragsergebnis }) {
  if (!ergebnis.inzwischen?.length) return <Fehlermeldung>{ergebnis.fehler}</Fehlermeldung>;
  return (
    <Hinweis art="gefahr" rolle="alert" titel={ergebnis.fehler} testId="deadline-meanwhile">
      <ul>
        {ergebnis.inzwischen.map(({ was, vorher, jetzt, wer, iso }) => (
          <li key={was}>
            {was}
            {jetzt === undefined ? "" : `: ${jetzt} statt ${vorher}`} (von {wer}, <Zeitpunkt iso={iso} />)
          </li>
        ))}
      </ul>
    </Hinweis>
  );
}

type UeberholtProps = {
  readonly pfad: string;
  /** The line of the log up to which the open form has seen the entry. */
  readonly bis: number;
  readonly verlauf: Eintragsansicht["verlauf"];
};

/** Somebody has changed the entry while one of its forms is open: the form stays as it is, and says so. */
export function Ueberholt({ pfad, bis, verlauf }: UeberholtProps) {
  const neue = verlauf.filter(({ nr }) => nr > bis);
  const namen = [...new Set(neue.map(({ wer }) => wer))].join(" und ");
  return (
    <Hinweis rolle="status" titel={`Inzwischen geändert${namen ? ` von ${namen}` : ""}`} testId="deadline-held">
      <p>
        Ihre Eingaben stehen noch auf dem Stand von vorher. Beim Speichern wird zusammengeführt; was Sie beide
        verschieden geändert haben, fragt das Portal. <Verweis nach={pfad}>Neuen Stand laden</Verweis>
      </p>
    </Hinweis>
  );
}
