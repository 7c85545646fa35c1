// What has parts of its own is written as JSON; the server says which part is wrong.

import { TextField } from '@mui/material'
import { useState } from 'react'
import type { FieldProps } from './setting-field.tsx'
import { titleOf } from './written.ts'

export function JsonField({ row, value, onChange }: FieldProps) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2))
  const [isReadable, setReadable] = useState(true)
  return (
    <TextField
      size="small"
      fullWidth
      multiline
      minRows={3}
      maxRows={16}
      label={titleOf(row.name)}
      value={text}
      error={!isReadable}
      helperText={isReadable ? 'JSON' : 'This is no JSON yet: look for a comma, a bracket or a quotation mark.'}
      onChange={event => {
        setText(event.target.value)
        try {
          onChange(JSON.parse(event.target.value))
          setReadable(true)
        } catch {
          setReadable(false)
          // Sent as it is, so that nobody saves something else than what stands here.
          onChange(event.target.value)
        }
      }}
      slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'ui-monospace, monospace', fontSize: 13 } } }}
    />
  )
}
