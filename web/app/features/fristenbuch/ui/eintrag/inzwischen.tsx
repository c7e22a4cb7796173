import { Fehlermeldung, Hinweis } from "#ui/hinweis.tsx";
import { Zeitpunkt } from "#ui/zeitpunkt.tsx";
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
