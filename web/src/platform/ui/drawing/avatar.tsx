// The player's picture, or an animal that the server draws for the name. Decorative, because the name is always beside it.

import { avatarPathOfName } from '@trivium/contract/people/avatar-paths'
import classes from './avatar.module.css'

interface AvatarProps {
  name: string
  photo: string | null
  size?: number
}

export function Avatar({ name, photo, size = 40 }: AvatarProps) {
  const box = { inlineSize: size, blockSize: size }
  const src = photo ?? avatarPathOfName(name)
  return <img className={classes.avatar} src={src} alt="" style={box} width={size} height={size} loading="lazy" />
}
