// Formats long numbers in groups of three digits, with each language's separator.

import type { ContentLanguage } from '../types.ts'

export function grouped(number: number, language: ContentLanguage): string {
  return number.toLocaleString('en').replaceAll(',', language === 'en' ? ',' : '\u00a0')
}
