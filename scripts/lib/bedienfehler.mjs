/** A fault the operator can mend; its message is one German sentence and is shown without a stack. */
export class Bedienfehler extends Error {}
