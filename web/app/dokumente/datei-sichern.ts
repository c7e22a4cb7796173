/** Hands a file to the browser, which stores it or asks where. */
export function dateiSichern(name: string, inhalt: Blob): void {
  const adresse = URL.createObjectURL(inhalt);
  const verweis = document.createElement("a");
  verweis.href = adresse;
  verweis.download = name;
  verweis.click();
  // Some browsers begin to read only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(adresse), 10_000);
}
