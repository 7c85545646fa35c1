// The fields of an option or match: a text, a picture, or both. A picture without a text needs a description for screen readers.

import { Stack } from '@mui/material'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { MediaInput } from '../../platform/ui/media/media-input.tsx'

interface ChoiceInputsProps {
  /** Path in the form: `options.0`, `matches.2`. */
  source: string
  /** "Option 1". */
  name: string
  dir: 'ltr' | 'rtl'
  hasRemark?: boolean
}

export function ChoiceInputs({ source, name, dir, hasRemark = false }: ChoiceInputsProps) {
  const image: unknown = useWatch({ name: `${source}.image` })
  const remark: unknown = useWatch({ name: `${source}.remark` })
  const asWritten = { htmlInput: { dir } }
  return (
    <Stack sx={{ flex: 1, minWidth: 0 }}>
      <TextInput source={`${source}.text`} label={name} multiline fullWidth helperText={false} slotProps={asWritten} />
      <details open={Boolean(image) || Boolean(remark)}>
        <summary>{hasRemark ? `Picture and remark of ${name.toLowerCase()}` : `Picture of ${name.toLowerCase()}`}</summary>
        <MediaInput source={`${source}.image`} label={`Picture of ${name.toLowerCase()}`} kind="picture" words={`${source}.image_text`} />
        {Boolean(image) && (
          <TextInput
            source={`${source}.image_text`}
            label={`Description of the picture of ${name.toLowerCase()}`}
            fullWidth
            multiline
            helperText="Screen readers read it out. A picture without a text needs a description."
            slotProps={asWritten}
          />
        )}
        {hasRemark && (
          <TextInput
            source={`${source}.remark`}
            label={`Remark on ${name.toLowerCase()}`}
            fullWidth
            multiline
            helperText="Shown below the option after the answer"
            slotProps={asWritten}
          />
        )}
      </details>
    </Stack>
  )
}
