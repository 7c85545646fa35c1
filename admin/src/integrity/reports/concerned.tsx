// The players whom a correction concerns, and the coins and points that they gain.

import { Alert, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import type { RegradePreview } from '@trivium/contract/integrity/reports.admin'

export function Concerned({ preview }: { preview: RegradePreview }) {
  const { modes, players, players_concerned, coins, score, things, is_estimate, contests } = preview
  const about = is_estimate ? 'about ' : ''
  const running = contests.filter(({ is_over }) => !is_over).length
  return (
    <section aria-label="Who is affected">
      <Typography variant="subtitle1" component="h3" sx={{ mt: 1 }}>
        Who is affected
      </Typography>
      {players === 0 ? (
        <p>Nobody has answered this question yet.</p>
      ) : (
        <>
          <Typography role="status">
            {players_concerned} of {players} players: {about}
            {coins} coins and {about}
            {score} points on the leaderboards, on top of what they have.
          </Typography>
          <Modes modes={modes} />
        </>
      )}
      {contests.length > 0 && <Contests count={contests.length} running={running} things={things} />}
    </section>
  )
}

function Contests({ count, running, things }: { count: number; running: number; things: number }) {
  const said = [
    `${count === 1 ? 'One contest has' : `${count} contests have`} asked it. Players who move up get coins. Nobody has to give coins back.`,
    things > 0 && `Things that players win in addition: ${things}. Nobody has to give a thing back.`,
    running > 0 && 'Running contests follow when they are over.',
  ]
  return <Alert severity="info">{said.filter(Boolean).join(' ')}</Alert>
}

function Modes({ modes }: Pick<RegradePreview, 'modes'>) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Answers by mode">
      <Table size="small" aria-label="Answers by mode">
        <TableHead>
          <TableRow>
            <TableCell>Mode</TableCell>
            <TableCell align="right">Answers</TableCell>
            <TableCell align="right">Become right</TableCell>
            <TableCell align="right">Right by the old key only (still count)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {modes.map(({ mode, answers, turn_right, keep }) => (
            <TableRow key={mode}>
              <TableCell>{mode.replaceAll('_', ' ')}</TableCell>
              <TableCell align="right">{answers}</TableCell>
              <TableCell align="right">{turn_right}</TableCell>
              <TableCell align="right">{keep}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
