import type { LoaderFunctionArgs } from "react-router";
import { kalenderdatei } from "../ansichten/liste/kalenderdatei.server.ts";

export const loader = (aufruf: LoaderFunctionArgs) => kalenderdatei(aufruf);
