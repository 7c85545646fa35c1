// Room codes: 8 characters, without look-alikes. Blanks, hyphens and lower case are accepted.

import { foldCode } from '@trivium/contract/platform/fold'

/** @returns the text key of the problem, or null */
export function problemOf(typed: string): 'room.enter_code' | 'room.code_not_valid' | null {
  const code = foldCode(typed)
  if (code === '') return 'room.enter_code'
  return /^[A-HJ-NP-Z2-9]{8}$/.test(code) ? null : 'room.code_not_valid'
}

/** The format of a code. */
export const sampleCode = 'ABCD-2345'
