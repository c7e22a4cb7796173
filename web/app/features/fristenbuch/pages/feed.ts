import type { LoaderFunctionArgs } from "react-router";
import { kalenderantwort } from "../ansichten/erinnerungsseite.server.ts";

export const loader = (aufruf: LoaderFunctionArgs) => kalenderantwort(aufruf);
