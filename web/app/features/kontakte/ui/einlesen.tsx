import { Einleseschritte, type Einleseworte } from "#dokumente/einlesen/einleseseite.tsx";
import { Zustimmungsschalter } from "#features/konto/index.ts";
import { Schalter } from "#ui/felder/schalter.tsx";
import type { Formularstand } from "../ansichten/seite.server.ts";
import type { Einleseergebnis } from "../einlesen/einleseseite.server.ts";
import { type Teil, teile } from "../einlesen/tabelle.ts";

const worte: Einleseworte<Teil> = {
  pfad: "/kontakte/einlesen",
  liste: { pfad: "/kontakte", text: "Zu den Kontakten" },
  accept: ".csv,.txt,.vcf,text/csv,text/vcard,text/x-vcard",
  hinweis: "CSV (etwa aus Outlook, Google oder Excel) oder vCard (.vcf), höchstens 8 MB.",
  testid: "contact-import",
  teile,
  spalten: [{ text: "Name", zeilenkopf: true }, { text: "E-Mail-Adresse" }],
  knopf: ["Einen Kontakt anlegen", "Kontakte anlegen"],
  erfolg: ["Ein Kontakt ist angelegt.", "Kontakte sind angelegt."],
  getan: "Angelegt",
  schonDa: "Schon vorhanden",
};

type Props = { readonly stand: Formularstand; readonly ergebnis: Einleseergebnis | undefined };

/** Takes contacts over; new ones are shared with the team unless somebody says otherwise. */
export const Kontakteinlesen = ({ stand, ergebnis }: Props) => (
  <Einleseschritte
    worte={worte}
    ergebnis={ergebnis}
    vorschau={({ felder }) => (
      <>
        {stand.team ? (
          <Schalter
            name="geteilt"
            value="1"
            defaultChecked={!felder || felder.geteilt === "1"}
            label="Im Team verwenden"
            hinweis="Alle im Team sehen diese Kontakte und wählen sie als Empfänger."
          />
        ) : null}
        {stand.zustimmung ? <Zustimmungsschalter fassung={stand.zustimmung} /> : null}
      </>
    )}
  />
);
