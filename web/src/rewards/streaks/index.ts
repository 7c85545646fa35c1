export { DaysCalendar } from './days-calendar.tsx'
export { Flame, FriendFlame } from './flame.tsx'
