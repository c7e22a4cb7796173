// A portal with test pages as a process of its own: `node prozess.ts`, settings in the environment.
import { starten } from "../start.ts";
import { testbuild } from "./testportal.ts";

const { build, pages } = testbuild();
await starten(build, import.meta.dirname, pages);
