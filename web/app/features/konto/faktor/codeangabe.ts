/** What somebody has typed as second factor: six digits are a code of the app, anything else is a recovery code. */
export function codeangabe(text: string): { readonly totp?: string; readonly recoveryCode?: string } {
  const code = text.replace(/\s/g, "");
  if (code === "") return {};
  return /^\d{6}$/.test(code) ? { totp: code } : { recoveryCode: text.trim() };
}
