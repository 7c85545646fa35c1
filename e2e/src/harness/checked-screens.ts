// The states of screens that axe has passed in this run. Journeys reach the same states many times.

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { results } from './folders.ts'

/** The workers share this folder. It has an empty file for each passed state. */
const folder = join(results, 'accessible')
const fileOf = (screen: string) => join(folder, screen)

/** Whether axe checks a state again that it has passed. */
const isThorough = process.env['DEEP'] === '1'

/** Call it before a run, because screens may have changed since the last one. */
export const deletePassedScreens = (): void => rmSync(folder, { recursive: true, force: true })

/** A fingerprint of what axe judges. It is null if axe has to check in any case: in a deep run, or because a frame shows another page. */
export async function screenOf(page: Page): Promise<string | null> {
  if (isThorough || page.frames().length > 1) return null
  const width = page.viewportSize()?.width ?? 0
  return `${width}-${await page.evaluate(fingerprint)}`
}

export const isChecked = (screen: string): boolean => existsSync(fileOf(screen))

export function noteChecked(screen: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(screen), '')
}

/**
 * Runs in the page. @returns a hash of the elements, with their attributes and whether each has a text. Of equal siblings (questions of a
 * list, days of a calendar) it hashes one. axe does not care what a text says, where a link leads or how long a bar is. It cares whether an
 * element has a name, whether the elements that it refers to exist, and how it looks (classes, colours).
 */
function fingerprint(): string {
  const content = new Set([
    'alt',
    'title',
    'placeholder',
    'aria-label',
    'aria-valuetext',
    'aria-roledescription',
    'href',
    'src',
    'srcset',
    'value',
  ])
  const numbers = new Set([
    'aria-valuenow',
    'aria-valuemax',
    'aria-posinset',
    'aria-setsize',
    'datetime',
    'width',
    'height',
    'name',
    'data-key',
  ])
  const references = new Set(['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-activedescendant', 'list'])
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const known = new Set(ids)
  const lengths = /-?[\d.]+(px|%|rem|em|ms|s|deg|fr)\b/g

  const valueOf = ({ name, value }: Attr): string => {
    if (name === 'id' || numbers.has(name)) return ''
    if (content.has(name)) return value.trim() === '' ? 'none' : 'some'
    if (references.has(name))
      return value
        .split(/\s+/)
        .map(id => String(known.has(id)))
        .join(' ')
    return name === 'style' ? value.replaceAll(lengths, '$1') : value
  }
  const hash = (text: string): string => {
    let [one, other] = [5381, 52_711]
    for (let index = 0; index < text.length; index++) {
      one = Math.imul(one, 33) ^ text.charCodeAt(index)
      other = Math.imul(other, 31) ^ text.charCodeAt(index)
    }
    return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`
  }
  const isDrawing = (element: Element) =>
    element.localName === 'svg' && !element.querySelector('[role], [tabindex], [aria-label], a, title')
  const walk = (element: Element): string => {
    const attributes = [...element.attributes].map(attribute => `${attribute.name}=${valueOf(attribute)}`).sort()
    const hasText = [...element.childNodes].some(node => node instanceof Text && node.data.trim() !== '')
    const children = isDrawing(element) ? [] : [...new Set([...element.children].map(walk))]
    return hash([element.localName, ...attributes, hasText, ...children].join('|'))
  }
  return `${walk(document.documentElement)}${ids.length === known.size ? '' : '-double'}`
}
