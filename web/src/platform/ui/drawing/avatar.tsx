// The player's picture, or an animal that the server draws for the name. Decorative, because the name is always beside it.

import { avatarOfName, avatarPath } from '@trivium/contract/people/avatars'
import classes from './avatar.module.css'

interface AvatarProps {
  name: string
  photo: string | null
  size?: number
}

export function Avatar({ name, photo, size = 40 }: AvatarProps) {
  const box = { inlineSize: size, blockSize: size }
  const src = photo ?? avatarPath(avatarOfName(name))
  return <img className={classes.avatar} src={src} alt="" style={box} width={size} height={size} loading="lazy" />
}
