// Changes the roles of an account. The dialog says what changes before the administrator confirms it.

import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  Typography,
} from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useGetIdentity, useNotify, useRefresh } from 'react-admin'
import { type StaffRole, staffRoles } from '@trivium/contract/platform/action'
import type { Colleague } from '@trivium/contract/people/staff.admin'
import { call } from '../../platform/api.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { roleWords, sentencesOf } from './role-words.ts'

interface RolesDialogProps {
  colleague: Colleague
  onClose: () => void
}

export function RolesDialog({ colleague, onClose }: RolesDialogProps) {
  const { id, name, email, roles: before } = colleague
  const titleId = useId()
  const [after, setAfter] = useState<readonly StaffRole[]>(before)
  const { problem, isBusy, save } = useSave(colleague, onClose)
  const { identity } = useGetIdentity()
  const sentences = sentencesOf({ name, before, after, isOwn: identity?.id === id })
  const toggle = (role: StaffRole) => setAfter(held => staffRoles.filter(other => held.includes(other) !== (other === role)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(after)
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>
          Roles of <bdi>{name}</bdi>
        </DialogTitle>
        <DialogContent>
          {email !== null && (
            <Typography color="text.secondary" gutterBottom>
              <bdi>{email}</bdi>
            </Typography>
          )}
          <FormGroup>
            {staffRoles.map(role => (
              <FormControlLabel
                key={role}
                label={role}
                control={
                  <Checkbox
                    checked={after.includes(role)}
                    onChange={() => toggle(role)}
                    slotProps={{ input: { 'aria-describedby': `${titleId}-${role}` } }}
                  />
                }
              />
            ))}
          </FormGroup>
          {staffRoles.map(role => (
            <span hidden key={role} id={`${titleId}-${role}`}>
              Can {roleWords[role].can}
            </span>
          ))}
          <Alert severity={sentences.length > 0 ? 'warning' : 'info'} sx={{ mt: 1 }} aria-live="polite">
            {sentences.length > 0 ? sentences.map(sentence => <div key={sentence}>{sentence}</div>) : 'Nothing changes yet.'}
          </Alert>
          {problem && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" variant="contained" disabled={isBusy || sentences.length === 0}>
            Change roles
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function useSave({ id, name, roles: were }: Colleague, onClose: () => void) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  async function save(roles: readonly StaffRole[]) {
    setIsBusy(true)
    try {
      await call('set_roles', { account_id: id, roles: [...roles], were })
      notify(`${name}: ${roles.join(', ') || 'no role'}. Signed out everywhere.`)
      onClose()
    } catch (error) {
      setProblem(messageOf(error))
      setIsBusy(false)
    }
    refresh()
  }
  return { problem, isBusy, save }
}
