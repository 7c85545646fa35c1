// What is a sign called?

import type { LocalText } from '@trivium/content/types'
import type { PictureFactDraft } from '../picture-fact.ts'
import { drawScore, drawSign } from './staff.ts'

const names = {
  treble: { en: 'Treble clef', es: 'Clave de sol', ar: 'مفتاح صول' },
  bass: { en: 'Bass clef', es: 'Clave de fa', ar: 'مفتاح فا' },
  alto: { en: 'Alto clef', es: 'Clave de do', ar: 'مفتاح دو' },
  sharp: { en: 'Sharp', es: 'Sostenido', ar: 'علامة الرفع (دييز)' },
  flat: { en: 'Flat', es: 'Bemol', ar: 'علامة الخفض (بيمول)' },
  natural: { en: 'Natural', es: 'Becuadro', ar: 'علامة الإلغاء (بيكار)' },
  time: { en: 'Time signature', es: 'Indicación de compás', ar: 'دليل الميزان' },
  key: { en: 'Key signature', es: 'Armadura', ar: 'دليل المقام' },
  repeat: { en: 'Repeat sign', es: 'Signo de repetición', ar: 'علامة الإعادة' },
  fermata: { en: 'Fermata', es: 'Calderón', ar: 'علامة الإطالة' },
  accent: { en: 'Accent', es: 'Acento', ar: 'علامة النبر' },
  rest: { en: 'Rest', es: 'Silencio', ar: 'سكتة' },
} satisfies Record<string, LocalText>

type Name = keyof typeof names

interface NamedSign {
  is: Name
  svg: string
  wrong: Name[]
  difficulty: number
  question: LocalText
  note: LocalText
}

const whichSign: LocalText = { en: 'What is this sign called?', es: '¿Cómo se llama este signo?', ar: 'ماذا تُسمّى هذه العلامة؟' }
const atTheStart: LocalText = {
  en: 'What are the signs after the clef called?',
  es: '¿Cómo se llama lo que aparece después de la clave?',
  ar: 'ماذا يُسمّى ما كُتب بعد المفتاح؟',
}

const namedSigns: NamedSign[] = [
  {
    is: 'treble',
    svg: drawScore('treble'),
    wrong: ['bass', 'alto', 'natural', 'fermata', 'key'],
    difficulty: 1,
    question: whichSign,
    note: {
      en: 'Violin, flute, trumpet, guitar and the pianist’s right hand read it.',
      es: 'Con ella leen el violín, la flauta, la trompeta, la guitarra y la mano derecha del pianista.',
      ar: 'يقرأ به عازف الكمان والفلوت والبوق والعود، واليد اليمنى في البيانو.',
    },
  },
  {
    is: 'bass',
    svg: drawScore('bass'),
    wrong: ['treble', 'alto', 'flat', 'fermata', 'time'],
    difficulty: 4,
    question: whichSign,
    note: {
      en: 'With it, low voices fit on the staff without a ladder of ledger lines.',
      es: 'Gracias a ella, las voces graves caben en el pentagrama sin una escalera de líneas adicionales.',
      ar: 'به تُكتب الأصوات الغليظة على المدرّج من غير كثرة الخطوط الإضافية.',
    },
  },
  {
    is: 'sharp',
    svg: drawSign('sharp'),
    wrong: ['natural', 'flat', 'repeat', 'accent', 'time'],
    difficulty: 3,
    question: whichSign,
    note: {
      en: 'It raises a note by a semitone. The hash on a keyboard looks alike, but has level crossbars; these slope.',
      es: 'Sube la nota medio tono. La almohadilla del teclado se le parece, pero la inclinación es otra.',
      ar: 'ترفع النغمة نصف درجة. وتشبهها علامة المربّع في لوحة المفاتيح، لكن ميلها مختلف.',
    },
  },
  {
    is: 'flat',
    svg: drawSign('flat'),
    wrong: ['natural', 'sharp', 'rest', 'accent', 'bass'],
    difficulty: 7,
    question: whichSign,
    note: {
      en: 'It lowers a note by a semitone. It was once a round letter b, for the softer of two Bs.',
      es: 'Baja la nota medio tono. Su nombre viene de «be molle»: la letra b redonda, «blanda».',
      ar: 'تخفض النغمة نصف درجة، وأصلها حرف b مستدير معناه «اللّيّن».',
    },
  },
  {
    is: 'natural',
    svg: drawSign('natural'),
    wrong: ['sharp', 'flat', 'rest', 'accent', 'repeat'],
    difficulty: 27,
    question: whichSign,
    note: {
      en: 'It cancels a sharp or flat. It grew out of a square letter b.',
      es: 'Anula un sostenido o un bemol. Su nombre lo dice: es una «be cuadrada».',
      ar: 'تلغي أثر الرفع أو الخفض، وأصل رسمها حرف b مربّع الشكل.',
    },
  },
  {
    is: 'time',
    svg: drawScore('treble time:3/4'),
    wrong: ['key', 'alto', 'repeat', 'accent', 'rest'],
    difficulty: 12,
    question: atTheStart,
    note: {
      en: 'The upper number counts the beats of a bar, the lower one says which note is worth a beat.',
      es: 'El número de arriba cuenta los tiempos del compás; el de abajo dice qué figura vale un tiempo.',
      ar: 'الرقم الأعلى عدد الضربات في المازورة، والأسفل يبيّن العلامة التي تعادل ضربة.',
    },
  },
  {
    is: 'key',
    svg: drawScore('treble key:-3'),
    wrong: ['time', 'alto', 'repeat', 'natural', 'rest'],
    difficulty: 31,
    question: atTheStart,
    note: {
      en: 'It saves ink: what stands here counts for every octave to the end of the piece.',
      es: 'Ahorra tinta: lo que se escribe aquí vale para todas las octavas hasta el final de la pieza.',
      ar: 'يوفّر الحبر: ما كُتب هنا يسري على كل الأوكتافات إلى آخر القطعة.',
    },
  },
]

export function signQuestions(): PictureFactDraft[] {
  return namedSigns.map(({ is, wrong, ...rest }) => ({ ...rest, subject: is, right: names[is], wrong: wrong.map(name => names[name]) }))
}
