/** § 286 Abs. 3 Satz 1 BGB: days after the claim fell due and the invoice arrived. */
export const tageNachRechnung = 30;
