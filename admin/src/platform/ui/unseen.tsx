import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Text for screen readers only. */
export const Unseen = ({ children }: { children: ReactNode }) => (
  <Box
    component="span"
    sx={{ position: 'absolute', width: 1, height: 1, m: '-1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }}
  >
    {children}
  </Box>
)
