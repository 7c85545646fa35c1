// One scale for a whole column of difficulties: words, 0 to 1, percent, or the scale in the column's name or the mapping. Numbers on an
// unnamed scale are refused: 3 may be the middle of five, or easy among ten.

import type { DifficultyScale } from '@trivium/contract/bank/import-names'
import { fold } from '@trivium/contract/platform/fold'
import type { Difficulty } from '../../judging/imported-question.ts'
import { difficultyNamed } from './cell-words.ts'

const most: Record<DifficultyScale, readonly [number, number]> = {
  to_1: [0, 1],
  percent: [0, 100],
  to_3: [1, 3],
  to_5: [1, 5],
  to_10: [1, 10],
}

export class DifficultyColumn {
  readonly #stated: DifficultyScale | null
  #between = 0
  #zeros = 0
  #above = 0

  constructor(stated: DifficultyScale | undefined, name: string) {
    this.#stated = stated ?? scaleIn(name)
  }

  see(text: string): void {
    const number = numberIn(text)
    if (number === null || isPercent(text)) return
    if (number > 1) this.#above++
    else if (number > 0 && number < 1) this.#between++
    else if (number === 0) this.#zeros++
  }

  /** @param isOurs our own tables write 0 to 1. @returns null for an empty cell; undefined for a refused one */
  read(text: string, isOurs: boolean): Difficulty | number | null | undefined {
    if (text.trim() === '') return null
    const named = difficultyNamed(text)
    if (named) return named
    const number = numberIn(text)
    const scale = isOurs ? 'to_1' : isPercent(text) ? 'percent' : this.#scale
    if (number === null || scale === null) return undefined
    const [first, last] = most[scale]
    return number >= first && number <= last ? (number - first) / (last - first) : undefined
  }

  get #scale(): DifficultyScale | null {
    if (this.#stated) return this.#stated
    return this.#above === 0 && this.#between + this.#zeros > 0 ? 'to_1' : null
  }
}

const isPercent = (text: string) => /%\s*$/.test(fold(text))

function numberIn(text: string): number | null {
  const plain = fold(text).replace(/\s*%$/, '').replace(',', '.')
  return /^(?:\d{1,4}(?:\.\d{1,20})?|\.\d{1,20}|\d(?:\.\d+)?e-\d{1,3})$/i.test(plain) ? Number(plain) : null
}

/** Reads a scale such as `Difficulty (1-5)`. */
function scaleIn(name: string): DifficultyScale | null {
  const [, first, last] = /([01])\s*(?:-|to|bis|a|à|\.\.)\s*(100|10|5|3|1)(?:\D|$)/i.exec(fold(name)) ?? []
  const found = Object.entries(most).find(([, [from, to]]) => String(from) === first && String(to) === last)?.[0]
  return found === 'to_1' || found === 'percent' || found === 'to_3' || found === 'to_5' || found === 'to_10' ? found : null
}
