interface Joined {
  qualified: boolean
  plays: number
  coins: number
}

/**
 * Where an invited friend stands: has still to play, has played enough without a confirmed address or number, waits for the
 * owner's next month (so many are paid a month), or has been paid for.
 */
export function friendState({ qualified, plays, coins }: Joined, playsNeeded: number): 'playing' | 'unconfirmed' | 'due' | 'paid' {
  if (coins > 0) return 'paid'
  if (qualified) return 'due'
  return plays < playsNeeded ? 'playing' : 'unconfirmed'
}
