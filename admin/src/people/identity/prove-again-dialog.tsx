// Asks staff to sign in again, before a change to coins, roles or accounts, or when the session has ended. The page stays behind it.

import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useEffect, useState } from 'react'
import { useGetIdentity, useLogout } from 'react-admin'
import { call } from '../../platform/api.ts'
import { answerProveAgain, onProveAgain, type WhyAgain } from '../../platform/prove-again.ts'
import { SignInForm } from './sign-in-form.tsx'

const words: Record<WhyAgain, { title: string; text: string; cancel: string }> = {
  old: { title: 'Sign in again', text: 'You signed in more than 15 minutes ago. Prove that it is still you.', cancel: 'Cancel' },
  ended: {
    title: 'Your session has ended',
    text: 'Sign in again to continue where you are. What you have typed is still there.',
    cancel: 'Leave this page',
  },
}

export function ProveAgainDialog() {
  const [why, setWhy] = useState<WhyAgain | null>(null)
  const { identity } = useGetIdentity()
  const logout = useLogout()
  useEffect(() => onProveAgain(setWhy), [])
  if (why === null) return null
  const { title, text, cancel } = words[why]
  const goOn = async () => {
    const { data } = await call('get_own_rights')
    // The page belongs to the person who opened it.
    if (identity && data.id !== identity.id) location.reload()
    else answerProveAgain(true)
  }
  const giveUp = () => {
    answerProveAgain(false)
    if (why === 'ended') void logout()
  }
  return (
    // A click beside the dialog must not leave a page that may hold what was typed.
    <Dialog open onClose={() => why === 'old' && giveUp()} aria-labelledby="prove-again">
      <DialogTitle id="prove-again">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
        <SignInForm onDone={goOn} action="Continue" />
      </DialogContent>
      <DialogActions>
        <Button onClick={giveUp}>{cancel}</Button>
      </DialogActions>
    </Dialog>
  )
}
