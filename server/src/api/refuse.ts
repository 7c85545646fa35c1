// A refusal is an expected outcome with a code; everything else that is thrown is a fault.

import type { Refusal } from '@trivium/contract/refusals'

export class Refused extends Error {
  readonly code: Refusal
  constructor(code: Refusal) {
    super(code)
    this.code = code
  }
}

export function refuse(code: Refusal): never {
  throw new Refused(code)
}

/** A field that is well-formed but names something impossible: answered like any malformed field, with 400. */
export class InvalidInput extends Error {
  readonly issues: { field: string; problem: string }[]
  constructor(issues: { field: string; problem: string }[]) {
    super('invalid_input')
    this.issues = issues
  }
}

/** Somebody else's: answered with 403. */
export class NotYours extends Error {}

/** For what cannot be: says why it cannot. */
export function must<Value>(value: Value | null | undefined, why: string): Value {
  if (value === null || value === undefined) throw new Error(`cannot be: ${why}`)
  return value
}

export function assertNever(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`)
}
