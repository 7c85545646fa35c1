// The addresses of drawn pictures. Apart from their names, which few pages need.

/** Hues of the ground behind the figure, 0 to 359. */
export const avatarHues = [8, 38, 80, 150, 190, 225, 270, 325] as const
export type AvatarHue = (typeof avatarHues)[number]

/** Below it the server draws each avatar: server/src/platform/media/avatar.ts. */
export const avatarPrefix = '/avatars/'

/** Raise it when the drawings change, because caches keep a picture for ever. */
export const avatarEdition = 1

/** @param figure its place in avatarFigures. The path has the number of the figure, because every page needs paths and few need the names. */
export const avatarPathOf = (figure: number, hue: AvatarHue) => `${avatarPrefix}${avatarEdition}-${figure}-${hue}.svg`

/** The length of avatarFigures. */
const figureCount = 20

export function avatarNumbersOf(name: string): [figure: number, hue: AvatarHue] {
  let hash = 7
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 999_983
  return [hash % figureCount, avatarHues[Math.floor(hash / figureCount) % avatarHues.length] ?? avatarHues[0]]
}

/** The avatar of a player who has chosen neither a picture nor an avatar: the same name always has the same one. */
export const avatarPathOfName = (name: string) => avatarPathOf(...avatarNumbersOf(name))
