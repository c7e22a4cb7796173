import type { LoaderFunctionArgs } from "react-router";
import { tagesprotokolldatei } from "../ansichten/papierseite.server.ts";

export const loader = (aufruf: LoaderFunctionArgs) => tagesprotokolldatei(aufruf, aufruf.params.tag);
