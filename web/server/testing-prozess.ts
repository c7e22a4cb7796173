// A portal with test pages as a process of its own: `node testing-prozess.ts`, settings in the environment.
import { starten } from "./start.ts";
import { testbuild } from "./testing.ts";

const { build, pages } = testbuild();
await starten(build, import.meta.dirname, pages);
