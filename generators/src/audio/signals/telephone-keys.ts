// Push-button dialling (ITU-T Q.23): each key sounds the tone of its row and the tone of its column together.

import { alike, say } from '../../say.ts'
import { placeAmong } from '../sound-question.ts'
import type { SoundQuestion } from '../sound-question.ts'
import { joined, overtones, shaped, silence, together } from '../synth.ts'
import type { Samples } from '../synth.ts'

const rows = ['123', '456', '789', '*0#']
const rowHz = [697, 770, 852, 941]
const columnHz = [1209, 1336, 1477]

/** Row and column in hertz. */
export function keyHz(key: string): [row: number, column: number] {
  const row = rows.findIndex(keysOfRow => keysOfRow.includes(key))
  const [low, high] = [rowHz[row], columnHz[rows[row]?.indexOf(key) ?? -1]]
  if (!low || !high) throw new Error(`no telephone key ${key}`)
  return [low, high]
}

function pressed(key: string, seconds: number): Samples {
  const tones = keyHz(key).map(hz => overtones(hz, seconds, [{ ratio: 1, level: 1 }]))
  return shaped(together(...tones), { attack: 0.008, decay: 0.01, sustain: 1, release: 0.012 })
}

function dialled(keys: string, seconds: number, pause: number): Samples {
  return joined(...[...keys].flatMap((key, index) => [...(index > 0 ? [silence(pause)] : []), pressed(key, seconds)]))
}

/** The middle column from top to bottom: these keys share their upper tone. */
const column = ['2', '5', '8', '0']

export const askedKeys: [key: string, difficulty: number][] = [
  ['5', 15],
  ['8', 17],
  ['0', 19],
]

export function telephoneQuestions(): SoundQuestion[] {
  return [...askedKeys.map(keyQuestion), howMany(), whichDiffers()]
}

function keyQuestion([key, difficulty]: (typeof askedKeys)[number]): SoundQuestion {
  const [row, shared] = keyHz(key)
  return {
    category: 'signals',
    subcategory: 'codes',
    subject: `telephone-${key}`,
    difficulty,
    sound: () => joined(pressed(key, 0.6), silence(0.5), dialled(column.join(''), 0.4, 0.15)),
    question: say(
      'One telephone key, and after a pause the keys 2, 5, 8 and 0, in this order. Which of them was the first sound?',
      'Una tecla de teléfono y, tras una pausa, las teclas 2, 5, 8 y 0, en este orden. ¿Cuál de ellas era el primer sonido?',
      'زر هاتف واحد، وبعد فاصل الأزرار 2 و5 و8 و0 بهذا الترتيب. أي منها كان الصوت الأول؟',
    ),
    right: alike(key),
    wrong: column.filter(other => other !== key).map(alike),
    note: say(
      `All four share a tone of ${shared} Hz. The other tone tells the row: ${row} Hz is key ${key}.`,
      `Las cuatro comparten un tono de ${shared} Hz. El otro indica la fila: ${row} Hz es la tecla ${key}.`,
      `تشترك الأزرار الأربعة في نغمة ترددها ${shared} هرتز، والنغمة الأخرى تدل على الصف: ${row} هرتز هو الزر ${key}.`,
    ),
    heard: say('A key press, a pause, and four more.', 'Una pulsación, una pausa y otras cuatro.', 'ضغطة زر ثم فاصل ثم أربع ضغطات.'),
  }
}

function howMany(): SoundQuestion {
  return {
    category: 'signals',
    subcategory: 'codes',
    subject: 'telephone-count',
    difficulty: 4,
    sound: () => dialled('315926', 0.2, 0.13),
    question: say('How many telephone keys are pressed?', '¿Cuántas teclas de teléfono se pulsan?', 'كم زرًّا من أزرار الهاتف ضُغط؟'),
    right: alike(6),
    wrong: [7, 8, 9].map(alike),
    note: say(
      'Six: 3, 1, 5, 9, 2 and 6. Each key sounds as two tones at once.',
      'Seis: 3, 1, 5, 9, 2 y 6. Cada tecla suena como dos tonos a la vez.',
      'ستة: 3 و1 و5 و9 و2 و6. كل زر يُسمع صوتين معًا.',
    ),
    heard: null,
  }
}

function whichDiffers(): SoundQuestion {
  return {
    category: 'signals',
    subcategory: 'codes',
    subject: 'telephone-other',
    difficulty: 6,
    sound: () => dialled('11191', 0.35, 0.2),
    question: say(
      'The same telephone key is pressed again and again, but once another one. Which press is that?',
      'Se pulsa siempre la misma tecla de teléfono, salvo una vez. ¿Qué sonido es el distinto?',
      'يُضغط زر الهاتف نفسه مرارًا، إلا مرة واحدة كان فيها زرًّا آخر. أي الأصوات هو المختلف؟',
    ),
    ...placeAmong(4, 5),
    note: say(
      'The keys were 1, 1, 1, 9, 1: the fourth sounds higher, because both of its tones are.',
      'Las teclas eran 1, 1, 1, 9, 1: la cuarta suena más aguda porque lo son sus dos tonos.',
      'الأزرار هي 1 و1 و1 و9 و1: الرابع أحدّ لأن كلا صوتيه أحدّ.',
    ),
    heard: say('Five key presses; one sounds different.', 'Cinco pulsaciones; una suena distinta.', 'خمس ضغطات، إحداها مختلفة الصوت.'),
  }
}
