/** The styles of the description, whose components stay on the server. */
import "./ablehnungen.module.css";
import "./aufruf.module.css";
import "./aufrufliste.module.css";
import "./feldtafeln.module.css";
import "./quelltext.module.css";
