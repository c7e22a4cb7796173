import { useCallback, useEffect, useState } from "react";
import { alsFragment, ausFragment } from "../../formular/fragment.ts";
import type { Rechnerformular, Rechnung, Werte } from "../../formular/rechnerformular.ts";
import { useFormularspeicher } from "./use-formularspeicher.ts";
import { useRechnung } from "./use-rechnung.ts";

/** State of a plain calculator's form: what was typed, the tab's memory, and the law as soon as somebody touches it. */
export function useFormular(formular: Rechnerformular, anfang: Werte, laden: () => Promise<Rechnung>) {
  const [werte, setWerte] = useState(anfang);
  const { rechnung, setRechnung, beruehren } = useRechnung(laden);
  // What was typed may need more than the engine came with: a better one replaces it.
  useEffect(() => {
    rechnung?.nachladen?.(werte)?.then(setRechnung, () => undefined);
  }, [rechnung, setRechnung, werte]);
  const ersetzen = useCallback(
    (neu: Werte) => {
      beruehren();
      setWerte(neu);
    },
    [beruehren],
  );
  const { beschaedigt } = useFormularspeicher({
    formular: werte,
    anfang,
    alsText: alsFragment,
    ausText: useCallback((text: string) => ausFragment(formular, text), [formular]),
    wiederherstellen: ersetzen,
    vergessenes: setWerte,
  });
  return { werte, ersetzen, rechnung, beruehren, beschaedigt };
}
