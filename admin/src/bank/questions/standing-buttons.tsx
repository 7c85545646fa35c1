// Publish, schedule, withdraw or delete the question on the screen.

import { Button } from '@mui/material'
import { useNotify, useRedirect, useRefresh } from 'react-admin'
import type { BankQuestion, Handled } from '@trivium/contract/bank/questions.admin'
import { call } from '../../platform/api.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { wordsOfHandled } from './handled-words.ts'
import { ScheduleButton } from './schedule-button.tsx'

export function StandingButtons({ question }: { question: BankQuestion }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const question_ids = [question.id]
  const run = (work: () => Promise<{ data: Handled }>, then: () => void = refresh) => {
    work().then(
      ({ data }) => {
        notify(wordsOfHandled(data), { type: data.changed.length > 0 ? 'info' : 'warning' })
        then()
      },
      (error: unknown) => notify(messageOf(error), { type: 'error' }),
    )
  }
  if (question.is_replaced || question.sealed_by !== null) return null
  // A draft in review is published by accepting it.
  const mayPublish = question.state !== 'published' && question.review === null
  const isAsked = question.state === 'published' || question.state === 'scheduled'
  return (
    <>
      {mayPublish && (
        <Button variant="contained" color="secondary" onClick={() => run(() => call('publish_questions', { question_ids }))}>
          Publish
        </Button>
      )}
      {mayPublish && <ScheduleButton onChosen={publish_at => run(() => call('publish_questions', { question_ids, publish_at }))} />}
      {isAsked && <Button onClick={() => run(() => call('withdraw_questions', { question_ids }))}>Withdraw</Button>}
      {question.state === 'draft' && (
        <Button
          color="error"
          onClick={() =>
            run(
              () => call('delete_drafts', { question_ids }),
              () => redirect('list', 'questions'),
            )
          }
        >
          Delete
        </Button>
      )}
    </>
  )
}
