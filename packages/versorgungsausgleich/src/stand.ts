/** Version of this engine; kept with saved results. */
export const rechenstand = "1.2";
