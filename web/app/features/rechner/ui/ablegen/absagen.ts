/** Why the server makes nothing of a calculation, by code: file and saving alike. */
export const absagen: Readonly<Record<string, string>> = {
  unlesbar: "Die Eingaben konnten nicht gelesen werden. Bitte laden Sie die Seite neu.",
  unvollstaendig: "Diese Berechnung ist noch nicht vollständig; am Formular steht, was fehlt.",
  "fremde-herkunft": "Der Server hat diese Seite nicht erkannt. Bitte laden Sie die Seite neu.",
};

/** What to say when no answer came. */
export const ausfall = (fehler: unknown): string =>
  fehler instanceof DOMException && fehler.name === "TimeoutError"
    ? "Der Server hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal."
    : "Keine Verbindung zum Server. Ihre Eingaben bleiben stehen.";
