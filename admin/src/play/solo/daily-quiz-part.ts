import CalendarIcon from '@mui/icons-material/CalendarMonth'
import type { ConsolePart } from '../../platform/parts.ts'
import { DailyCalendar } from './daily-calendar.tsx'

export const dailyQuizPart: ConsolePart = {
  name: 'daily-quiz',
  label: 'Daily quiz',
  icon: CalendarIcon,
  group: 'Play',
  roles: ['editor'],
  actions: {},
  list: DailyCalendar,
}
