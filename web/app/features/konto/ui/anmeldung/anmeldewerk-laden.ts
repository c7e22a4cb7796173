/** The code behind the forms, loaded when one of them is first touched. */
export const anmeldewerk = () => import("./anmeldewerk.ts");

/** Attributes of an element whose first touch loads that code, so that it is there when the form is sent. */
export const ersteBeruehrung = { onFocus: vorladen, onPointerEnter: vorladen };

function vorladen(): void {
  // Offline it is tried again when it is needed.
  anmeldewerk().catch(() => {});
}
