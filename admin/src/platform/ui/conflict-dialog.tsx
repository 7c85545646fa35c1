// Shows side by side what somebody else has changed since the form was opened and what the form would change. The person takes theirs,
// chooses field by field, or goes back to the form.

import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import { useEffect, useState } from 'react'
import { useRefresh } from 'react-admin'
import { type Conflict, type Decision, decided, type Difference as Change, differencesOf, onConflict, showGroup } from '../conflicts.ts'
import { Difference } from './difference.tsx'
import { useReply } from './use-reply.ts'
import { writtenTime } from './formats.ts'

interface Asked {
  conflict: Conflict
  decide: (decision: Decision) => void
}

/** Stands once in the frame of the console. */
export function ConflictDialog() {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => onConflict((conflict, decide) => setAsked({ conflict, decide })), [])
  const refresh = useRefresh()
  if (!asked) return null
  const answer = (decision: Decision) => {
    setAsked(null)
    asked.decide(decision)
    if (decision === 'theirs') refresh()
  }
  return <OpenDialog conflict={asked.conflict} onDecided={answer} />
}

interface OpenProps {
  conflict: Conflict
  onDecided: (decision: Decision) => void
}

type Side = 'mine' | 'theirs'

function OpenDialog({ conflict, onDecided }: OpenProps) {
  const changes = differencesOf(conflict)
  const [chosen, setChosen] = useState<Partial<Record<string, Side>>>(() =>
    Object.fromEntries(changes.flatMap(({ group, by }) => (by === 'both' ? [] : [[group.label, by]]))),
  )
  const isDecided = changes.every(({ group }) => chosen[group.label] !== undefined)
  const fields = decided(
    conflict,
    changes.flatMap(({ group }) => (chosen[group.label] === 'theirs' ? [group] : [])),
  )
  return (
    <Dialog open maxWidth="md" fullWidth aria-labelledby="conflict-title" onClose={() => onDecided('back')}>
      <DialogTitle id="conflict-title">Somebody else has changed this</DialogTitle>
      <DialogContent>
        <Author subject={conflict.subject} />
        {changes.length === 0 && <Alert severity="info">Both changes are the same.</Alert>}
        {changes.map(change => (
          <Choice
            key={change.group.label}
            change={change}
            conflict={conflict}
            side={chosen[change.group.label] ?? null}
            onSide={side => setChosen(before => ({ ...before, [change.group.label]: side }))}
          />
        ))}
        {!isDecided && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            You have both changed the same field. Choose one side of each.
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => onDecided('back')}>Back to editing</Button>
        <Button color="error" onClick={() => onDecided('theirs')}>
          Discard my changes
        </Button>
        <Button variant="contained" disabled={!isDecided} onClick={() => onDecided(fields)}>
          Save these choices
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Author({ subject }: { subject: string }) {
  const { reply } = useReply('get_last_change', { subject })
  const change = reply?.data
  return (
    <DialogContentText sx={{ mb: 1 }}>
      {change && (
        <>
          <bdi>{change.name ?? 'An operator’s command'}</bdi> saved a change on {writtenTime(change.at)}.{' '}
        </>
      )}
      Nothing of yours is saved yet. Deleted words are struck out, new words are underlined.
    </DialogContentText>
  )
}

interface ChoiceProps {
  change: Change
  conflict: Conflict
  side: Side | null
  onSide: (side: Side) => void
}

function Choice({ change: { group, by }, conflict: { mine, seen, theirs }, side, onSide }: ChoiceProps) {
  const before = showGroup(seen, group)
  const said = { mine: 'only you changed it', theirs: 'only the other person changed it', both: 'both changed it' }
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, my: 1, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
        {group.label} ({said[by]})
      </Typography>
      <RadioGroup
        aria-label={group.label}
        value={side}
        onChange={(_event, value) => onSide(value === 'mine' ? 'mine' : 'theirs')}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 }}
      >
        {(['theirs', 'mine'] as const).map(one => (
          <Box key={one} sx={{ minWidth: 0 }}>
            <FormControlLabel value={one} control={<Radio size="small" />} label={one === 'mine' ? 'Yours' : 'Theirs'} />
            <Box sx={{ maxHeight: 240, overflow: 'auto' }} tabIndex={0} role="group" aria-label={`${group.label}, ${one}`}>
              <Difference before={before} after={showGroup(one === 'mine' ? mine : theirs, group)} />
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </Box>
  )
}
