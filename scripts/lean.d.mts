// For the TypeScript that measures what these save.

export const serverFlags: string[]
