import { datum, tag } from "@gebuehrenportal/recht";
import {
  fassungen,
  geltendeFassung,
  type Verschwiegenheitsfassung,
} from "../../profil/verschwiegenheit-fassung.ts";

/** The other wordings there have been, each to be read. */
export const Fassungen = ({ gezeigt }: { readonly gezeigt: Verschwiegenheitsfassung }) => (
  <p>
    {fassungen
      .filter((fassung) => fassung !== gezeigt)
      .map((fassung, i) => (
        <span key={fassung}>
          {i > 0 ? " · " : ""}
          <a href={fassung === geltendeFassung ? "/avv" : `/avv?fassung=${fassung}`}>
            {fassung === geltendeFassung ? "Geltende Fassung" : "Frühere Fassung"} vom {datum(tag(fassung))}
          </a>
        </span>
      ))}
  </p>
);
