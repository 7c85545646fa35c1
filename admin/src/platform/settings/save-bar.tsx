// Saves or discards all changes of a form. It stays at the lower edge of the window while there are changes.

import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Paper, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

interface SaveBarProps {
  /** The number of changes. */
  count: number
  isBusy: boolean
  problem: string | null
  onSave: () => void
  onDiscard: () => void
}

export function SaveBar({ count, isBusy, problem, onSave, onDiscard }: SaveBarProps) {
  if (count === 0) return null
  const changes = count === 1 ? '1 change' : `${count} changes`
  return (
    <Paper component="section" aria-label="Unsaved changes" elevation={6} sx={{ position: 'sticky', bottom: 8, zIndex: 2, mt: 2, p: 1.5 }}>
      {problem && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography role="status" sx={{ flex: 1, minWidth: 140 }}>
          {changes} not saved
        </Typography>
        <Button disabled={isBusy} onClick={onDiscard}>
          Discard
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={onSave}>
          Save {changes}
        </Button>
      </Box>
      <LeaveWarning changes={changes} />
    </Paper>
  )
}

/** Asks before the page is left with unsaved changes. */
function LeaveWarning({ changes }: { changes: string }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog open onClose={() => blocker.reset()} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">Leave without saving?</DialogTitle>
      <DialogContent>You have not saved {changes}. They are lost when you leave this page.</DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => blocker.proceed()}>
          Leave
        </Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset()}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  )
}
