import ScheduleIcon from '@mui/icons-material/Schedule'
import type { ConsolePart } from '../../platform/parts.ts'
import { JobList } from './job-list.tsx'

export const jobsPart: ConsolePart = {
  name: 'jobs',
  label: 'Jobs',
  icon: ScheduleIcon,
  group: 'Service',
  roles: ['administrator'],
  actions: { list: 'get_jobs' },
  list: JobList,
}
