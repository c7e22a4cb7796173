// Goes before a built portal (`--import`).
import { portaluhrStellen, uhrGefragt } from "../../app/platform/jobs/testing-portaluhr.ts";

if (uhrGefragt()) await portaluhrStellen();
