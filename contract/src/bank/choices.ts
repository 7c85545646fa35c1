// Options, or what options are matched with: people must be able to tell them apart.

import { foldLook } from '../platform/fold.ts'

interface Choice {
  text?: string | undefined
  image?: string | null | undefined
}

const lookOf = ({ text = '', image = null }: Choice): string => JSON.stringify([foldLook(text), image])

/** Whether each of them looks like one before it. Pictures tell choices apart. */
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
