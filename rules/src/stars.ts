/** What a level has won: a star for half, for eighty percent, and for all of it right. */
export const starsOf = (percentage: number): number => [50, 80, 100].filter(least => percentage >= least).length
