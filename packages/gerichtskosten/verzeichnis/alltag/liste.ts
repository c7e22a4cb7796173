/** Words as people say them, with commas between; then the numbers that each of them stands for, the likeliest first. */
export type Alltagszeile = readonly [worte: string, ...nummern: string[]];
