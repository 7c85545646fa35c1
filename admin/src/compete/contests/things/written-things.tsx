import { Box, Typography } from '@mui/material'
import type { StagedContest } from '@trivium/contract/compete/contests.admin'

const writtenRanks = (from: number, to: number) => (from === to ? `Rank ${from}` : `Ranks ${from} to ${to}`)

/** The things that a contest promises, as announced. */
export function WrittenThings({ things }: Pick<StagedContest, 'things'>) {
  return things.map(({ from, to, name, description, image }) => (
    <Box key={from} sx={{ display: 'flex', alignItems: 'center', gap: 2, my: 1 }}>
      {image && <Box component="img" src={`/media/${image}`} alt="" sx={{ width: 64, height: 64, borderRadius: 2, objectFit: 'cover' }} />}
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography>
          {writtenRanks(from, to)}: <bdi>{name}</bdi>
        </Typography>
        {description && (
          <Typography variant="body2" color="text.secondary" dir="auto" sx={{ whiteSpace: 'pre-line' }}>
            {description}
          </Typography>
        )}
      </Box>
    </Box>
  ))
}
