import type { LoaderFunctionArgs } from "react-router";
import { tagesprotokolldatei } from "../pflichten/papierseite.server.ts";

export const loader = (aufruf: LoaderFunctionArgs) => tagesprotokolldatei(aufruf, aufruf.params.tag);
