/**
 * This page allows what others do not (WebAssembly), and a page that takes its place without a new document would keep
 * that. So its links to other pages are the browser's own: the router never hears of the click. Only the two of the header
 * that open the sign-in above this page stay its own, for the files read here live in this tab alone. Gives back how to
 * stop it.
 */
export function ganzVerlassen(): () => void {
  const klick = (ereignis: MouseEvent) => {
    const link = ereignis.target instanceof Element ? ereignis.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (ueberlagert.has(link.pathname) && link.closest("header, dialog")) return;
    ereignis.stopPropagation();
  };
  addEventListener("click", klick, true);
  return () => removeEventListener("click", klick, true);
}

const ueberlagert: ReadonlySet<string> = new Set(["/login", "/register"]);
