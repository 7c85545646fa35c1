// Addresses of categories from their names.

import { createHash } from 'node:crypto'

/** `Science & Nature` becomes `science-and-nature`. A name in another script becomes a hash. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || `category-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`
}
