import type { LoaderFunctionArgs } from "react-router";
import { kalenderdatei } from "../ansichten/kalenderdatei.server.ts";

export const loader = (aufruf: LoaderFunctionArgs) => kalenderdatei(aufruf);
