import { untrennbar } from "@gebuehrenportal/recht";
import { Verweis } from "#ui/verweis.tsx";
import type { Ergebnis } from "../../ui/einfacher-rechner.tsx";

/** Below the result: on to the divorce that these pension rights belong to. */
export function weiterRechnen({ weiter = [] }: Ergebnis) {
  if (weiter.length === 0) return null;
  return (
    <p data-nicht-drucken="">
      Weiter rechnen:{" "}
      {weiter.map(({ text, ziel }, i) => (
        <span key={ziel}>
          {i > 0 ? ", " : ""}
          <Verweis nach={ziel}>{untrennbar(text)}</Verweis>
        </span>
      ))}
    </p>
  );
}
