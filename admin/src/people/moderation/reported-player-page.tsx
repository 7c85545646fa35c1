// The page of a reported player: the name, the picture and the reports. Staff leaves each as it is, or takes it back.

import { avatarPathOfName } from '@trivium/contract/people/avatar-paths'
import {
  Alert,
  Avatar,
  Card,
  CardContent,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { Show, useNotify, useRecordContext, useRefresh } from 'react-admin'
import type { ReportedPlayerWhole } from '@trivium/contract/people/moderation.admin'
import type { ReportedSubject } from '@trivium/contract/people/moderation-names'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import { writtenTime } from '../../platform/ui/formats.ts'
import { PlayerLink } from '../../platform/ui/player-link.tsx'
import { writtenReasons } from './written-reports.ts'

export const ReportedPlayerPage = () => (
  <Show actions={false} component="div">
    <Reported />
  </Show>
)

function Reported() {
  const player = useRecordContext<ReportedPlayerWhole>()
  if (!player) return null
  const { id, name, profile, taken, name_fixed_until, may_moderate } = player
  return (
    <Card sx={{ mt: 2 }}>
      <CardContent>
        <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
          <Avatar src={profile ?? avatarPathOfName(name)} alt={`Picture of ${name}`} sx={{ width: 128, height: 128 }} />
          <div>
            <Typography variant="h5" component="h2">
              <bdi>{name}</bdi>
            </Typography>
            <PlayerLink person={{ id, name }} />
            <Typography color="text.secondary">
              Names and pictures removed before: {taken}
              {name_fixed_until !== null && `. The player cannot change the name before ${writtenTime(name_fixed_until)}`}
            </Typography>
          </div>
        </Stack>
        {may_moderate ? (
          <Choices player={player} />
        ) : (
          <Alert severity="info">Only an administrator can moderate members of staff. Nobody can moderate their own account.</Alert>
        )}
        <Reports player={player} />
      </CardContent>
    </Card>
  )
}

function Choices({ player: { id, name, profile, names_taken, open } }: { player: ReportedPlayerWhole }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const done = (said: string) => {
    notify(said)
    refresh()
  }
  const leave = async (subject: ReportedSubject) => {
    await call('dismiss_player_reports', { account_id: id, subject })
    done('Reports closed.')
  }
  const takeBackName = async () => {
    await call('take_back_name', { account_id: id, seen_name: name })
    done('Name removed.')
  }
  const takeBackPicture = async (seen_profile: string) => {
    await call('take_back_picture', { account_id: id, seen_profile })
    done('Picture removed.')
  }
  const isOpen = (subject: ReportedSubject) => open.some(report => report.subject === subject)
  const again =
    names_taken > 0
      ? ' If staff has removed a name of this player in the last 365 days, the player cannot change the name for 30 days.'
      : ''
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {isOpen('name') && <LeaveButton what="name" onAnswer={() => leave('name')} />}
      <AskButton
        label="Remove the name"
        title="Remove this name?"
        text={`A neutral name replaces it, and the player is notified.${again}`}
        color="error"
        onAnswer={takeBackName}
      />
      {isOpen('picture') && <LeaveButton what="picture" onAnswer={() => leave('picture')} />}
      {profile !== null && !profile.endsWith('.svg') && (
        <AskButton
          label="Remove the picture"
          title="Remove this picture?"
          text="A drawn picture replaces it, and the player is notified. It cannot be undone."
          color="error"
          onAnswer={() => takeBackPicture(profile)}
        />
      )}
    </Stack>
  )
}

const LeaveButton = ({ what, onAnswer }: { what: ReportedSubject; onAnswer: () => Promise<void> }) => (
  <AskButton
    label={`Leave the ${what}`}
    title={`Leave the ${what} as it is?`}
    text="The reports are closed. The player is not notified."
    onAnswer={onAnswer}
  />
)

const Reports = ({ player: { reports } }: { player: ReportedPlayerWhole }) =>
  reports.length === 0 ? (
    <Typography sx={{ mt: 2 }}>Nobody has reported this player.</Typography>
  ) : (
    <TableContainer sx={{ mt: 2 }}>
      <Table size="small" aria-label="Reports">
        <TableHead>
          <TableRow>
            {['Reported', 'What', 'Reason', 'By', 'State'].map(label => (
              <TableCell key={label}>{label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {reports.map(({ id, created_at, subject, reported_name, reason, reporter, outcome, closed_by }) => (
            <TableRow key={id}>
              <TableCell>{writtenTime(created_at)}</TableCell>
              <TableCell>{reported_name === null ? subject : <bdi>{reported_name}</bdi>}</TableCell>
              <TableCell>{writtenReasons[reason]}</TableCell>
              <TableCell>
                <PlayerLink person={reporter} />
              </TableCell>
              <TableCell>
                {outcome === null ? 'open' : `${outcome === 'left' ? 'left as it is' : 'removed'} by ${closed_by ?? 'somebody'}`}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
