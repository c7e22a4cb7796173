import { useState } from "react";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";

const saetze = {
  ruht: "",
  laedt: "Wird geladen …",
  bereit: "Alles ist geladen. Sie können das Netz jetzt trennen.",
  gescheitert: "Das Laden ist gescheitert. Bitte prüfen Sie Ihre Verbindung.",
} as const;

/** That nothing is uploaded, and how everybody can see it for himself. */
export function Verschwiegen({ vorbereiten }: { readonly vorbereiten: () => Promise<unknown> }) {
  const [stand, setStand] = useState<keyof typeof saetze>("ruht");
  const laden = async () => {
    setStand("laedt");
    try {
      await vorbereiten();
      setStand("bereit");
    } catch {
      setStand("gescheitert");
    }
  };
  return (
    <Hinweis titel="Ihre Dateien bleiben auf diesem Gerät">
      <p>
        Gelesen wird in Ihrem Browser. Hochgeladen wird nichts, weder die Datei noch ein Wort daraus (§ 203
        StGB, § 43a Abs. 2 BRAO).
      </p>
      <Aufklapper titel="So können Sie das prüfen">
        <ol className="stapel" style={{ paddingInlineStart: "1.25rem" }}>
          <li>
            Laden Sie, was der Scan braucht.{" "}
            <span className="knopfreihe-eng">
              <Knopf art="klein" onClick={laden} disabled={stand === "laedt" || stand === "bereit"}>
                Alles jetzt laden
              </Knopf>
              <span role="status">{saetze[stand]}</span>
            </span>
          </li>
          <li>Trennen Sie das Netz, zum Beispiel mit dem Flugmodus.</li>
          <li>Wählen Sie eine Datei. Sie wird gelesen wie sonst auch.</li>
        </ol>
        <p>
          Nach jedem Scan nennt die Seite außerdem die Zahl der Netzanfragen, die während des Lesens gestellt
          wurden. Erst wenn Sie einem Link folgen, öffnet Ihr Browser die Seite des Gesetzes.
        </p>
      </Aufklapper>
    </Hinweis>
  );
}
