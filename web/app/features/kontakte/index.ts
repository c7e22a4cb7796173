/** What pages of other features use of the contacts. */
export { empfaengerAus, empfaengerText } from "./empfaenger/empfaenger.ts";
export { Empfaengerfeld } from "./empfaenger/empfaengerfeld.tsx";
