// Address and password, then the code of the second factor where there is one.

import { Alert, Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { keepToken } from '../session.ts'
import { forgetProof, openSession, proveCode, provePassword } from './identity.ts'

export function SignInForm({ onDone, action }: { onDone: () => void; action: string }) {
  const [step, setStep] = useState<'password' | 'code'>('password')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(form: FormData): Promise<void> {
    const text = (name: string) => String(form.get(name) ?? '').trim()
    if (step === 'code') await proveCode(text('code'))
    else if (await provePassword(text('email'), String(form.get('password') ?? ''))) return setStep('code')
    keepToken(await openSession())
    forgetProof()
    onDone()
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsBusy(true)
    setProblem(null)
    try {
      await submit(form)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Something went wrong. Try again.')
    }
    setIsBusy(false)
  }

  return (
    <Stack component="form" onSubmit={event => void onSubmit(event)} spacing={2}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {step === 'password' ? (
        <>
          <TextField name="email" type="email" label="Address" autoComplete="username" required autoFocus />
          <TextField name="password" type="password" label="Password" autoComplete="current-password" required />
        </>
      ) : (
        <TextField
          key="code"
          name="code"
          label="Code"
          helperText="From your authenticator app, or one of the codes you have kept"
          autoComplete="one-time-code"
          required
          autoFocus
        />
      )}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {step === 'password' ? action : 'Confirm'}
      </Button>
    </Stack>
  )
}
