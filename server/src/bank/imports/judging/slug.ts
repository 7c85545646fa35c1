// Addresses of categories from their names.

import { createHash } from 'node:crypto'

/**
 * `Science & Nature` becomes `science-and-nature`. A name in another script becomes a hash; one whose letters, digits or signs such as `C++`
 * are not all in its address has a hash behind it, so that names that differ keep addresses that differ.
 */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('&', ' and ')
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  if (slug === '') return `category-${hashOf(name)}`
  return /(?![a-z0-9])[\p{L}\p{N}+#]/u.test(plain) ? `${slug}-${hashOf(name)}` : slug
}

/** Of what people see. */
const hashOf = (name: string) => createHash('sha256').update(name.normalize('NFC').replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8)
