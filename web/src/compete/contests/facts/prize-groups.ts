import type { ContestDetail } from '@trivium/contract/compete/contests'

export interface PrizeGroup {
  from: number
  to: number
  /** The prize of each rank in the group. */
  coins: number
}

/** Neighbouring ranks with the same prize in one row; ranks without a prize are left out. */
export function prizeGroups(prizes: ContestDetail['prizes']): PrizeGroup[] {
  const groups: PrizeGroup[] = []
  for (const { rank, coins } of prizes) {
    const last = groups.at(-1)
    if (coins === 0) continue
    if (last?.coins === coins && last.to === rank - 1) last.to = rank
    else groups.push({ from: rank, to: rank, coins })
  }
  return groups
}
