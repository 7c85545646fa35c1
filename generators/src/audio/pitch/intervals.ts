// Two notes and the distance between them.

import type { LocalText } from '@trivium/content/types'
import { say } from '../../say.ts'
import type { SoundQuestion } from '../sound-question.ts'
import { hzOf, joined, together } from '../synth.ts'
import type { Samples } from '../synth.ts'
import { keys } from '../voices.ts'

type Manner = 'up' | 'down' | 'together'

export interface AskedInterval {
  manner: Manner
  semitones: number
  /** The lower note as a MIDI number. */
  lower: number
  /** Distractors, in semitones. */
  wrong: number[]
}

export const noteSeconds = 0.85

/** The name and a way to recognise each interval, from one semitone to twelve. */
const known: { name: LocalText; trait: LocalText; falling?: LocalText }[] = [
  {
    name: say('Minor second', 'Segunda menor', 'ثانية صغيرة'),
    trait: say(
      'It is the smallest step on a piano and sounds tense.',
      'Es el paso más pequeño del piano y suena tensa.',
      'هي أصغر خطوة على البيانو، ووقعها متوتر.',
    ),
  },
  {
    name: say('Major second', 'Segunda mayor', 'ثانية كبيرة'),
    trait: say(
      'It is a whole step, like that between the first two notes of a major scale.',
      'Es un tono entero, como el que separa las dos primeras notas de la escala mayor.',
      'هي خطوة كاملة كالتي بين أول نغمتين في السلم الكبير.',
    ),
  },
  {
    name: say('Minor third', 'Tercera menor', 'ثالثة صغيرة'),
    trait: say(
      'It is the lower half of a minor chord and sounds a little sombre.',
      'Es la mitad inferior del acorde menor y suena algo sombría.',
      'هي النصف الأسفل من التآلف الصغير، ووقعها يميل إلى الحزن.',
    ),
  },
  {
    name: say('Major third', 'Tercera mayor', 'ثالثة كبيرة'),
    trait: say(
      'It is the lower half of a major chord and sounds bright.',
      'Es la mitad inferior del acorde mayor y suena luminosa.',
      'هي النصف الأسفل من التآلف الكبير، ووقعها مشرق.',
    ),
  },
  {
    name: say('Perfect fourth', 'Cuarta justa', 'رابعة تامة'),
    trait: say(
      'It sounds open and firm; the two frequencies stand almost exactly as 4 to 3.',
      'Suena abierta y firme; las dos frecuencias están casi exactamente en proporción de 4 a 3.',
      'وقعها مفتوح وثابت، والنسبة بين الترددين تكاد تكون 4 إلى 3.',
    ),
  },
  {
    name: say('Tritone (augmented fourth)', 'Tritono (cuarta aumentada)', 'رابعة زائدة (تريتون)'),
    trait: say('It is half an octave and sounds restless.', 'Es la mitad de la octava y suena inquieto.', 'هي نصف الأوكتاف، ووقعها قلق.'),
  },
  {
    name: say('Perfect fifth', 'Quinta justa', 'خامسة تامة'),
    trait: say(
      'It sounds hollow and stable; the two frequencies stand almost exactly as 3 to 2.',
      'Suena hueca y estable; las dos frecuencias están casi exactamente en proporción de 3 a 2.',
      'وقعها أجوف ومستقر، والنسبة بين الترددين تكاد تكون 3 إلى 2.',
    ),
  },
  {
    name: say('Minor sixth', 'Sexta menor', 'سادسة صغيرة'),
    trait: say('It is an octave less a major third.', 'Es una octava menos una tercera mayor.', 'هي أوكتاف ينقصه ثالثة كبيرة.'),
  },
  {
    name: say('Major sixth', 'Sexta mayor', 'سادسة كبيرة'),
    trait: say('It is an octave less a minor third.', 'Es una octava menos una tercera menor.', 'هي أوكتاف ينقصه ثالثة صغيرة.'),
  },
  {
    name: say('Minor seventh', 'Séptima menor', 'سابعة صغيرة'),
    trait: say(
      'It is a whole step short of the octave.',
      'Le falta un tono entero para llegar a la octava.',
      'تنقص عن الأوكتاف خطوة كاملة.',
    ),
  },
  {
    name: say('Major seventh', 'Séptima mayor', 'سابعة كبيرة'),
    trait: say(
      'It is one semitone short of the octave and sounds sharp and tense.',
      'Le falta un semitono para llegar a la octava y suena áspera y tensa.',
      'تنقص عن الأوكتاف نصف خطوة، ووقعها حاد متوتر.',
    ),
  },
  {
    name: say('Octave', 'Octava', 'أوكتاف (ثامنة تامة)'),
    trait: say(
      'The frequency doubles, so both sound like the same note, one low and one high.',
      'La frecuencia se duplica, por eso parecen la misma nota, una grave y otra aguda.',
      'يتضاعف التردد فتبدو النغمتان نغمة واحدة، إحداهما غليظة والأخرى حادة.',
    ),
    falling: say(
      'The frequency halves, so both sound like the same note, one high and one low.',
      'La frecuencia se reduce a la mitad, por eso parecen la misma nota, una aguda y otra grave.',
      'ينقص التردد إلى النصف فتبدو النغمتان نغمة واحدة، إحداهما حادة والأخرى غليظة.',
    ),
  },
]

/** Easiest first. */
export const askedIntervals: AskedInterval[] = [
  { manner: 'up', semitones: 12, lower: 60, wrong: [2, 4, 6] },
  { manner: 'up', semitones: 1, lower: 64, wrong: [5, 8, 12] },
  { manner: 'up', semitones: 7, lower: 60, wrong: [2, 3, 11] },
  { manner: 'up', semitones: 2, lower: 62, wrong: [5, 7, 10] },
  { manner: 'up', semitones: 4, lower: 60, wrong: [1, 7, 10] },
  { manner: 'down', semitones: 12, lower: 57, wrong: [1, 4, 6] },
  { manner: 'up', semitones: 5, lower: 62, wrong: [1, 8, 11] },
  { manner: 'up', semitones: 3, lower: 57, wrong: [1, 6, 9] },
  { manner: 'together', semitones: 12, lower: 62, wrong: [3, 6, 10] },
  { manner: 'together', semitones: 1, lower: 67, wrong: [4, 7, 9] },
  { manner: 'down', semitones: 7, lower: 62, wrong: [2, 4, 10] },
  { manner: 'up', semitones: 9, lower: 60, wrong: [3, 6, 12] },
  { manner: 'up', semitones: 11, lower: 60, wrong: [5, 8, 12] },
  { manner: 'up', semitones: 6, lower: 65, wrong: [4, 8, 10] },
  { manner: 'down', semitones: 2, lower: 65, wrong: [1, 4, 7] },
  { manner: 'together', semitones: 7, lower: 57, wrong: [2, 6, 11] },
  { manner: 'up', semitones: 10, lower: 57, wrong: [4, 7, 12] },
  { manner: 'up', semitones: 8, lower: 64, wrong: [5, 6, 11] },
  { manner: 'down', semitones: 4, lower: 60, wrong: [2, 5, 8] },
  { manner: 'together', semitones: 4, lower: 60, wrong: [2, 6, 9] },
  { manner: 'together', semitones: 6, lower: 60, wrong: [4, 7, 12] },
]

const questions: Record<Manner, LocalText> = {
  up: say('Which rising interval do you hear?', '¿Qué intervalo ascendente oyes?', 'ما المسافة الموسيقية الصاعدة التي تسمعها؟'),
  down: say('Which falling interval do you hear?', '¿Qué intervalo descendente oyes?', 'ما المسافة الموسيقية الهابطة التي تسمعها؟'),
  together: say(
    'Which interval do the two notes form when they sound together?',
    '¿Qué intervalo forman las dos notas que suenan a la vez?',
    'ما المسافة بين النغمتين اللتين تُسمعان معًا؟',
  ),
}

const heard: Record<Manner, LocalText> = {
  up: say(
    'Two notes, one after the other; the second is higher.',
    'Dos notas seguidas; la segunda es más aguda.',
    'نغمتان متتاليتان، والثانية أحدّ.',
  ),
  down: say(
    'Two notes, one after the other; the second is lower.',
    'Dos notas seguidas; la segunda es más grave.',
    'نغمتان متتاليتان، والثانية أغلظ.',
  ),
  together: say('Two notes at the same time.', 'Dos notas a la vez.', 'نغمتان في وقت واحد.'),
}

export function intervalQuestions(): SoundQuestion[] {
  return askedIntervals.map((asked, index) => {
    const { name, trait, falling = trait } = intervalOf(asked.semitones)
    return {
      category: 'intervals',
      subject: `${asked.manner}-${asked.semitones}`,
      difficulty: index + 1,
      sound: () => intervalSound(asked),
      question: questions[asked.manner],
      right: name,
      wrong: asked.wrong.map(semitones => intervalOf(semitones).name),
      note: noteOn(asked.semitones, name, asked.manner === 'down' ? falling : trait),
      heard: heard[asked.manner],
    }
  })
}

function intervalOf(semitones: number) {
  const found = known[semitones - 1]
  if (!found) throw new Error(`no interval of ${semitones} semitones`)
  return found
}

function noteOn(semitones: number, name: LocalText, trait: LocalText): LocalText {
  return say(
    `${name.en}: ${semitones} semitone${semitones === 1 ? '' : 's'}. ${trait.en}`,
    `${name.es}: ${semitones} semitono${semitones === 1 ? '' : 's'}. ${trait.es}`,
    `${name.ar}: عدد أنصاف الخطوات ${semitones}. ${trait.ar}`,
  )
}

function intervalSound({ manner, semitones, lower }: AskedInterval): Samples {
  const [low, high] = [hzOf(lower), hzOf(lower + semitones)]
  if (manner === 'together') return together(keys(low, 2 * noteSeconds), keys(high, 2 * noteSeconds))
  const [first, second] = manner === 'up' ? [low, high] : [high, low]
  return joined(keys(first, noteSeconds), keys(second, noteSeconds))
}
