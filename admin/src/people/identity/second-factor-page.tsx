// The page where staff set up or remove their own second factor.

import { Alert, Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { endSecondFactor, clearProof, openSession, proveCode, provePassword, replaceToken, textIn } from './identity.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { SecondFactorSetUp } from './second-factor-set-up.tsx'

type Step = 'ask' | 'code' | 'set-up' | 'done' | 'gone'

export function SecondFactorPage() {
  const [step, setStep] = useState<Step>('ask')
  const [password, setPassword] = useState('')
  const notify = useNotify()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (field: string) => textIn(form, field)
    try {
      if (step === 'code') {
        await proveCode(text('code').trim())
        await endSecondFactor(password)
        replaceToken(await openSession())
        clearProof()
        setStep('gone')
      } else {
        const hasOne = await provePassword(text('email').trim(), text('password'))
        setPassword(text('password'))
        setStep(hasOne ? 'code' : 'set-up')
      }
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }

  async function finish() {
    replaceToken(await openSession())
    clearProof()
    setStep('done')
  }

  return (
    <Card sx={{ mt: 2, maxWidth: 520 }}>
      <Title title="Second factor" />
      <CardContent>
        {step === 'set-up' && <SecondFactorSetUp password={password} onDone={finish} />}
        {step === 'done' && <Alert severity="success">The second factor is set up. You need it at every sign-in.</Alert>}
        {step === 'gone' && <Alert severity="success">The second factor was removed.</Alert>}
        {(step === 'ask' || step === 'code') && (
          <Stack component="form" spacing={2} onSubmit={event => void onSubmit(event)}>
            <Fields step={step} />
          </Stack>
        )}
      </CardContent>
    </Card>
  )
}

function Fields({ step }: { step: 'ask' | 'code' }) {
  if (step === 'code') {
    return (
      <>
        <Typography>You have a second factor. To remove it, enter a code.</Typography>
        <TextField key="code" name="code" label="Code" autoComplete="one-time-code" required />
        <Button type="submit" color="error" variant="contained">
          Remove the second factor
        </Button>
      </>
    )
  }
  return (
    <>
      <Typography>Enter your address and password first.</Typography>
      <TextField name="email" type="email" label="Address" autoComplete="username" required />
      <TextField name="password" type="password" label="Password" autoComplete="current-password" required />
      <Button type="submit" variant="contained">
        Continue
      </Button>
    </>
  )
}
