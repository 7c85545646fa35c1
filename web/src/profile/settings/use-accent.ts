import { useEffect, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import type { Accent } from '@trivium/rules/platform/accent'

/** The shades of the operator's colour; null without such a colour, undefined until that is known. */
export function useAccent(): Accent | null | undefined {
  const color = useSession(session => session.webSettings?.accent_color ?? null)
  const [accent, setAccent] = useState<Accent | null>()
  useEffect(() => {
    if (color === null) return
    let isWanted = true
    const keep = (found: Accent | null) => isWanted && setAccent(found)
    void import('@trivium/rules/platform/accent').then(
      ({ accentOf }) => keep(accentOf(color)),
      () => keep(null),
    )
    return () => {
      isWanted = false
    }
  }, [color])
  return color === null ? null : accent
}
