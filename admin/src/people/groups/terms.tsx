// Extra time and other terms of a person on a list.

import { Box, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { extraPercents } from '@trivium/contract/people/list-names'

export interface Terms {
  own_id: string
  extra_percent: number
  hides_timer: boolean
  has_larger_text: boolean
}

export const noTerms: Terms = { own_id: '', extra_percent: 0, hides_timer: false, has_larger_text: false }

/** What is not given stays, or is as in the person's groups. */
export const givenOf = ({ own_id, extra_percent, hides_timer, has_larger_text }: Terms): Partial<Terms> => ({
  ...(own_id.trim() !== '' && { own_id }),
  ...(extra_percent > 0 && { extra_percent }),
  ...(hides_timer && { hides_timer }),
  ...(has_larger_text && { has_larger_text }),
})

interface ExtraTimeProps {
  label: string
  value: number
  isInTable?: boolean
  onChange: (percent: number) => void
}

/** In a table, the label is read but not shown. */
export const ExtraTime = ({ label, value, isInTable = false, onChange }: ExtraTimeProps) => (
  <TextField
    select
    size="small"
    variant={isInTable ? 'standard' : 'outlined'}
    {...(!isInTable && { label })}
    sx={{ width: isInTable ? 88 : 140 }}
    value={value}
    helperText={null}
    slotProps={{ select: { SelectDisplayProps: { 'aria-label': label } } }}
    onChange={({ target }) => onChange(Number(target.value))}
  >
    {extraPercents.map(percent => (
      <MenuItem key={percent} value={percent}>
        {percent} %
      </MenuItem>
    ))}
  </TextField>
)

/** For the next person who is put on the list. */
export const TermsFields = ({ terms, onChange }: { terms: Terms; onChange: (terms: Terms) => void }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', my: 2 }}>
    <TextField
      size="small"
      variant="outlined"
      sx={{ width: 140 }}
      label="Own id"
      value={terms.own_id}
      helperText={null}
      slotProps={{ htmlInput: { dir: 'auto', maxLength: 60 } }}
      onChange={({ target }) => onChange({ ...terms, own_id: target.value })}
    />
    <ExtraTime label="Extra time" value={terms.extra_percent} onChange={extra_percent => onChange({ ...terms, extra_percent })} />
    {(['hides_timer', 'has_larger_text'] as const).map(name => (
      <FormControlLabel
        key={name}
        label={name === 'hides_timer' ? 'Hide the clock' : 'Larger text'}
        control={<Checkbox checked={terms[name]} onChange={({ target }) => onChange({ ...terms, [name]: target.checked })} />}
      />
    ))}
  </Box>
)
