// The form of a question, with a preview as players see it.

import { Alert, Box, Card, CardContent } from '@mui/material'
import type { ReactNode } from 'react'
import { Form, SaveButton } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { ExamPreviewFrame, PreviewFrame } from './preview/preview-frame.tsx'
import type { Values } from './question-form-values.ts'
import { QuestionInputs } from './question-inputs.tsx'

interface EditorFormProps {
  defaultValues?: Values
  saveLabel: string
  /** The language of a published question cannot change. */
  isPublished?: boolean
  /** Why the question cannot be changed; null if it can. */
  locked?: string | null
  /** Replaces the save of the surrounding page. @returns problems by field */
  onSubmit?: (values: Values) => Promise<unknown>
  /** For a question of an exam: inputs in place of language, category, level and source, which an exam has not. */
  examInputs?: ReactNode
  children?: ReactNode
}

export function EditorForm(props: EditorFormProps) {
  const { defaultValues, saveLabel, isPublished = false, locked = null, onSubmit, examInputs, children } = props
  return (
    <Form warnWhenUnsavedChanges {...(defaultValues && { defaultValues })} {...(onSubmit && { onSubmit })}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 392px' }, gap: 2, alignItems: 'start' }}>
        <Card>
          <CardContent>
            {locked && <Alert severity="info">{locked}</Alert>}
            <QuestionInputs isPublished={isPublished} examInputs={examInputs} />
            <Box sx={{ display: 'flex', gap: 1, mt: 2, alignItems: 'center', flexWrap: 'wrap' }}>
              {!locked && <Save label={saveLabel} />}
              {children}
            </Box>
          </CardContent>
        </Card>
        {examInputs ? <ExamPreviewFrame /> : <PreviewFrame />}
      </Box>
    </Form>
  )
}

/** Clears the server's errors first: errors of fields that are no longer on the screen would block the form. */
function Save({ label }: { label: string }) {
  const { clearErrors } = useFormContext()
  return <SaveButton label={label} onClick={() => clearErrors()} alwaysEnable />
}
