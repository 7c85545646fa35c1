// Players must be able to tell options apart, and matches, too.

import { foldLook } from '../platform/fold.ts'

interface Choice {
  text?: string | undefined
  image?: string | null | undefined
}

const lookOf = ({ text = '', image = null }: Choice): string => JSON.stringify([foldLook(text), image])

/** @returns for each choice, whether it looks like an earlier one. Different pictures tell choices apart. */
export function areRepeated(choices: readonly Choice[]): boolean[] {
  const seen = new Set<string>()
  return choices.map(choice => {
    const look = lookOf(choice)
    const isRepeated = seen.has(look)
    seen.add(look)
    return isRepeated
  })
}

export const haveTwins = (choices: readonly Choice[]): boolean => areRepeated(choices).includes(true)
