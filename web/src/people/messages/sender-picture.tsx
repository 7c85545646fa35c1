import type { Message } from '@trivium/contract/people/messages'
import { IconMessageReport } from '@tabler/icons-react'
import { Avatar } from '../../platform/ui/drawing/avatar.tsx'
import classes from './messages.module.css'

/** The picture of the sender; staff have a drawing. */
export function SenderPicture({ message }: { message: Message }) {
  if (message.kind !== 'answer' && message.kind !== 'reply')
    return <Avatar name={message.from.name} photo={message.from.profile} size={44} />
  return (
    <span className={classes.staff}>
      <IconMessageReport size={24} stroke={1.75} aria-hidden />
    </span>
  )
}
