// Intervals, and the direction of a melody.

import type { LocalText } from '@trivium/content/types'
import type { PictureFactDraft } from '../picture-fact.ts'
import { drawScore } from './staff.ts'

/** By the number of white keys from the first to the last, both counted. */
const intervalNames = new Map<number, LocalText>([
  [2, { en: 'Second', es: 'Segunda', ar: 'ثانية' }],
  [3, { en: 'Third', es: 'Tercera', ar: 'ثالثة' }],
  [4, { en: 'Fourth', es: 'Cuarta', ar: 'رابعة' }],
  [5, { en: 'Fifth', es: 'Quinta', ar: 'خامسة' }],
  [6, { en: 'Sixth', es: 'Sexta', ar: 'سادسة' }],
  [7, { en: 'Seventh', es: 'Séptima', ar: 'سابعة' }],
  [8, { en: 'Octave', es: 'Octava', ar: 'أوكتاف' }],
])

interface Interval {
  music: string
  size: number
  difficulty: number
  note: LocalText
}

export const intervals: Interval[] = [
  {
    music: 'treble F4/1 A4/1',
    size: 3,
    difficulty: 42.5,
    note: {
      en: 'Both ends are counted, so from line to next line, or from space to next space, makes three.',
      es: 'Se cuentan los dos extremos: de espacio a espacio vecino, o de línea a línea, son tres.',
      ar: 'يُحسب الطرفان معًا، فمن مسافة إلى المسافة التالية أو من خط إلى خط ثلاث درجات.',
    },
  },
  {
    music: 'treble G4/1 A4/1',
    size: 2,
    difficulty: 38.5,
    note: {
      en: 'Neighbours on the staff: nearly every song moves mostly in steps like this.',
      es: 'Son vecinas en el pentagrama: casi toda canción avanza sobre todo con pasos así.',
      ar: 'نغمتان متجاورتان على المدرّج، ومعظم الألحان يسير بخطوات كهذه.',
    },
  },
  {
    music: 'treble G4/1 D5/1',
    size: 5,
    difficulty: 51,
    note: {
      en: 'Neighbouring strings of a violin are this far apart.',
      es: 'A esta distancia se afinan las cuerdas vecinas del violín.',
      ar: 'هذه هي المسافة بين كل وترين متجاورين في الكمان.',
    },
  },
  {
    music: 'treble C4/1 C5/1',
    size: 8,
    difficulty: 45.5,
    note: {
      en: 'The upper note vibrates twice as fast: so alike are the two that they share a name.',
      es: 'La de arriba vibra el doble de rápido; se parecen tanto que comparten nombre.',
      ar: 'سرعة ذبذبات العليا ضعف سرعة السفلى، ولشدة تشابههما تحملان اسمًا واحدًا.',
    },
  },
  {
    music: 'treble D4/1 G4/1',
    size: 4,
    difficulty: 55,
    note: {
      en: 'Many anthems open with this leap upwards, the Marseillaise among them.',
      es: 'Muchos himnos arrancan con este salto hacia arriba, «La Marsellesa» entre ellos.',
      ar: 'بهذه القفزة إلى أعلى تبدأ أناشيد كثيرة، وعليها تُضبط أوتار العود المتجاورة غالبًا.',
    },
  },
  {
    music: 'treble E4/1 C5/1',
    size: 6,
    difficulty: 58,
    note: {
      en: 'Turned upside down, with its lower note an octave higher, it becomes a third.',
      es: 'Si la nota grave sube una octava, se convierte en una tercera.',
      ar: 'إذا رُفعت النغمة السفلى أوكتافًا انقلبت المسافة ثالثة.',
    },
  },
]

export function intervalQuestions(): PictureFactDraft[] {
  return intervals.map(({ music, size, difficulty, note }) => ({
    subject: `interval-${size}`,
    difficulty,
    svg: drawScore(music),
    question: {
      en: 'How far apart are these two notes?',
      es: '¿Qué intervalo forman estas dos notas?',
      ar: 'ما المسافة بين هاتين النغمتين؟',
    },
    right: intervalNames.get(size) ?? { en: '', es: '', ar: '' },
    wrong: [...intervalNames]
      .filter(([other]) => other !== size)
      .toSorted(([a], [b]) => Math.abs(a - size) - Math.abs(b - size))
      .map(([, name]) => name),
    note,
  }))
}

const ways = {
  up: { en: 'It rises', es: 'Sube', ar: 'يصعد' },
  down: { en: 'It falls', es: 'Baja', ar: 'يهبط' },
  'up-down': { en: 'It rises, then falls', es: 'Sube y luego baja', ar: 'يصعد ثم يهبط' },
  'down-up': { en: 'It falls, then rises', es: 'Baja y luego sube', ar: 'يهبط ثم يصعد' },
  level: { en: 'It stays level', es: 'Se queda igual', ar: 'يبقى على حاله' },
} satisfies Record<string, LocalText>

interface Melody {
  music: string
  way: keyof typeof ways
  difficulty: number
  note: LocalText
}

export const melodies: Melody[] = [
  {
    music: 'treble D4/4 F4/4 G4/4 A4/4 C5/4',
    way: 'up',
    difficulty: 0,
    note: {
      en: 'The staff is a picture of sound: higher on the page is higher to the ear.',
      es: 'El pentagrama es un dibujo del sonido: más arriba en el papel, más agudo al oído.',
      ar: 'المدرّج صورة للصوت: كلما علت العلامة على الورق كان الصوت أحدّ.',
    },
  },
  {
    music: 'treble E5/4 C5/4 B4/4 G4/4 F4/4',
    way: 'down',
    difficulty: 0.5,
    note: {
      en: 'In many of the world’s songs, phrases sink towards their end, as the voice does when the breath runs out.',
      es: 'En muchas canciones del mundo las frases descienden al final, como la voz cuando se acaba el aire.',
      ar: 'تهبط نهايات الجمل في كثير من أغاني العالم، كما يهبط الصوت حين ينتهي النفَس.',
    },
  },
  {
    music: 'treble F4/4 A4/4 C5/4 A4/4 F4/4',
    way: 'up-down',
    difficulty: 2,
    note: {
      en: 'An arch like this is the commonest outline of a phrase in folk songs of Europe.',
      es: 'Este arco es el perfil más común de las frases en las canciones populares europeas.',
      ar: 'هذا القوس أكثر أشكال الجمل شيوعًا في الأغاني الشعبية الأوروبية.',
    },
  },
  {
    music: 'treble C5/4 B4/4 G4/4 A4/4 C5/4',
    way: 'down-up',
    difficulty: 2.5,
    note: {
      en: 'Stems turn over at the middle line, but only the heads tell how high a note is.',
      es: 'Las plicas cambian de lado en la línea central, pero la altura la dicen las cabezas.',
      ar: 'تنقلب السيقان عند الخط الأوسط، لكن رؤوس العلامات وحدها تدل على علوّ النغمة.',
    },
  },
  {
    music: 'treble A4/4 A4/4 A4/4 A4/4 A4/4',
    way: 'level',
    difficulty: 1.5,
    note: {
      en: 'One-note tunes exist: Jobim wrote a whole ‘One Note Samba’, in which the harmony does the moving.',
      es: 'También se puede hacer música así: la «Samba de una sola nota», de Jobim, casi no se mueve.',
      ar: 'قد يقوم لحن على نغمة واحدة، كما في «سامبا النغمة الواحدة» للبرازيلي جوبيم.',
    },
  },
]

export function melodyQuestions(): PictureFactDraft[] {
  return melodies.map(({ music, way, difficulty, note }) => ({
    subject: `melody-${way}`,
    difficulty,
    svg: drawScore(music),
    question: { en: 'How does this melody move?', es: '¿Cómo se mueve esta melodía?', ar: 'كيف يسير هذا اللحن؟' },
    right: ways[way],
    wrong: Object.values(ways).filter(text => text !== ways[way]),
    note,
  }))
}
