// A short melody is played twice: what changed the second time?

import { say } from '../../say.ts'
import type { SoundQuestion } from '../sound-question.ts'
import type { LocalText } from '@trivium/content/types'
import { hzOf, joined, silence } from '../synth.ts'
import type { Samples } from '../synth.ts'
import { keys } from '../voices.ts'

const category = 'high-and-low'

const changes = {
  same: say('Nothing', 'Nada', 'لا شيء'),
  moved: say('All notes are higher', 'Todas las notas son más agudas', 'كل النغمات أعلى'),
  oneNote: say('Only the last note differs', 'Solo cambia la última nota', 'النغمة الأخيرة وحدها مختلفة'),
  backwards: say('It runs backwards', 'Va al revés', 'تسير معكوسة'),
}

export function melodyQuestions(): SoundQuestion[] {
  const asked: [change: keyof typeof changes, first: number[], second: number[], difficulty: number][] = [
    ['same', [67, 64, 69, 65], [67, 64, 69, 65], 10.5],
    ['moved', [60, 64, 62, 67], [65, 69, 67, 72], 12.5],
    ['oneNote', [62, 66, 69, 67], [62, 66, 69, 74], 11.5],
    ['backwards', [60, 62, 67, 72], [72, 67, 62, 60], 20],
  ]
  return asked.map(([change, first, second, difficulty]) => ({
    category,
    subject: `melody-${change}`,
    difficulty,
    sound: () => joined(melody(first), silence(0.45), melody(second)),
    question: say(
      'Four notes, then four notes again: what is different the second time?',
      'Cuatro notas y luego otras cuatro: ¿qué cambia la segunda vez?',
      'أربع نغمات ثم أربع أخرى: ما المختلف في المرة الثانية؟',
    ),
    right: changes[change],
    wrong: Object.values(changes).filter(other => other !== changes[change]),
    note: changeNotes[change],
    heard: say(
      'Two short melodies of four notes each.',
      'Dos melodías cortas de cuatro notas cada una.',
      'لحنان قصيران، كل منهما أربع نغمات.',
    ),
  }))
}

const changeNotes: Record<keyof typeof changes, LocalText> = {
  same: say('Both melodies were the same, note for note.', 'Las dos melodías eran iguales, nota por nota.', 'اللحنان متطابقان نغمة بنغمة.'),
  moved: say(
    'Every note was a fourth higher: the melody was transposed, so its shape stayed the same.',
    'Cada nota sonaba una cuarta más arriba: la melodía se transportó y conservó su forma.',
    'كل نغمة أعلى برابعة: نُقل اللحن إلى طبقة أخرى وبقي شكله.',
  ),
  oneNote: say(
    'Three notes returned; the last was a fifth higher than before.',
    'Volvieron tres notas; la última sonó una quinta más arriba.',
    'عادت ثلاث نغمات، والأخيرة أعلى بخامسة مما كانت.',
  ),
  backwards: say(
    'Going up became going down: the same notes from last to first.',
    'La subida se volvió bajada: las mismas notas, de la última a la primera.',
    'صار الصعود هبوطًا: النغمات نفسها من الأخيرة إلى الأولى.',
  ),
}

function melody(list: number[]): Samples {
  return joined(...list.map(note => keys(hzOf(note), 0.38)))
}
