// The page of a contest: its terms, its entries, and the button that calls it off.

import { Alert, Box, Button, Card, CardContent, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { CloneButton, EditButton, Show, TopToolbar, useNotify, useRecordContext, useRefresh } from 'react-admin'
import type { StagedContest } from '@trivium/contract/compete/contests.admin'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import { LanguageName } from '../../platform/ui/language-select.tsx'
import { useReply } from '../../platform/ui/use-reply.ts'
import { ContestState } from './contest-state.tsx'
import { WrittenThings } from './things/written-things.tsx'
import { writtenTime } from '../../platform/ui/formats.ts'

export const ContestShow = () => (
  <Show actions={<Actions />} component="div">
    <Standing />
  </Show>
)

function Actions() {
  const contest = useRecordContext<StagedContest>()
  const notify = useNotify()
  const refresh = useRefresh()
  if (!contest) return null
  const isPast = contest.state === 'over' || contest.state === 'called_off'
  return (
    <TopToolbar>
      {!isPast && contest.kind === 'special' && <EditButton />}
      <CloneButton label="Copy" />
      {!isPast && (
        <AskButton
          label="Call off"
          color="error"
          title={`Call off “${contest.name}”?`}
          text="All plays end at once, all players get their entry back, and there are no prizes. This cannot be undone."
          questions={[{ name: 'reason', label: 'Reason, for the record' }]}
          onAnswer={async ({ reason = '' }) => {
            await call('call_off_contest', { contest_id: contest.id, reason })
            notify('Called off. Players get their entries back within seconds.')
            refresh()
          }}
        />
      )}
    </TopToolbar>
  )
}

function Standing() {
  const contest = useRecordContext<StagedContest>()
  if (!contest) return null
  const { name, description, image_path: image, starts_at, ends_at, entry, prizes, things, questions, seconds, seed_hash: hash } = contest
  return (
    <Card>
      <CardContent>
        <Typography variant="h5" component="h2" dir="auto" gutterBottom>
          {name} <ContestState contest={contest} />
        </Typography>
        {image && <Box component="img" src={image} alt="" sx={{ maxWidth: 320, borderRadius: 2 }} />}
        <Typography className="as-written" dir="auto" sx={{ whiteSpace: 'pre-line' }}>
          {description}
        </Typography>
        <Typography>
          <LanguageName id={contest.language_id} /> · {writtenTime(starts_at)} to {writtenTime(ends_at)} · entry {entry} coins · prizes{' '}
          {prizes.join(', ') || 'no coins'} · {questions} questions of {seconds} s
        </Typography>
        <WrittenThings things={things} />
        {hash && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            Hash of its seed: <code>{hash}</code>
          </Typography>
        )}
        <Typography sx={{ mt: 1 }}>
          Entered: {contest.entries} · playing: {contest.playing} · finished: {contest.finished} · pot: {contest.pot} coins
        </Typography>
        <Entries contest={contest} />
      </CardContent>
    </Card>
  )
}

const pageSize = 50

function Entries({ contest }: { contest: StagedContest }) {
  const [who, setWho] = useState<'finished' | 'playing'>('finished')
  const [offset, setOffset] = useState(0)
  const { reply, problem, again } = useReply('get_contest_entries', { contest_id: contest.id, who, offset, limit: pageSize })
  const other = who === 'finished' ? 'playing' : 'finished'
  const show = (wanted: typeof who) => {
    setWho(wanted)
    setOffset(0)
  }
  return (
    <Box sx={{ mt: 2, overflowX: 'auto' }}>
      <Typography variant="h6" component="h3">
        {who === 'finished' ? 'Ranking' : 'Playing now'} ({reply?.total ?? '…'})
      </Typography>
      <Button onClick={() => show(other)}>{other === 'playing' ? 'Show players in play' : 'Show the ranking'}</Button>
      <Button onClick={() => void again()}>Refresh</Button>
      {problem && <Alert severity="error">{problem}</Alert>}
      {reply?.data.length === 0 && <Typography color="text.secondary">No entries yet.</Typography>}
      {reply && reply.data.length > 0 && <EntryTable rows={reply.data} offset={offset} />}
      <Button disabled={offset === 0} onClick={() => setOffset(offset - pageSize)}>
        Previous
      </Button>
      <Button disabled={!reply || offset + pageSize >= reply.total} onClick={() => setOffset(offset + pageSize)}>
        Next
      </Button>
    </Box>
  )
}

type Entry = NonNullable<ReturnType<typeof useReply<'get_contest_entries'>>['reply']>['data'][number]

const EntryTable = ({ rows, offset }: { rows: Entry[]; offset: number }) => (
  <Table size="small">
    <TableHead>
      <TableRow>
        {['No.', 'Player', 'Paid', 'Score', 'Seconds', 'Place', 'Prize'].map(title => (
          <TableCell key={title}>{title}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map((row, index) => (
        <TableRow key={row.id}>
          <TableCell>{offset + index + 1}</TableCell>
          <TableCell>
            <bdi>{row.name}</bdi>
          </TableCell>
          <TableCell>{row.paid}</TableCell>
          <TableCell>{row.score ?? '–'}</TableCell>
          <TableCell>{row.ms === null ? '–' : (row.ms / 1000).toFixed(1)}</TableCell>
          <TableCell>{row.place ?? '–'}</TableCell>
          <TableCell>
            {row.prize ?? '–'}
            {row.thing !== null && (
              <>
                {' · '}
                <bdi>{row.thing}</bdi>
              </>
            )}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)
