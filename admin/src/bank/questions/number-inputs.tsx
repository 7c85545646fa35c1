import { Stack } from '@mui/material'
import { NumberInput, TextInput } from 'react-admin'

/** The right number, its tolerance and its unit. */
export function NumberInputs({ dir }: { dir: 'ltr' | 'rtl' }) {
  return (
    <Stack component="fieldset" direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ border: 0, p: 0, m: 0 }}>
      <NumberInput source="number.value" label="Right number" step="any" validate={isNeeded} helperText="With a point: 8848.86" />
      <NumberInput
        source="number.tolerance"
        label="Tolerance"
        min={0}
        step="any"
        helperText="Answers this far off are still right. 0: exact"
      />
      <TextInput
        source="number.unit"
        label="Unit"
        helperText="m, %, € – shown beside the field"
        slotProps={{ htmlInput: { dir, maxLength: 20 } }}
      />
    </Stack>
  )
}

const isNeeded = (value: unknown) => (value === undefined || value === null || value === '' ? 'is needed' : undefined)
