interface Joined {
  qualified: boolean
  plays: number
  days: number
  coins: number
}

export interface StillNeeded {
  plays: number
  days: number
}

/**
 * The state of an invited friend: must still play, must return on another day, has played enough but has no verified address or
 * number, waits for the next month (the number of paid friends per month is limited), or has been paid for.
 */
export function friendState(
  { qualified, plays, days, coins }: Joined,
  needed: StillNeeded,
): 'playing' | 'another_day' | 'unconfirmed' | 'due' | 'paid' {
  if (coins > 0) return 'paid'
  if (qualified) return 'due'
  if (plays < needed.plays) return 'playing'
  return days < needed.days ? 'another_day' : 'unconfirmed'
}
