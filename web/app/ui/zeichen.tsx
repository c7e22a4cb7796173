import styles from "./zeichen.module.css";

/** Line icons on a 20-px grid, drawn in the colour of the text beside them. */
const zeichnungen = {
  achtung: "M10 3.2 17.6 16.6H2.4ZM10 8.2v3.9M10 14.1v.4",
  haken: "m4 10.6 4 4 8-9",
  hinweis: "M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4ZM10 9.2v4.6M10 6.2v.4",
  kalender: "M3.5 5h13v12h-13ZM3.5 8.6h13M7 3v3.4M13 3v3.4",
  kopieren: "M7 7h9.5v9.5H7ZM13 7V3.5H3.5V13H7",
  mappe: "M2.8 5h5.4l1.8 2h7.2v9.2H2.8Z",
  menue: "M3 5.5h14M3 10h14M3 14.5h14",
  mond: "M16.6 11.6A7 7 0 0 1 8.4 3.4a7 7 0 1 0 8.2 8.2Z",
  nachaussen: "M8 5H4.5v10.5H15V12M11.5 4.5h4v4M15 5l-6 6",
  pfeil: "M4 10h12M11 5l5 5-5 5",
  sonne:
    "M10 6.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2ZM10 2v1.6M10 16.4V18M2 10h1.6M16.4 10H18M4.3 4.3l1.2 1.2M14.5 14.5l1.2 1.2M4.3 15.7l1.2-1.2M14.5 5.5l1.2-1.2",
  winkel: "m5.5 8 4.5 4.5L14.5 8",
} as const;

export type Zeichenname = keyof typeof zeichnungen;

/** Decorative icon beside a text; it is hidden from screen readers. */
export function Zeichen({ name, className }: { readonly name: Zeichenname; readonly className?: string }) {
  return (
    <svg
      className={className ? `${styles.zeichen} ${className}` : styles.zeichen}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={zeichnungen[name]} />
    </svg>
  );
}
