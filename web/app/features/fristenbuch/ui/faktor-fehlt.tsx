import { Hinweis } from "#ui/hinweis.tsx";
import { Knopfverweis } from "#ui/knopf.tsx";

/** The team asks for a second factor before it shows what it keeps. */
export function FaktorFehlt() {
  return (
    <div className="stapel">
      <Hinweis art="warnung" titel="Bestätigung in zwei Schritten">
        <p>Ihr Team verlangt die Bestätigung in zwei Schritten, bevor Sie das Fristenbuch sehen.</p>
      </Hinweis>
      <p>
        <Knopfverweis nach="/konto#zwei-schritte" art="haupt">
          Jetzt einrichten
        </Knopfverweis>
      </p>
    </div>
  );
}
