// Chords of three or four notes, and chord progressions.

import type { LocalText } from '@trivium/content/types'
import { say } from '../../say.ts'
import { placeAmong } from '../sound-question.ts'
import type { SoundQuestion } from '../sound-question.ts'
import { hzOf, joined, mixed, silence, together } from '../synth.ts'
import type { Samples } from '../synth.ts'
import { keys } from '../voices.ts'

const category = 'chords-and-scales'

interface ChordKind {
  name: LocalText
  /** Semitones above the root. */
  steps: number[]
  trait: LocalText
}

const chords = {
  major: {
    name: say('Major triad', 'Tríada mayor', 'تآلف كبير (ماجور)'),
    steps: [0, 4, 7],
    trait: say('It sounds bright and settled.', 'Suena luminosa y estable.', 'وقعه مشرق ومستقر.'),
  },
  minor: {
    name: say('Minor triad', 'Tríada menor', 'تآلف صغير (مينور)'),
    steps: [0, 3, 7],
    trait: say(
      'It sounds darker than major, but settled.',
      'Suena más oscura que la mayor, pero estable.',
      'وقعه أعتم من الكبير، لكنه مستقر.',
    ),
  },
  diminished: {
    name: say('Diminished triad', 'Tríada disminuida', 'تآلف ناقص'),
    steps: [0, 3, 6],
    trait: say(
      'Two minor thirds: it sounds narrow and tense.',
      'Dos terceras menores: suena estrecha y tensa.',
      'ثالثتان صغيرتان، ووقعه ضيق متوتر.',
    ),
  },
  augmented: {
    name: say('Augmented triad', 'Tríada aumentada', 'تآلف زائد'),
    steps: [0, 4, 8],
    trait: say(
      'Two major thirds: it sounds as if floating.',
      'Dos terceras mayores: suena como si flotara.',
      'ثالثتان كبيرتان، ووقعه كأنه معلق في الهواء.',
    ),
  },
  dominantSeventh: {
    name: say('Dominant seventh chord', 'Acorde de séptima de dominante', 'تآلف السابعة السائدة'),
    steps: [0, 4, 7, 10],
    trait: say(
      'A major triad with a minor seventh: it wants to move on.',
      'Una tríada mayor con séptima menor: pide seguir adelante.',
      'تآلف كبير مع سابعة صغيرة، وهو يطلب الانتقال إلى غيره.',
    ),
  },
  majorSeventh: {
    name: say('Major seventh chord', 'Acorde de séptima mayor', 'تآلف السابعة الكبيرة'),
    steps: [0, 4, 7, 11],
    trait: say(
      'A major triad with a major seventh: soft, with a little friction.',
      'Una tríada mayor con séptima mayor: suave, con un leve roce.',
      'تآلف كبير مع سابعة كبيرة، ووقعه ناعم فيه احتكاك خفيف.',
    ),
  },
  suspended: {
    name: say('Suspended fourth chord', 'Acorde de cuarta suspendida', 'تآلف معلق بالرابعة'),
    steps: [0, 5, 7],
    trait: say(
      'The fourth stands where the third would be: neither major nor minor.',
      'La cuarta ocupa el lugar de la tercera: ni mayor ni menor.',
      'الرابعة تحل محل الثالثة، فلا هو كبير ولا صغير.',
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
    question: say('Which kind of chord do you hear?', '¿Qué tipo de acorde oyes?', 'ما نوع التآلف الذي تسمعه؟'),
    right: chord.name,
    wrong: wrong.map(other => chords[other].name),
    note: noteOn(chord),
    heard: say(
      'The notes of a chord, one after the other and then together.',
      'Las notas de un acorde, una tras otra y después juntas.',
      'نغمات التآلف واحدة بعد أخرى ثم معًا.',
    ),
  }
}

function noteOn({ name, steps, trait }: ChordKind): LocalText {
  const list = steps.join(', ')
  return say(
    `${name.en}: counted in semitones from the root, its notes are ${list}. ${trait.en}`,
    `${name.es}: contadas en semitonos desde la fundamental, sus notas son ${list}. ${trait.es}`,
    `${name.ar}: نغماته محسوبة بأنصاف الخطوات من الأساس هي ${steps.join('، ')}. ${trait.ar}`,
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
  up: say('Upwards only', 'Solo hacia arriba', 'صعودًا فقط'),
  down: say('Downwards only', 'Solo hacia abajo', 'هبوطًا فقط'),
  upDown: say('Up and then down', 'Hacia arriba y luego hacia abajo', 'صعودًا ثم هبوطًا'),
  downUp: say('Down and then up', 'Hacia abajo y luego hacia arriba', 'هبوطًا ثم صعودًا'),
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
    question: say(
      'In which direction does this broken chord run?',
      '¿En qué dirección corre este acorde arpegiado?',
      'في أي اتجاه تسير نغمات هذا التآلف المفرَّط؟',
    ),
    right: directions[way],
    wrong: Object.values(directions).filter(direction => direction !== directions[way]),
    note: say(
      'An arpeggio plays the notes of a chord one after the other; follow whether each is higher or lower than the one before.',
      'Un arpegio toca las notas del acorde una tras otra; fíjate en si cada una es más aguda o más grave que la anterior.',
      'الأربيجيو عزف نغمات التآلف واحدة بعد أخرى؛ تتبع هل كل نغمة أعلى مما قبلها أم أخفض.',
    ),
    heard: say('The notes of a chord, one after the other.', 'Las notas de un acorde, una tras otra.', 'نغمات تآلف واحدة بعد أخرى.'),
  }))
}

const oddChords: { subject: string; place: number; difficulty: number; roots: number[]; odd: ChordName; rest: ChordName }[] = [
  { subject: 'odd-minor', place: 2, difficulty: 11, roots: [60, 60, 60], odd: 'minor', rest: 'major' },
  { subject: 'odd-major', place: 3, difficulty: 12, roots: [57, 62, 59], odd: 'major', rest: 'minor' },
]

function oddChordQuestions(): SoundQuestion[] {
  return oddChords.map(({ subject, place, difficulty, roots, odd, rest }) => {
    const wanted = odd === 'minor' ? say('minor', 'menor', 'الصغير (مينور)') : say('major', 'mayor', 'الكبير (ماجور)')
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
      question: say(
        `Which of the three chords is the ${wanted.en} one?`,
        `¿Cuál de los tres acordes es el ${wanted.es}?`,
        `أي التآلفات الثلاثة هو ${wanted.ar}؟`,
      ),
      ...placeAmong(place, roots.length),
      note: say(
        'The lower interval decides: a major chord has four semitones between its two lower notes and sounds bright, a minor one has three and sounds darker.',
        'Decide el intervalo inferior: el acorde mayor tiene cuatro semitonos entre sus dos notas inferiores y suena luminoso; el menor tiene tres y suena más oscuro.',
        'المسافة السفلى هي الفاصل: بين النغمتين السفليين في التآلف الكبير أربعة أنصاف خطوة ووقعه مشرق، وفي الصغير ثلاثة ووقعه أعتم.',
      ),
      heard: say('Three chords, one after the other.', 'Tres acordes seguidos.', 'ثلاثة تآلفات متتالية.'),
    }
  })
}

const cadences = {
  authentic: {
    name: say('Authentic cadence (V–I)', 'Cadencia auténtica (V–I)', 'قفلة تامة (V–I)'),
    chords: [
      [48, 64, 67, 72],
      [53, 65, 69, 72],
      [55, 65, 67, 71],
      [48, 64, 67, 72],
    ],
    note: say(
      'The dominant leads home to the tonic: the note just below the keynote rises by a semitone into it. It sounds finished.',
      'La dominante vuelve a la tónica: la nota justo por debajo sube un semitono hasta ella. Suena a final.',
      'الدرجة الخامسة تعود إلى الأولى: النغمة التي تحت الأساس تصعد إليه نصف خطوة، فيبدو الكلام منتهيًا.',
    ),
  },
  plagal: {
    name: say('Plagal cadence (IV–I)', 'Cadencia plagal (IV–I)', 'قفلة بلاجال (IV–I)'),
    chords: [
      [50, 66, 69, 74],
      [57, 64, 69, 73],
      [55, 67, 71, 74],
      [50, 66, 69, 74],
    ],
    note: say(
      'The subdominant falls back to the tonic while the keynote stays: the ending of the sung “Amen”.',
      'La subdominante cae en la tónica mientras la nota principal se queda: es el final del «Amén» cantado.',
      'الدرجة الرابعة ترجع إلى الأولى وتبقى نغمة الأساس ثابتة، وهي خاتمة «آمين» المنشدة.',
    ),
  },
  half: {
    name: say('Half cadence (ending on V)', 'Semicadencia (termina en V)', 'نصف قفلة (تنتهي على V)'),
    chords: [
      [53, 65, 69, 72],
      [50, 65, 69, 74],
      [46, 65, 70, 74],
      [48, 64, 67, 72],
    ],
    note: say(
      'It stops on the dominant, away from home, like a question that waits for its answer.',
      'Se detiene en la dominante, lejos de la tónica, como una pregunta que espera respuesta.',
      'تتوقف على الدرجة الخامسة بعيدًا عن الأساس، كسؤال ينتظر جوابه.',
    ),
  },
} satisfies Record<string, { name: LocalText; chords: number[][]; note: LocalText }>

function cadenceQuestions(): SoundQuestion[] {
  return Object.entries(cadences).map(([subject, cadence], index) => ({
    category,
    subject: `cadence-${subject}`,
    difficulty: 21 + index,
    sound: () => mixed(cadence.chords.map((notes, beat) => ({ at: beat * 0.65, sound: struck(notes, beat === 3 ? 1.1 : 0.63) }))),
    question: say(
      'The first of the four chords is the tonic. Which cadence ends the phrase?',
      'El primero de los cuatro acordes es la tónica. ¿Con qué cadencia termina la frase?',
      'أول التآلفات الأربعة هو تآلف الأساس. بأي قفلة تنتهي الجملة؟',
    ),
    right: cadence.name,
    wrong: Object.values(cadences)
      .filter(other => other !== cadence)
      .map(({ name }) => name),
    note: cadence.note,
    heard: say('Four chords, one after the other.', 'Cuatro acordes seguidos.', 'أربعة تآلفات متتالية.'),
  }))
}
