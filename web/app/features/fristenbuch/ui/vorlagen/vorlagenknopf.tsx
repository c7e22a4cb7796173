import { type ComponentType, useState } from "react";
import { Form } from "react-router";
import { Knopf } from "#ui/knopf.tsx";
import { vorlagenpfad } from "../../vorlagen/pfad.ts";
import { texte } from "../../vorlagen/texte.ts";
import type { Vorlage } from "../../vorlagen/vorlage.ts";

type Dialog = typeof import("./vorlagendialog.tsx")["Vorlagendialog"];

type VorlagenknopfProps = {
  /** Fills the form of the page with a template; unset: there is none. */
  readonly onVerwenden?: (vorlage: Vorlage) => void;
};

/**
 * Opens the templates over the page. Their code comes with the first click; without a script, or when it does not come,
 * the button leads to the page of templates.
 */
export function Vorlagenknopf({ onVerwenden }: VorlagenknopfProps) {
  const [offen, setOffen] = useState<{ readonly Dialog: ComponentType<Parameters<Dialog>[0]> }>();
  return (
    <>
      <Form
        method="get"
        action={vorlagenpfad}
        onSubmit={(e) => {
          e.preventDefault();
          import("./vorlagendialog.tsx").then(
            ({ Vorlagendialog }) => setOffen({ Dialog: Vorlagendialog }),
            () => location.assign(vorlagenpfad),
          );
        }}
      >
        <Knopf type="submit" data-testid="open-templates" aria-haspopup="dialog">
          {texte.titel}
        </Knopf>
      </Form>
      {offen ? <offen.Dialog onZu={() => setOffen(undefined)} onVerwenden={onVerwenden} /> : null}
    </>
  );
}
