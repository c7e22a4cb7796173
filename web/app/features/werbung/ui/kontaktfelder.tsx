import { Auswahl } from "#ui/felder/auswahl.tsx";
import { emailfeld } from "#ui/felder/emailfeld.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Feldfehler } from "#ui/felder/feldgeruest.tsx";
import { Mehrzeilenfeld } from "#ui/felder/mehrzeilenfeld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Verweis } from "#ui/verweis.tsx";
import {
  anlaesse,
  emailHoechstens,
  falle,
  kampagnenwerte,
  nachrichtHoechstens,
  nameHoechstens,
} from "../kontakt/angaben.ts";

type Texte = Readonly<Record<string, string>>;
type KontaktfelderProps = { readonly felder: Texte; readonly fehler: Texte };

/** What advertising here means, for whoever comes by „Hier werben“. */
export function Werbehinweis() {
  return (
    <Hinweis titel="Werben auf dem Gebührenportal">
      <p>
        Anzeigen bestehen aus Text und einem Bild und stehen auf der Startseite, im Blog und bei den Rechnern,
        passend zum Thema der Seite. Sie werden ohne Cookies, ohne fremde Skripte und ohne Nutzerprofile
        ausgeliefert; Sie erhalten Ansichten und Klicks je Platz und Tag. Schreiben Sie uns, was Sie bewerben
        möchten und in welchem Zeitraum.
      </p>
    </Hinweis>
  );
}

/** The fields of the form, and what the address has brought along. */
export function Kontaktfelderblock({ felder, fehler }: KontaktfelderProps) {
  const angabe = (name: string) => ({
    name,
    defaultValue: felder[name],
    fehler: fehler[name],
    fehlerTestId: `error-${name}`,
  });
  return (
    <>
      <Auswahl
        label="Worum geht es?"
        name="betreff"
        defaultValue={felder.betreff}
        optionen={Object.entries(anlaesse).map(([wert, text]) => ({ wert, text }))}
      />
      <Feld {...angabe("name")} label="Name" autoComplete="name" maxLength={nameHoechstens} />
      <Feld
        {...angabe("email")}
        {...emailfeld}
        label="E-Mail-Adresse"
        maxLength={emailHoechstens}
        hinweis="An sie antworten wir."
      />
      <Feld
        {...angabe("company")}
        label="Kanzlei oder Unternehmen"
        freiwillig
        autoComplete="organization"
        maxLength={nameHoechstens}
      />
      <Mehrzeilenfeld
        {...angabe("message")}
        label="Nachricht"
        rows={7}
        maxLength={nachrichtHoechstens}
        hinweis="Bitte schicken Sie uns keine Angaben zu Mandaten."
      />
      <div>
        <Schalter
          name="consent"
          value="on"
          defaultChecked={felder.consent === "on"}
          aria-invalid={fehler.consent ? true : undefined}
          label={
            <>
              Meine Angaben dürfen zur Beantwortung dieser Nachricht verwendet werden. Näheres steht in der{" "}
              <Verweis nach="/datenschutz#kontakt">Datenschutzerklärung</Verweis>.
            </>
          }
        />
        <Feldfehler id="consent-fehler" fehler={fehler.consent} testId="error-consent" />
      </div>
      {kampagnenwerte.map((name) =>
        felder[name] ? <input key={name} type="hidden" name={name} value={felder[name]} /> : null,
      )}
      {/* For programs alone. */}
      <label className="nur-vorlesen" aria-hidden="true">
        Dieses Feld bitte leer lassen
        <input name={falle} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
