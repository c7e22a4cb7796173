/** A picture as a camera takes it; it is made small. */
export const bildBytes = 8 * 1024 * 1024;

export const bildZuGross = "Das Bild ist größer als 8 MB. Bitte wählen Sie ein kleineres.";
