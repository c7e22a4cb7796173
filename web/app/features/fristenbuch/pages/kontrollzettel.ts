import type { LoaderFunctionArgs } from "react-router";
import { kontrollzetteldatei } from "../ansichten/dateien.server.ts";

export const loader = (aufruf: LoaderFunctionArgs) => kontrollzetteldatei(aufruf, aufruf.params.id);
