// The figures of a question from players' answers.

import { Alert, Card, CardContent, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { BankQuestion } from '@trivium/contract/bank/questions.admin'
import { flagWords } from './question-words.ts'

const number = (value: number | null, digits = 2) => (value === null ? '–' : value.toFixed(digits))
const percent = (value: number | null) => (value === null ? '–' : `${(100 * value).toFixed(1)}%`)

export function QuestionStatsCard({ question }: { question: BankQuestion }) {
  const { stats } = question
  const facts: [string, string, string][] = [
    ['First answers', String(stats.attempts), 'One per player'],
    ['Facility', percent(stats.facility), 'Share of right first answers'],
    ['Discrimination', number(stats.discrimination), 'Correlation with the rest of the round, −1 to 1'],
    ['Median time', stats.median_ms === null ? '–' : `${(stats.median_ms / 1000).toFixed(1)} s`, 'From question to answer'],
    [
      'Difficulty b',
      stats.b === null ? '–' : `${number(stats.b)} ± ${number(stats.standard_error)}`,
      'In logits, from the last calibration',
    ],
    [
      'Infit, outfit',
      stats.infit === null ? '–' : `${number(stats.infit)}, ${number(stats.outfit)}`,
      stats.is_calibrated ? 'Calibrated' : 'Provisional',
    ],
  ]
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2">
          Figures
        </Typography>
        {stats.flags.map(flag => (
          <Alert key={flag} severity="warning" sx={{ mt: 1 }}>
            <strong>{flagWords[flag].name}.</strong> {flagWords[flag].means}
          </Alert>
        ))}
        <Stack component="dl" direction="row" sx={{ flexWrap: 'wrap', gap: 3, my: 2 }}>
          {facts.map(([name, value, means]) => (
            <div key={name}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {name}
              </Typography>
              <Typography component="dd" variant="h6" sx={{ m: 0 }}>
                {value}
              </Typography>
              <Typography component="dd" variant="caption" color="text.secondary" sx={{ m: 0 }}>
                {means}
              </Typography>
            </div>
          ))}
        </Stack>
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
            <TableCell align="right">{percent(share)}</TableCell>
            <TableCell align="right">{number(discrimination)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
