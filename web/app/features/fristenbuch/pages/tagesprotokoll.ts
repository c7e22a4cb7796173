import type { LoaderFunctionArgs } from "react-router";
import { tagesprotokolldatei } from "../ansichten/dateien.server.ts";

export const loader = (aufruf: LoaderFunctionArgs) => tagesprotokolldatei(aufruf, aufruf.params.tag);
