// Entry of the server build.

import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { starten as mitBuild } from "./start.ts";

// The generated module names optional members as `undefined`, which the type of the package does not foresee.
// The built client lies beside the built server, wherever both were built to.
export const starten = () => mitBuild(build as ServerBuild, join(import.meta.dirname, "../client"));
