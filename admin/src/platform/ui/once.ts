// Gives a form an idempotency key, so that sending it twice creates one thing.

import { useState } from 'react'

/** A random UUID. `crypto.randomUUID` is missing on pages without HTTPS. */
function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

export const useOnce = (): string => useState(newName)[0]
