// The sign-in methods: whether each is on, which variables it needs, what to register with the provider, and a test.

import { Alert, Box, Button, Card, CardContent, Chip, Stack, Typography } from '@mui/material'
import { useEffect } from 'react'
import { Title } from 'react-admin'
import type { SignInMethod } from '@trivium/contract/operations/console.admin'
import { call } from '../../platform/api.ts'
import { useAttempt } from '../../platform/settings/use-attempt.ts'
import { useReply } from '../../platform/ui/use-reply.ts'
import { writtenTime } from '../../platform/ui/formats.ts'

type Id = SignInMethod['id']

const words: Record<Id, { name: string; text: string; test: string }> = {
  email: { name: 'Email and password', text: 'Players confirm their address by email.', test: 'Send a test to my address' },
  phone: { name: 'Phone', text: 'Players get a code by text message from a service that you choose.', test: 'Send a test to my number' },
  google: {
    name: 'Google',
    text: 'Create an OAuth client of the type “Web application” in the Google Cloud console, and register the redirect address there.',
    test: 'Test Google',
  },
  firebase: {
    name: 'Firebase',
    text: 'Replaces the methods above: Firebase stores passwords and sends codes. Add the host of this site to its authorised domains.',
    test: 'Test Firebase',
  },
}

const lookAgainMs = 1000

export function MethodsPage() {
  const { reply, problem: unread, again } = useReply('get_sign_in_methods', {})
  const { attempt, isBusy, problem } = useAttempt()
  const isRunning = reply?.data.some(({ test }) => test !== null && isUnderWay(test)) ?? false
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => void again(), lookAgainMs)
    return () => clearTimeout(timer)
  }, [isRunning, again, reply])
  const test = async (method: Id) => {
    if (await attempt(() => call('test_sign_in_method', { method }), 'Test started.')) await again()
  }
  return (
    <Box sx={{ py: 2, maxWidth: 900 }}>
      <Title title="Sign-in methods" />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        The server reads these variables from its environment when it starts. Their values are not shown here.
      </Typography>
      {reply?.warning && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {reply.warning}
        </Alert>
      )}
      {(problem ?? unread) && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem ?? unread}
        </Alert>
      )}
      {reply === null && !unread && <Typography>Loading …</Typography>}
      <Stack spacing={2}>
        {reply?.data.map(method => (
          <Method key={method.id} method={method} isBusy={isBusy} onTest={() => void test(method.id)} />
        ))}
      </Stack>
    </Box>
  )
}

/** A test without an end after a minute has lost its process. */
const isUnderWay = ({ started_at, ended_at }: NonNullable<SignInMethod['test']>) =>
  ended_at === null && Date.now() - Date.parse(started_at) < 60_000

function Method({ method, isBusy, onTest }: { method: SignInMethod; isBusy: boolean; onTest: () => void }) {
  const { id, is_on, uses_outbox, needs, register, test } = method
  const { name, text, test: testLabel } = words[id]
  return (
    <Card component="section" aria-label={name}>
      <CardContent>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
          <Typography variant="h6" component="h2">
            {name}
          </Typography>
          <Chip size="small" color={is_on ? 'success' : 'default'} variant="outlined" label={is_on ? 'on' : 'off'} />
        </Stack>
        <Typography>{text}</Typography>
        {uses_outbox && <Typography>Nothing leaves this machine: messages go to the development outbox.</Typography>}
        <Box component="ul" sx={{ my: 1, paddingInlineStart: 3 }}>
          {needs.map(need => (
            <li key={need.name}>
              <code>{need.name}</code>: {need.is_set ? 'set' : need.is_optional ? 'not set (optional)' : 'not set'}
            </li>
          ))}
          {register.map(address => (
            <li key={address}>
              Register: <code style={{ overflowWrap: 'anywhere' }}>{address}</code>
            </li>
          ))}
        </Box>
        <Button size="small" variant="outlined" disabled={!is_on || isBusy} onClick={onTest}>
          {testLabel}
        </Button>
        <Box role="status" sx={{ mt: test ? 1 : 0 }}>
          {test && <Found test={test} />}
        </Box>
      </CardContent>
    </Card>
  )
}

function Found({ test }: { test: NonNullable<SignInMethod['test']> }) {
  const when = writtenTime(test.started_at)
  if (isUnderWay(test)) return <Typography>Testing …</Typography>
  return (
    <Alert severity={test.is_sound ? 'success' : 'warning'}>
      {test.found ?? 'The test did not finish.'} ({when})
    </Alert>
  )
}
