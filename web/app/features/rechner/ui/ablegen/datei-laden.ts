/** Hands a text to the browser as a file. */
export function dateiLaden(name: string, art: string, inhalt: string) {
  const adresse = URL.createObjectURL(new Blob([inhalt], { type: `${art};charset=utf-8` }));
  const verweis = document.createElement("a");
  verweis.href = adresse;
  verweis.download = name;
  verweis.click();
  URL.revokeObjectURL(adresse);
}
