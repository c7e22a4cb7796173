// A process of its own for a built portal: `node portal-prozess.ts <file of the server build>`.
import { pathToFileURL } from "node:url";

const { starten } = await import(pathToFileURL(process.argv[2] ?? "").href);
await starten();
