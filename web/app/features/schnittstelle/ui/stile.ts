import knopf from "#ui/knopf.module.css";
import ablehnungen from "./ablehnungen.module.css";
import aufruf from "./aufruf.module.css";
import aufrufliste from "./aufrufliste.module.css";
import feldtafeln from "./feldtafeln.module.css";
import probe from "./probe.module.css";
import quelltext from "./quelltext.module.css";

/** The styles of the description, whose components stay on the server. */
export const stile = [ablehnungen, aufruf, aufrufliste, feldtafeln, knopf, probe, quelltext] as const;
