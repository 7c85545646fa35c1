// Bars by day. The drawing is one image with a sentence; people who cannot see it use the table below.

import { Box, Typography, useTheme } from '@mui/material'

interface BarChartProps {
  title: string
  days: readonly { day: string; value: number }[]
}

const [width, height] = [600, 120]
const shown = new Intl.NumberFormat('en')

export function BarChart({ title, days }: BarChartProps) {
  const { palette } = useTheme()
  const most = Math.max(1, ...days.map(({ value }) => value))
  const step = width / Math.max(1, days.length)
  const total = days.reduce((sum, { value }) => sum + value, 0)
  const id = `chart-${title.replaceAll(/\W+/g, '-')}`
  return (
    <Box component="figure" sx={{ m: 0, flex: '1 1 320px' }}>
      <Typography component="figcaption" variant="subtitle2" id={id}>
        {title}: {shown.format(total)} in {days.length} days, at most {shown.format(Math.max(0, ...days.map(({ value }) => value)))} in one
      </Typography>
      <svg
        role="img"
        aria-labelledby={id}
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        preserveAspectRatio="none"
        style={{ height: 100, display: 'block' }}
      >
        <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} stroke={palette.divider} />
        {days.map(({ day, value }, index) => {
          const tall = (value / most) * (height - 6)
          return (
            <rect key={day} x={index * step + 1} width={Math.max(1, step - 2)} y={height - tall} height={tall} fill={palette.primary.main}>
              <title>{`${day}: ${shown.format(value)}`}</title>
            </rect>
          )
        })}
      </svg>
    </Box>
  )
}
