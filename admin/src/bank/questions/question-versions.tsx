// The versions of a question. A new type, option, answer or word makes a version; a new wording does not and is only in the audit log.

import { Card, CardContent, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { BankQuestion, QuestionVersion } from '@trivium/contract/bank/questions.admin'
import { stateWords } from './question-words.ts'
import { writtenTime } from '../../platform/ui/formats.ts'

export function QuestionVersions({ question: { id, versions } }: { question: BankQuestion }) {
  if (versions.length < 2) return null
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2">
          Versions
        </Typography>
        <Table size="small" aria-label="Versions">
          <TableHead>
            <TableRow>
              <TableCell>Question</TableCell>
              <TableCell>Since</TableCell>
              <TableCell>State</TableCell>
              <TableCell>Right</TableCell>
              <TableCell align="right">First answers</TableCell>
              <TableCell align="right">Facility</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {versions.map(version => (
              <TableRow key={version.id} selected={version.id === id}>
                <TableCell>
                  {version.id === id ? (
                    version.id
                  ) : (
                    <Link component={RouterLink} to={`/questions/${version.id}`}>
                      {version.id}
                    </Link>
                  )}
                </TableCell>
                <TableCell>{writtenTime(version.created_at)}</TableCell>
                <TableCell>{stateWords[version.state]}</TableCell>
                <TableCell>
                  <bdi>{rightOf(version)}</bdi>
                </TableCell>
                <TableCell align="right">{version.attempts}</TableCell>
                <TableCell align="right">{version.facility === null ? '–' : `${Math.round(100 * version.facility)}%`}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </CardContent>
    </Card>
  )
}

function rightOf({ word, accepted, answer, options, matches, number }: QuestionVersion): string {
  if (number)
    return `${number.value}${number.unit === null ? '' : ` ${number.unit}`}${number.tolerance > 0 ? ` ± ${number.tolerance}` : ''}`
  if (word !== null) return [word, ...accepted].join(' · ')
  if (matches.length > 0) return options.map((option, at) => `${option} – ${matches[answer[at] ?? -1] ?? '?'}`).join(' · ')
  return answer.map(place => options[place] ?? '?').join(' · ')
}
