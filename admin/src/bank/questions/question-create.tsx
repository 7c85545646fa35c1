// The form for a new question, which is a draft until it is published.

import { Create, useRedirect } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { EditorForm } from './editor-form.tsx'
import { freshValues, toSend } from './question-form-values.ts'
import { TranslationCreate } from './translation-create.tsx'
import { useContentLanguages } from '../../platform/ui/languages.ts'

/** An address may ask for a translation: ?translation_of=12&language_id=2 */
export function QuestionCreate() {
  const [asked] = useSearchParams()
  const [questionId, languageId] = [Number(asked.get('translation_of')), Number(asked.get('language_id'))]
  return questionId > 0 && languageId > 0 ? <TranslationCreate questionId={questionId} languageId={languageId} /> : <NewQuestion />
}

function NewQuestion() {
  const redirect = useRedirect()
  const [main] = useContentLanguages()
  if (!main) return null
  const onSuccess = ({ id }: { id: number }) => redirect('edit', 'questions', id)
  return (
    <Create title="New question" transform={toSend} mutationOptions={{ onSuccess }} component="div">
      <EditorForm defaultValues={{ ...freshValues, language_id: main.id }} saveLabel="Save as draft" />
    </Create>
  )
}
