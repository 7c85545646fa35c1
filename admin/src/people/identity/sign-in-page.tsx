// The sign-in page.

import { Button, Card, Stack, Typography } from '@mui/material'
import { useNavigate } from 'react-router-dom'
import { saveToken, tokenOfSite } from '../../platform/session.ts'
import { SignInForm } from './sign-in-form.tsx'

export function SignInPage() {
  const navigate = useNavigate()
  const enter = () => void navigate('/')
  const ofSite = tokenOfSite()
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
              Trivium console
            </Typography>
            <Typography color="text.secondary">For editors, examiners, treasurers and administrators</Typography>
          </Stack>
          <SignInForm onDone={enter} action="Sign in" />
          {ofSite && (
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
