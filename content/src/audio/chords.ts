// Chords of three or four notes, and chord progressions.

import type { LocalText } from '../types.ts'
import { local, placeAmong } from './sound-question.ts'
import type { SoundQuestion } from './sound-question.ts'
import { hzOf, joined, mixed, silence, together } from './synth.ts'
import type { Samples } from './synth.ts'
import { keys } from './voices.ts'

const category = 'chords-and-scales'

interface ChordKind {
  name: LocalText
  /** Semitones above the root. */
  steps: number[]
  trait: LocalText
}

const chords = {
  major: {
    name: local('Major triad', 'تآلف كبير (ماجور)', 'Tríada mayor'),
    steps: [0, 4, 7],
    trait: local('It sounds bright and settled.', 'وقعه مشرق ومستقر.', 'Suena luminosa y estable.'),
  },
  minor: {
    name: local('Minor triad', 'تآلف صغير (مينور)', 'Tríada menor'),
    steps: [0, 3, 7],
    trait: local(
      'It sounds darker than major, but settled.',
      'وقعه أعتم من الكبير، لكنه مستقر.',
      'Suena más oscura que la mayor, pero estable.',
    ),
  },
  diminished: {
    name: local('Diminished triad', 'تآلف ناقص', 'Tríada disminuida'),
    steps: [0, 3, 6],
    trait: local(
      'Two minor thirds: it sounds narrow and tense.',
      'ثالثتان صغيرتان، ووقعه ضيق متوتر.',
      'Dos terceras menores: suena estrecha y tensa.',
    ),
  },
  augmented: {
    name: local('Augmented triad', 'تآلف زائد', 'Tríada aumentada'),
    steps: [0, 4, 8],
    trait: local(
      'Two major thirds: it sounds as if floating.',
      'ثالثتان كبيرتان، ووقعه كأنه معلق في الهواء.',
      'Dos terceras mayores: suena como si flotara.',
    ),
  },
  dominantSeventh: {
    name: local('Dominant seventh chord', 'تآلف السابعة السائدة', 'Acorde de séptima de dominante'),
    steps: [0, 4, 7, 10],
    trait: local(
      'A major triad with a minor seventh: it wants to move on.',
      'تآلف كبير مع سابعة صغيرة، وهو يطلب الانتقال إلى غيره.',
      'Una tríada mayor con séptima menor: pide seguir adelante.',
    ),
  },
  majorSeventh: {
    name: local('Major seventh chord', 'تآلف السابعة الكبيرة', 'Acorde de séptima mayor'),
    steps: [0, 4, 7, 11],
    trait: local(
      'A major triad with a major seventh: soft, with a little friction.',
      'تآلف كبير مع سابعة كبيرة، ووقعه ناعم فيه احتكاك خفيف.',
      'Una tríada mayor con séptima mayor: suave, con un leve roce.',
    ),
  },
  suspended: {
    name: local('Suspended fourth chord', 'تآلف معلق بالرابعة', 'Acorde de cuarta suspendida'),
    steps: [0, 5, 7],
    trait: local(
      'The fourth stands where the third would be: neither major nor minor.',
      'الرابعة تحل محل الثالثة، فلا هو كبير ولا صغير.',
      'La cuarta ocupa el lugar de la tercera: ni mayor ni menor.',
    ),
  },
} satisfies Record<string, ChordKind>

type ChordName = keyof typeof chords

const askedChords: [name: ChordName, root: number, difficulty: number, wrong: ChordName[]][] = [
  ['major', 60, 6, ['minor', 'diminished', 'augmented']],
  ['minor', 62, 7, ['major', 'diminished', 'augmented']],
  ['diminished', 59, 14, ['major', 'minor', 'suspended']],
  ['augmented', 60, 15, ['major', 'minor', 'diminished']],
  ['dominantSeventh', 55, 19, ['major', 'minor', 'majorSeventh']],
  ['suspended', 62, 18, ['diminished', 'minor', 'dominantSeventh']],
  ['majorSeventh', 58, 20, ['minor', 'dominantSeventh', 'augmented']],
]

export function chordQuestions(): SoundQuestion[] {
  return [...askedChords.map(kindQuestion), ...arpeggioQuestions(), ...oddChordQuestions(), ...cadenceQuestions()]
}

function kindQuestion([name, root, difficulty, wrong]: (typeof askedChords)[number]): SoundQuestion {
  const chord: ChordKind = chords[name]
  return {
    category,
    subject: `chord-${name}`,
    difficulty,
    sound: () => spreadThenStruck(chord.steps.map(step => root + step)),
    question: local('Which kind of chord do you hear?', 'ما نوع التآلف الذي تسمعه؟', '¿Qué tipo de acorde oyes?'),
    right: chord.name,
    wrong: wrong.map(other => chords[other].name),
    note: noteOn(chord),
    heard: local(
      'The notes of a chord, one after the other and then together.',
      'نغمات التآلف واحدة بعد أخرى ثم معًا.',
      'Las notas de un acorde, una tras otra y después juntas.',
    ),
  }
}

function noteOn({ name, steps, trait }: ChordKind): LocalText {
  const list = steps.join(', ')
  return local(
    `${name.en}: counted in semitones from the root, its notes are ${list}. ${trait.en}`,
    `${name.ar}: نغماته محسوبة بأنصاف الخطوات من الأساس هي ${steps.join('، ')}. ${trait.ar}`,
    `${name.es}: contadas en semitonos desde la fundamental, sus notas son ${list}. ${trait.es}`,
  )
}

function struck(notes: number[], seconds: number): Samples {
  return together(...notes.map(note => keys(hzOf(note), seconds)))
}

function spreadThenStruck(notes: number[]): Samples {
  const spread = joined(...notes.map(note => keys(hzOf(note), 0.28)))
  return joined(spread, silence(0.08), struck(notes, 1.1))
}

const directions = {
  up: local('Upwards only', 'صعودًا فقط', 'Solo hacia arriba'),
  down: local('Downwards only', 'هبوطًا فقط', 'Solo hacia abajo'),
  upDown: local('Up and then down', 'صعودًا ثم هبوطًا', 'Hacia arriba y luego hacia abajo'),
  downUp: local('Down and then up', 'هبوطًا ثم صعودًا', 'Hacia abajo y luego hacia arriba'),
}

const arpeggios: [way: keyof typeof directions, difficulty: number, notes: number[]][] = [
  ['up', 1, [60, 64, 67, 72, 76]],
  ['down', 2, [74, 70, 67, 62, 58]],
  ['upDown', 3, [57, 60, 64, 69, 64, 60, 57]],
  ['downUp', 4, [77, 72, 69, 65, 69, 72, 77]],
]

function arpeggioQuestions(): SoundQuestion[] {
  return arpeggios.map(([way, difficulty, notes]) => ({
    category,
    subject: `arpeggio-${way}`,
    difficulty,
    sound: () => joined(...notes.map(note => keys(hzOf(note), 0.3))),
    question: local(
      'In which direction does this broken chord run?',
      'في أي اتجاه تسير نغمات هذا التآلف المفرَّط؟',
      '¿En qué dirección corre este acorde arpegiado?',
    ),
    right: directions[way],
    wrong: Object.values(directions).filter(direction => direction !== directions[way]),
    note: local(
      'An arpeggio plays the notes of a chord one after the other; follow whether each is higher or lower than the one before.',
      'الأربيجيو عزف نغمات التآلف واحدة بعد أخرى؛ تتبع هل كل نغمة أعلى مما قبلها أم أخفض.',
      'Un arpegio toca las notas del acorde una tras otra; fíjate en si cada una es más aguda o más grave que la anterior.',
    ),
    heard: local('The notes of a chord, one after the other.', 'نغمات تآلف واحدة بعد أخرى.', 'Las notas de un acorde, una tras otra.'),
  }))
}

const oddChords: { subject: string; place: number; difficulty: number; roots: number[]; odd: ChordName; rest: ChordName }[] = [
  { subject: 'odd-minor', place: 2, difficulty: 11, roots: [60, 60, 60], odd: 'minor', rest: 'major' },
  { subject: 'odd-major', place: 3, difficulty: 12, roots: [57, 62, 59], odd: 'major', rest: 'minor' },
]

function oddChordQuestions(): SoundQuestion[] {
  return oddChords.map(({ subject, place, difficulty, roots, odd, rest }) => {
    const wanted = odd === 'minor' ? local('minor', 'الصغير (مينور)', 'menor') : local('major', 'الكبير (ماجور)', 'mayor')
    const kinds = roots.map((_, index) => chords[index === place - 1 ? odd : rest])
    return {
      category,
      subject,
      difficulty,
      sound: () =>
        joined(
          ...roots.flatMap((root, index) => [
            struck(
              (kinds[index] ?? chords.major).steps.map(step => root + step),
              0.95,
            ),
            silence(0.1),
          ]),
        ),
      question: local(
        `Which of the three chords is the ${wanted.en} one?`,
        `أي التآلفات الثلاثة هو ${wanted.ar}؟`,
        `¿Cuál de los tres acordes es el ${wanted.es}?`,
      ),
      ...placeAmong(place, roots.length),
      note: local(
        'The lower interval decides: a major chord has four semitones between its two lower notes and sounds bright, a minor one has three and sounds darker.',
        'المسافة السفلى هي الفاصل: بين النغمتين السفليين في التآلف الكبير أربعة أنصاف خطوة ووقعه مشرق، وفي الصغير ثلاثة ووقعه أعتم.',
        'Decide el intervalo inferior: el acorde mayor tiene cuatro semitonos entre sus dos notas inferiores y suena luminoso; el menor tiene tres y suena más oscuro.',
      ),
      heard: local('Three chords, one after the other.', 'ثلاثة تآلفات متتالية.', 'Tres acordes seguidos.'),
    }
  })
}

const cadences = {
  authentic: {
    name: local('Authentic cadence (V–I)', 'قفلة تامة (V–I)', 'Cadencia auténtica (V–I)'),
    chords: [
      [48, 64, 67, 72],
      [53, 65, 69, 72],
      [55, 65, 67, 71],
      [48, 64, 67, 72],
    ],
    note: local(
      'The dominant leads home to the tonic: the note just below the keynote rises by a semitone into it. It sounds finished.',
      'الدرجة الخامسة تعود إلى الأولى: النغمة التي تحت الأساس تصعد إليه نصف خطوة، فيبدو الكلام منتهيًا.',
      'La dominante vuelve a la tónica: la nota justo por debajo sube un semitono hasta ella. Suena a final.',
    ),
  },
  plagal: {
    name: local('Plagal cadence (IV–I)', 'قفلة بلاجال (IV–I)', 'Cadencia plagal (IV–I)'),
    chords: [
      [50, 66, 69, 74],
      [57, 64, 69, 73],
      [55, 67, 71, 74],
      [50, 66, 69, 74],
    ],
    note: local(
      'The subdominant falls back to the tonic while the keynote stays: the ending of the sung “Amen”.',
      'الدرجة الرابعة ترجع إلى الأولى وتبقى نغمة الأساس ثابتة، وهي خاتمة «آمين» المنشدة.',
      'La subdominante cae en la tónica mientras la nota principal se queda: es el final del «Amén» cantado.',
    ),
  },
  half: {
    name: local('Half cadence (ending on V)', 'نصف قفلة (تنتهي على V)', 'Semicadencia (termina en V)'),
    chords: [
      [53, 65, 69, 72],
      [50, 65, 69, 74],
      [46, 65, 70, 74],
      [48, 64, 67, 72],
    ],
    note: local(
      'It stops on the dominant, away from home, like a question that waits for its answer.',
      'تتوقف على الدرجة الخامسة بعيدًا عن الأساس، كسؤال ينتظر جوابه.',
      'Se detiene en la dominante, lejos de la tónica, como una pregunta que espera respuesta.',
    ),
  },
} satisfies Record<string, { name: LocalText; chords: number[][]; note: LocalText }>

function cadenceQuestions(): SoundQuestion[] {
  return Object.entries(cadences).map(([subject, cadence], index) => ({
    category,
    subject: `cadence-${subject}`,
    difficulty: 21 + index,
    sound: () => mixed(cadence.chords.map((notes, beat) => ({ at: beat * 0.65, sound: struck(notes, beat === 3 ? 1.1 : 0.63) }))),
    question: local(
      'The first of the four chords is the tonic. Which cadence ends the phrase?',
      'أول التآلفات الأربعة هو تآلف الأساس. بأي قفلة تنتهي الجملة؟',
      'El primero de los cuatro acordes es la tónica. ¿Con qué cadencia termina la frase?',
    ),
    right: cadence.name,
    wrong: Object.values(cadences)
      .filter(other => other !== cadence)
      .map(({ name }) => name),
    note: cadence.note,
    heard: local('Four chords, one after the other.', 'أربعة تآلفات متتالية.', 'Cuatro acordes seguidos.'),
  }))
}
