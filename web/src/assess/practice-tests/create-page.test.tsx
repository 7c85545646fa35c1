import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { button, openApp, press, seen, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import type { Play } from '@trivium/contract/play/plays'
import type { Answers } from '../../../test/fake-server.ts'
import { aPlay, aQuestion } from '../../../test/play.ts'
import { anOffer, noReadiness } from '../../../test/tests.ts'

const started: Answers['get_questions_test'] & { play: Play } = {
  data: [aQuestion(1)],
  play: aPlay({ mode: 'tutor_test' }),
  test: { quiz_id: 3, test_type: 'tutor', retake_of: null, adaptive: null, is_practice: false },
}

const open = (path: string, offer: ReturnType<typeof anOffer>) =>
  openApp(path, {
    player: aPlayer(),
    answers: {
      get_all_question_types: { data: offer },
      get_open_tests: { data: [] },
      get_readiness: { data: noReadiness },
      get_questions_test_report: { data: [], total: 0, trend: [], by_organisation: [], seconds_per_question: null, unused: 60 },
      get_questions_test: started,
      get_play: { data: [aQuestion(1)], play: started.play, answers: [], result: null },
      get_annotations: { data: [] },
      get_bookmarked_ids: { data: [] },
    },
  })

const some = anOffer({ unused: 60, missed: 14, marked: 0, all: 74 })

describe('the page of tests', () => {
  it('starts ten questions on what the player misses in one tap', async () => {
    const { user, server, path } = await open('/create-test-questions/', some)
    await press(user, 'test.quick_missed', { count: 10, shown: '10' })
    await waitFor(() => expect(path()).toBe('/multi-match-questions/tutor/play/7/'))
    expect(server.calls('get_questions_test')).toMatchObject([{ q_test_type: 'tutor', q_pool: 'missed', q_test_length: 10 }])
  })

  it('says that nothing is missed yet, and offers new questions', async () => {
    const { user, server, path } = await open('/create-test-questions/', anOffer({ unused: 60, missed: 0, marked: 0, all: 60 }))
    await seen('test.quick_text_unused')
    await expectAccessible()
    await press(user, 'test.quick_unused', { count: 10, shown: '10' })
    await waitFor(() => expect(path()).toBe('/multi-match-questions/tutor/play/7/'))
    expect(server.calls('get_questions_test')).toMatchObject([{ q_pool: 'unused' }])
  })

  it('offers others while an open test asks what the player misses', async () => {
    const { user, server } = await open('/create-test-questions/', some)
    server.answer({ get_questions_test: 'no_questions' })
    await press(user, 'test.quick_missed', { count: 10, shown: '10' })
    await seen('test.quick_text_taken')
    await button('test.quick_unused', { count: 10, shown: '10' })
  })

  it('counts honestly when fewer are missed', async () => {
    await open('/create-test-questions/', anOffer({ unused: 60, missed: 3, marked: 0, all: 63 }))
    await button('test.quick_missed', { count: 3, shown: '3' })
  })

  it('leads to any kind of test in two taps', async () => {
    const { user, server, path } = await open('/create-test-questions/', some)
    await user.click(await screen.findByRole('link', { name: new RegExp(text('test.type_timed')) }))
    expect(await screen.findByRole('radio', { name: text('test.type_timed') })).toHaveProperty('checked', true)
    await press(user, 'test.start')
    await waitFor(() => expect(path()).toMatch(/\/play\/7\/$/))
    expect(server.calls('get_questions_test')).toMatchObject([{ q_test_type: 'timed', q_pool: 'unused', q_test_length: 10 }])
  })
})

describe('a new test', () => {
  it('says how many questions match beside the start, and folds the rest', async () => {
    const { user } = await open('/create-test-questions/new/', some)
    await seen('test.match', { count: 60, shown: '60' })
    const fold = (await seen('test.customise')).closest('details')
    expect(fold?.open).toBe(false)
    await user.click(await screen.findByRole('radio', { name: text('test.type_cat') }))
    await seen('test.size_between', { least: '20', most: '40' })
    await seen('test.no_way_back')
    await user.click(await seen('test.customise'))
    expect(fold?.open).toBe(true)
    await expectAccessible()
  })

  it('says what to change when too few match, with the choices open', async () => {
    await open('/create-test-questions/new/', anOffer({ unused: 4, missed: 0, marked: 0, all: 74 }))
    await seen('test.too_few', { there: '4', least: '10' })
    expect(await button('test.start')).toHaveProperty('disabled', true)
    expect((await seen('test.customise')).closest('details')?.open).toBe(true)
  })
})
