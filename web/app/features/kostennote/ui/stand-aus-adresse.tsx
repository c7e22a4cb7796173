import { useEffect } from "react";
import { useSubmit } from "react-router";

type StandAusAdresseProps = {
  /** The page, which takes the inputs in the body. */
  readonly seite: string;
  /** The page shows a calculation already. */
  readonly vorhanden: boolean;
};

/**
 * Whoever had to sign in on the way comes back with the inputs behind `#`: they go to the page in the body, as on the
 * direct way, and out of the address.
 */
export function StandAusAdresse({ seite, vorhanden }: StandAusAdresseProps) {
  const submit = useSubmit();
  useEffect(() => {
    const fragment = location.hash.slice(1);
    if (!/^\d+\./.test(fragment)) return;
    if (vorhanden) history.replaceState(history.state, "", location.pathname + location.search);
    else
      submit(
        { was: "uebernehmen", rechner: "/rvgrechner", stand: fragment },
        { method: "post", action: seite, replace: true },
      );
  }, [seite, vorhanden, submit]);
  return null;
}
