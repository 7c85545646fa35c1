import ScheduleIcon from '@mui/icons-material/Schedule'
import type { Part } from '../../platform/parts.ts'
import { JobList } from './job-list.tsx'

export const jobsPart: Part = {
  name: 'jobs',
  label: 'Jobs',
  icon: ScheduleIcon,
  group: 'Service',
  roles: ['administrator'],
  actions: { list: 'get_jobs' },
  list: JobList,
}
