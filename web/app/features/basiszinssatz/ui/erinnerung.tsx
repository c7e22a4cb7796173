import { datum, plusTage, type Tag } from "@gebuehrenportal/recht";
import { Hinweis } from "#ui/hinweis.tsx";
import { Verweis } from "#ui/verweis.tsx";

/** Tells administrators, on each of their pages, that a base rate is missing; without one that is missing, nothing. */
export function Basiszinserinnerung({ fehltAb }: { readonly fehltAb: Tag | undefined }) {
  if (!fehltAb) return null;
  return (
    <Hinweis
      art="warnung"
      titel={`Der Basiszinssatz ab ${datum(fehltAb)} fehlt`}
      testId="basiszinssatz-fehlt"
    >
      <p>
        Solange er fehlt, rechnet das Portal Zinsen nur bis zum {datum(plusTage(fehltAb, -1))}.{" "}
        <Verweis nach="/admin/basiszinssatz">Basiszinssatz eintragen</Verweis>
      </p>
    </Hinweis>
  );
}
