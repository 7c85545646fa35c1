// The result of a battle as one player sees it.

import { type BadgeType, badgeTypes } from '@trivium/contract/rewards/badges'
import type { BattleResult } from '@trivium/contract/compete/battles'
import type { Battle, Seat } from '@trivium/rules/compete/battles/battle'
import { outcomeOf, placesOf, potOf } from '@trivium/rules/compete/battles/outcome'
import { showAnswer } from '@trivium/rules/play/plays/grading'
import { must } from '../../../platform/api/refuse.ts'
import { answerKeyOf } from '../../../bank/questions/index.ts'
import { explanationOf, presentQuestion, rightAnswerOf, type ShownQuestion } from '../../../play/questions/index.ts'

export function presentResult(battle: Battle, mine: Seat, questions: Map<number, ShownQuestion>): BattleResult {
  const own = battle.settlement.find(({ seat }) => seat === mine.seat)
  return {
    outcome: outcomeOf(battle, mine),
    places: placesOf(battle).map(({ points, ...place }) => ({ ...place, point: points })),
    pot: potOf(battle),
    coins_earned: own?.coins ?? 0,
    rating: own?.rating ? { before: own.rating.before, after: own.rating.after, is_provisional: own.rating.isProvisional } : null,
    streak: own?.streak ?? null,
    badges: (own?.badges ?? []).filter(isBadge),
    rounds: battle.questions.slice(0, battle.round).flatMap((_, index) => presentRound(battle, index, questions)),
  }
}

const isBadge = (name: string): name is BadgeType => badgeTypes.some(type => type === name)

/** Leaves out a question that a contest asks now. */
function presentRound(battle: Battle, index: number, questions: Map<number, ShownQuestion>): BattleResult['rounds'] {
  const frozen = must(battle.questions[index], 'the round has been played')
  const shown = must(questions.get(frozen.question_id), 'questions of battles are never deleted')
  if (shown.sealed_by !== null) return []
  const round = {
    question: presentQuestion(shown, frozen, battle.rules.questionMs / 1000),
    correct_answer: rightAnswerOf(shown, frozen),
    note: shown.note,
    ...explanationOf(shown, frozen),
    answers: battle.seats.map(({ seat, answers }) => {
      const given = answers[index] ?? null
      return {
        seat,
        answer: given === null ? '' : (showAnswer(given.answer, answerKeyOf(shown), frozen) ?? ''),
        correct: given?.correct ?? false,
        is_nearest: given?.isNearest ?? false,
        ms: given?.ms ?? null,
        gained: given?.points ?? 0,
      }
    }),
  }
  return [round]
}
