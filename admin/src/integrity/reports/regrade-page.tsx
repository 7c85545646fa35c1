// The page of a regrade: its progress, and the rounds that it has changed.

import { Card, CardContent, Link, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { Title, useGetRecordId } from 'react-admin'
import type { RegradeRow } from '@trivium/contract/integrity/reports.admin'
import { NotRead } from '../../platform/ui/not-read.tsx'
import { useReply } from '../../platform/ui/use-reply.ts'
import { WrittenText } from '../../platform/ui/written.tsx'
import { RegradeState } from './regrade-state.tsx'

interface ChangedPlay {
  play_id: number
  account_id: number
  name: string
  mode: string
  answers: number
  coins: number
  score: number
}

export function RegradePage() {
  const id = Number(useGetRecordId())
  const { reply, problem, again } = useReply('get_regrade', { regrade_id: id })
  return (
    <>
      <Title title={`Regrade ${id}`} />
      {problem && <NotRead problem={problem} again={again} />}
      {reply ? <Regrade regrade={reply.data} /> : !problem && <p role="status">Loading …</p>}
    </>
  )
}

function Regrade({ regrade }: { regrade: RegradeRow & { changed: ChangedPlay[] } }) {
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Card>
        <CardContent>
          <Typography variant="h5" component="h2" className="as-written" dir="auto">
            <WrittenText text={regrade.question} />
          </Typography>
          <Link href={`#/reports/${regrade.question_id}/show`}>The question and its reports</Link>
          <RegradeState regrade={regrade} />
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <Typography variant="h6" component="h2">
            Rounds that were changed
          </Typography>
          {regrade.changed.length === 0 ? <p>None so far.</p> : <Changed plays={regrade.changed} />}
        </CardContent>
      </Card>
    </Stack>
  )
}

function Changed({ plays }: { plays: ChangedPlay[] }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Rounds that were changed, the first two hundred">
      <Table size="small" aria-label="Rounds that were changed">
        <TableHead>
          <TableRow>
            <TableCell>Player</TableCell>
            <TableCell>Mode</TableCell>
            <TableCell align="right">Answers</TableCell>
            <TableCell align="right">Coins</TableCell>
            <TableCell align="right">Points</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {plays.map(({ play_id, account_id, name, mode, answers, coins, score }) => (
            <TableRow key={play_id}>
              <TableCell>
                <bdi>{name}</bdi> (#{account_id})
              </TableCell>
              <TableCell>{mode.replaceAll('_', ' ')}</TableCell>
              <TableCell align="right">{answers}</TableCell>
              <TableCell align="right">{coins}</TableCell>
              <TableCell align="right">{score}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
