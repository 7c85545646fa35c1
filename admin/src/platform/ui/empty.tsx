import { Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** Shown instead of a list without rows. */
export const Empty = ({ children }: { children: ReactNode }) => (
  <Typography color="text.secondary" sx={{ p: 2 }}>
    {children}
  </Typography>
)
