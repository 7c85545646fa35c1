import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { DataOf } from '@trivium/contract/platform/action'
import type { statistics } from '@trivium/contract/profile/statistics'
import { expectAccessible } from '../../../test/accessible.ts'
import { openApp, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'

const nothing: DataOf<typeof statistics.get_users_statistics> = {
  questions_asked: 0,
  questions_answered: 0,
  correct_answers: 0,
  strong_category: null,
  weak_category: null,
  best_rank: null,
  by_mode: [],
  by_day: [],
  by_category: [],
  speed: [],
  median_ms: null,
  battles: { won: 0, lost: 0, drawn: 0 },
}
const played = {
  ...nothing,
  questions_asked: 20,
  questions_answered: 10,
  correct_answers: 7,
  by_mode: [{ mode: 'quiz_zone', plays: 1, asked: 20, answered: 10, correct: 7 } as const],
  by_day: [{ day: '2026-11-21', asked: 20, answered: 10, correct: 7 }],
  by_category: [{ slug: 'food', name: 'Food and drink', type: 'quiz_zone', asked: 20, answered: 10, correct: 7 } as const],
  speed: [{ up_to_ms: null, answers: 10, correct: 7 }],
  median_ms: 4000,
}
const open = (data: typeof nothing) => openApp('/profile/statistics/', { player: aPlayer(), answers: { get_users_statistics: { data } } })

describe('statistics', () => {
  it('are empty at first', async () => {
    await open(nothing)
    await seen('statistics.empty')
    await expectAccessible()
  })

  it('show the answers by mode', async () => {
    await open(played)
    await screen.findByRole('region', { name: text('statistics.totals') })
    await screen.findAllByText(text('mode.name_quiz_zone'))
    // Ten of the twenty questions got no answer.
    await screen.findAllByText('35%')
    await expectAccessible()
  })

  it('name the number of questions beside the share, and the mode of a side whose name is not its own', async () => {
    const side = { name: 'Countries', type: 'quiz_zone', asked: 21, ratio: 31 } as const
    const row = { slug: 'countries', name: 'Countries', asked: 21, answered: 10, correct: 7 }
    const by_category = (['quiz_zone', 'audio'] as const).map(type => ({ ...row, type }))
    await open({ ...played, strong_category: side, by_category })
    const totals = await screen.findByRole('region', { name: text('statistics.totals') })
    // 7 of 20, not of the 10 that got an answer.
    for (const shown of [text('statistics.asked'), '20', '7', '35%']) expect(totals.textContent).toContain(shown)
    const card = (await screen.findByText(text('statistics.strong'))).closest('section')
    expect(card?.textContent).toContain(`Countries · ${text('mode.name_quiz_zone')}`)
    expect(card?.textContent).toContain(text('statistics.of_asked', { percent: '31%', count: 21, shown: '21' }))
  })

  it('list all tests in one row', async () => {
    const half = { plays: 1, asked: 10, answered: 10, correct: 4 }
    const by_mode = (['tutor_test', 'timed_test', 'adaptive_test'] as const).map(mode => ({ mode, ...half }))
    await open({ ...played, by_mode })
    const [name] = await screen.findAllByText(text('mode.name_tutor_test'), { selector: 'li *' })
    expect(name?.closest('ul')?.children).toHaveLength(1)
    expect(name?.closest('li')?.textContent).toContain(text('statistics.of_asked', { percent: '40%', count: 30, shown: '30' }))
  })
})
