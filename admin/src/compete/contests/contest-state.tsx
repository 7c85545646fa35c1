import { Chip } from '@mui/material'
import type { ContestRow } from '@trivium/contract/compete/contests.admin'

const words: Record<ContestRow['state'], string> = {
  upcoming: 'Upcoming',
  live: 'Live',
  closing: 'Closing',
  over: 'Over',
  called_off: 'Called off',
}

export const ContestState = ({ contest }: { contest: Pick<ContestRow, 'state'> }) => (
  <Chip size="small" variant="outlined" label={words[contest.state]} color={contest.state === 'live' ? 'primary' : 'default'} />
)
