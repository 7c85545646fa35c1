/** What the stars of a level take, in percent: half, most, and all of it right. */
export const starsWon = [50, 80, 100] as const

export const starsOf = (percentage: number): number => starsWon.filter(least => percentage >= least).length
