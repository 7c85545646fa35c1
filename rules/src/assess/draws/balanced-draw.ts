// Draws of equal difficulty: each examinee gets other questions of a pool, and all of them together are about equally hard.

import { type Random, shuffled } from '../../platform/random.ts'
import { probabilityRight } from '../adaptive/model.ts'

export interface Drawable {
  id: number
  /** Difficulty in logits. */
  b: number
}

/**
 * Sorts the pool by difficulty, cuts it into `count` strata, and takes one question of each, so that every draw has easy and hard ones in
 * the same shares. Strata go in random pairs (antithetic variates): if one stratum gives one of its easy questions, the other gives one of its
 * hard questions, so that the differences cancel out. Within its stratum every question is equally likely.
 * @returns the drawn questions in random order; the whole pool if it is smaller than `count`
 */
export function drawBalanced<Item extends Drawable>(pool: readonly Item[], count: number, random: Random): Item[] {
  if (pool.length <= count) return shuffled(pool, random)
  const strata = shuffled(strataOf(pool, count), random)
  const drawn: Item[] = []
  for (let index = 0; index < strata.length; index += 2) {
    const share = random()
    drawn.push(...itemAt(strata[index], share), ...itemAt(strata[index + 1], 1 - share))
  }
  return shuffled(drawn, random)
}

/** Neighbours by difficulty; the sizes differ by one at most. */
function strataOf<Item extends Drawable>(pool: readonly Item[], count: number): Item[][] {
  const sorted = pool.toSorted((one, other) => one.b - other.b || one.id - other.id)
  const borderAt = (index: number) => Math.floor((index * sorted.length) / count)
  return Array.from({ length: count }, (_, index) => sorted.slice(borderAt(index), borderAt(index + 1)))
}

/** @param share 0 to 1: from the easiest to the hardest */
function itemAt<Item>(stratum: readonly Item[] = [], share: number): Item[] {
  const place = Math.min(stratum.length - 1, Math.floor(share * stratum.length))
  return stratum.slice(Math.max(0, place), place + 1)
}

export interface PaperItem extends Drawable {
  /** Null: every examinee gets it. */
  draw: number | null
}

export interface Draw {
  id: number
  count: number
}

/** The paper of one examinee. What a draw gives stands where its pool begins. */
export function drawPaper<Item extends PaperItem>(items: readonly Item[], draws: readonly Draw[], random: Random): Item[] {
  const counts = new Map(draws.map(({ id, count }) => [id, count]))
  const done = new Set<number>()
  return items.flatMap(item => {
    if (item.draw === null) return [item]
    if (done.has(item.draw)) return []
    done.add(item.draw)
    return drawBalanced(
      items.filter(({ draw }) => draw === item.draw),
      counts.get(item.draw) ?? 0,
      random,
    )
  })
}

export interface Spread {
  mean: number
  /** Standard deviation. */
  deviation: number
  least: number
  most: number
}

export interface Equality {
  /** Mean difficulty of the drawn questions, in logits. */
  difficulty: Spread
  /** Percent of the marks that an examinee of ability 0 can expect. */
  percent: Spread
}

export interface WorthItem extends PaperItem {
  marks: number
}

/** How equal the papers of different examinees are: figures of simulated draws. @param items the pools of these draws only */
export function equalityOf(items: readonly WorthItem[], draws: readonly Draw[], random: Random, papers: number): Equality {
  const drawn = Array.from({ length: papers }, () => drawPaper(items, draws, random))
  return {
    difficulty: spreadOf(drawn.map(paper => sumOf(paper, ({ b }) => b) / Math.max(1, paper.length))),
    percent: spreadOf(
      drawn.map(
        paper =>
          (100 * sumOf(paper, ({ b, marks }) => marks * probabilityRight(0, b))) /
          Math.max(
            1e-9,
            sumOf(paper, ({ marks }) => marks),
          ),
      ),
    ),
  }
}

const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number) => items.reduce((sum, item) => sum + value(item), 0)

function spreadOf(values: readonly number[]): Spread {
  const mean = sumOf(values, value => value) / Math.max(1, values.length)
  const variance = sumOf(values, value => (value - mean) ** 2) / Math.max(1, values.length)
  return { mean, deviation: Math.sqrt(variance), least: Math.min(...values), most: Math.max(...values) }
}
