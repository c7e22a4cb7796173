import type { LoaderFunctionArgs } from "react-router";
import { mitnahmedatei } from "../ansichten/dateien.server.ts";

export const loader = (aufruf: LoaderFunctionArgs) => mitnahmedatei(aufruf, aufruf.params.format);
