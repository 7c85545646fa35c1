// The frequency of a tone, and the comparison of two frequencies.

import type { LocalText } from '@trivium/content/types'
import { say } from '../../say.ts'
import type { SoundQuestion } from '../sound-question.ts'
import { row } from './tone-row.ts'
import { pure } from '../voices.ts'

const category = 'high-and-low'

export function frequencyQuestions(): SoundQuestion[] {
  return [...ratios(), ...frequencies()]
}

function ratios(): SoundQuestion[] {
  const half = say('Half as great', 'La mitad', 'نصفه')
  const twice = say('Twice as great', 'El doble', 'ضعفه')
  const four = say('Four times as great', 'El cuádruple', 'أربعة أمثاله')
  const same = say('Equal', 'Igual', 'مساوٍ له')
  const asked: [subject: string, right: LocalText, steps: number, difficulty: number][] = [
    ['twice', twice, 12, 15],
    ['half', half, -12, 16],
    ['four-times', four, 24, 18],
  ]
  return asked.map(([subject, right, steps, difficulty]) => ({
    category,
    subject: `frequency-${subject}`,
    difficulty,
    sound: () =>
      row([
        { note: 62, seconds: 0.8 },
        { note: 62 + steps, seconds: 0.8 },
      ]),
    question: say(
      'How great is the frequency of the second tone, compared with the first?',
      '¿Cuánto vale la frecuencia del segundo sonido comparada con la del primero?',
      'كم يبلغ تردد الصوت الثاني مقارنة بتردد الأول؟',
    ),
    right,
    wrong: [half, twice, four, same].filter(other => other !== right),
    note: say(
      'With every octave upwards the frequency doubles, with every octave downwards it halves; two octaves make four times.',
      'Con cada octava hacia arriba la frecuencia se duplica y hacia abajo se reduce a la mitad; dos octavas la multiplican por cuatro.',
      'كل أوكتاف صعودًا يضاعف التردد، وكل أوكتاف هبوطًا ينصّفه، والأوكتافان أربعة أمثال.',
    ),
    heard: say('Two tones, one after the other.', 'Dos sonidos seguidos.', 'صوتان متتاليان.'),
  }))
}

export const askedFrequencies: [hz: number, difficulty: number][] = [
  [200, 17],
  [1000, 19],
  [5000, 17.5],
]

function frequencies(): SoundQuestion[] {
  return askedFrequencies.map(([hz, difficulty]) => ({
    category,
    subject: `hertz-${hz}`,
    difficulty,
    sound: () => pure(hz, 1.5),
    question: say(
      'About what is the frequency of this tone?',
      '¿Cuál es, más o menos, la frecuencia de este tono?',
      'كم يبلغ تردد هذا الصوت تقريبًا؟',
    ),
    right: hertz(hz),
    wrong: [200, 1000, 5000].filter(other => other !== hz).map(hertz),
    note: say(
      `${hz} Hz. For comparison: the A that orchestras tune to is 440 Hz; 5000 Hz lies above the highest note of a piano, about 4186 Hz.`,
      `${hz} Hz. Para comparar: el la con el que afinan las orquestas es de 440 Hz; 5000 Hz está por encima de la nota más aguda del piano, unos 4186 Hz.`,
      `${hz} هرتز. للمقارنة: نغمة «لا» التي تُضبط عليها الأوركسترا 440 هرتز، و5000 هرتز أعلى من أحدّ نغمة في البيانو، وهي نحو 4186 هرتز.`,
    ),
    heard: null,
  }))
}

function hertz(hz: number): LocalText {
  return say(`${hz} Hz`, `${hz} Hz`, `${hz} هرتز`)
}
