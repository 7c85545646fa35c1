// An input for a day and time in the browser's time zone. The server gets it as UTC.

import { DateTimeInput, type DateTimeInputProps } from 'react-admin'

/** Sends an invalid time unchanged; the server refuses it. */
function withZone(value: unknown): unknown {
  const time = typeof value === 'string' && value !== '' ? new Date(value) : null
  if (time === null || Number.isNaN(time.getTime())) return value === '' ? null : value
  return time.toISOString()
}

export const TimeInput = (props: DateTimeInputProps) => <DateTimeInput {...props} parse={withZone} />
