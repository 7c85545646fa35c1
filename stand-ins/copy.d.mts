export function consoleIcons(): string[]
export function clientIcons(): string[]
export function drawnIcons(packageName: string): string[]
