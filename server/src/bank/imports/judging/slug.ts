// Makes slugs of categories from their names.

import { createHash } from 'node:crypto'

/**
 * `Science & Nature` becomes `science-and-nature`. A name in another script becomes a hash. A name with letters, digits or signs that a
 * slug cannot hold, such as `C++`, gets a hash behind it, so that different names have different slugs.
 */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('&', ' and ')
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  if (slug === '') return `category-${hashOf(name)}`
  return /(?![a-z0-9])[\p{L}\p{N}+#]/u.test(plain) ? `${slug}-${hashOf(name)}` : slug
}

/** A hash of the name as people see it. */
const hashOf = (name: string) => createHash('sha256').update(name.normalize('NFC').replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8)
