// Half of the questions of each place ask more than the name of something known.

import { contentLanguages } from '@trivium/content/types'
import type { ContentQuestion } from '@trivium/content/types'
import { describe, expect, it } from 'vitest'
import { builtContent } from '../built-content.ts'
import { askingsIn, describedPlace, isJudged, kindsOfAsking, placesOf } from './asks.ts'

const zone = builtContent().questions.filter(({ isWritten, categoryType }) => isWritten && categoryType === 'quiz_zone')
const judged = contentLanguages.filter(isJudged)

describe.each(judged)('what the questions of the quiz zone ask in %s', language => {
  const questions = zone.filter(question => question.language === language)
  const askings = askingsIn(language)

  it('is judged once for every question, and for no other', () => {
    const [lines, keys] = [askings.map(({ key }) => key), questions.map(({ key }) => key)]
    const [judgedKeys, knownKeys] = [new Set(lines), new Set(keys)]
    expect(questions.filter(({ key }) => !judgedKeys.has(key)).map(({ key, question }) => `${key} ${question}`)).toEqual([])
    expect(lines.filter(key => !knownKeys.has(key))).toEqual([])
    expect(lines.length).toBe(judgedKeys.size)
  })

  it('is of a known kind', () => {
    expect(askings.filter(({ asks }) => !kindsOfAsking.includes(asks))).toEqual([])
  })

  it('is in no place mostly a name', () => {
    const low = placesOf(questions, askings).filter(({ n, more }) => more < n / 2)
    expect(low.map(describedPlace)).toEqual([])
  })
})

describe('the share of a place', () => {
  const [sample] = zone
  const asked = (key: string, subcategory: string | null = null) => ({ ...sample, key, category: 'food', subcategory }) as ContentQuestion

  it('counts what asks more than a name, and takes a question without a line for one that does not', () => {
    const questions = [asked('a'), asked('b'), asked('c'), asked('d', 'bread')]
    const askings = [
      { key: 'a', asks: 'why' },
      { key: 'b', asks: 'name' },
      { key: 'd', asks: 'surprise' },
    ]
    expect(placesOf(questions, askings).map(describedPlace)).toEqual(['food: 1 of 3', 'food/bread: 1 of 1'])
  })
})
