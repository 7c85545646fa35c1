// For the TypeScript that measures what these save.

export const serverFlags: string[]
export const serverEnv: Record<string, string>
export const startAgainCode: number
