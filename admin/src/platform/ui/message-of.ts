/** The text of an error to show to staff. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'Something went wrong. Try again.')
