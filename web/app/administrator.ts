// How the operator makes somebody an administrator; a script comes in here.
export { administratorErnennen } from "#features/konto/index.server.ts";
