// Formats long numbers in groups of three digits, with each language's separator.

import type { ContentLanguage } from '@trivium/content/types'

export function grouped(number: number, language: ContentLanguage): string {
  return number.toLocaleString('en').replaceAll(',', language === 'en' ? ',' : '\u00a0')
}
