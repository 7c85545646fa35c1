// The drawn pictures that a player may choose instead of a photo. Separate, so that the browser can import it without the schemas.

import { type AvatarHue, avatarNumbersOf, avatarPathOf } from './avatar-paths.ts'

export const avatarFigures = [
  'fox',
  'owl',
  'cat',
  'dog',
  'bear',
  'panda',
  'rabbit',
  'frog',
  'lion',
  'tiger',
  'penguin',
  'koala',
  'elephant',
  'monkey',
  'hedgehog',
  'turtle',
  'whale',
  'octopus',
  'bee',
  'dragon',
] as const
export type AvatarFigure = (typeof avatarFigures)[number]

/** The names of avatarHues, in the same order. */
export const avatarColours = ['red', 'amber', 'lime', 'mint', 'sky', 'blue', 'violet', 'pink'] as const

export interface ChosenAvatar {
  figure: AvatarFigure
  hue: AvatarHue
}

export const avatarPath = ({ figure, hue }: ChosenAvatar) => avatarPathOf(avatarFigures.indexOf(figure), hue)

export function avatarOfName(name: string): ChosenAvatar {
  const [figure, hue] = avatarNumbersOf(name)
  return { figure: avatarFigures[figure] ?? avatarFigures[0], hue }
}
