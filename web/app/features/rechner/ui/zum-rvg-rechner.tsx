import { Knopfverweis } from "#ui/knopf.tsx";

/** The way to where calculations begin, for pages that have nothing to show without one. */
export function ZumRvgRechner() {
  return (
    <p>
      <Knopfverweis nach="/rvgrechner" art="haupt">
        Zum RVG-Rechner
      </Knopfverweis>
    </p>
  );
}
