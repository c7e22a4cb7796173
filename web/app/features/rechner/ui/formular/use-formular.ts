import { useCallback, useEffect, useState } from "react";
import { alsFragment, ausFragment } from "../../formular/fragment.ts";
import type { Motor, Rechnerbild, Werte } from "../../formular/rechnerformular.ts";
import { useFormularspeicher } from "./use-formularspeicher.ts";
import { useMotor } from "./use-rechnung.ts";

/** State of a plain calculator's form: what was typed, the tab's memory, and the law as soon as somebody touches it. */
export function useRahmen(bild: Rechnerbild, anfang: Werte, laden: () => Promise<Motor>) {
  const [werte, setWerte] = useState(anfang);
  const { motor, setMotor, beruehren } = useMotor(laden);
  // What was typed may need more than the engine came with: a better one replaces it.
  useEffect(() => {
    motor?.nachladen?.(werte)?.then(setMotor, () => undefined);
  }, [motor, setMotor, werte]);
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
    ausText: useCallback((text: string) => ausFragment(bild, text), [bild]),
    wiederherstellen: ersetzen,
    vergessenes: setWerte,
  });
  return { werte, ersetzen, motor, beruehren, beschaedigt };
}
