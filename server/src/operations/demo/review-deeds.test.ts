import { readContent } from '@trivium/content/published'
import { expect, it } from 'vitest'
import { writtenForReview } from './review-deeds.ts'
import { trialItems } from './trial-items.ts'

it('the questions that the demo writes are not in the starter content, where the bank would refuse them', () => {
  const starters = new Set(readContent().questions.map(({ question }) => question))
  expect([...writtenForReview, ...trialItems].filter(({ question }) => starters.has(question))).toEqual([])
})
