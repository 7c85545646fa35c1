// Push-button dialling (ITU-T Q.23): each key is one tone of its row and one of its column.

import { alike, local, placeAmong } from './sound-question.ts'
import type { SoundQuestion } from './sound-question.ts'
import { joined, overtones, shaped, silence, together } from './synth.ts'
import type { Samples } from './synth.ts'

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

export function pressed(key: string, seconds: number): Samples {
  const tones = keyHz(key).map(hz => overtones(hz, seconds, [{ ratio: 1, level: 1 }]))
  return shaped(together(...tones), { attack: 0.008, decay: 0.01, sustain: 1, release: 0.012 })
}

function dialled(keys: string, seconds: number, pause: number): Samples {
  return joined(...[...keys].flatMap((key, index) => [...(index > 0 ? [silence(pause)] : []), pressed(key, seconds)]))
}

export const askedKeys: [key: string, difficulty: number, wrong: string[]][] = [
  ['5', 15, ['1', '8', '6']],
  ['9', 17, ['3', '8', '6']],
  ['0', 19, ['8', '9', '2']],
]

export function telephoneQuestions(): SoundQuestion[] {
  return [...askedKeys.map(keyQuestion), howMany(), whichDiffers()]
}

function keyQuestion([key, difficulty, wrong]: (typeof askedKeys)[number]): SoundQuestion {
  const [row, column] = keyHz(key)
  return {
    category: 'signals',
    subject: `telephone-${key}`,
    difficulty,
    sound: () => dialled(key.repeat(2), 0.6, 0.2),
    question: local(
      `A telephone key sounds at ${row} Hz and ${column} Hz at once. Rows, top to bottom: 697, 770, 852, 941 Hz; columns, left to right: 1209, 1336, 1477 Hz. Which key is it?`,
      `زر هاتف يصدر ترددي ${row} و${column} هرتز معًا. الصفوف من أعلى إلى أسفل: 697 و770 و852 و941 هرتز، والأعمدة من اليسار إلى اليمين: 1209 و1336 و1477 هرتز. أي زر هو؟`,
      `Una tecla de teléfono suena a ${row} Hz y ${column} Hz a la vez. Filas, de arriba abajo: 697, 770, 852, 941 Hz; columnas, de izquierda a derecha: 1209, 1336, 1477 Hz. ¿Qué tecla es?`,
    ),
    right: alike(key),
    wrong: wrong.map(alike),
    note: local(
      `${row} Hz is row ${rowHz.indexOf(row) + 1} and ${column} Hz is column ${columnHz.indexOf(column) + 1}: key ${key}.`,
      `التردد ${row} هرتز هو الصف رقم ${rowHz.indexOf(row) + 1}، والتردد ${column} هرتز هو العمود رقم ${columnHz.indexOf(column) + 1}: الزر ${key}.`,
      `${row} Hz es la fila ${rowHz.indexOf(row) + 1} y ${column} Hz, la columna ${columnHz.indexOf(column) + 1}: la tecla ${key}.`,
    ),
    heard: local(
      `Two tones at once, ${row} Hz and ${column} Hz, pressed twice.`,
      `صوتان معًا، ${row} و${column} هرتز، ضُغطا مرتين.`,
      `Dos tonos a la vez, de ${row} Hz y ${column} Hz, pulsados dos veces.`,
    ),
  }
}

function howMany(): SoundQuestion {
  return {
    category: 'signals',
    subject: 'telephone-count',
    difficulty: 4,
    sound: () => dialled('315926', 0.2, 0.13),
    question: local('How many telephone keys are pressed?', 'كم زرًّا من أزرار الهاتف ضُغط؟', '¿Cuántas teclas de teléfono se pulsan?'),
    right: alike(6),
    wrong: [5, 7, 8].map(alike),
    note: local(
      'Six: 3, 1, 5, 9, 2 and 6. Each key sounds as two tones at once.',
      'ستة: 3 و1 و5 و9 و2 و6. كل زر يُسمع صوتين معًا.',
      'Seis: 3, 1, 5, 9, 2 y 6. Cada tecla suena como dos tonos a la vez.',
    ),
    heard: null,
  }
}

function whichDiffers(): SoundQuestion {
  return {
    category: 'signals',
    subject: 'telephone-other',
    difficulty: 6,
    sound: () => dialled('11191', 0.35, 0.2),
    question: local(
      'The same telephone key is pressed again and again, but once another one. Which press is that?',
      'يُضغط زر الهاتف نفسه مرارًا، إلا مرة واحدة كان فيها زرًّا آخر. أي الأصوات هو المختلف؟',
      'Se pulsa siempre la misma tecla de teléfono, salvo una vez. ¿Qué sonido es el distinto?',
    ),
    ...placeAmong(4, 5),
    note: local(
      'The keys were 1, 1, 1, 9, 1: the fourth sounds higher, because both of its tones are.',
      'الأزرار هي 1 و1 و1 و9 و1: الرابع أحدّ لأن كلا صوتيه أحدّ.',
      'Las teclas eran 1, 1, 1, 9, 1: la cuarta suena más aguda porque lo son sus dos tonos.',
    ),
    heard: local('Five key presses; one sounds different.', 'خمس ضغطات، إحداها مختلفة الصوت.', 'Cinco pulsaciones; una suena distinta.'),
  }
}
