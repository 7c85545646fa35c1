// Asks for an address and sends a link for a new password there.

import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../platform/ui/message-of.ts'
import { requestPasswordReset, textIn } from './identity.ts'

export function ForgotForm({ onBack }: { onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = textIn(new FormData(event.currentTarget), 'email').trim()
    setBusy(true)
    setProblem(null)
    try {
      await requestPasswordReset(email)
      setSentTo(email)
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }

  return (
    <Stack component="form" onSubmit={event => void onSubmit(event)} spacing={2}>
      {sentTo === null ? (
        <>
          <Typography>Enter your address. You get an email with a link for a new password.</Typography>
          {problem && <Alert severity="error">{problem}</Alert>}
          <TextField name="email" type="email" label="Address" autoComplete="username" required autoFocus />
          <Button type="submit" variant="contained" size="large" disabled={isBusy}>
            Send the link
          </Button>
        </>
      ) : (
        <Alert severity="success">
          If <bdi>{sentTo}</bdi> belongs to an account, the email arrives within a few minutes. Set the new password by its link, then sign
          in here.
        </Alert>
      )}
      <Button onClick={onBack}>Back to the sign-in</Button>
    </Stack>
  )
}
