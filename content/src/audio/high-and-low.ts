// Comparing tones by pitch, loudness, length and number. Players need no knowledge of music.

import type { LocalText } from '../types.ts'
import { frequencyQuestions } from './frequencies.ts'
import { melodyQuestions } from './melodies.ts'
import { alike, local, ordinals, placeAmong } from './sound-question.ts'
import type { SoundQuestion } from './sound-question.ts'
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
    question: local('Which of the tones is the highest?', 'أي الأصوات هو الأحدّ؟', '¿Cuál de los sonidos es el más agudo?'),
    note: local(
      'High tones vibrate faster: the highest has the greatest frequency.',
      'الأصوات الحادة أسرع اهتزازًا، وأحدّها أعلاها ترددًا.',
      'Los sonidos agudos vibran más deprisa: el más agudo tiene la mayor frecuencia.',
    ),
  },
  lowest: {
    question: local('Which of the tones is the lowest?', 'أي الأصوات هو الأغلظ؟', '¿Cuál de los sonidos es el más grave?'),
    note: local(
      'Low tones vibrate more slowly: the lowest has the smallest frequency.',
      'الأصوات الغليظة أبطأ اهتزازًا، وأغلظها أقلها ترددًا.',
      'Los sonidos graves vibran más despacio: el más grave tiene la menor frecuencia.',
    ),
  },
  loudest: {
    question: local('Which of the tones is the loudest?', 'أي الأصوات هو الأقوى؟', '¿Cuál de los sonidos es el más fuerte?'),
    note: local(
      'The pitch is the same throughout; only the size of the vibration changes, and with it the loudness.',
      'الحدة واحدة في كلها، ولا يتغير إلا سعة الاهتزاز ومعها الشدة.',
      'La altura es siempre la misma; solo cambia la amplitud de la vibración y, con ella, la fuerza.',
    ),
  },
  softest: {
    question: local('Which of the tones is the softest?', 'أي الأصوات هو الأخفت؟', '¿Cuál de los sonidos es el más débil?'),
    note: local(
      'The pitch is the same throughout; the softest tone has the smallest vibration.',
      'الحدة واحدة في كلها، وأخفت الأصوات أصغرها سعة اهتزاز.',
      'La altura es siempre la misma; el sonido más débil tiene la menor amplitud.',
    ),
  },
  longest: {
    question: local('Which of the tones is the longest?', 'أي الأصوات هو الأطول؟', '¿Cuál de los sonidos es el más largo?'),
    note: local(
      'Tapping along from the start to the end of each tone makes lengths easy to compare.',
      'النقر بالإصبع من بداية كل صوت إلى نهايته ييسّر مقارنة الأطوال.',
      'Marcar con el dedo del principio al final de cada sonido ayuda a comparar duraciones.',
    ),
  },
  shortest: {
    question: local('Which of the tones is the shortest?', 'أي الأصوات هو الأقصر؟', '¿Cuál de los sonidos es el más corto?'),
    note: local(
      'The shortest tone lasted about half as long as the others.',
      'دام أقصر الأصوات نحو نصف زمن غيره.',
      'El sonido más corto duró más o menos la mitad que los demás.',
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
      note: local(`${right.en}. ${note.en}`, `${right.ar}. ${note.ar}`, `${right.es}. ${note.es}`),
      heard: local(`A row of ${tones.length} tones.`, `أصوات متتالية عددها ${tones.length}.`, `Una serie de ${tones.length} sonidos.`),
    }
  })
}

const relations = {
  higher: local('Higher', 'أحدّ', 'Más agudo'),
  lower: local('Lower', 'أغلظ', 'Más grave'),
  same: local('Equally high', 'مساوٍ في الحدة', 'Igual de agudo'),
}

const relationNotes: Record<keyof typeof relations, LocalText> = {
  higher: local(
    'The pitch rose by a fourth. Humming along makes the direction easy to feel.',
    'ارتفعت الحدة بمقدار رابعة. الدندنة مع الصوت تُشعرك بالاتجاه.',
    'La altura subió una cuarta. Tararear ayuda a sentir la dirección.',
  ),
  lower: local(
    'The pitch fell by one semitone, the smallest step on a piano.',
    'انخفضت الحدة نصف خطوة، وهو أصغر فرق على البيانو.',
    'La altura bajó un semitono, el paso más pequeño del piano.',
  ),
  same: local('Both tones had the same frequency.', 'للصوتين التردد نفسه.', 'Los dos sonidos tenían la misma frecuencia.'),
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
    question: local(
      'How high is the second tone, compared with the first?',
      'كيف حدة الصوت الثاني مقارنة بالأول؟',
      '¿Cómo es de agudo el segundo sonido comparado con el primero?',
    ),
    right: relations[relation],
    wrong: Object.values(relations).filter(other => other !== relations[relation]),
    note: relationNotes[relation],
    heard: local('Two tones, one after the other.', 'صوتان متتاليان.', 'Dos sonidos seguidos.'),
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
    question: local('How many tones do you hear?', 'كم صوتًا تسمع؟', '¿Cuántos sonidos oyes?'),
    right: alike(count),
    wrong: wrong.map(alike),
    note: local(
      `There were ${count} equal tones with even pauses.`,
      `أصوات متساوية بفواصل منتظمة، عددها ${count}.`,
      `Eran ${count} sonidos iguales con pausas regulares.`,
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
    question: local('How many different pitches occur?', 'كم حدة مختلفة بين هذه الأصوات؟', '¿Cuántas alturas distintas aparecen?'),
    right: alike(count),
    wrong: [1, 2, 3, 4, 5]
      .filter(other => other !== count)
      .slice(0, 3)
      .map(alike),
    note: local(
      `There were ${list.length} tones, but only ${count} pitches: some came back.`,
      `عدد الأصوات ${list.length}، أما الحدات المختلفة فعددها ${count} لأن بعضها تكرر.`,
      `Sonaron ${list.length} sonidos, pero solo ${count} alturas: algunas se repitieron.`,
    ),
    heard: local(
      `A row of ${list.length} tones; some are alike.`,
      `أصوات متتالية عددها ${list.length}، بعضها متشابه.`,
      `Una serie de ${list.length} sonidos; algunos son iguales.`,
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
  const words = [local('low', 'غليظ', 'grave'), local('middle', 'متوسط', 'medio'), local('high', 'حاد', 'agudo')]
  const pitches = [53, 63, 73]
  const named = (order: number[]) => {
    const inWords = (language: keyof LocalText) => order.map(index => words[index]?.[language] ?? '')
    return local(inWords('en').join(', '), inWords('ar').join('، '), inWords('es').join(', '))
  }
  return askedOrders.map(([order, difficulty, wrong]) => ({
    category,
    subject: `order-${order.join('')}`,
    difficulty,
    sound: () => row(order.map(index => ({ note: pitches[index] ?? 0 }))),
    question: local('In which order do the three tones come?', 'بأي ترتيب تأتي الأصوات الثلاثة؟', '¿En qué orden llegan los tres sonidos?'),
    right: named(order),
    wrong: wrong.map(named),
    note: local(`The order was: ${named(order).en}.`, `كان الترتيب: ${named(order).ar}.`, `El orden fue: ${named(order).es}.`),
    heard: local(
      'Three tones: a low, a middle and a high one, in some order.',
      'ثلاثة أصوات: غليظ ومتوسط وحاد، بترتيب ما.',
      'Tres sonidos: uno grave, uno medio y uno agudo, en algún orden.',
    ),
  }))
}
