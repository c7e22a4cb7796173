import type { LoaderFunctionArgs } from "react-router";
import { mitnahmedatei } from "../pflichten/mitnahmeseite.server.ts";

export const loader = (aufruf: LoaderFunctionArgs) => mitnahmedatei(aufruf, aufruf.params.format);
