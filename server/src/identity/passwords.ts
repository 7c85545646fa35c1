// Which passwords are refused although they are long enough: those that anybody would try first.

import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

export const leastPasswordLength = 8
export const mostPasswordLength = 128

/** What is left to guess of a password this long is enough, and guessing takes time. */
const judgedLength = 32
/** Fewer than a million guesses, the common passwords and patterns first. */
const leastScore = 2

const judge = new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs })

/** @param own what is known of the person: their name and address make no password. */
export function isWeakPassword(password: string, own: string[] = []): boolean {
  if (password.length < leastPasswordLength) return true
  const words = [...own, ...own.flatMap(text => text.split(/[@.\s]+/)), 'trivium'].filter(word => word.length > 2)
  return judge.check(password.slice(0, judgedLength), words).score < leastScore
}
