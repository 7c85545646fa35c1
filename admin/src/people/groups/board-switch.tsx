import { Alert, FormControlLabel, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import type { Group } from '@trivium/contract/people/groups.admin'
import { call } from '../../platform/api.ts'
import { messageOf } from '../../platform/ui/message-of.ts'

export function BoardSwitch({ group: { id: group_id, has_board } }: { group: Group }) {
  const refresh = useRefresh()
  const [problem, setProblem] = useState<string | null>(null)
  async function save(isOn: boolean) {
    setProblem(null)
    await call('set_group_board', { group_id, has_board: isOn }).catch((error: unknown) => setProblem(messageOf(error)))
    refresh()
  }
  return (
    <>
      <FormControlLabel label="Leaderboard" control={<Switch checked={has_board} onChange={(_event, isOn) => void save(isOn)} />} />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Members and leaders see the names and points of all members who have points.
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
    </>
  )
}
