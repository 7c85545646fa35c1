// A battle as one player may see it, field by field. Only rules/src/compete/battles/view.ts decides what is hidden.

import type { Battle as BattleOnWire, RoomUser } from '@trivium/contract/compete/battles'
import { type Battle, isEnded, isRunning, leavesAt, phaseEndsAt, seatOf, answerOf, type Seat } from '@trivium/rules/compete/battles/battle'
import type { BattleEvent } from '@trivium/rules/compete/battles/events'
import { leastPlayers } from '@trivium/rules/compete/battles/moves'
import { type SeatView, revealedOf, viewFor } from '@trivium/rules/compete/battles/view'
import { showAnswer } from '@trivium/rules/play/plays/grading'
import { nameIn } from '@trivium/rules/people/names'
import { must } from '../../platform/api/refuse.ts'
import { mediaPath } from '../../platform/media/index.ts'
import { answerKeyOf } from '../../bank/questions/index.ts'
import type { CachedBattle } from './running/cached-battles.ts'
import type { PlayerCard } from './ending/people.ts'
import { presentResult } from './ending/result-view.ts'
import type { RecordedPlayer } from './matching/recording-store.ts'
import { explanationOf, noExplanation, presentQuestion, rightAnswerOf, type ShownQuestion } from '../../play/questions/index.ts'

// The seed's timers of a player: total time, time left at the last answer, and time left now.
function timersOf(battle: Battle, seat: Seat, now: number) {
  const { questionMs, questions } = battle.rules
  const total = questionMs * questions
  const isOver = (index: number) =>
    index < battle.round - 1 || (index === battle.round - 1 && battle.phase !== 'open' && battle.phase !== 'reading')
  const used = seat.answers.reduce((sum, answer, index) => sum + (answer?.ms ?? (isOver(index) ? questionMs : 0)), 0)
  const isRunning = battle.phase === 'open' && answerOf(battle, seat) === null
  const running = isRunning ? Math.min(questionMs, Math.max(0, now - battle.since)) : 0
  return { total: clock(total), snapshot: clock(total - used), remaining: clock(total - used - running) }
}

/** mm:ss */
function clock(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

/** What a view needs to know beyond the battle. */
export interface BattleViewDeps {
  people: Map<number, PlayerCard>
  questions: Map<number, ShownQuestion>
  category: { slug: string; names: Record<string, string> } | null
  languageCode: string
  /** The player of the recording; null if the viewer must not know, or if there is none. */
  recorded: RecordedPlayer | null
  /** By player: the accounts whose phrases are hidden from them. */
  silenced: Map<number, Set<number>>
}

export function presentBattle(known: CachedBattle, accountId: number, around: BattleViewDeps, now: Date): BattleOnWire {
  const { battle } = known
  const { rules, phase } = battle
  const mine = seatOf(battle, accountId)
  const view = viewFor(battle, mine?.seat ?? null)
  const due = phaseEndsAt(battle)
  return {
    roomID: known.roomId,
    roomCode: phase === 'waiting' && known.code !== null ? `${known.code.slice(0, 4)}-${known.code.slice(4)}` : null,
    room_type: rules.kind,
    createdBy: known.ownerId,
    readytoplay: phase !== 'deleted' && phase !== 'void' && battle.seats.length >= leastPlayers,
    entryFee: rules.entry,
    totalusers: rules.seats,
    state: phase,
    why: battle.why,
    seq: battle.seq,
    now: now.toISOString(),
    since: iso(battle.since),
    // The server still accepts answers that were on their way, so players see an earlier end of the round.
    due: due === null ? null : iso(phase === 'open' ? due - rules.graceMs : due),
    seat: mine?.seat ?? null,
    play_id: mine?.playId ?? null,
    questions: rules.questions,
    minutes: Math.max(1, Math.round((rules.questions * rules.questionMs) / 60_000)),
    seconds_per_question: rules.questionMs / 1000,
    rated: rules.isRated,
    category: around.category && { slug: around.category.slug, name: nameIn(around.category.names, around.languageCode) },
    language_id: known.languageId,
    round: battle.round,
    ...presentRound(battle, view, around),
    users: view.seats.map(seat =>
      presentUser(battle, isSilenced(seat, around.silenced.get(accountId)) ? { ...seat, said: null } : seat, around, now),
    ),
    result: phase === 'over' && mine ? presentResult(battle, mine, around.questions) : null,
    rematch:
      phase === 'over' && known.recordingId === null ? { until: iso(battle.since + rules.rematchMs), room_id: battle.rematchRoom } : null,
  }
}

const iso = (ms: number) => new Date(ms).toISOString()

function presentRound(battle: Battle, view: ReturnType<typeof viewFor>, { questions }: BattleViewDeps) {
  const frozen = view.question === null ? undefined : battle.questions[view.question]
  if (!frozen || (isEnded(battle) && battle.phase !== 'over')) return { question: null, correct_answer: null, note: null, ...noExplanation }
  const shown = must(questions.get(frozen.question_id), 'questions of battles are never deleted')
  const question = presentQuestion(shown, frozen, battle.rules.questionMs / 1000)
  // If a contest has drawn the question since, its answer is secret again.
  const isRevealed = view.isRevealed && shown.sealed_by === null
  return {
    question: view.showsOptions ? question : { ...question, options: [] },
    correct_answer: isRevealed ? rightAnswerOf(shown, frozen) : null,
    note: isRevealed ? shown.note : null,
    ...(isRevealed ? explanationOf(shown, frozen) : noExplanation),
  }
}

function presentUser(battle: Battle, seat: SeatView, { people, questions, recorded }: BattleViewDeps, now: Date): RoomUser {
  const person = seat.accountId === null ? undefined : people.get(seat.accountId)
  const shown = seat.playedAt === null ? person : recorded
  const frozen = battle.questions[battle.round - 1]
  const asked = frozen && questions.get(frozen.question_id)
  const whole = must(
    battle.seats.find(one => one.seat === seat.seat),
    'the view is of this battle',
  )
  const gone = isRunning(battle) ? leavesAt(battle, whole) : null
  // A contest or an exam has taken the question since, so we do not reveal who was right. Sums stay (docs/decisions/022).
  const isWithheld = asked !== undefined && asked.sealed_by !== null
  return {
    seat: seat.seat,
    uid: seat.accountId ?? 0,
    name: shown?.name ?? '',
    is_named: Boolean(shown),
    image: shown?.profile ? mediaPath(shown.profile) : null,
    is_bot: seat.accountId === null,
    played_at: seat.playedAt === null ? null : iso(seat.playedAt),
    correctAnswers: seat.correct,
    point: seat.points,
    timers: timersOf(battle, whole, now.getTime()),
    state: seat.leftAt !== null ? 'left' : seat.awaySince !== null ? 'away' : 'here',
    away_until: gone === null ? null : iso(gone),
    has_answered: seat.hasAnswered,
    answer: frozen && asked && seat.answer !== null ? showAnswer(seat.answer, answerKeyOf(asked), frozen) : seat.answer,
    correct: isWithheld ? null : seat.correctNow,
    gained: isWithheld ? null : seat.gained,
    is_nearest: isWithheld ? null : seat.isNearest,
    ms: seat.ms,
    rating: battle.rules.isRated && person ? person.rating : null,
    asks_rematch: seat.asksRematch,
    said: seat.said && { ...seat.said, at: iso(seat.said.at) },
  }
}

const isSilenced = ({ accountId }: Pick<SeatView, 'accountId'>, silenced = new Set<number>()) =>
  accountId !== null && silenced.has(accountId)

interface Listener {
  /** Accounts whose phrases are hidden from the player. */
  silenced: Set<number> | undefined
  /** Questions that a contest asks now: the answers given to them are secret again. */
  sealed: ReadonlySet<number>
}

/** The events after a number, as a player may see them. */
export function presentEvents({ battle, events }: CachedBattle, after: number, { silenced, sealed }: Listener) {
  const isHeard = ({ kind, seat }: BattleEvent) =>
    kind !== 'said' || !battle.seats.some(one => one.seat === seat && isSilenced(one, silenced))
  const isSealed = (event: BattleEvent) =>
    (event.kind === 'answered' || event.kind === 'closed') && sealed.has(battle.questions[event.payload.round - 1]?.question_id ?? 0)
  return events
    .filter(event => event.seq > after && isHeard(event))
    .map(event => presentEvent(event, isSealed(event) ? {} : revealedOf(battle, event)))
}

function presentEvent({ seq, at, kind, seat }: BattleEvent, payload: Record<string, unknown>) {
  return { seq, at: iso(at), kind, seat, payload: JSON.parse(JSON.stringify(payload)) }
}

/** Whether the account sits in the room, or sat there when the battle was played. */
export const isInRoom = (battle: Battle, accountId: number) => seatOf(battle, accountId) !== undefined

export const playersIn = (battle: Battle): number[] => battle.seats.flatMap(({ accountId }) => accountId ?? [])
