// Sets up the second factor: an authenticator app scans the QR code, and staff confirm with its first code.

import { Alert, Box, Button, Link, Stack, TextField, Typography } from '@mui/material'
import { QRCodeSVG } from 'qrcode.react'
import { type FormEvent, useState } from 'react'
import { beginSecondFactor, proveCode, type SecondFactor, textIn } from './identity.ts'
import { messageOf } from '../../platform/ui/message-of.ts'

/** @param password just used to sign in; the provider's session is still open */
export function SecondFactorSetUp({ password, onDone }: { password: string; onDone: () => Promise<void> }) {
  const [factor, setFactor] = useState<SecondFactor | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const attempt = (work: () => Promise<void>) => {
    setProblem(null)
    work().catch((error: unknown) => setProblem(messageOf(error)))
  }
  const begin = () => attempt(async () => setFactor(await beginSecondFactor(password)))
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = textIn(new FormData(event.currentTarget), 'code').trim()
    attempt(async () => {
      await proveCode(code)
      await onDone()
    })
  }
  return (
    <Stack spacing={2}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {factor === null ? (
        <>
          <Typography>
            Administrators and treasurers sign in with a second factor: a code from an authenticator app on their phone. Have the app ready.
          </Typography>
          <Button variant="contained" onClick={begin}>
            Set up the second factor
          </Button>
        </>
      ) : (
        <Stack component="form" spacing={2} onSubmit={confirm}>
          <Picture uri={factor.uri} />
          {factor.codes.length > 0 && <Emergency codes={factor.codes} />}
          <TextField
            name="code"
            label="Code from the app"
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            required
          />
          <Button type="submit" variant="contained">
            Confirm
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

function Picture({ uri }: { uri: string }) {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Box sx={{ p: 2, bgcolor: '#fff', borderRadius: 2, lineHeight: 0 }}>
        <QRCodeSVG value={uri} size={180} title="QR code for the authenticator app" />
      </Box>
      <Link href={uri}>Open it in an app on this device</Link>
      <Typography variant="body2">
        Or type this key: <code translate="no">{secret}</code>
      </Typography>
    </Stack>
  )
}

function Emergency({ codes }: { codes: string[] }) {
  return (
    <Alert severity="warning" icon={false}>
      Emergency codes: keep them where you can find them without your phone. Each works once.
      <Box component="ul" translate="no" sx={{ columns: '29ch', pl: 2, mb: 0, fontFamily: 'monospace' }}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </Alert>
  )
}
