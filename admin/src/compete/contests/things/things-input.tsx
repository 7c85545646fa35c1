// Prizes in kind: a thing for each rank of a range.

import { Box, Button, Typography } from '@mui/material'
import { maxLength, maxValue, minValue, NumberInput, required, TextInput } from 'react-admin'
import { useFieldArray } from 'react-hook-form'
import { MediaInput } from '../../../platform/ui/media/media-input.tsx'

const source = 'things'
const rank = [required(), minValue(1), maxValue(100)]
const mostThings = 20
const longestName = 80
const longestDescription = 500

export function ThingsInput() {
  const { fields, append, remove } = useFieldArray({ name: source })
  const next = fields.length + 1
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Typography color="text.secondary" gutterBottom>
        Prizes in kind, such as a book, beside the coins or instead of them. Each rank of a range gets one piece. Winners say where to send
        it, and a treasurer sends it.
      </Typography>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          component="fieldset"
          sx={{ border: 1, borderColor: 'divider', borderRadius: 2, mb: 2, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
        >
          <legend>Thing {index + 1}</legend>
          <NumberInput source={`${source}.${index}.from`} label="From rank" min={1} max={100} validate={rank} sx={{ flex: '1 1 8rem' }} />
          <NumberInput source={`${source}.${index}.to`} label="To rank" min={1} max={100} validate={rank} sx={{ flex: '1 1 8rem' }} />
          <TextInput
            source={`${source}.${index}.name`}
            label="Name of the thing"
            validate={[required(), maxLength(longestName)]}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: longestName } }}
          />
          <TextInput
            source={`${source}.${index}.description`}
            label="Description of the thing"
            multiline
            slotProps={{ htmlInput: { dir: 'auto', maxLength: longestDescription } }}
          />
          <Box sx={{ flexGrow: 1 }}>
            <MediaInput source={`${source}.${index}.image`} label="Picture of the thing" kind="picture" holdsName />
          </Box>
          <Button size="small" color="error" onClick={() => remove(index)} sx={{ alignSelf: 'start' }}>
            Remove thing {index + 1}
          </Button>
        </Box>
      ))}
      {fields.length < mostThings && (
        <Button variant="outlined" size="small" onClick={() => append({ from: next, to: next, name: '', description: '', image: null })}>
          Add a thing
        </Button>
      )}
    </Box>
  )
}
