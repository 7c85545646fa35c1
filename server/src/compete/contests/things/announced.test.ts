// Things as an editor promises them.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields, TestPlayer } from '../../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'

let quiz: Quiz
let edith: TestPlayer
beforeAll(async () => {
  quiz = await startQuiz()
  edith = await quiz.player('Edith', { roles: ['editor'] })
})
afterAll(() => quiz.close())

const terms = () => ({ name: 'Trial of history', description: '', starts_at: '2099-01-01T00:00:00Z', ends_at: '2099-01-02T00:00:00Z' })
async function announce(more: Fields<'announce_contest'>) {
  const common = { ...terms(), entry: 10, seconds: 20, questions: 3, category_ids: [quiz.fixture.categories.ancient] }
  const reply = await edith.call('announce_contest', { prizes: [50], ...common, ...more })
  if (reply.error) throw new Error(`the contest was refused: ${JSON.stringify(reply)}`)
  return reply.data
}

describe('an announced contest', () => {
  it('announces things beside coins or instead of them, and fixes them', async () => {
    const things = [
      { from: 2, to: 3, name: 'A\u202e mug\u200b', description: '' },
      { from: 1, to: 1, name: 'A printed atlas', description: 'Signed.\nNew.', image: null },
    ]
    const made = await announce({ prizes: [], things })
    const stored = [
      { from: 1, to: 1, name: 'A printed atlas', description: 'Signed.\nNew.', image: null },
      { from: 2, to: 3, name: 'A mug', description: '', image: null },
    ]
    expect(made).toMatchObject({ prizes: [], things: stored })
    const alice = await quiz.player('Alice')
    expect((await alice.call('get_contest_detail', { contest_id: made.id })).data).toMatchObject({ prizes: [], things: stored })
    const change = (more: Fields<'change_contest'>) =>
      edith.call('change_contest', { contest_id: made.id, version: made.version, ...terms(), ...more })
    expect((await change({ things: [{ from: 1, to: 1, name: 'A pen' }] })).message).toBe('contest_terms_fixed')
    expect((await change({ things: [] })).message).toBe('contest_terms_fixed')
    expect((await change({ things, name: 'Trial of maps' })).data).toMatchObject({ name: 'Trial of maps', things: stored })
    // A copy carries them.
    const { name, description, prizes, things: copied } = made
    expect((await announce({ name, description, prizes, things: copied })).things).toEqual(stored)
  })
})
