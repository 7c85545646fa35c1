import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import type { Play } from '@trivium/contract/play/plays'
import type { OpenFreePlay } from '../../../../../web/src/play/plays/index.ts'

/** The exam as one examinee opens it. A draw shows the first questions of its pool; each examinee gets others. */
export function openedExam(exam: Pick<ExamPaper, 'questions' | 'draws' | 'duration_minutes'>, at: Date): OpenFreePlay {
  const { duration_minutes } = exam
  const asked = askedOfOne(exam)
  const seconds = duration_minutes * 60
  const play: Play = {
    id: 1,
    mode: 'exam',
    category_slug: null,
    subcategory_slug: null,
    level: null,
    started_at: at.toISOString(),
    total: asked.length,
    least: null,
    order: 'free',
    opens: 'all',
    answered: 0,
    seconds_per_question: null,
    total_seconds: seconds,
    deadline: new Date(at.getTime() + seconds * 1000).toISOString(),
    now: at.toISOString(),
    version: 1,
    current_question_id: null,
    score: 0,
    correct: 0,
    wrong: 0,
    score_correct: 0,
    score_wrong: 0,
    lifelines: [],
    lifeline_price: 0,
    free_lifelines: 0,
    effects: [],
    hint_price: null,
    hints_per_question: 0,
    word_tries: 1,
    resumed: false,
  }
  return { data: asked, play, answers: [] }
}

const askedOfOne = ({ questions, draws }: Pick<ExamPaper, 'questions' | 'draws'>) =>
  questions.filter(({ draw_id, id }) => {
    const draw = draws.find(one => one.id === draw_id)
    const pool = questions.filter(one => one.draw_id === draw_id)
    return !draw || pool.findIndex(one => one.id === id) < draw.count
  })
