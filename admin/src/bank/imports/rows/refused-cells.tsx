// The cells of a refused row as in the file.

import { Box, Typography } from '@mui/material'

interface RefusedCellsProps {
  cells: readonly string[]
  columns: readonly string[]
}

export function RefusedCells({ cells, columns }: RefusedCellsProps) {
  const filled = cells.flatMap((text, index) =>
    text === '' ? [] : [{ index, text, name: columns[index] ?? `Column ${index + 1}, without a name` }],
  )
  return (
    <Box component="dl" aria-label="Cells of the row" sx={grid}>
      {filled.map(({ index, text, name }) => (
        <Box key={index} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography>
          <Box component="dd" dir="auto" className="as-written" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const grid = { display: 'grid', gridTemplateColumns: 'minmax(72px, 30%) minmax(0, 1fr)', columnGap: 2, rowGap: 0.5, m: 0 }
