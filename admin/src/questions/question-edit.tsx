// A question: change it, publish it, see its versions and what players made of it.

import { Box, Chip, Stack } from '@mui/material'
import { DateField, Edit, useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin'
import type { BankQuestion } from '@trivium/contract/question-office'
import { EditorForm } from './editor-form.tsx'
import { QuestionFiguresCard } from './question-figures.tsx'
import { toSend } from './question-form-values.ts'
import { QuestionVersions } from './question-versions.tsx'
import { stateWords } from './question-words.ts'
import { StandingButtons } from './standing-buttons.tsx'

export function QuestionEdit() {
  const redirect = useRedirect()
  const notify = useNotify()
  const refresh = useRefresh()
  const onSuccess = ({ id, state }: BankQuestion, { id: changed }: { id: number }) => {
    if (id === changed) {
      notify(state === 'published' ? 'Saved. Players see it from now on.' : 'Saved.')
      refresh()
    } else {
      notify(`Saved as question ${id}, which takes the place of ${changed}: what was answered before stays as it was.`, {
        autoHideDuration: 8000,
      })
      redirect('edit', 'questions', id)
    }
  }
  return (
    <Edit<BankQuestion>
      mutationMode="pessimistic"
      transform={toSend}
      component="div"
      actions={false}
      mutationOptions={{ onSuccess: (data, variables) => onSuccess(data, { id: Number(variables.id) }) }}
    >
      <Editor />
    </Edit>
  )
}

function Editor() {
  const question = useRecordContext<BankQuestion>()
  if (!question) return null
  return (
    // Another version is another form.
    <Stack spacing={2} key={question.id} sx={{ pb: 4 }}>
      <Standing question={question} />
      <EditorForm saveLabel="Save" isPublished={question.state === 'published' || question.state === 'withdrawn'} locked={lockOf(question)}>
        <StandingButtons question={question} />
      </EditorForm>
      <QuestionFiguresCard question={question} />
      <QuestionVersions question={question} />
    </Stack>
  )
}

function lockOf({ is_replaced, sealed_by }: BankQuestion): string | null {
  if (is_replaced) return 'This is an earlier version. It stays as its players have met it; the latest one stands below.'
  return sealed_by === null ? null : `${sealed_by.replace(':', ' ')} asks this question now. It can be changed when that is over.`
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
