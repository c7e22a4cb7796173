import { untrennbar } from "@gebuehrenportal/recht";
import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { EinfacherRechner } from "./einfacher-rechner.tsx";

/** The whole page of a plain calculator: heading and frame. Another query is another calculation. */
export function Rechnerseite(props: ComponentProps<typeof EinfacherRechner>) {
  const { search } = useLocation();
  const { titel, vorspann } = props.formular;
  return (
    <>
      <Seitenkopf titel={titel} vorspann={<span data-nicht-drucken="">{untrennbar(vorspann)}</span>} />
      <EinfacherRechner key={search} {...props} />
    </>
  );
}
