import { untrennbar } from "@gebuehrenportal/recht";
import type { Anbieter } from "#platform/env/anbieter.server.ts";
import { Beispielhinweis } from "#ui/beispielhinweis.tsx";
import { Lesetext } from "#ui/lesetext.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { Anschrift } from "./anschrift.tsx";

/** Who offers the portal and answers for it (§ 5 DDG). */
export function Impressumtext({ anbieter }: { readonly anbieter: Anbieter }) {
  const weitere = [
    ["Vertretungsberechtigt", anbieter.vertretung],
    ["Register", anbieter.register],
    ["Umsatzsteuer-Identifikationsnummer", anbieter.ustId],
    ["Kammer", anbieter.kammer],
    ["Zuständige Aufsichtsbehörde", anbieter.aufsicht],
  ].filter(([, wert]) => wert);
  return (
    <Lesetext>
      {anbieter.beispiel ? <Beispielhinweis /> : null}
      <h2>{untrennbar("Anbieter nach § 5 DDG")}</h2>
      <Anschrift anbieter={anbieter} />
      {weitere.length > 0 ? (
        <dl>
          {weitere.map(([name, wert]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{wert}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <h2>Kontakt</h2>
      <p>
        E-Mail: <Verweis nach={`mailto:${anbieter.email}`}>{anbieter.email}</Verweis>
        {anbieter.telefon ? (
          <>
            <br />
            Telefon:{" "}
            <Verweis nach={`tel:${anbieter.telefon.replace(/[^\d+]/g, "")}`}>{anbieter.telefon}</Verweis>
          </>
        ) : null}
      </p>
      <h2>Verantwortlich für den Inhalt</h2>
      <p>{anbieter.verantwortlich ?? `${anbieter.name}, ${anbieter.strasse}, ${anbieter.ort}`}</p>
      <h2>Beilegung von Streit mit Verbrauchern</h2>
      <p>
        {untrennbar(
          "Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).",
        )}
      </p>
      <h2>Was die Berechnungen leisten</h2>
      <p>
        Die Berechnungen sind unverbindlich und ersetzen keine Rechtsberatung. Sie beruhen auf den amtlich
        veröffentlichten Gesetzestexten; welche Fassung wann geprüft wurde, steht auf der Seite{" "}
        <Verweis nach="/rechtsstand">Rechtsstand</Verweis>. Wenn Ihnen eine Zahl falsch erscheint, schreiben
        Sie uns bitte an die oben genannte Adresse.
      </p>
    </Lesetext>
  );
}
