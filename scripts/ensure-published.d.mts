// For the tests, which need the content, and their set-up, which publishes it.

export const sources: string[]
export function ensurePublished(node: string): Promise<void>
