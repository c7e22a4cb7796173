import hinweis from "./hinweis.module.css";
import lesetext from "./lesetext.module.css";
import tabelle from "./tabelle.module.css";
import verweis from "./verweis.module.css";

/** The styles of text that is made on the server alone: its components stay there, what they look like must not. */
export const textstile = [hinweis, lesetext, tabelle, verweis] as const;
