import QuizIcon from '@mui/icons-material/Quiz'
import type { ConsolePart } from '../../platform/parts.ts'
import { QuestionCreate } from './question-create.tsx'
import { QuestionEdit } from './question-edit.tsx'
import { QuestionList } from './question-list.tsx'
import { WaitingBadge } from './review/waiting-count.tsx'

export const questionsPart: ConsolePart = {
  name: 'questions',
  label: 'Questions',
  thing: 'question',
  icon: QuizIcon,
  group: 'Content',
  roles: ['editor'],
  actions: { list: 'get_bank_questions', one: 'get_bank_question', create: 'create_question', update: 'change_question' },
  idField: 'question_id',
  list: QuestionList,
  edit: QuestionEdit,
  create: QuestionCreate,
  badge: WaitingBadge,
}
