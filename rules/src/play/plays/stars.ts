/** The least percentages for one, two and three stars of a level. */
export const starsWon = [50, 80, 100] as const

export const starsOf = (percentage: number): number => starsWon.filter(least => percentage >= least).length
