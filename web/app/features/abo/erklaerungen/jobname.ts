/** Name of the job that looks at one declaration. */
export const erklaerungsjobname = "abo-erklaerung";
