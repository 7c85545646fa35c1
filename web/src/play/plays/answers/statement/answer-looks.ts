import { type Icon, IconThumbDown, IconThumbUp } from '@tabler/icons-react'

interface Look {
  Drawing: Icon
  /** Neither red nor green, which belong to verdicts. */
  hue: number
}

/** How the first answer of a statement looks, and how the second. */
export const lookAt = (place: number): Look => (place === 0 ? { Drawing: IconThumbUp, hue: 215 } : { Drawing: IconThumbDown, hue: 285 })
