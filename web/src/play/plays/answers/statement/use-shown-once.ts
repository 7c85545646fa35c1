import { useEffect, useState } from 'react'

/** Whether to show something that this device shows only once. Stays true until it leaves the screen. */
export function useShownOnce(name: string): boolean {
  const [isFirst] = useState(() => !wasShown(name))
  useEffect(() => saveShown(name), [name])
  return isFirst
}

const keyOf = (name: string) => `trivium.shown_${name}`

function wasShown(name: string): boolean {
  try {
    return localStorage.getItem(keyOf(name)) !== null
  } catch {
    return false
  }
}

function saveShown(name: string): void {
  try {
    localStorage.setItem(keyOf(name), '1')
  } catch {
    // Without storage, it appears again next time.
  }
}
