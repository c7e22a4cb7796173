/** Which proceedings a statute on court costs holds for: the norm beside a court that is none of theirs. */
export const geltungsnorm = (gesetz: string): string => (gesetz === "famgkg" ? "§ 1 FamGKG" : "§ 1 GKG");
