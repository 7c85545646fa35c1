// Asks for a time in the future.

import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'

export function ScheduleButton({ onChosen }: { onChosen: (iso: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const chosen = new FormData(event.currentTarget).get('time')
    const time = new Date(typeof chosen === 'string' ? chosen : '')
    if (Number.isNaN(time.getTime())) return
    setOpen(false)
    onChosen(time.toISOString())
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Schedule</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="schedule-title">
        <form onSubmit={submit}>
          <DialogTitle id="schedule-title">Schedule publication</DialogTitle>
          <DialogContent>
            <TextField
              name="time"
              type="datetime-local"
              label="Your local time"
              required
              sx={{ mt: 1 }}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" variant="contained">
              Schedule
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
