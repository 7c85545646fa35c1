// The page of a question: the editor changes and publishes it, and sees its versions and figures.

import { Box, Chip, Stack } from '@mui/material'
import { DateField, Edit, HttpError, useDataProvider, useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin'
import type { BankQuestion } from '@trivium/contract/bank/questions.admin'
import { messageOf } from '../../platform/ui/message-of.ts'
import { EditorForm } from './editor-form.tsx'
import { QuestionStatsCard } from './question-stats.tsx'
import { toSend, type Values } from './question-form-values.ts'
import { QuestionVersions } from './question-versions.tsx'
import { stateWords } from './question-words.ts'
import { StandingButtons } from './standing-buttons.tsx'

export const QuestionEdit = () => (
  <Edit<BankQuestion> component="div" actions={false}>
    <Editor />
  </Edit>
)

/** Avoids react-admin's own update, which takes the reply for the same row: a changed answer comes back as another question. */
function useSave(changed: number) {
  const provider = useDataProvider()
  const redirect = useRedirect()
  const notify = useNotify()
  const refresh = useRefresh()
  return async (values: Values) => {
    try {
      const { data } = await provider.update<BankQuestion>('questions', {
        id: changed,
        data: { ...toSend(values) },
        previousData: { id: changed },
      })
      const { id, state } = data
      if (id === changed) {
        notify(state === 'published' ? 'Saved. Players see it from now on.' : 'Saved.')
        refresh()
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

function Editor() {
  const question = useRecordContext<BankQuestion>()
  const save = useSave(question?.id ?? 0)
  if (!question) return null
  return (
    // Each version gets its own form.
    <Stack spacing={2} key={question.id} sx={{ pb: 4 }}>
      <Standing question={question} />
      <EditorForm
        saveLabel="Save"
        onSubmit={save}
        isPublished={question.state === 'published' || question.state === 'withdrawn'}
        locked={lockOf(question)}
      >
        <StandingButtons question={question} />
      </EditorForm>
      <QuestionStatsCard question={question} />
      <QuestionVersions question={question} />
    </Stack>
  )
}

function lockOf({ is_replaced, sealed_by }: BankQuestion): string | null {
  if (is_replaced) return 'This is an earlier version and cannot be changed. The latest version is listed below.'
  return sealed_by === null ? null : `${sealed_by.replace(':', ' ')} asks this question now. You can change it when that is over.`
}

const Standing = ({ question }: { question: BankQuestion }) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
    <Chip label={stateWords[question.state]} color={question.state === 'published' ? 'primary' : 'default'} />
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
