// Makes the slug of a category from its name.

/** Latin letters lose their accents. Other scripts stay, because every browser shows them. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Script=Inherited}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
}

/** @returns the slug, with a number behind it if it is taken. A slug of digits alone would be read as an id. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const made = slugOf(name)
  const base = made === '' || /^\d+$/.test(made) ? `category${made && '-'}${made}` : made
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!taken.has(slug)) return slug
  }
}
