/** Version of this engine: raised whenever a result can change; kept with saved results. */
export const rechenstand = "1.1";
