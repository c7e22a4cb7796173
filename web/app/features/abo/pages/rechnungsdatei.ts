import type { LoaderFunctionArgs } from "react-router";
import { eigeneRechnungsdatei } from "../ansichten/archiv.server.ts";

/** A file of one's own invoice: `rechnung.pdf` or `xrechnung.xml`. */
export const loader = ({ context, params }: LoaderFunctionArgs) => eigeneRechnungsdatei(context, params);
