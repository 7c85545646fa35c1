// A colour of drawings, chosen by its name. Players' pages make light and dark shades of it.

import { Box, MenuItem, TextField } from '@mui/material'
import { useInput } from 'react-admin'

const hues = [
  { hue: 0, name: 'Red' },
  { hue: 25, name: 'Orange' },
  { hue: 45, name: 'Amber' },
  { hue: 60, name: 'Yellow' },
  { hue: 90, name: 'Lime' },
  { hue: 135, name: 'Green' },
  { hue: 165, name: 'Sea green' },
  { hue: 185, name: 'Turquoise' },
  { hue: 210, name: 'Blue' },
  { hue: 240, name: 'Deep blue' },
  { hue: 270, name: 'Violet' },
  { hue: 300, name: 'Purple' },
  { hue: 330, name: 'Pink' },
] as const

/** The distance on the colour wheel. */
const between = (one: number, other: number) => Math.min(Math.abs(one - other), 360 - Math.abs(one - other))

function nameOfHue(hue: number): string {
  const [nearest] = hues.toSorted((one, other) => between(one.hue, hue) - between(other.hue, hue))
  const name = nearest?.name ?? ''
  return nearest?.hue === hue ? name : `Close to ${name.toLowerCase()}`
}

const Swatch = ({ hue }: { hue: number }) => (
  <Box
    component="span"
    sx={{ display: 'inline-block', width: 20, height: 20, borderRadius: 1, mr: 1, verticalAlign: 'middle', bgcolor: `hsl(${hue} 60% 50%)` }}
  />
)

export function HueInput({ source, label }: { source: string; label: string }) {
  const { field } = useInput({ source })
  const hue = Number(field.value) || 0
  const choices = hues.some(one => one.hue === hue) ? hues : [{ hue, name: nameOfHue(hue) }, ...hues]
  return (
    <TextField
      select
      size="small"
      label={label}
      value={hue}
      onChange={event => field.onChange(Number(event.target.value))}
      onBlur={field.onBlur}
      sx={{ minWidth: 190 }}
    >
      {choices.map(({ hue, name }) => (
        <MenuItem key={hue} value={hue}>
          <Swatch hue={hue} />
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
