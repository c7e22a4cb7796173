import { standardavatar } from "./liste/kartenbild.ts";

/** Puts the usual picture where that of an author cannot be had, in the part of the page that no component looks after. */
export function avatareErsetzen(): void {
  for (const bild of document.querySelectorAll<HTMLImageElement>("img[data-avatar]")) {
    const ersetzen = () => {
      bild.src = standardavatar;
    };
    if (bild.complete && bild.naturalWidth === 0) ersetzen();
    else bild.addEventListener("error", ersetzen, { once: true });
  }
}
