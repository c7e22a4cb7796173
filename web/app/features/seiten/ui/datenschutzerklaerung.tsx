import { untrennbar } from "@gebuehrenportal/recht";
import type { Anbieter } from "#platform/env/anbieter.server.ts";
import { Beispielhinweis } from "#ui/beispielhinweis.tsx";
import { Lesetext } from "#ui/lesetext.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { Anschrift } from "./anschrift.tsx";
import { type Dienste, Kontodaten } from "./datenschutz-konto.tsx";
import { Betroffenenrechte, Rechnereingaben, ServerUndProtokoll } from "./datenschutztext.tsx";

type DatenschutzProps = { readonly anbieter: Anbieter; readonly dienste: Dienste };

/** The privacy statement in full. */
export function Datenschutzerklaerung({ anbieter, dienste }: DatenschutzProps) {
  return (
    <Lesetext>
      {anbieter.beispiel ? <Beispielhinweis /> : null}
      <h2>1. Verantwortlicher</h2>
      <p>{untrennbar("Verantwortlich im Sinne des Art. 4 Nr. 7 DSGVO ist:")}</p>
      <Anschrift anbieter={anbieter} />
      <p>
        E-Mail: <Verweis nach={`mailto:${anbieter.email}`}>{anbieter.email}</Verweis>
      </p>
      {anbieter.datenschutz ? <p>Datenschutzbeauftragte Person: {anbieter.datenschutz}</p> : null}
      <ServerUndProtokoll google={dienste.google} />
      <Rechnereingaben />
      <Kontodaten {...dienste} />
      <Betroffenenrechte />
    </Lesetext>
  );
}
