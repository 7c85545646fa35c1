// The player's picture, or one drawn from the name. Decorative, because the name is always beside it.

import classes from './avatar.module.css'
import { hueStyle } from './cover.tsx'

interface AvatarProps {
  name: string
  photo: string | null
  size?: number
}

export function Avatar({ name, photo, size = 40 }: AvatarProps) {
  const box = { inlineSize: size, blockSize: size, fontSize: size * 0.4 }
  if (photo) return <img className={classes.avatar} src={photo} alt="" style={box} width={size} height={size} loading="lazy" />
  return (
    <span className={classes.avatar} style={{ ...hueStyle(hueOf(name)), ...box }} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}

function hueOf(name: string): number {
  let hash = 7
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 3600
  return hash % 360
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = [...(words[0] ?? '')][0] ?? '?'
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  // A zero-width non-joiner keeps Arabic letters from joining.
  return `${first}${last && '\u200c'}${last}`.toLocaleUpperCase()
}
