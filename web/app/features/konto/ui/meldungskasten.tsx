import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Meldung } from "./anmeldung/sofortmeldungen.ts";

type MeldungskastenProps = {
  readonly meldung: Omit<Meldung, "titel"> & { readonly titel: string };
  readonly onNochmals?: (() => void) | undefined;
};

/** The alert above a form. */
export function Meldungskasten({ meldung, onNochmals }: MeldungskastenProps) {
  return (
    <Hinweis
      art={meldung.art}
      rolle="alert"
      testId="auth-alert"
      titel={<span data-testid="alert-title">{meldung.titel}</span>}
    >
      <p data-testid="alert-message">{meldung.text}</p>
      {meldung.wiederholbar && onNochmals ? (
        <p>
          <Knopf onClick={onNochmals} data-testid="alert-retry">
            Erneut versuchen
          </Knopf>
        </p>
      ) : null}
    </Hinweis>
  );
}
