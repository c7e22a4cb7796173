import type { LoaderFunctionArgs } from "react-router";
import { fristenaktendatei } from "../papiere/fristenakte.server.ts";

export const loader = (aufruf: LoaderFunctionArgs) => fristenaktendatei(aufruf, aufruf.params.format);
