import type { LoaderFunctionArgs } from "react-router";
import { dateiauskunft } from "../dateien/dateiauskunft.server.ts";

/** A file of a Kostennote: `rechnung.pdf`, `xrechnung.xml`, or `entwurf.pdf` of a draft. */
export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  dateiauskunft(context, { id: params.id, datei: params.datei, signal: request.signal });
