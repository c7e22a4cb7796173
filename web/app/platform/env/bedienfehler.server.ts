/**
 * A fault the operator can mend: a wrong variable, a busy port, a locked folder. Its message is one German sentence,
 * shown without a stack; the process ends with code 1.
 */
export class Bedienfehler extends Error {
  override readonly name = "Bedienfehler";
}
