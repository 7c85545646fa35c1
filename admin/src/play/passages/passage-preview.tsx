// Previews an unsaved text as the server would give it to players.

import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { call } from '../../platform/api.ts'
import { useContentLanguages } from '../../platform/ui/languages.ts'
import { messageOf } from '../../platform/ui/message-of.ts'

export function PassagePreview() {
  const { getValues } = useFormContext()
  const [html, setHtml] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  const values: Record<string, unknown> = getValues()
  const language = useContentLanguages().find(({ id }) => id === values.language_id)
  async function look() {
    try {
      const { data } = await call('preview_passage', { html: String(getValues('html') ?? '') })
      setHtml(data.html)
      setProblem(null)
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <>
      <Button onClick={() => void look()}>Preview</Button>
      {problem && <Alert severity="error">{problem}</Alert>}
      {html !== null && (
        <Dialog open onClose={() => setHtml(null)} aria-labelledby={id} fullWidth maxWidth="md">
          <DialogTitle id={id} dir={language?.dir} lang={language?.code}>
            {typeof values.title === 'string' ? values.title : ''}
          </DialogTitle>
          {/* The server has sanitised this HTML. */}
          <DialogContent dir={language?.dir} lang={language?.code} tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />
          <DialogActions>
            <Button onClick={() => setHtml(null)}>Close</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
