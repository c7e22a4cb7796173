// Plain JavaScript without dependencies: runs on Node 20, too.
import { readFileSync } from "node:fs";

const abstandMs = 500;

/** Who handed over to this process; what this process starts itself was not handed over. */
const uebergeben = process.env.GEBUEHRENPORTAL_STARTER;
delete process.env.GEBUEHRENPORTAL_STARTER;

/**
 * Calls `beenden` once when whoever started this process is gone, even by kill -9: `npm start`, or the process that has
 * handed over to the pinned Node.js. A portal that was started otherwise may outlive its parent, as a service does.
 *
 * @param {() => void} beenden
 */
export function mitStarterEnden(beenden) {
  const { npm_lifecycle_event: npm } = process.env;
  if (!uebergeben && !npm) return;
  const anfang = uebergeben ?? vorfahren();
  const uhr = setInterval(() => {
    if ((uebergeben ? String(process.ppid) : vorfahren()) === anfang) return;
    clearInterval(uhr);
    beenden();
  }, abstandMs).unref();
}

/** npm starts a shell, which may stay between npm and this process and does not notice npm's end. */
function vorfahren() {
  const { ppid } = process;
  try {
    const stand = readFileSync(`/proc/${ppid}/stat`, "utf8");
    const [, programm, darueber] = /\((.*)\) \S (\d+)/s.exec(stand) ?? [];
    return /^(ba|da|a|z|k)?sh$/.test(programm ?? "") ? `${ppid} ${darueber}` : String(ppid);
  } catch {
    return String(ppid);
  }
}
