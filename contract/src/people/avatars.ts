// The drawn pictures that a player may choose instead of a photo. Separate, so that the browser can import it without the schemas.

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

/** Hues of the ground behind the figure, 0 to 359. */
export const avatarHues = [8, 38, 80, 150, 190, 225, 270, 325] as const
export type AvatarHue = (typeof avatarHues)[number]

export interface ChosenAvatar {
  figure: AvatarFigure
  hue: AvatarHue
}

/** Below it the server draws each avatar: server/src/platform/media/avatar.ts. */
export const avatarPrefix = '/avatars/'

/** Raise it when the drawings change, because caches keep a picture for ever. */
export const avatarEdition = 1

export const avatarPath = ({ figure, hue }: ChosenAvatar) => `${avatarPrefix}${avatarEdition}-${figure}-${hue}.svg`

/** The avatar of a player who has chosen neither a picture nor an avatar: the same name always has the same one. */
export function avatarOfName(name: string): ChosenAvatar {
  let hash = 7
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 999_983
  return {
    figure: avatarFigures[hash % avatarFigures.length] ?? avatarFigures[0],
    hue: avatarHues[Math.floor(hash / avatarFigures.length) % avatarHues.length] ?? avatarHues[0],
  }
}
