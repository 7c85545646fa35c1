// What each question of the quiz zone asks, as an editor judged it: content/asks/<language>.csv. Its README says what the kinds mean.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentLanguage, ContentQuestion } from '@trivium/content/types'
import { reviewed } from './reviewed.ts'

export const kindsOfAsking = ['why', 'how', 'number', 'first', 'reason', 'surprise', 'name']

export interface Asking {
  key: string
  asks: string
}

export interface PlaceAsking {
  place: string
  n: number
  /** How many ask more than a name. */
  more: number
}

const folder = join(import.meta.dirname, '../../../content/asks')
const fileOf = (language: ContentLanguage) => join(folder, `${language}.csv`)

export const isJudged = (language: ContentLanguage) => existsSync(fileOf(language))

export function askingsIn(language: ContentLanguage): Asking[] {
  const [, ...lines] = readFileSync(fileOf(language), 'utf8').trim().split('\n')
  return lines.map(line => {
    const [key = '', asks = ''] = line.split(',')
    return { key, asks }
  })
}

/** Per place; a question without a line counts as one for a name. */
export function placesOf(questions: ContentQuestion[], askings: Asking[]): PlaceAsking[] {
  const asked = new Map(askings.map(({ key, asks }) => [key, asks]))
  return [...Map.groupBy(questions, question => reviewed(question).place)].map(([place, there]) => ({
    place,
    n: there.length,
    more: there.filter(({ key }) => (asked.get(key) ?? 'name') !== 'name').length,
  }))
}

export const describedPlace = ({ place, n, more }: PlaceAsking) => `${place}: ${more} of ${n}`
