// A player's picture in the colour of the seat; bots have their own drawing, a recorded round has the picture of its player.

import type { RoomUser } from '@trivium/contract/compete/battles'
import { IconRobot } from '@tabler/icons-react'
import { Avatar } from '../../platform/ui/drawing/avatar.tsx'
import { hueStyle } from '../../platform/ui/drawing/cover.tsx'
import classes from './face.module.css'
import { hueOfSeat } from './seat-hues.ts'

interface FaceProps {
  user: Pick<RoomUser, 'seat' | 'name' | 'image' | 'is_bot' | 'played_at' | 'state'>
  size: number
}

export function Face({ user: { seat, name, image, is_bot, played_at, state }, size }: FaceProps) {
  return (
    <span
      className={classes.face}
      style={{ ...hueStyle(hueOfSeat(seat)), inlineSize: size, blockSize: size }}
      data-state={state}
      aria-hidden
    >
      {is_bot && played_at === null ? <IconRobot size={size * 0.62} stroke={1.75} /> : <Avatar name={name} photo={image} size={size} />}
    </span>
  )
}
