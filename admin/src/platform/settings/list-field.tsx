// A list of numbers or words, one per line. A list of choices has a checkbox each; the list keeps the order of ticking.

import { Checkbox, FormControlLabel, FormGroup, FormLabel, TextField } from '@mui/material'
import { useState } from 'react'
import type { FieldProps } from './setting-field.tsx'
import { titleOf } from './written.ts'

export const ListField = (props: FieldProps) => (props.row.choices === null ? <LinesField {...props} /> : <BoxesField {...props} />)

const itemsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function LinesField({ row, value, onChange }: FieldProps) {
  const items = itemsIn(value)
  const [text, setText] = useState(items.join('\n'))
  const isNumeric = row.min !== null || row.max !== null
  return (
    <TextField
      size="small"
      multiline
      minRows={2}
      maxRows={8}
      label={`${titleOf(row.name)}, one per line`}
      value={text}
      onChange={event => {
        setText(event.target.value)
        const lines = event.target.value.split('\n').map(line => line.trim())
        const filled = lines.filter(line => line !== '')
        onChange(isNumeric ? filled.map(line => (Number.isNaN(Number(line)) ? line : Number(line))) : filled)
      }}
      sx={{ minWidth: 240 }}
    />
  )
}

function BoxesField({ row, value, onChange }: FieldProps) {
  const held = itemsIn(value)
  return (
    <FormGroup row aria-label={titleOf(row.name)} role="group">
      <FormLabel sx={{ alignSelf: 'center', mr: 2 }}>{titleOf(row.name)}</FormLabel>
      {row.choices?.map(choice => {
        const place = held.indexOf(choice)
        return (
          <FormControlLabel
            key={String(choice)}
            label={place < 0 ? String(choice) : `${String(choice)} (${place + 1}.)`}
            control={
              <Checkbox
                size="small"
                checked={place >= 0}
                onChange={() => onChange(place < 0 ? [...held, choice] : held.filter(one => one !== choice))}
              />
            }
          />
        )
      })}
    </FormGroup>
  )
}
