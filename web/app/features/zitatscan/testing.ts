/** What tests outside need of the reader of citations. */
export { basen } from "./api/testing-basen.ts";
