import { Hinweis } from "../hinweis.tsx";
import { Verweis } from "../verweis.tsx";

type UeberholtProps = {
  /** Who has changed it, as far as that is known. */
  readonly von: readonly string[];
  /** Where the page begins anew. */
  readonly nach: string;
};

/** Others have changed what an open form is about: it stays as it is, and says so. */
export const Ueberholt = ({ von, nach }: UeberholtProps) => (
  <Hinweis
    rolle="status"
    titel={`Inzwischen geändert${von.length > 0 ? ` von ${von.join(" und ")}` : ""}`}
    testId="form-held"
  >
    <p>
      Ihre Eingaben stehen noch auf dem Stand von vorher. Beim Speichern wird zusammengeführt; was Sie beide
      verschieden geändert haben, fragt das Portal. <Verweis nach={nach}>Neuen Stand laden</Verweis>
    </p>
  </Hinweis>
);
