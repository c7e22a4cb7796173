import { getSession, SessionProvider, signIn, signOut, useSession } from "next-auth/react";
import { createElement } from "react";
import { createRoot } from "react-dom/client";

// The library's own client, unmodified, as an application would use it. No TypeScript: its types bring those of Next.js
// along, which change the global ones for the whole project.
Object.assign(window, { nextAuth: { getSession, signIn, signOut } });

function Stand() {
  const { status, data } = useSession();
  return createElement("output", { id: "stand" }, `${status} ${data?.user?.email ?? ""}`.trim());
}

createRoot(document.getElementById("app")).render(
  createElement(SessionProvider, undefined, createElement(Stand)),
);
