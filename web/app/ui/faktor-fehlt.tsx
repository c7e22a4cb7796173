import type { ReactNode } from "react";
import { Hinweis } from "./hinweis.tsx";
import { Knopfverweis } from "./knopf.tsx";

/** Instead of what a team keeps, for a member without the second factor that it asks for. */
export function FaktorFehlt({ children }: { readonly children: ReactNode }) {
  return (
    <div className="stapel">
      <Hinweis art="warnung" titel="Bestätigung in zwei Schritten">
        <p>{children}</p>
      </Hinweis>
      <p>
        <Knopfverweis nach="/konto#zwei-schritte" art="haupt">
          Jetzt einrichten
        </Knopfverweis>
      </p>
    </div>
  );
}
