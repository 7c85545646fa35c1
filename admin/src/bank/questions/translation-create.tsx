// The form for a translation. It begins with everything that a translation has in common with the question, and with its texts to overwrite.

import { Alert, Stack } from '@mui/material'
import { HttpError, Title, useNotify, useRedirect } from 'react-admin'
import type { BankQuestion } from '@trivium/contract/bank/questions.admin'
import { ask } from '../../platform/api.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { useReply } from '../../platform/ui/use-reply.ts'
import { EditorForm } from './editor-form.tsx'
import { toSend, type Values } from './question-form-values.ts'
import { Translations } from './translations.tsx'

interface TranslationCreateProps {
  questionId: number
  languageId: number
}

export function TranslationCreate({ questionId, languageId }: TranslationCreateProps) {
  const { reply, problem } = useReply('get_bank_question', { question_id: questionId })
  const redirect = useRedirect()
  const notify = useNotify()
  async function save(values: Values) {
    try {
      const { data } = await ask('create_translation', { ...toSend(values), translation_of: questionId })
      notify('Translation saved as a draft.')
      redirect('edit', 'questions', idOf(data) ?? questionId)
      return undefined
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      return error instanceof HttpError ? error.body?.errors : undefined
    }
  }
  if (problem) return <Alert severity="error">{problem}</Alert>
  if (!reply) return null
  return (
    <Stack spacing={2} sx={{ py: 2 }}>
      <Title title={`Translation of question ${questionId}`} />
      <Alert severity="info">
        Replace the texts below with your translation. Keep the order of the options: the right ones stay marked.
      </Alert>
      <EditorForm defaultValues={copied(reply.data, languageId)} saveLabel="Save as draft" onSubmit={save} />
      <Translations questionId={questionId} />
    </Stack>
  )
}

/** A form that is being filled in has gaps, so that the types of `call` do not fit it. */
const idOf = (row: unknown): number | null =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number' ? row.id : null

function copied(question: BankQuestion, languageId: number): Values {
  const { question_type, category_id, level, difficulty, options, matches, answer, word, accepted, number, keeps_order, tags } = question
  const { image, image_text, audio, audio_text, note, source } = question
  const asked = { question: question.question, options, matches, answer, word, accepted, number, keeps_order }
  return {
    question_type,
    category_id,
    language_id: languageId,
    level,
    difficulty,
    tags,
    note,
    source,
    image,
    image_text,
    audio,
    audio_text,
    ...asked,
  }
}
