// A claim is a value the client says of what the server knows: compared, logged where it differs, never believed.

import type { Context } from './handle.ts'

type Values = Record<string, string | number | boolean | null>

/** What was not said is no claim. */
export function noteClaim({ log }: Pick<Context, 'log'>, said: { [name: string]: Values[string] | undefined }, truth: Values): void {
  const differing = Object.keys(truth).filter(name => said[name] !== undefined && said[name] !== truth[name])
  const of = (values: typeof said) => Object.fromEntries(differing.map(name => [name, values[name]]))
  if (differing.length > 0) log.info({ claim: of(said), truth: of(truth) }, 'claim differs from the truth')
}
