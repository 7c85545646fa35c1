import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { BlockedWordList, ReportedPlayer, ReportedPlayerWhole } from '@trivium/contract/people/moderation.admin'
import { expectAccessible } from '../../../../web/test/accessible.ts'
import { button, openConsole, part } from '../../../test/open-console.tsx'

const at = '2026-11-21T10:00:00.000Z'
const row: ReportedPlayer = {
  id: 7,
  name: 'Rude name',
  profile: '/media/profile-7.webp',
  open: [{ subject: 'name', reason: 'insulting', reports: 2 }],
  newest_at: at,
  taken: 1,
}
const report = { id: 1, created_at: at, closed_at: null, closed_by: null, outcome: null, reason: 'insulting', subject: 'name' } as const
const whole: ReportedPlayerWhole = {
  ...row,
  may_moderate: true,
  names_taken: 1,
  name_fixed_until: null,
  reports: [{ ...report, reported_name: 'Rude name', reporter: { id: 9, name: 'Ana' } }],
}
const list: BlockedWordList = { id: 'en', language: 'English', words: 'darn', count: 1, changed_at: at, version: 'one' }

describe('names and pictures in the console', () => {
  it('shows who was reported and why, and takes back the name after a question', async () => {
    const { user, server } = await openConsole('moderation', {
      roles: ['editor'],
      answers: {
        get_reported_players: { data: [row], total: 1 },
        get_reported_player: { data: whole },
        take_back_name: { data: { ...whole, name: 'Player 7', open: [] } },
      },
    })
    await part('Names and pictures')
    await screen.findByText('name: insulting (2)')
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: 'Rude name' }))
    const reports = within(await screen.findByRole('table', { name: 'Reports' }))
    expect(reports.getByRole('link', { name: /Ana/ })).toBeTruthy()
    await expectAccessible()
    await user.click(await button('Remove the name'))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(/cannot change the name for 30 days/)
    await user.click(dialog.getByRole('button', { name: 'Remove the name' }))
    await waitFor(() => expect(server.calls('take_back_name')).toEqual([{ account_id: 7, seen_name: 'Rude name' }]))
  })

  it('offers no choice to staff who may not moderate', async () => {
    await openConsole('moderation/7/show', {
      roles: ['editor'],
      answers: { get_reported_player: { data: { ...whole, may_moderate: false } } },
    })
    await screen.findByText(/Only an administrator can moderate members of staff/)
    expect(screen.queryByRole('button', { name: 'Remove the name' })).toBeNull()
  })
})

describe('blocked words in the console', () => {
  it('are one word per line, also from a file', async () => {
    const { user, server } = await openConsole('blocked-words/en', {
      roles: ['editor'],
      answers: { get_blocked_word_list: { data: list }, save_blocked_words: { data: list } },
    })
    expect(await screen.findByRole('textbox', { name: 'Blocked words' })).toHaveProperty('value', 'darn')
    await expectAccessible()
    await user.upload(screen.getByLabelText('File of words'), new File(['drat\nheck'], 'words.txt', { type: 'text/plain' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Blocked words' })).toHaveProperty('value', 'darn\ndrat\nheck'))
    await user.click(await button('Save'))
    await waitFor(() =>
      expect(server.calls('save_blocked_words')).toEqual([{ language_code: 'en', words: 'darn\ndrat\nheck', version: 'one' }]),
    )
  })
})
