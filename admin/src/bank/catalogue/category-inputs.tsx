// The fields of a category: its look, and its name in every content language.

import { Stack, Typography } from '@mui/material'
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { HueInput } from '../../platform/ui/hue-input.tsx'
import { MediaInput } from '../../platform/ui/media/media-input.tsx'
import { useContentLanguages } from '../../platform/ui/languages.ts'
import { iconNames } from './icon-names.ts'

export function CategoryInputs({ isSubcategory }: { isSubcategory: boolean }) {
  const languages = useContentLanguages()
  const isPremium = useWatch({ name: 'is_premium' })
  return (
    <Stack sx={{ width: '100%' }}>
      <Stack component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
        <Typography component="legend" variant="subtitle1" sx={{ p: 0 }}>
          Names
        </Typography>
        {languages.map(({ code, name, rtl, default: isMain }) => (
          <TextInput
            key={code}
            source={`names.${code}`}
            label={name}
            helperText={isMain ? 'Players see this name in every language that has no name here' : false}
            slotProps={{ htmlInput: { dir: rtl ? 'rtl' : 'ltr', lang: code, maxLength: 80 } }}
          />
        ))}
      </Stack>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <SelectInput source="icon" label="Icon" choices={iconNames} helperText={false} />
        <HueInput source="hue" label="Colour" />
      </Stack>
      <MediaInput source="image" label="Picture" kind="picture" />
      {!isSubcategory && <BooleanInput source="is_premium" label="Premium: players unlock it with coins" />}
      {!isSubcategory && isPremium && (
        <NumberInput source="price" label="Price in coins" min={1} step={1} helperText="Empty: the price from the settings" />
      )}
    </Stack>
  )
}
