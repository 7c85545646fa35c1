// Asks for a time to come.

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
          <DialogTitle id="schedule-title">When is it published?</DialogTitle>
          <DialogContent>
            <TextField
              name="time"
              type="datetime-local"
              label="Time, where you are"
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
