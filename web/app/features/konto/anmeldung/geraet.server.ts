const browser = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const systeme = [
  [/\b(?:iPhone|iPad|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
] as const;

/** „Firefox auf Windows“: enough for the owner to recognise his device, too little to recognise a person. */
export function geraet(request: Request): string {
  const angabe = request.headers.get("user-agent") ?? "";
  const erkannt = (liste: readonly (readonly [RegExp, string])[]) =>
    liste.find(([muster]) => muster.test(angabe))?.[1];
  const programm = erkannt(browser) ?? "Unbekanntes Programm";
  const system = erkannt(systeme);
  return system ? `${programm} auf ${system}` : programm;
}
