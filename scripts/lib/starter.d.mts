export function mitStarterEnden(beenden: () => void): void;
