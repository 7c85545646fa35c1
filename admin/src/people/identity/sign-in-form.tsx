// The sign-in form: address and password, then the code of the second factor, or its set-up if a required one is missing.

import { Alert, Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { clearProof, isSecondFactorNeeded, openSession, proveCode, provePassword, replaceToken, textIn } from './identity.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { SecondFactorSetUp } from './second-factor-set-up.tsx'

type Step = { name: 'password' } | { name: 'code' } | { name: 'set-up'; password: string }

export function SignInForm({ onDone, action }: { onDone: () => void | Promise<void>; action: string }) {
  const [step, setStep] = useState<Step>({ name: 'password' })
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function enter(token?: string) {
    replaceToken(token ?? (await openSession()))
    clearProof()
    await onDone()
  }

  async function submit(form: FormData): Promise<void> {
    const password = textIn(form, 'password')
    if (step.name === 'code') {
      await proveCode(textIn(form, 'code').trim())
      return enter()
    }
    if (await provePassword(textIn(form, 'email').trim(), password)) return setStep({ name: 'code' })
    const token = await openSession()
    if (await isSecondFactorNeeded(token)) return setStep({ name: 'set-up', password })
    await enter(token)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsBusy(true)
    setProblem(null)
    await submit(form).catch((error: unknown) => setProblem(messageOf(error)))
    setIsBusy(false)
  }

  if (step.name === 'set-up') return <SecondFactorSetUp password={step.password} onDone={() => enter()} />
  return (
    <Stack component="form" onSubmit={event => void onSubmit(event)} spacing={2}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {step.name === 'password' ? <PasswordFields /> : <CodeField />}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {step.name === 'password' ? action : 'Confirm'}
      </Button>
    </Stack>
  )
}

const PasswordFields = () => (
  <>
    <TextField name="email" type="email" label="Address" autoComplete="username" required autoFocus />
    <TextField name="password" type="password" label="Password" autoComplete="current-password" required />
  </>
)

const CodeField = () => (
  <TextField
    name="code"
    label="Code"
    helperText="From your authenticator app, or one of your emergency codes"
    autoComplete="one-time-code"
    required
    autoFocus
  />
)
