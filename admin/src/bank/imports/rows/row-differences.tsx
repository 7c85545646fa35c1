// Lists how a row differs from the question that it changes or contradicts.

import { Box, Typography } from '@mui/material'
import type { RowVerdict } from '@trivium/contract/bank/import-names'
import type { ImportRowView, ShownQuestion } from '@trivium/contract/bank/imports.admin'
import { WrittenText } from '../../../platform/ui/written.tsx'
import { differencesIn } from './shown-words.ts'

interface DifferencesProps {
  verdict: RowVerdict
  question: ShownQuestion
  other: NonNullable<ImportRowView['other']>
}

export function Differences({ verdict, question, other }: DifferencesProps) {
  const found = differencesIn(other.differs, other.question, question)
  if (found.length === 0) return null
  const [was, is] = verdict === 'changed' ? ['now', 'then'] : ['there', 'in this row']
  return (
    <Box component="dl" aria-label={verdict === 'changed' ? 'What changes' : 'What differs'} sx={{ m: 0, mb: 2, maxWidth: 960 }}>
      {found.map(({ name, there, here }) => (
        <Box key={name} sx={line}>
          <Box component="dt" sx={{ fontWeight: 700 }}>
            {name}
          </Box>
          {there === null || here === null ? (
            <Box component="dd" sx={{ m: 0 }}>
              differs: compare them below
            </Box>
          ) : (
            <>
              <Value label={was}>{there}</Value>
              <Value label={is}>{here}</Value>
            </>
          )}
        </Box>
      ))}
    </Box>
  )
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '180px minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 2,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
}

const Value = ({ label, children }: { label: string | undefined; children: string }) => (
  <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
    <Typography component="span" variant="body2" color="text.secondary">
      {label}:{' '}
    </Typography>
    <WrittenText text={children} />
  </Box>
)
