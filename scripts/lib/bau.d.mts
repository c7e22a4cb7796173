export function bauenWennNoetig(): boolean;
export function bauen(ordner: string): void;
export function quellenstand(): string;
