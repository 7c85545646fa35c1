// Formats times and numbers for the console.

const times = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const numbers = new Intl.NumberFormat('en')

export const writtenTime = (iso: string | null): string => (iso === null ? '–' : times.format(new Date(iso)))
export const writtenNumber = (value: number): string => numbers.format(value)
/** quiz_zone → quiz zone */
export const inWords = (name: string): string => name.replaceAll('_', ' ')
