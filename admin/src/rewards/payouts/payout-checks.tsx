// Facts for and against a payout. None of them decides alone.

import { Box, Card, CardContent, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { PayoutChecks as Checks, PayoutPerson } from '@trivium/contract/rewards/payouts.admin'
import { PlayerLink } from '../../platform/ui/player-link.tsx'
import { inWords, writtenNumber, writtenTime } from '../../platform/ui/formats.ts'

export const PayoutChecks = ({ checks }: { checks: Checks }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 2 }}>
    <Conditions conditions={checks.conditions} />
    <Pace pace={checks.pace} />
    <Pairs pairs={checks.pairs} />
    <Sources sources={checks.sources} />
    <Earlier earlier={checks.earlier} />
  </Box>
)

const Check = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <CardContent>
      <Typography variant="h6" component="h3" gutterBottom>
        {title}
      </Typography>
      {children}
    </CardContent>
  </Card>
)

const conditionWords = {
  open: 'Payouts are open to this player',
  contact: 'Verified contact',
  age: 'Days since registration',
  plays: 'Finished rounds',
}

const Conditions = ({ conditions }: Pick<Checks, 'conditions'>) => (
  <Check title="Conditions, as of now">
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {conditions.map(({ name, is_met, has, needed }) => (
        <li key={name}>
          {conditionWords[name]}: {is_met ? 'met' : <strong>not met</strong>}
          {needed > 1 && ` (${has} of ${needed})`}
        </li>
      ))}
    </Box>
  </Check>
)

function Pace({ pace }: Pick<Checks, 'pace'>) {
  const most = Math.max(1, ...pace.days.map(({ coins }) => coins))
  return (
    <Check title="Coins earned, last 30 days">
      <Typography gutterBottom>
        {pace.per_day.toFixed(1)} coins a day; the median player earns {pace.median_per_day.toFixed(1)}.
      </Typography>
      {pace.days.length === 0 && <Typography color="text.secondary">No coins earned in this time.</Typography>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 220, overflow: 'auto' }} tabIndex={0} aria-label="Coins by day">
        {pace.days.map(({ day, coins }) => (
          <Box component="li" key={day} sx={{ display: 'grid', gridTemplateColumns: '7em 1fr 6em', gap: 1, alignItems: 'center' }}>
            <span>{day}</span>
            <Box aria-hidden sx={{ height: 8, borderRadius: 4, bgcolor: 'primary.main', width: `${(100 * coins) / most}%` }} />
            <Box component="span" sx={{ textAlign: 'right' }}>
              {writtenNumber(coins)}
            </Box>
          </Box>
        ))}
      </Box>
    </Check>
  )
}

const People = ({ people }: { people: readonly PayoutPerson[] }) =>
  people.length === 0 ? (
    <>nobody</>
  ) : (
    people.map((person, index) => (
      <span key={person.id}>
        {index > 0 && ', '}
        <PlayerLink person={person} />
      </span>
    ))
  )

const Pairs = ({ pairs }: Pick<Checks, 'pairs'>) => (
  <Check title="Links to other players">
    <Typography>
      Others who requested a payout to the same address: <People people={pairs.same_address} />
    </Typography>
    <Typography>
      Invited by: <People people={pairs.invited_by ? [pairs.invited_by] : []} />
    </Typography>
    <Typography gutterBottom>
      Invited by the same player and also requesting payouts: <People people={pairs.invited_along} />
    </Typography>
    <Typography>Most frequent opponents in battles for coins, last 90 days:{pairs.battles.length === 0 && ' nobody'}</Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {pairs.battles.map(({ id, name, battles, coins_won }) => (
        <li key={id}>
          <PlayerLink person={{ id, name }} />: {writtenNumber(battles)} battles, {writtenNumber(coins_won)} coins won
        </li>
      ))}
    </Box>
  </Check>
)

const Sources = ({ sources }: Pick<Checks, 'sources'>) => (
  <Check title="Sources of all coins">
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>For</TableCell>
          <TableCell align="right">Times</TableCell>
          <TableCell align="right">Coins</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {sources.map(({ title, coins, times }) => (
          <TableRow key={title}>
            <TableCell>{inWords(title)}</TableCell>
            <TableCell align="right">{writtenNumber(times)}</TableCell>
            <TableCell align="right">{writtenNumber(coins)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Check>
)

const Earlier = ({ earlier }: Pick<Checks, 'earlier'>) => (
  <Check title="Other requests of this player">
    {earlier.length === 0 && <Typography color="text.secondary">This is the first request.</Typography>}
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {earlier.map(({ id, state, coins, asked_at }) => (
        <li key={id}>
          <RouterLink to={`/payouts/${id}/show`}>No. {id}</RouterLink>: {writtenNumber(coins)} coins, {state}, {writtenTime(asked_at)}
        </li>
      ))}
    </Box>
  </Check>
)
