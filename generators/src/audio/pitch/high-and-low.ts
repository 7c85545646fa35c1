// Comparing tones by pitch, loudness, length and number. Players need no knowledge of music.

import type { LocalText } from '@trivium/content/types'
import { frequencyQuestions } from './frequencies.ts'
import { melodyQuestions } from './melodies.ts'
import { alike, say } from '../../say.ts'
import { ordinals, placeAmong } from '../sound-question.ts'
import type { SoundQuestion } from '../sound-question.ts'
import { row, notes } from './tone-row.ts'
import type { Tone } from './tone-row.ts'

const category = 'high-and-low'

export function highAndLowQuestions(): SoundQuestion[] {
  return [...placeQuestions(), ...comparisons(), ...counts(), ...pitchCounts(), ...frequencyQuestions(), ...orders(), ...melodyQuestions()]
}

interface Search {
  question: LocalText
  note: LocalText
}

const searches = {
  highest: {
    question: say('Which of the tones is the highest?', '¿Cuál de los sonidos es el más agudo?', 'أي الأصوات هو الأحدّ؟'),
    note: say(
      'High tones vibrate faster: the highest has the greatest frequency.',
      'Los sonidos agudos vibran más deprisa: el más agudo tiene la mayor frecuencia.',
      'الأصوات الحادة أسرع اهتزازًا، وأحدّها أعلاها ترددًا.',
    ),
  },
  lowest: {
    question: say('Which of the tones is the lowest?', '¿Cuál de los sonidos es el más grave?', 'أي الأصوات هو الأغلظ؟'),
    note: say(
      'Low tones vibrate more slowly: the lowest has the smallest frequency.',
      'Los sonidos graves vibran más despacio: el más grave tiene la menor frecuencia.',
      'الأصوات الغليظة أبطأ اهتزازًا، وأغلظها أقلها ترددًا.',
    ),
  },
  loudest: {
    question: say('Which of the tones is the loudest?', '¿Cuál de los sonidos es el más fuerte?', 'أي الأصوات هو الأقوى؟'),
    note: say(
      'The pitch is the same throughout; only the size of the vibration changes, and with it the loudness.',
      'La altura es siempre la misma; solo cambia la amplitud de la vibración y, con ella, la fuerza.',
      'الحدة واحدة في كلها، ولا يتغير إلا سعة الاهتزاز ومعها الشدة.',
    ),
  },
  softest: {
    question: say('Which of the tones is the softest?', '¿Cuál de los sonidos es el más débil?', 'أي الأصوات هو الأخفت؟'),
    note: say(
      'The pitch is the same throughout; the softest tone has the smallest vibration.',
      'La altura es siempre la misma; el sonido más débil tiene la menor amplitud.',
      'الحدة واحدة في كلها، وأخفت الأصوات أصغرها سعة اهتزاز.',
    ),
  },
  longest: {
    question: say('Which of the tones is the longest?', '¿Cuál de los sonidos es el más largo?', 'أي الأصوات هو الأطول؟'),
    note: say(
      'Tapping along from the start to the end of each tone makes lengths easy to compare.',
      'Marcar con el dedo del principio al final de cada sonido ayuda a comparar duraciones.',
      'النقر بالإصبع من بداية كل صوت إلى نهايته ييسّر مقارنة الأطوال.',
    ),
  },
  shortest: {
    question: say('Which of the tones is the shortest?', '¿Cuál de los sonidos es el más corto?', 'أي الأصوات هو الأقصر؟'),
    note: say(
      'The shortest tone lasted about half as long as the others.',
      'El sonido más corto duró más o menos la mitad que los demás.',
      'دام أقصر الأصوات نحو نصف زمن غيره.',
    ),
  },
} satisfies Record<string, Search>

const places: [search: keyof typeof searches, place: number, difficulty: number, tones: Tone[]][] = [
  ['highest', 3, 1, notes(60, 57, 72)],
  ['highest', 1, 2, notes(76, 64, 69)],
  ['lowest', 2, 3, notes(67, 52, 62)],
  ['highest', 2, 13, notes(69, 71, 70, 68)],
  ['lowest', 4, 14, notes(66, 65, 67, 64, 68)],
  ['loudest', 2, 4, [{ volume: 0.3 }, { volume: 1 }, { volume: 0.3 }]],
  ['softest', 3, 8, [{ volume: 0.9 }, { volume: 0.9 }, { volume: 0.35 }, { volume: 0.9 }]],
  ['longest', 1, 5, [{ seconds: 1.1 }, { seconds: 0.5 }, { seconds: 0.6 }]],
  ['shortest', 2, 9, [{ seconds: 0.7 }, { seconds: 0.35 }, { seconds: 0.7 }, { seconds: 0.75 }]],
]

function placeQuestions(): SoundQuestion[] {
  return places.map(([search, place, difficulty, tones]) => {
    const { question, note } = searches[search]
    const right = ordinals[place - 1] ?? alike(place)
    return {
      category,
      subject: `${search}-${place}-of-${tones.length}`,
      difficulty,
      sound: () => row(tones),
      question,
      ...placeAmong(place, tones.length),
      note: say(`${right.en}. ${note.en}`, `${right.es}. ${note.es}`, `${right.ar}. ${note.ar}`),
      heard: say(`A row of ${tones.length} tones.`, `Una serie de ${tones.length} sonidos.`, `أصوات متتالية عددها ${tones.length}.`),
    }
  })
}

const relations = {
  higher: say('Higher', 'Más agudo', 'أحدّ'),
  lower: say('Lower', 'Más grave', 'أغلظ'),
  same: say('Equally high', 'Igual de agudo', 'مساوٍ في الحدة'),
}

const relationNotes: Record<keyof typeof relations, LocalText> = {
  higher: say(
    'The pitch rose by a fourth. Humming along makes the direction easy to feel.',
    'La altura subió una cuarta. Tararear ayuda a sentir la dirección.',
    'ارتفعت الحدة بمقدار رابعة. الدندنة مع الصوت تُشعرك بالاتجاه.',
  ),
  lower: say(
    'The pitch fell by one semitone, the smallest step on a piano.',
    'La altura bajó un semitono, el paso más pequeño del piano.',
    'انخفضت الحدة نصف خطوة، وهو أصغر فرق على البيانو.',
  ),
  same: say('Both tones had the same frequency.', 'Los dos sonidos tenían la misma frecuencia.', 'للصوتين التردد نفسه.'),
}

function comparisons(): SoundQuestion[] {
  const asked: [relation: keyof typeof relations, first: number, second: number, difficulty: number][] = [
    ['higher', 64, 69, 1.5],
    ['lower', 71, 70, 11],
    ['same', 66, 66, 10],
  ]
  return asked.map(([relation, first, second, difficulty]) => ({
    category,
    subject: `second-${relation}`,
    difficulty,
    sound: () =>
      row([
        { note: first, seconds: 0.9 },
        { note: second, seconds: 0.9 },
      ]),
    question: say(
      'How high is the second tone, compared with the first?',
      '¿Cómo es de agudo el segundo sonido comparado con el primero?',
      'كيف حدة الصوت الثاني مقارنة بالأول؟',
    ),
    right: relations[relation],
    wrong: Object.values(relations).filter(other => other !== relations[relation]),
    note: relationNotes[relation],
    heard: say('Two tones, one after the other.', 'Dos sonidos seguidos.', 'صوتان متتاليان.'),
  }))
}

function counts(): SoundQuestion[] {
  const asked: [count: number, seconds: number, pause: number, difficulty: number, wrong: number[]][] = [
    [4, 0.35, 0.2, 2.5, [3, 5, 6]],
    [8, 0.16, 0.12, 7, [6, 7, 9]],
  ]
  return asked.map(([count, seconds, pause, difficulty, wrong]) => ({
    category,
    subject: `count-${count}`,
    difficulty,
    sound: () =>
      row(
        Array.from({ length: count }, () => ({ note: 72, seconds })),
        pause,
      ),
    question: say('How many tones do you hear?', '¿Cuántos sonidos oyes?', 'كم صوتًا تسمع؟'),
    right: alike(count),
    wrong: wrong.map(alike),
    note: say(
      `There were ${count} equal tones with even pauses.`,
      `Eran ${count} sonidos iguales con pausas regulares.`,
      `أصوات متساوية بفواصل منتظمة، عددها ${count}.`,
    ),
    heard: null,
  }))
}

function pitchCounts(): SoundQuestion[] {
  const asked: [list: number[], count: number, difficulty: number][] = [
    [[64, 71, 64, 64, 71], 2, 6],
    [[60, 67, 72, 67, 60, 72], 3, 12],
  ]
  return asked.map(([list, count, difficulty]) => ({
    category,
    subject: `pitches-${count}`,
    difficulty,
    sound: () =>
      row(
        list.map(note => ({ note, seconds: 0.42 })),
        0.08,
      ),
    question: say('How many different pitches occur?', '¿Cuántas alturas distintas aparecen?', 'كم حدة مختلفة بين هذه الأصوات؟'),
    right: alike(count),
    wrong: [1, 2, 3, 4, 5]
      .filter(other => other !== count)
      .slice(0, 3)
      .map(alike),
    note: say(
      `There were ${list.length} tones, but only ${count} pitches: some came back.`,
      `Sonaron ${list.length} sonidos, pero solo ${count} alturas: algunas se repitieron.`,
      `عدد الأصوات ${list.length}، أما الحدات المختلفة فعددها ${count} لأن بعضها تكرر.`,
    ),
    heard: say(
      `A row of ${list.length} tones; some are alike.`,
      `Una serie de ${list.length} sonidos; algunos son iguales.`,
      `أصوات متتالية عددها ${list.length}، بعضها متشابه.`,
    ),
  }))
}

/** 0 is low, 1 middle, 2 high. */
const askedOrders: [order: number[], difficulty: number, wrong: number[][]][] = [
  [
    [1, 2, 0],
    5.5,
    [
      [1, 0, 2],
      [0, 2, 1],
      [2, 1, 0],
    ],
  ],
  [
    [2, 0, 1],
    6.5,
    [
      [2, 1, 0],
      [0, 1, 2],
      [1, 0, 2],
    ],
  ],
]

function orders(): SoundQuestion[] {
  const words = [say('low', 'grave', 'غليظ'), say('middle', 'medio', 'متوسط'), say('high', 'agudo', 'حاد')]
  const pitches = [53, 63, 73]
  const named = (order: number[]) => {
    const inWords = (language: keyof LocalText) => order.map(index => words[index]?.[language] ?? '')
    return say(inWords('en').join(', '), inWords('es').join(', '), inWords('ar').join('، '))
  }
  return askedOrders.map(([order, difficulty, wrong]) => ({
    category,
    subject: `order-${order.join('')}`,
    difficulty,
    sound: () => row(order.map(index => ({ note: pitches[index] ?? 0 }))),
    question: say('In which order do the three tones come?', '¿En qué orden llegan los tres sonidos?', 'بأي ترتيب تأتي الأصوات الثلاثة؟'),
    right: named(order),
    wrong: wrong.map(named),
    note: say(`The order was: ${named(order).en}.`, `El orden fue: ${named(order).es}.`, `كان الترتيب: ${named(order).ar}.`),
    heard: say(
      'Three tones: a low, a middle and a high one, in some order.',
      'Tres sonidos: uno grave, uno medio y uno agudo, en algún orden.',
      'ثلاثة أصوات: غليظ ومتوسط وحاد، بترتيب ما.',
    ),
  }))
}
