// The mark as the icon of an installed app, on light and dark backgrounds.

import { Box, Stack, Typography } from '@mui/material'
import type { Look } from './look-values.ts'

const mostShort = 12

export function IconPreview({ look: { logo, name, shortName } }: { look: Look }) {
  const label = shortName ?? name.slice(0, mostShort).trim()
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(['#ffffff', '#22243f'] as const).map(ground => (
        <Stack
          key={ground}
          spacing={0.5}
          sx={{ alignItems: 'center', p: 2, borderRadius: 2, bgcolor: ground, border: 1, borderColor: 'divider' }}
        >
          <Box
            component="img"
            src={logo ?? '/logo.svg'}
            alt=""
            sx={{
              width: 64,
              height: 64,
              p: 1,
              objectFit: 'contain',
              borderRadius: '16px',
              bgcolor: '#ffffff',
              border: '1px solid #d9d9e3',
            }}
          />
          <Typography variant="caption" sx={{ color: ground === '#ffffff' ? '#1c1d3a' : '#f3f1ea' }}>
            <bdi>{label}</bdi>
          </Typography>
        </Stack>
      ))}
    </Stack>
  )
}
