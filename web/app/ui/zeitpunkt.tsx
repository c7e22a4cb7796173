const form = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** An instant as people read it: „05.03.2027, 09:30 Uhr“. */
export function Zeitpunkt({ iso }: { readonly iso: string }) {
  return <time dateTime={iso}>{form.format(new Date(iso))} Uhr</time>;
}
