import type { LoaderFunctionArgs } from "react-router";
import { fristenaktendatei } from "../ansichten/dateien.server.ts";

export const loader = (aufruf: LoaderFunctionArgs) => fristenaktendatei(aufruf, aufruf.params.format);
