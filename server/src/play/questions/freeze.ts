// Freezes questions for a play: the order of their options and what they are worth stay as they were when it started.

import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import type { ModeRules } from '@trivium/rules/play/modes'
import { shuffled } from '@trivium/rules/platform/random'
import { secureRandom } from '../../platform/secure-random.ts'
import { type CachedQuestion, orderOf } from '../../bank/questions/index.ts'

type FreezableColumn =
  | 'id'
  | 'options'
  | 'matches'
  | 'question_type'
  | 'keeps_order'
  | 'marks'
  | 'minus_marks'
  | 'part_marks'
  | 'former_order'

/** Each play shuffles the options and the matches; true and false keep their order, and so do options that refer to others. */
export function freezeQuestion(question: Pick<CachedQuestion, FreezableColumn>, { scoring }: Pick<ModeRules, 'scoring'>): FrozenQuestion {
  const { id, options, matches, question_type, keeps_order, former_order } = question
  const order = options.map((_, index) => index)
  const isFixed = question_type === 'true_false' || (keeps_order && question_type !== 'sequence')
  return {
    question_id: id,
    order: isFixed ? order : shuffled(order, secureRandom),
    ...(matches.length > 0 && { matches: shuffled([...matches.keys()], secureRandom) }),
    ...orderOf({ former_order }),
    ...(scoring?.by === 'marks' && markTermsOf(question)),
  }
}

/** The marks of the question, its minus marks, and its marks for parts. */
function markTermsOf({
  marks,
  minus_marks,
  part_marks,
  options,
}: Pick<CachedQuestion, 'marks' | 'minus_marks' | 'part_marks' | 'options'>) {
  const hasShares = part_marks && options.some(({ share }) => share !== undefined)
  return {
    marks,
    ...(minus_marks > 0 && { minus: minus_marks }),
    ...(part_marks && { parts: true }),
    ...(hasShares && { shares: options.map(({ share = 0 }) => share) }),
  }
}
