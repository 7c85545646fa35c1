// Exams of the demo: one that is over, with released results, one that is open, and the samples of the starter content.

import type { ViolationKind } from '@trivium/contract/assess/exam-names'
import type { Play } from '@trivium/contract/play/plays'
import { playOn } from './playing.ts'
import { type Actor, type DemoContext, unlessRefused } from './demo-context.ts'

interface Planned {
  title: string
  key: string
  startsAt: Date
  endsAt: Date
}

/** Shared with all examiners, so that a visitor who signs in as the sample examiner finds it. @returns the exam's id */
export async function prepareExam(context: DemoContext, examiner: Actor, { title, key, startsAt, endsAt }: Planned): Promise<number> {
  const times = { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString(), duration_minutes: 20 }
  const rules = '<p>No books, no notes. You may change an answer until you hand in.</p>'
  const flags = { answer_again: 1, strict_away: 0, is_for_all: 1, pass_percent: 50 }
  const language = { language_id: context.languageIds.get('en') }
  const { data } = await examiner.ask('create_exam', { title, exam_key: key, rules, ...times, ...flags, ...language })
  await examiner.sendFile('import_exam_questions', { exam_id: data.id }, { field: 'file', text: paper })
  const { data: examiners } = await examiner.ask('get_examiners', {})
  const others = examiners.map(({ id }) => id).filter(id => id !== examiner.id)
  await examiner.ask('set_exam_managers', {
    exam_id: data.id,
    examiner_id: examiner.id,
    manager_ids: others,
    were: { examiner_id: data.examiner?.id ?? null, manager_ids: [] },
  })
  return data.id
}

const cannot = ['already_played', 'exam_over', 'exam_not_started', 'no_questions']

interface Sitting {
  examId: number
  key: string
  /** Between the start and the first answer. */
  incident?: ((play: Play) => Promise<void>) | undefined
}

/** @returns the play, or null where the actor may not sit */
export async function sit(context: DemoContext, actor: Actor, { examId, key, incident }: Sitting): Promise<Play | null> {
  const asked = { exam_module_id: examId, exam_key: key, agreed: 1 }
  const begun = await unlessRefused(cannot, actor.ask('get_exam_module_questions', asked))
  if (!begun) return null
  await incident?.(begun.play)
  await playOn(context, actor, begun)
  return begun.play
}

/** Sits one of the sample exams, which show their keys. */
export async function sitSample(context: DemoContext, actor: Actor): Promise<void> {
  const { data } = await actor.ask('get_exam_module', { type: 1, language_id: actor.languageId })
  const sample = data.find(({ shown_key, play_id }) => shown_key !== null && play_id === null)
  if (sample?.shown_key) await sit(context, actor, { examId: sample.id, key: sample.shown_key })
}

/** What happens to the examinees of an exam, so that its board and results show every case. */
export async function sitInClass(
  context: DemoContext,
  examiner: Actor,
  { examId, key }: Sitting,
  actor: Actor,
  index: number,
): Promise<void> {
  const violate = async (play: Play, ...kinds: readonly ViolationKind[]) => {
    for (const kind of kinds) {
      context.clock.pass(7)
      await actor.ask('note_violation', { play_id: play.id, kind })
    }
  }
  const incidents: Record<number, (play: Play) => Promise<void>> = {
    4: play => violate(play, 'left_full_screen', 'copy', 'left_full_screen'),
    9: play => violate(play, 'small_window'),
    12: async ({ id }) =>
      void (await examiner.ask('give_extra_time', { play_id: id, minutes: 10, reason: 'The fire alarm interrupted the exam.' })),
    17: async ({ id }) => {
      await actor.ask('note_absence', { play_id: id, away: 1, kind: 'hidden' })
      context.clock.pass(6)
      await actor.ask('note_absence', { play_id: id, away: 0, kind: 'hidden' })
    },
    21: play => violate(play, 'screenshot', 'lost_focus', 'screenshot'),
  }
  if (index === 15) await examiner.ask('seat_examinee', { exam_id: examId, account_id: actor.id, extra_percent: 25, has_larger_text: 1 })
  const play = await sit(context, actor, { examId, key, incident: incidents[index] })
  if (index !== 21 || !play) return
  await examiner.ask('void_exam_attempt', { play_id: play.id, reason: 'The questions were photographed during the exam.' })
}

export async function releaseResults(examiner: Actor, examId: number): Promise<void> {
  await examiner.ask('release_exam_results', { exam_id: examId })
}

/** General knowledge questions, written for this demo. */
const paper = `type,question,option_1,option_2,option_3,option_4,answer,marks,note
multiple_choice,Which of these is a unit of electrical resistance?,Volt,Ohm,Watt,Coulomb,2,1,Resistance is measured in ohms.
multiple_choice,What does a barometer measure?,Humidity,Wind speed,Air pressure,Rainfall,3,1,
true_false,Sound travels faster in water than in air.,True,False,,,1,1,More than four times as fast.
multiple_choice,Which organ filters the blood and makes urine?,Liver,Spleen,Kidney,Pancreas,3,1,
multi_select,Which of these are prime numbers?,21,23,27,29,"2,4",2,21 is 3 × 7 and 27 is 3 × 9.
sequence,From the shortest time to the longest,Second,Minute,Hour,Day,"1,2,3,4",2,
multiple_choice,What is the chemical symbol of potassium?,P,K,Po,Pt,2,1,From kalium.
true_false,A hexagon has eight sides.,True,False,,,2,1,It has six.
multi_select,Which of these are stringed instruments?,Lute,Oboe,Harp,Tuba,"1,3",2,
multiple_choice,"What is 15 % of 240?",24,30,36,40,3,2,
`
