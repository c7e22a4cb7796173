import type { LoaderFunctionArgs } from "react-router";
import { terminkalender } from "../ansichten/termine/terminseite.server.ts";

export const loader = (aufruf: LoaderFunctionArgs) => terminkalender(aufruf);
