// The editor of a site text, with a preview as players will see it.

import { Alert, Box, Button, Paper, Typography } from '@mui/material'
import { useState } from 'react'
import { Form, Title } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import type { SitePage } from '@trivium/contract/platform/settings.admin'
import { call } from '../../api.ts'
import { isDropped, saveSeen } from '../../conflicts.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { NotRead } from '../../ui/not-read.tsx'
import { useReply } from '../../ui/use-reply.ts'
import { useAttempt } from '../use-attempt.ts'
import { pageTitles, pageTypeOf } from './page-titles.ts'

export function PageEdit() {
  const { id = '' } = useParams()
  const [named, language = 'en'] = id.split(':')
  const type = pageTypeOf(named)
  const { reply, problem, again } = useReply('get_page', { type, language })
  const page = reply?.data
  return (
    <Box sx={{ py: 2, maxWidth: 900 }}>
      <Title title={`${pageTitles[type]} (${page?.language_name ?? language})`} />
      {problem && <NotRead problem={problem} again={again} />}
      {!page && !problem && <Typography>Loading …</Typography>}
      {page && (
        // The key remounts the editor when the text changes.
        <Form key={page.html} warnWhenUnsavedChanges record={{ id: page.id, html: page.html ?? '' }}>
          <Editor page={page} onChanged={again} />
        </Form>
      )}
    </Box>
  )
}

function Editor({ page, onChanged }: { page: SitePage; onChanged: () => Promise<void> }) {
  const { id, type, language, version, rtl, placeholders, is_changed, shipped } = page
  const { getValues } = useFormContext<{ html: string | null }>()
  const { attempt, isBusy, problem } = useAttempt()
  const [preview, setPreview] = useState<Shown | null>(null)
  const html = () => getValues('html') ?? ''
  const after = async (work: () => Promise<unknown>, done: string) => void ((await attempt(work, done)) && (await onChanged()))
  const change = () => ({
    subject: `page:${id}`,
    groups: [{ label: 'Text', fields: ['html'] }],
    mine: { html: html(), version },
    seen: { ...page },
    readTheirs: async () => ({ ...(await call('get_page', { type, language })).data }),
  })
  async function save() {
    try {
      await saveSeen(change(), fields => call('set_page', { ...fields, type, language }))
    } catch (error) {
      if (isDropped(error)) await onChanged()
      throw error
    }
  }
  const look = () =>
    attempt(async () => setPreview((await call('preview_page', { type, language, html: html() })).data), 'Preview updated.')
  return (
    <Box>
      <RichText source="html" label="Text" dir={rtl ? 'rtl' : 'ltr'} lang={language} minHeight={260} />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', my: 1 }}>
        <Button variant="contained" disabled={isBusy} onClick={() => void after(save, 'Players see it now.')}>
          Save
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => void look()}>
          Preview
        </Button>
        {is_changed && (
          <Button
            color="error"
            disabled={isBusy}
            onClick={() => void after(() => call('revert_page', { type, language, version }), 'Text reset to the default.')}
          >
            {shipped === null ? 'Delete the text' : 'Reset to the default text'}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="text.secondary">
        Available placeholders: {placeholders.map(name => `{{${name}}}`).join(' ')}
      </Typography>
      {preview && <Preview shown={preview} page={page} />}
    </Box>
  )
}

interface Shown {
  html: string
  unknown_placeholders: string[]
}

const Preview = ({ shown, page }: { shown: Shown; page: SitePage }) => (
  <Paper variant="outlined" component="section" aria-label="Preview" sx={{ p: 3, my: 2 }}>
    {shown.unknown_placeholders.length > 0 && (
      <Alert severity="warning">
        Unknown placeholders: {shown.unknown_placeholders.map(name => `{{${name}}}`).join(', ')}. Players would see them as they are.
      </Alert>
    )}
    {/* Sanitised by the server. */}
    <div lang={page.language} dir={page.rtl ? 'rtl' : 'ltr'} dangerouslySetInnerHTML={{ __html: shown.html }} />
  </Paper>
)
