// The page of a question: the editor changes and publishes it, and sees its versions and figures.

import { Box, Chip, Stack } from '@mui/material'
import { DateField, Edit, HttpError, useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin'
import type { BankQuestion } from '@trivium/contract/bank/questions.admin'
import { call } from '../../platform/api.ts'
import { saveSeen } from '../../platform/conflicts.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { EditorForm } from './editor-form.tsx'
import { QuestionStatsCard } from './question-stats.tsx'
import { QuestionHistory } from './changes/question-history.tsx'
import { questionGroups } from './changes/question-fields.ts'
import { toSend, type Values } from './question-form-values.ts'
import { QuestionVersions } from './question-versions.tsx'
import { stateWords } from './question-words.ts'
import { Translations } from './translations.tsx'
import { ReviewCard } from './review/review-card.tsx'
import { reviewWords } from './review/review-words.ts'
import { StandingButtons } from './standing-buttons.tsx'

export const QuestionEdit = () => (
  <Edit<BankQuestion> component="div" actions={false}>
    <Editor />
  </Edit>
)

/**
 * Avoids react-admin's own update, which takes the reply for the same row: a changed answer comes back as another question. So may the
 * question that somebody else has changed meanwhile.
 */
function useSave(opened: BankQuestion | undefined) {
  const changed = opened?.id ?? 0
  const redirect = useRedirect()
  const notify = useNotify()
  const refresh = useRefresh()
  return async (values: Values) => {
    try {
      const mine = { ...toSend(values) }
      const change = {
        subject: `question:${changed}`,
        groups: questionGroups,
        mine,
        seen: { ...opened },
        readTheirs: () => readLatest(changed),
      }
      const { data } = await saveSeen(change, (fields, { id }) => call('change_question', { ...fields, question_id: Number(id) }))
      const { id, state } = data
      if (id === changed) {
        notify(state === 'published' ? 'Saved. Players see it from now on.' : 'Saved.')
        refresh()
      } else if (data.change_of === changed) {
        notify('Saved as a draft that waits for review. Players get the question as it is until another editor accepts the change.')
        redirect('edit', 'questions', id)
      } else {
        const said = `Saved as question ${id}, which takes the place of ${changed}. Earlier answers stay as they were.`
        notify(said, { autoHideDuration: 8000 })
        redirect('edit', 'questions', id)
      }
      return undefined
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      return error instanceof HttpError ? error.body?.errors : undefined
    }
  }
}

/** Somebody may have replaced the question by a new version. */
async function readLatest(question_id: number) {
  const { data } = await call('get_bank_question', { question_id })
  const [latest] = data.versions
  return data.is_replaced && latest ? { ...(await call('get_bank_question', { question_id: latest.id })).data } : { ...data }
}

function Editor() {
  const question = useRecordContext<BankQuestion>()
  const save = useSave(question)
  if (!question) return null
  const isSentBack = question.review === 'sent_back'
  // Sending back counts no version.
  const review = <ReviewCard key={`${question.version} ${question.review}`} question={question} />
  return (
    // Each version gets its own form.
    <Stack spacing={2} key={question.id} sx={{ pb: 4 }}>
      <Standing question={question} />
      {/* What the reviewer wrote is the first that its author has to read. */}
      {isSentBack && review}
      <EditorForm
        saveLabel="Save"
        onSubmit={save}
        isPublished={question.state === 'published' || question.state === 'withdrawn'}
        locked={lockOf(question)}
      >
        <StandingButtons question={question} />
      </EditorForm>
      <Translations questionId={question.id} />
      {!isSentBack && review}
      <QuestionStatsCard question={question} />
      <QuestionVersions question={question} />
      <QuestionHistory question={question} />
    </Stack>
  )
}

function lockOf({ is_replaced, sealed_by }: BankQuestion): string | null {
  if (is_replaced) return 'This is an earlier version and cannot be changed. The latest version is listed below.'
  return sealed_by === null ? null : `${sealed_by.replace(':', ' ')} asks this question now. You can change the question after that.`
}

const Standing = ({ question }: { question: BankQuestion }) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
    <Chip label={stateWords[question.state]} color={question.state === 'published' ? 'primary' : 'default'} />
    {question.review && <Chip label={reviewWords[question.review]} color="warning" />}
    {question.publish_at && (
      <span>
        will be published <DateField source="publish_at" showTime />
      </span>
    )}
    <span>
      Question {question.id} · <code>{question.key}</code>
    </span>
  </Box>
)
