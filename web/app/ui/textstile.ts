/** The styles of text that is made on the server alone: its components stay there, what they look like must not. */
import "./hinweis.module.css";
import "./lesetext.module.css";
import "./tabelle.module.css";
import "./verweis.module.css";
