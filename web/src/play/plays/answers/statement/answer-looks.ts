import { type Icon, IconThumbDown, IconThumbUp } from '@tabler/icons-react'

interface Look {
  Drawing: Icon
  /** Neither red nor green, which are reserved for verdicts. */
  hue: number
}

/** The look of the first and of the second answer of a statement. */
export const lookAt = (place: number): Look => (place === 0 ? { Drawing: IconThumbUp, hue: 215 } : { Drawing: IconThumbDown, hue: 285 })
