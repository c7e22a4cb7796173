export type { Land } from "./gesetz/feiertage/typ.ts";
export { type RegelId, regelIds } from "./gesetz/regeln/regel-id.ts";
export { type Bekanntgabetag, bekanntgabe, bekanntgabearten } from "./src/bekanntgabe.ts";
export { dauerText } from "./src/dauer.ts";
export { type Feiertag, feiertagAm, feiertage, type Ort } from "./src/feiertage.ts";
export { frist } from "./src/frist.ts";
export { rechenstand, regelstand } from "./src/stand.ts";
export type * from "./src/typen.ts";
export { type Vorfristeingabe, vorfrist } from "./src/vorfrist.ts";
