// One interface text: the English text, and a field with the current one.

import { Alert, Box, Button, Chip, Paper, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { InterfaceLanguageRow, InterfaceTextRow } from '@trivium/contract/platform/settings.admin'
import { call } from '../../api.ts'
import { isDropped, saveSeen } from '../../conflicts.ts'
import { useAttempt } from '../use-attempt.ts'

interface TextRowProps {
  row: InterfaceTextRow
  language: InterfaceLanguageRow
  onChanged: () => Promise<void>
}

/** Saves the text. If somebody else has changed it meanwhile, the dialog shows both. */
async function saveText(row: InterfaceTextRow, language: string, text: string): Promise<void> {
  const { key } = row
  const change = {
    subject: `text:${language}:${key}`,
    groups: [{ label: key, fields: ['text'] }],
    mine: { text, version: row.version },
    seen: shownText(row),
    readTheirs: async () =>
      shownText((await call('get_interface_texts', { language, search: key })).data.find(one => one.key === key) ?? row),
  }
  await saveSeen(change, fields => call('set_interface_text', { ...fields, language, key }))
}

/** What players see, whether it is overridden or not. */
const shownText = ({ text, shipped, version }: InterfaceTextRow) => ({ text: text ?? shipped ?? '', version })

export function TextRow({ row, language: { code, rtl }, onChanged }: TextRowProps) {
  const present = row.text ?? row.shipped ?? ''
  const [text, setText] = useState(present)
  const { attempt, isBusy, problem } = useAttempt()
  const after = async (work: () => Promise<unknown>, done: string) => void ((await attempt(work, done)) && (await onChanged()))
  async function save() {
    try {
      await saveText(row, code, text)
    } catch (error) {
      if (isDropped(error)) await onChanged()
      throw error
    }
  }
  return (
    <Paper component="section" aria-label={row.key} variant="outlined" sx={{ p: 2, mb: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <code>{row.key}</code>
        {row.text !== null && <Chip size="small" color="secondary" label="overridden" />}
        {row.text === null && row.shipped === null && <Chip size="small" label="missing: shown in English" />}
      </Box>
      {code !== 'en' && (
        <Typography variant="body2" lang="en" sx={{ my: 0.5 }}>
          {row.english}
        </Typography>
      )}
      <TextField
        fullWidth
        size="small"
        multiline
        margin="dense"
        label={row.placeholders.length > 0 ? `Text, with ${row.placeholders.map(name => `{{${name}}}`).join(' ')}` : 'Text'}
        value={text}
        onChange={event => setText(event.target.value)}
        slotProps={{ htmlInput: { dir: rtl ? 'rtl' : 'ltr', lang: code, maxLength: 4000 } }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          size="small"
          variant="contained"
          disabled={isBusy || text.trim() === '' || text === present}
          onClick={() => void after(save, 'Text saved.')}
        >
          Save
        </Button>
        {row.text !== null && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() =>
              void after(
                () => call('reset_interface_text', { language: code, key: row.key, version: row.version }),
                'Text reset to the default.',
              )
            }
          >
            Reset
          </Button>
        )}
      </Box>
    </Paper>
  )
}
