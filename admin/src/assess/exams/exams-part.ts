import SchoolIcon from '@mui/icons-material/School'
import type { ConsolePart } from '../../platform/parts.ts'
import { ExamEdit, ExamNew } from './exam-forms.tsx'
import { ExamList } from './exam-list.tsx'
import { ExamShow } from './exam-show.tsx'

export const examsPart: ConsolePart = {
  name: 'exams',
  label: 'Exams',
  thing: 'exam',
  icon: SchoolIcon,
  group: 'Play',
  roles: ['examiner'],
  actions: { list: 'get_exams_to_run', one: 'get_exam_paper', create: 'create_exam', update: 'change_exam' },
  idField: 'exam_id',
  versioned: {
    subject: 'exam',
    groups: [
      { label: 'Title', fields: ['title'] },
      { label: 'Language', fields: ['language_id'] },
      { label: 'From and until', fields: ['starts_at', 'ends_at'] },
      { label: 'Open every day', fields: ['is_daily'] },
      { label: 'Minutes', fields: ['duration_minutes'] },
      { label: 'Rules', fields: ['rules'] },
      { label: 'May change answers', fields: ['answer_again'] },
      { label: 'First absence ends the attempt', fields: ['strict_away'] },
      { label: 'Open to every player', fields: ['is_for_all'] },
      { label: 'Marks are shown', fields: ['release_when', 'marks_at_hand_in'] },
      { label: 'Marks lost for a wrong answer', fields: ['minus_marks'] },
      { label: 'Pass mark', fields: ['pass_percent'] },
    ],
  },
  list: ExamList,
  show: ExamShow,
  edit: ExamEdit,
  create: ExamNew,
  nameOf: ({ title }) => String(title),
}
