import GiftIcon from '@mui/icons-material/CardGiftcard'
import type { ConsolePart } from '../../../platform/parts.ts'
import { ThingList } from './thing-list.tsx'
import { ThingShow } from './thing-show.tsx'

export const thingsPart: ConsolePart = {
  name: 'prizes',
  label: 'Prizes to send',
  icon: GiftIcon,
  group: 'Money',
  // As payouts: both need the address of a player.
  roles: ['treasurer'],
  actions: { list: 'get_things_to_send', one: 'get_thing_to_send' },
  idField: 'thing_id',
  list: ThingList,
  show: ThingShow,
  nameOf: ({ thing }) => String(thing),
}
