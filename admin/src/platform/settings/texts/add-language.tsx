// Adds a language by its code. The server derives name and direction from it; staff can change them.

import { Alert, Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { call } from '../../api.ts'
import { useAttempt } from '../use-attempt.ts'

interface AddLanguageProps {
  action: 'add_interface_language' | 'add_content_language'
  onAdded: () => Promise<void>
}

export function AddLanguage({ action, onAdded }: AddLanguageProps) {
  const [code, setCode] = useState('')
  const { attempt, isBusy, problem } = useAttempt()
  async function add() {
    if (!(await attempt(() => call(action, { code }), `Language ${code} added.`))) return
    setCode('')
    await onAdded()
  }
  return (
    <Box
      component="form"
      sx={{ mt: 1 }}
      onSubmit={event => {
        event.preventDefault()
        void add()
      }}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextField
          size="small"
          label={action === 'add_interface_language' ? 'New language of the interface (code)' : 'New language of questions (code)'}
          placeholder="fr"
          value={code}
          onChange={event => setCode(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 16 } }}
          sx={{ minWidth: 300 }}
        />
        <Button type="submit" variant="outlined" disabled={isBusy || code.trim() === ''}>
          Add
        </Button>
      </Box>
    </Box>
  )
}
