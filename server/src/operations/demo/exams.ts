// Exams of the demo: one that is over, with released results, one that is open, and the samples of the starter content.

import { playOn } from './playing.ts'
import { type Actor, type DemoContext, unlessRefused } from './demo-context.ts'

interface Planned {
  title: string
  key: string
  startsAt: Date
  endsAt: Date
}

/** @returns the exam's id */
export async function prepareExam(context: DemoContext, examiner: Actor, { title, key, startsAt, endsAt }: Planned): Promise<number> {
  const times = { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString(), duration_minutes: 20 }
  const rules = '<p>No books, no notes. You may change an answer until you hand in.</p>'
  const flags = { answer_again: 1, strict_away: 0, is_for_all: 1, pass_percent: 50 }
  const language = { language_id: context.languageIds.get('en') }
  const { data } = await examiner.ask('create_exam', { title, exam_key: key, rules, ...times, ...flags, ...language })
  await examiner.sendFile('import_exam_questions', { exam_id: data.id }, { field: 'file', text: paper })
  return data.id
}

const cannot = ['already_played', 'exam_over', 'exam_not_started', 'no_questions']

export async function sit(context: DemoContext, actor: Actor, examId: number, key: string): Promise<void> {
  const asked = { exam_module_id: examId, exam_key: key, agreed: 1 }
  const begun = await unlessRefused(cannot, actor.ask('get_exam_module_questions', asked))
  if (begun) await playOn(context, actor, begun)
}

/** Sits one of the sample exams, which show their keys. */
export async function sitSample(context: DemoContext, actor: Actor): Promise<void> {
  const { data } = await actor.ask('get_exam_module', { type: 1, language_id: actor.languageId })
  const sample = data.find(({ shown_key, play_id }) => shown_key !== null && play_id === null)
  if (sample?.shown_key) await sit(context, actor, sample.id, sample.shown_key)
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
