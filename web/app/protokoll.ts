// How the operator looks through the deadline books; a script comes in here.
export { kanzleibuchPruefen, kanzleienMitBuch } from "#features/fristenbuch/index.server.ts";
