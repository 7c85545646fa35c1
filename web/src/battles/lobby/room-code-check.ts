// Room codes: 8 characters, without those that look alike. Spaces, hyphens and case do not matter.

export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/gu, '').toUpperCase()

export function problemOf(typed: string): 'enter_code' | 'code_not_valid' | null {
  const code = plainCode(typed)
  if (code === '') return 'enter_code'
  return /^[A-HJ-NP-Z2-9]{8}$/.test(code) ? null : 'code_not_valid'
}
