// Restore drills: what each checked, and what it found.

import { Alert, Box, Button, Chip, List, ListItem, ListItemText, Paper, Typography } from '@mui/material'
import { useEffect } from 'react'
import type { Drill } from '@trivium/contract/operations/console.admin'
import { call } from '../../platform/api.ts'
import { useReply } from '../../platform/ui/use-reply.ts'
import { useAttempt } from '../../platform/settings/use-attempt.ts'
import { writtenTime } from '../../platform/ui/formats.ts'

const lookAgainMs = 2000
/** A drill without an end after this time was interrupted. */
const longestMs = 30 * 60_000

const isRunning = ({ ended_at, at }: Drill) => ended_at === null && Date.now() - Date.parse(at) < longestMs

export function DrillList({ hasBackup }: { hasBackup: boolean }) {
  const { reply, problem: unread, again } = useReply('get_restore_drills', { limit: 5 })
  const { attempt, isBusy, problem } = useAttempt()
  const isUnderWay = reply?.data.some(isRunning) ?? false
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => void again(), lookAgainMs)
    return () => clearTimeout(timer)
  }, [isUnderWay, again, reply])
  const begin = async () => {
    if (await attempt(() => call('run_restore_drill'), 'Drill started.')) await again()
  }
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="h6" component="h2">
        Restore drills
      </Typography>
      <Typography sx={{ mb: 1 }}>
        A drill restores the newest backup into a temporary database and checks it. It does not touch the live database.
      </Typography>
      {(problem ?? unread) && <Alert severity="error">{problem ?? unread}</Alert>}
      <Button variant="outlined" disabled={!hasBackup || isBusy || isUnderWay} onClick={() => void begin()}>
        {isUnderWay ? 'Running …' : 'Run a drill'}
      </Button>
      {reply?.data.map(drill => (
        <Report key={drill.id} drill={drill} />
      ))}
    </Box>
  )
}

function Report({ drill }: { drill: Drill }) {
  const { at, file, is_sound, checks } = drill
  const state = is_sound === null ? (isRunning(drill) ? 'running' : 'interrupted') : is_sound ? 'passed' : 'failed'
  return (
    <Paper variant="outlined" sx={{ p: 2, mt: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Chip size="small" color={is_sound === null ? 'default' : is_sound ? 'success' : 'error'} label={state} />
        <Typography>
          {writtenTime(at)} · {file}
        </Typography>
      </Box>
      <List dense>
        {checks.map(check => (
          <ListItem key={check.what} disableGutters>
            <ListItemText primary={`${check.is_sound ? '✓' : '✗'} ${check.what}`} secondary={check.found} />
          </ListItem>
        ))}
      </List>
    </Paper>
  )
}
