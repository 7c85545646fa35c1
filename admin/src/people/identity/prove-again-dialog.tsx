// Asks staff to sign in again before a change to coins, roles or accounts.

import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useEffect, useState } from 'react'
import { answerProveAgain, onProveAgain } from '../../platform/prove-again.ts'
import { SignInForm } from './sign-in-form.tsx'

export function ProveAgainDialog() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => onProveAgain(setIsOpen), [])
  return (
    <Dialog open={isOpen} onClose={() => answerProveAgain(false)} aria-labelledby="prove-again">
      <DialogTitle id="prove-again">Is it still you?</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>You signed in more than 15 minutes ago. Sign in again to continue.</DialogContentText>
        <SignInForm onDone={() => answerProveAgain(true)} action="Go on" />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answerProveAgain(false)}>Cancel</Button>
      </DialogActions>
    </Dialog>
  )
}
