import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { field, hasFocus, openApp, press, text } from '../../../test/open-app.tsx'
import { aCategory, aPlayer } from '../../../test/people.ts'
import { aPlay, aQuestion } from '../../../test/play.ts'

const open = () =>
  openApp('/self-learning/', { player: aPlayer(), answers: { get_categories: { data: [aCategory({ has_level: false })] } } })
const questions = (count: number) => screen.findByRole('radio', { name: text('catalogue.questions', { count, shown: String(count) }) })

describe('the self challenge', () => {
  it('starts with ten questions and five minutes', async () => {
    await open()
    expect(await questions(10)).toHaveProperty('checked', true)
    expect(await field('challenge.time')).toHaveProperty('value', '5')
    await expectAccessible()
  })

  it('names the missing choices: stored values that are no longer on offer count as not chosen', async () => {
    localStorage.setItem('trivium.self_challenge', JSON.stringify({ questions: 7, minutes: 31 }))
    const { user, server } = await open()
    await press(user, 'challenge.start')
    await screen.findByText('Select the number of questions.', { selector: '[role=alert] *, [role=alert]' })
    await screen.findByText('Select the timer.', { selector: 'p' })
    const minutes = await screen.findByRole<HTMLSelectElement>('combobox', { name: text('challenge.time') })
    expect(minutes.getAttribute('aria-invalid')).toBe('true')
    expect(minutes.selectedOptions[0]?.textContent).toBe('Select the timer.')
    await hasFocus(await field('challenge.category'))
    expect(server.calls('get_questions_for_self_challenge')).toEqual([])
    await expectAccessible()
  })

  it("starts with the player's choices", async () => {
    const { user, server, path } = await open()
    server.answer({
      get_questions_for_self_challenge: { data: [aQuestion(1)], play: aPlay({ mode: 'self_challenge', order: 'free' }) },
      get_play: { data: [aQuestion(1)], play: aPlay({ mode: 'self_challenge', order: 'free' }), answers: [], result: null },
    })
    await user.selectOptions(await field('challenge.category'), 'Food and drink')
    await user.click(await questions(5))
    await user.selectOptions(await field('challenge.time'), '10')
    await press(user, 'challenge.start')
    await waitFor(() => expect(path()).toMatch(/\/play\/7\/$/))
    expect(server.calls('get_questions_for_self_challenge')).toMatchObject([{ category_slug: 'food', limit: 5, minutes: 10 }])
  })
})
