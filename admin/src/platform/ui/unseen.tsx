import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Read out, and not shown. */
export const Unseen = ({ children }: { children: ReactNode }) => (
  <Box
    component="span"
    sx={{ position: 'absolute', width: 1, height: 1, m: '-1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }}
  >
    {children}
  </Box>
)
