import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A ref to the value of the last render, for code that outlives a render: timers, listeners, conversations. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
