// The figures of a question from players' answers.

import { Card, CardContent, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { BankQuestion } from '@trivium/contract/bank/questions.admin'
import { type Fact, FactCards, figureOf, FlagAlerts, shareOf } from '../../platform/ui/figures.tsx'
import { flagWords } from './question-words.ts'

export function QuestionStatsCard({ question }: { question: BankQuestion }) {
  const { stats } = question
  const facts: Fact[] = [
    ['First answers', String(stats.attempts), 'One per player'],
    ['Facility', shareOf(stats.facility), 'Share of right first answers'],
    ['Discrimination', figureOf(stats.discrimination), 'Correlation with the rest of the round, −1 to 1'],
    ['Median time', stats.median_ms === null ? '–' : `${(stats.median_ms / 1000).toFixed(1)} s`, 'From question to answer'],
    [
      'Difficulty b',
      stats.b === null ? '–' : `${figureOf(stats.b)} ± ${figureOf(stats.standard_error)}`,
      'In logits, from the last calibration',
    ],
    [
      'Infit, outfit',
      stats.infit === null ? '–' : `${figureOf(stats.infit)}, ${figureOf(stats.outfit)}`,
      stats.is_calibrated ? 'Calibrated' : 'Provisional',
    ],
  ]
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2">
          Statistics
        </Typography>
        <FlagAlerts flags={stats.flags} words={flagWords} />
        <FactCards facts={facts} />
        {stats.attempts === 0 ? <Typography>No answers yet.</Typography> : <Choices question={question} />}
      </CardContent>
    </Card>
  )
}

function Choices({ question: { options, stats } }: { question: BankQuestion }) {
  const wordsOf = (choice: string) => choice.split(',').map(place => options[Number(place)]?.text ?? choice)
  if (stats.choices.length === 0) return null
  return (
    <Table size="small" aria-label="Choices">
      <TableHead>
        <TableRow>
          <TableCell>Chosen</TableCell>
          <TableCell>Right</TableCell>
          <TableCell align="right">Times</TableCell>
          <TableCell align="right">Share</TableCell>
          <TableCell align="right">Correlation with the rest</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {stats.choices.map(({ choice, times, share, discrimination, is_right }) => (
          <TableRow key={choice}>
            <TableCell>
              <bdi>{wordsOf(choice).join(' · ')}</bdi>
            </TableCell>
            <TableCell>{is_right ? 'yes' : 'no'}</TableCell>
            <TableCell align="right">{times}</TableCell>
            <TableCell align="right">{shareOf(share)}</TableCell>
            <TableCell align="right">{figureOf(discrimination)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
