// Refuses passwords that are long enough but among the first that an attacker would try.

import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

export const leastPasswordLength = 8
export const mostPasswordLength = 128

/** Only the first 32 characters are judged: they suffice for a strong password, and judging more takes time. */
const judgedLength = 32
/** Scores below 2 mean fewer than a million guesses, common passwords and patterns first. */
const leastScore = 2

const judge = new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs })

/** @param own texts about the person: a password must not consist of their name or address */
export function isWeakPassword(password: string, own: string[] = []): boolean {
  if (password.length < leastPasswordLength) return true
  const words = [...own, ...own.flatMap(text => text.split(/[@.\s]+/)), 'trivium'].filter(word => word.length > 2)
  return judge.check(password.slice(0, judgedLength), words).score < leastScore
}
