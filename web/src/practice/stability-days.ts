/** Days as they are told: whole ones; 0 for less than one. FSRS counts in fractions. */
export const stabilityDays = (days: number) => (days < 1 ? 0 : Math.round(days))
