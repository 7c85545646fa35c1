// A claim is a value that the client sends although the server knows it. The server compares it, logs a difference, and never believes it.

import { notUnderstood } from '@trivium/contract/platform/fields'
import type { Context } from './handle.ts'

type Values = Record<string, string | number | boolean | null>

/** Compares only the values that were sent. */
export function noteClaim({ log }: Pick<Context, 'log'>, said: { [name: string]: Values[string] | undefined }, truth: Values): void {
  const unread = Object.keys(said).filter(name => said[name] === notUnderstood)
  const differing = [...new Set([...Object.keys(truth).filter(name => said[name] !== undefined && said[name] !== truth[name]), ...unread])]
  const of = (values: typeof said) => Object.fromEntries(differing.map(name => [name, values[name]]))
  if (differing.length > 0) log.info({ claim: of(said), truth: of(truth) }, 'claim differs from the truth')
}
