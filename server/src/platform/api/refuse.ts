// A refusal is an expected outcome with a code; any other thrown error is a fault.

import type { Refusal } from '@trivium/contract/platform/refusals'

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

/** A field that is well-formed but has an impossible value: answered with 400, like a malformed field. */
export class InvalidInput extends Error {
  readonly issues: { field: string; problem: string }[]
  constructor(issues: { field: string; problem: string }[]) {
    super('invalid_input')
    this.issues = issues
  }
}

/** The resource belongs to another player: answered with 403. */
export class NotYours extends Error {}

/** Asserts that a value exists; `why` says why it must. */
export function must<Value>(value: Value | null | undefined, why: string): Value {
  if (value === null || value === undefined) throw new Error(`cannot be: ${why}`)
  return value
}

export function assertNever(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`)
}
