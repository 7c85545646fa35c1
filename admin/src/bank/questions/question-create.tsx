// The form for a new question, which is a draft until it is published.

import { Create, useRedirect } from 'react-admin'
import { EditorForm } from './editor-form.tsx'
import { freshValues, toSend } from './question-form-values.ts'
import { useLanguages } from '../../platform/ui/use-languages.ts'

export function QuestionCreate() {
  const redirect = useRedirect()
  const [main] = useLanguages()
  if (!main) return null
  const onSuccess = ({ id }: { id: number }) => redirect('edit', 'questions', id)
  return (
    <Create title="New question" transform={toSend} mutationOptions={{ onSuccess }} component="div">
      <EditorForm defaultValues={{ ...freshValues, language_id: main.id }} saveLabel="Save as draft" />
    </Create>
  )
}
