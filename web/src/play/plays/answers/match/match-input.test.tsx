import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../../../test/accessible.ts'
import { show, text } from '../../../../../test/open-app.tsx'
import { aQuestion, choices, matchesOf } from '../../../../../test/play.ts'
import { MatchInput } from './match-input.tsx'

const question = aQuestion(1, { question_type: 'matching', options: choices('Lungs', 'Heart', 'Liver'), matches: matchesOf(3) })

function Held() {
  const [answer, setAnswer] = useState('')
  return (
    <MatchInput question={question} effect={undefined} answer={answer} outcome={null} isOpen onChange={setAnswer} onHandIn={() => {}} />
  )
}

const side = (key: 'match.options' | 'match.matches') => within(screen.getByRole('list', { name: text(key) }))
const joins = (container: HTMLElement) =>
  [...container.querySelectorAll('svg path[data-option]')].map(
    path => `${path.getAttribute('data-option')}-${path.getAttribute('data-match')}`,
  )

it('joins a pair by a line, in words as well, and takes the line away with the pair', async () => {
  const { user, container } = await show(<Held />, { answers: { get_languages: { data: [] } } })
  const option = (name: RegExp) => side('match.options').getByRole('button', { name })
  const match = (name: RegExp) => side('match.matches').getByRole('button', { name })
  await user.click(option(/Heart/))
  await user.click(match(/Match 3/))
  await user.click(option(/Lungs/))
  await user.click(match(/Match 1/))
  expect(new Set(joins(container))).toEqual(new Set(['a-1', 'b-3']))
  expect(option(/Heart/).textContent).toContain(text('match.with', { others: 'Match 3' }))
  await expectAccessible()
  await user.click(option(/Heart/))
  expect(joins(container)).toEqual(['a-1'])
})
