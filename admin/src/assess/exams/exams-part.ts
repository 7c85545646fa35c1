import SchoolIcon from '@mui/icons-material/School'
import type { ConsolePart } from '../../platform/parts.ts'
import { ExamEdit, ExamNew } from './exam-forms.tsx'
import { ExamList } from './exam-list.tsx'
import { ExamShow } from './exam-show.tsx'

export const examsPart: ConsolePart = {
  name: 'exams',
  label: 'Exams',
  icon: SchoolIcon,
  group: 'Play',
  roles: ['examiner'],
  actions: { list: 'get_exams_to_run', one: 'get_exam_paper', create: 'create_exam', update: 'change_exam' },
  idField: 'exam_id',
  list: ExamList,
  show: ExamShow,
  edit: ExamEdit,
  create: ExamNew,
  nameOf: ({ title }) => String(title),
}
