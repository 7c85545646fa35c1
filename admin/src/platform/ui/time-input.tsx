// A day and a time, in the time zone of whoever sits here; the server gets it with its zone.

import { DateTimeInput, type DateTimeInputProps } from 'react-admin'

/** What is no time is sent as it is, and the server says so. */
function withZone(value: unknown): unknown {
  const time = typeof value === 'string' && value !== '' ? new Date(value) : null
  if (time === null || Number.isNaN(time.getTime())) return value === '' ? null : value
  return time.toISOString()
}

export const TimeInput = (props: DateTimeInputProps) => <DateTimeInput {...props} parse={withZone} />
