// Room codes: 8 characters, without those that look alike, however they are typed.

import { foldCode } from '@trivium/contract/platform/fold'

/** @returns the text of the problem, or null */
export function problemOf(typed: string): 'room.enter_code' | 'room.code_not_valid' | null {
  const code = foldCode(typed)
  if (code === '') return 'room.enter_code'
  return /^[A-HJ-NP-Z2-9]{8}$/.test(code) ? null : 'room.code_not_valid'
}

/** What a code looks like. */
export const sampleCode = 'ABCD-2345'
