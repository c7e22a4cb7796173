export function bauenWennNoetig(): Promise<boolean>;
export function bauen(ordner: string, erbe?: number | "ignore"): void;
export function quellenstand(): string;
