// The pictures of the content: flags, without anything that would reveal the answer. The name is a hash of the bytes.

import { createHash } from 'node:crypto'
import type { ContentMedia } from '@trivium/content/types'
import { countries } from './derived/countries/countries.ts'
import { readPackageFile } from './derived/package-facts.ts'
import { remembered } from './derived/remembered.ts'

/** Larger flags load too slowly for a question with a clock. */
const mostBytes = 60_000

export function flagPictures(): ContentMedia[] {
  return countries.map(country => flagPicture(country.code)).filter(picture => picture !== null)
}

/** Null when the package's flag is too large. */
export const flagPicture = remembered((countryCode): ContentMedia | null => {
  const svg = readPackageFile(`flag-icons/flags/4x3/${countryCode.toLowerCase()}.svg`)
  return svg.length > mostBytes ? null : pictureOf(cleanSvg(svg))
})

/** A picture under the name of its bytes. */
export function pictureOf(svg: string): ContentMedia {
  const bytes = Buffer.from(svg)
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.svg`
  return { name, type: 'image/svg+xml', bytes }
}

export function cleanSvg(svg: string): string {
  const bare = svg
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/g, '')
    .replace(/<(title|desc|metadata)\b[\s\S]*?<\/\1>/g, '')
    .replace(/\s(?:class|role|version|aria-[a-z]+|data-[a-z-]+)="[^"]*"/g, '')
  return withPlainIds(bare).replace(/>\s+</g, '><').trim()
}

/** Ids in flag-icons contain the country code, so used ids become a, b, c… and the others are removed. */
function withPlainIds(svg: string): string {
  const used = new Set([...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(match => match[1] ?? match[2]))
  const plain = new Map<string, string>()
  const renamed = svg.replace(/\sid="([^"]*)"/g, (_, id: string) => {
    if (!used.has(id)) return ''
    plain.set(id, letters(plain.size))
    return ` id="${plain.get(id)}"`
  })
  return renamed
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${plain.get(id) ?? 'none'})`)
    .replace(/href="#([^"]+)"/g, (_, id: string) => `href="#${plain.get(id) ?? 'none'}"`)
}

/** 0 → a, 25 → z, 26 → aa. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26))
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last
}
