/** A Node.js and an npm as they come together on somebody's machine; both are packages of the registry. */
export type Paar = {
  readonly node: string;
  readonly npm: string;
  readonly woher: string;
  readonly satz?: RegExp;
};

/** What the commands promise to run on, oldest first. */
export const paare: readonly Paar[] = [
  { node: "20.19.6", npm: "9.2.0", woher: "Debian 13" },
  { node: "20.19.6", npm: "9.9.4", woher: "npm 9" },
  { node: "20.19.6", npm: "10.8.3", woher: "Node.js 20" },
  { node: "22.12.0", npm: "10.9.2", woher: "Node.js 22" },
  { node: "24.11.1", npm: "11.3.0", woher: "Node.js 24" },
  { node: "26.10.0", npm: "latest", woher: "neuestes" },
];

/** What is refused, at once and with a sentence. */
export const abgelehnte: readonly Paar[] = [
  { node: "18.19.0", npm: "9.2.0", woher: "Debian 12", satz: /ab Version 20\.19.*18\.19\.0/ },
  { node: "20.18.0", npm: "10.8.3", woher: "zu alt für den Bau", satz: /ab Version 20\.19.*20\.18\.0/ },
  { node: "22.11.0", npm: "10.9.2", woher: "zu alt für den Bau", satz: /ab 22\.12.*22\.11\.0/ },
];
