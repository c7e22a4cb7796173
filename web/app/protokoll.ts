// How the operator looks through the deadline books; a script comes in here.
export { kanzleibuchPruefen, kanzleienMitBuch, kanzleiMitKopf } from "#features/fristenbuch/index.server.ts";
