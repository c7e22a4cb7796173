import { datum, untrennbar as u } from "@gebuehrenportal/recht";
import { Fragment } from "react";
import { Beispielhinweis } from "#ui/beispielhinweis.tsx";
import { Lesetext } from "#ui/lesetext.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { agb, agbFassung } from "../agb/bedingungen.ts";
import { type Absatz, type Agbangaben, textstuecke } from "../agb/text.ts";

/** The terms in full. */
export function Agbtext(angaben: Agbangaben) {
  return (
    <Lesetext>
      {angaben.anbieter.beispiel ? <Beispielhinweis /> : null}
      {agb(angaben).map(({ titel, absaetze }) => (
        <Fragment key={titel}>
          <h2>{u(titel)}</h2>
          {absaetze.map((absatz) => (
            <Einer key={JSON.stringify(absatz)} absatz={absatz} />
          ))}
        </Fragment>
      ))}
      <p>Stand: {datum(agbFassung)}</p>
    </Lesetext>
  );
}

function Einer({ absatz }: { readonly absatz: Absatz }) {
  if (typeof absatz === "string")
    return (
      <p>
        <Text absatz={absatz} />
      </p>
    );
  if ("titel" in absatz) return <h3>{u(absatz.titel)}</h3>;
  if ("zeilen" in absatz)
    return (
      <p>
        {absatz.zeilen.map((zeile, i) => (
          <Fragment key={zeile}>
            {i > 0 ? <br /> : null}
            {zeile}
          </Fragment>
        ))}
      </p>
    );
  return (
    <ul>
      {absatz.punkte.map((punkt) => (
        <li key={punkt}>
          <Text absatz={punkt} />
        </li>
      ))}
    </ul>
  );
}

function Text({ absatz }: { readonly absatz: string }) {
  return textstuecke(absatz).map(({ text, nach }) =>
    nach ? (
      <Verweis key={text} nach={nach}>
        {text}
      </Verweis>
    ) : (
      <Fragment key={text}>{u(text)}</Fragment>
    ),
  );
}
