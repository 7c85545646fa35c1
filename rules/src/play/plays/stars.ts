// The stars of a level: the first means won, the second that it earns all its coins, the third that nothing was missed.

interface StarSettings {
  quiz_winning_percentage: number
  minimum_coins_winning_percentage: number
}

/** The least percentages for one, two and three stars. */
export const starLevels = ({ quiz_winning_percentage: won, minimum_coins_winning_percentage: allCoins }: StarSettings) =>
  [won, Math.max(won, allCoins), 100] as const
export type StarLevels = ReturnType<typeof starLevels>

export const starsOf = (percentage: number, levels: StarLevels): number => levels.filter(least => percentage >= least).length
