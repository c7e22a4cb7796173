/** Login, registration and passwords: no socket, no life cycle, no redirect to the sign-in. */
export const ohneLebenslauf: ReadonlySet<string> = new Set([
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
]);
