import { Hinweis } from "#ui/hinweis.tsx";
import { Knopfverweis } from "#ui/knopf.tsx";

/** Instead of what a team keeps, for a member without the second factor that it asks for. */
export function FaktorFehlt() {
  return (
    <div className="stapel">
      <Hinweis art="warnung" titel="Bestätigung in zwei Schritten">
        <p>
          Ihr Team verlangt die Bestätigung in zwei Schritten. Bitte richten Sie sie zuerst in Ihrem Konto
          ein.
        </p>
      </Hinweis>
      <p>
        <Knopfverweis nach="/konto#zwei-schritte" art="haupt">
          Jetzt einrichten
        </Knopfverweis>
      </p>
    </div>
  );
}
