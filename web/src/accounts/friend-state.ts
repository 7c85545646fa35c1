interface Joined {
  qualified: boolean
  plays: number
  days: number
  coins: number
}

export interface Needed {
  plays: number
  days: number
}

/**
 * Where an invited friend stands: has still to play, has to come back on another day, has played enough without a confirmed address
 * or number, waits for the owner's next month (so many are paid a month), or has been paid for.
 */
export function friendState(
  { qualified, plays, days, coins }: Joined,
  needed: Needed,
): 'playing' | 'another_day' | 'unconfirmed' | 'due' | 'paid' {
  if (coins > 0) return 'paid'
  if (qualified) return 'due'
  if (plays < needed.plays) return 'playing'
  return days < needed.days ? 'another_day' : 'unconfirmed'
}
