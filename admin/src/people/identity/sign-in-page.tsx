// The sign-in page.

import { Alert, Button, Card, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { saveToken, tokenOfSite } from '../../platform/session.ts'
import { siteName } from '../../platform/site-name.ts'
import { ForgotForm } from './forgot-form.tsx'
import { hasPasswords } from './identity.ts'
import { SignInForm } from './sign-in-form.tsx'

export function SignInPage() {
  const navigate = useNavigate()
  const wanted = useWantedPath()
  const enter = () => void navigate(wanted)
  const ofSite = tokenOfSite()
  const [hasForgotten, setForgotten] = useState(false)
  const hasNoWayIn = useHasNoWayIn()
  return (
    <Stack
      component="main"
      sx={{ minHeight: '100vh', alignItems: 'center', justifyContent: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Card sx={{ p: 4, width: '100%', maxWidth: 400 }}>
        <Stack spacing={3}>
          <Stack spacing={1} sx={{ alignItems: 'center' }}>
            <img src="/logo.svg" alt="" width="56" height="56" />
            <Typography variant="h5" component="h1">
              <bdi>{siteName}</bdi> console
            </Typography>
            <Typography color="text.secondary">For editors, examiners, treasurers and administrators</Typography>
          </Stack>
          {hasNoWayIn && (
            <Alert severity="error">
              Nobody can sign in with a password, because the server cannot send email. Set SMTP_URL in its environment and start it again.
            </Alert>
          )}
          {hasForgotten ? (
            <ForgotForm onBack={() => setForgotten(false)} />
          ) : (
            <>
              <SignInForm onDone={enter} action="Sign in" />
              {!hasNoWayIn && <Button onClick={() => setForgotten(true)}>Forgot your password?</Button>}
            </>
          )}
          {ofSite && !hasForgotten && (
            <Button
              onClick={() => {
                saveToken(ofSite)
                enter()
              }}
            >
              Continue with your sign-in on the site
            </Button>
          )}
        </Stack>
      </Card>
    </Stack>
  )
}

/** The page that was opened before the sign-in, such as a link from a message; otherwise the first page. */
function useWantedPath(): string {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('nextPathname' in state) || typeof state.nextPathname !== 'string') return '/'
  if (state.nextPathname === '/login') return '/'
  return `${state.nextPathname}${'nextSearch' in state && typeof state.nextSearch === 'string' ? state.nextSearch : ''}`
}

function useHasNoWayIn(): boolean {
  const [hasNone, setNone] = useState(false)
  useEffect(() => {
    hasPasswords().then(
      has => setNone(!has),
      // The sign-in itself says when the server does not answer.
      () => {},
    )
  }, [])
  return hasNone
}
