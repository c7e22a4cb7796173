import { Fragment } from "react";
import { emailfeld } from "#ui/felder/emailfeld.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Abschnitt, Handlungsformular, useHandlung } from "./abschnitt.tsx";
import { PasswortUndKnopf } from "./passwort-und-knopf.tsx";

/** Name as others see it. */
export function Namensabschnitt({ name, title }: { readonly name: string; readonly title: string }) {
  const handlung = useHandlung("name");
  return (
    <Abschnitt id="name" titel="Name">
      <Handlungsformular handlung={handlung}>
        {/* Once saved, the fields show what has become of a title that was typed with the name. */}
        <Fragment key={`${title}/${name}`}>
          <Feld
            label="Titel"
            name="title"
            freiwillig
            autoComplete="honorific-prefix"
            hinweis="Akademische Titel und Grade, etwa „Dr. jur.“ oder „LL.M.“; sie stehen bei Ihrem Namen."
            defaultValue={title}
            fehler={handlung.ergebnis?.felder?.title}
          />
          <Feld
            label="Vollständiger Name"
            name="name"
            autoComplete="name"
            defaultValue={name}
            fehler={handlung.ergebnis?.felder?.name}
          />
        </Fragment>
        <Knopf type="submit" disabled={handlung.laeuft}>
          Namen speichern
        </Knopf>
      </Handlungsformular>
    </Abschnitt>
  );
}

/** Address: whether it is confirmed, and how to change it. */
export function Adressabschnitt({
  email,
  bestaetigt,
}: {
  readonly email: string;
  readonly bestaetigt: boolean;
}) {
  const handlung = useHandlung("email");
  const erneut = useHandlung("bestaetigung-erneut");
  return (
    <Abschnitt
      id="e-mail"
      titel="E-Mail-Adresse"
      text={
        <>
          Sie melden sich an mit <strong>{email}</strong>.
        </>
      }
    >
      {bestaetigt ? null : (
        <Hinweis art="warnung" titel="Die Adresse ist noch nicht bestätigt">
          <Handlungsformular handlung={erneut}>
            <input type="hidden" name="email" value={email} />
            <Knopf type="submit" disabled={erneut.laeuft}>
              Bestätigungs-E-Mail erneut senden
            </Knopf>
          </Handlungsformular>
        </Hinweis>
      )}
      <PasswortUndKnopf handlung={handlung} titel="E-Mail-Adresse ändern" text="Adresse ändern">
        <Feld
          label="Neue E-Mail-Adresse"
          name="email"
          {...emailfeld}
          hinweis="Die neue Adresse gilt, sobald Sie den Link in unserer E-Mail geöffnet haben."
          fehler={handlung.ergebnis?.felder?.email}
        />
      </PasswortUndKnopf>
    </Abschnitt>
  );
}

/** Wish for the newsletter; mails only after the confirmation by mail. */
export function Newsletterabschnitt({
  gewuenscht,
  bestaetigt,
}: {
  readonly gewuenscht: boolean;
  readonly bestaetigt: boolean;
}) {
  const handlung = useHandlung("newsletter");
  return (
    <Abschnitt id="newsletter" titel="Newsletter" text={newslettertext(gewuenscht, bestaetigt)}>
      <Handlungsformular handlung={handlung} zeile>
        <input type="hidden" name="newsletter" value={String(!gewuenscht)} />
        <Knopf type="submit" disabled={handlung.laeuft}>
          {gewuenscht ? "Newsletter abbestellen" : "Newsletter bestellen"}
        </Knopf>
      </Handlungsformular>
    </Abschnitt>
  );
}

function newslettertext(gewuenscht: boolean, bestaetigt: boolean): string {
  if (!gewuenscht) return "Sie erhalten keinen Newsletter.";
  return bestaetigt
    ? "Sie erhalten den Newsletter."
    : "Sie möchten den Newsletter erhalten. Er kommt, sobald Sie den Link in unserer E-Mail geöffnet haben.";
}
