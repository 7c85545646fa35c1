import type { Contest } from '@trivium/contract/compete/contests'

type Thing = Contest['things'][number]

interface Prize {
  /** 0: none. */
  coins: number
  thing: Thing | null
}

export interface PrizeGroup extends Prize {
  from: number
  to: number
}

export const prizeOf = ({ prizes, things }: Pick<Contest, 'prizes' | 'things'>, place: number): Prize => ({
  coins: prizes.find(({ rank }) => rank === place)?.coins ?? 0,
  thing: things.find(({ from, to }) => from <= place && place <= to) ?? null,
})

/** Neighbouring ranks with the same prize in one row; ranks without a prize are left out. */
export function prizeGroups(contest: Pick<Contest, 'prizes' | 'things'>): PrizeGroup[] {
  const groups: PrizeGroup[] = []
  const last = Math.max(0, ...contest.prizes.map(({ rank }) => rank), ...contest.things.map(({ to }) => to))
  for (let rank = 1; rank <= last; rank++) {
    const prize = prizeOf(contest, rank)
    const before = groups.at(-1)
    if (prize.coins === 0 && prize.thing === null) continue
    if (before?.to === rank - 1 && before.coins === prize.coins && before.thing === prize.thing) before.to = rank
    else groups.push({ from: rank, to: rank, ...prize })
  }
  return groups
}
