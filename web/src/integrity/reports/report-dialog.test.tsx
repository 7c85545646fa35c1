import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import type { Answers } from '../../../test/fake-server.ts'
import { field, hasFocus, press, seen, show, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { aQuestion } from '../../../test/play.ts'
import { ReportButton } from '../../bank/questions/report-button.tsx'
import { ReportDialog } from './report-dialog.tsx'

const missing = 'a fact is missing in this question'

async function open(answers: Answers) {
  const parts = (
    <>
      <ReportButton question={aQuestion(7)} />
      <ReportDialog />
    </>
  )
  const shown = await show(parts, { player: aPlayer(), answers })
  await press(shown.user, 'report.open')
  const dialog = within(await screen.findByRole('dialog', { name: text('report.title') }))
  return { ...shown, dialog }
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('a report', () => {
  it('needs a long enough reason', async () => {
    const { server, user, fill, dialog } = await open({ report_question: 'reason_too_short' })
    await expectAccessible()
    await press(user, 'report.send')
    await dialog.findByText('Please provide a reason for reporting')
    await hasFocus(await field('report.details'))
    expect(server.calls('report_question')).toEqual([])
    await fill(await field('report.details'), 'short')
    await press(user, 'report.send')
    await dialog.findByText(text('refusal.reason_too_short'))
    await expectAccessible()
    server.answer({ report_question: { data: null } })
    await fill(await field('report.details'), missing)
    await press(user, 'report.send')
    await seen('report.sent')
    expect(server.calls('report_question').at(-1)).toEqual({ question_id: 7, message: missing })
    await isClosed()
  })

  it('needs one touch: a usual reason is long enough, and the player’s words follow it', async () => {
    const { server, user, fill } = await open({ report_question: { data: null } })
    await user.click(await screen.findByRole('radio', { name: text('report.why_several') }))
    await expectAccessible()
    await fill(await field('report.details'), 'b, too')
    await press(user, 'report.send')
    await seen('report.sent')
    expect(server.calls('report_question')).toEqual([{ question_id: 7, message: `${text('report.why_several')}: b, too` }])
    await isClosed()
  })

  it('is refused the second time, and the dialog can be closed', async () => {
    const { user, fill, dialog } = await open({ report_question: 'already_reported' })
    await fill(await field('report.details'), 'It is still missing, I am afraid.')
    await press(user, 'report.send')
    await dialog.findByText(text('refusal.already_reported'))
    await expectAccessible()
    await press(user, 'action.cancel')
    await isClosed()
  })

  it('keeps the draft when the dialog is closed', async () => {
    const { user, fill } = await open({})
    await fill(await field('report.details'), 'A word is missing')
    await user.keyboard('{Escape}')
    await isClosed()
    await press(user, 'report.open')
    expect(await field('report.details')).toHaveProperty('value', 'A word is missing')
  })
})
