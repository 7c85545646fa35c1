// How long is a note or rest, and what is it called?

import type { LocalText } from '@trivium/content/types'
import { alike } from '../../say.ts'
import type { PictureFactDraft } from '../picture-fact.ts'
import { drawScore } from './staff.ts'
import type { NoteLine } from './staff.ts'

/** Lengths as texts, by their number of quarter notes. */
const beatTexts = new Map([
  [0.25, '¼'],
  [0.5, '½'],
  [1, '1'],
  [1.5, '1½'],
  [2, '2'],
  [3, '3'],
  [4, '4'],
])

interface Length {
  music: string
  span?: NoteLine
  beats: number
  difficulty: number
  note: LocalText
}

export const lengths: Length[] = [
  {
    music: 'treble B4/4',
    beats: 1,
    difficulty: 9,
    note: {
      en: 'Four of them fill the bar, one for every tap of the foot.',
      es: 'Cuatro de ellas llenan el compás: una por cada golpe del pie.',
      ar: 'أربع منها تملأ المازورة، واحدة لكل نقرة بالقدم.',
    },
  },
  {
    music: 'treble A4/2',
    beats: 2,
    difficulty: 11,
    note: {
      en: 'A hollow head with a stem: filling the head in halves the time.',
      es: 'Cabeza hueca con plica: si se rellena la cabeza, dura la mitad.',
      ar: 'رأس أجوف له ساق، فإذا مُلئ الرأس صار الزمن نصفه.',
    },
  },
  {
    music: 'treble C5/1',
    beats: 4,
    difficulty: 10,
    note: {
      en: 'It fills the whole bar. Most others are named as parts of it: half, quarter, eighth.',
      es: 'Llena todo el compás. Las demás figuras son partes de ella: la mitad, un cuarto, un octavo.',
      ar: 'تملأ المازورة كلها، وسائر العلامات أجزاء منها: نصف وربع وثُمن.',
    },
  },
  {
    music: 'treble G4/8',
    beats: 0.5,
    difficulty: 20,
    note: {
      en: 'The flag halves the time. Where two of these meet, a beam often takes the place of their flags.',
      es: 'El corchete reduce el tiempo a la mitad. Si se juntan varias, una barra suele reemplazarlo.',
      ar: 'الذيل يجعل الزمن نصفه. وإذا اجتمعت اثنتان حلّت محل الذيلين عارضة تجمعهما.',
    },
  },
  {
    music: 'treble F4/2.',
    beats: 3,
    difficulty: 25,
    note: {
      en: 'The dot adds half of the note’s own time: two beats and one more. It fills a bar of a waltz.',
      es: 'El puntillo añade la mitad del valor: dos tiempos y uno más. Llena un compás de vals.',
      ar: 'تزيد النقطة نصف زمن العلامة: ضربتان وواحدة معهما، فتملأ مازورة من مقطوعة فالس.',
    },
  },
  {
    music: 'treble D5/4.',
    beats: 1.5,
    difficulty: 34,
    note: {
      en: 'A second dot, if there were one, would add half of what the first has added.',
      es: 'Un segundo puntillo, si lo hubiera, añadiría la mitad de lo que añadió el primero.',
      ar: 'لو كانت هناك نقطة ثانية لزادت نصف ما زادته الأولى.',
    },
  },
  {
    music: 'treble E4/16',
    beats: 0.25,
    difficulty: 42,
    note: {
      en: 'Two flags, a quarter of a beat. Every further flag halves the time once more.',
      es: 'Dos corchetes, un cuarto de tiempo. Cada corchete más vuelve a partirlo por la mitad.',
      ar: 'ذيلان وربع ضربة، وكل ذيل آخر يقسم الزمن نصفين من جديد.',
    },
  },
  {
    music: 'treble A4/2 A4/4',
    span: 'tie',
    beats: 3,
    difficulty: 47,
    note: {
      en: 'The bow ties the two into one sound: two beats and one, played once.',
      es: 'El arco une las dos en un solo sonido: dos tiempos más uno, sin volver a tocar.',
      ar: 'يجمع القوس العلامتين في صوت واحد: ضربتان وضربة، تُعزف مرة واحدة.',
    },
  },
  {
    music: 'treble r/4',
    beats: 1,
    difficulty: 30,
    note: {
      en: 'Every length of note has its rest: silence is counted as exactly as sound.',
      es: 'Cada figura tiene su silencio: el silencio se cuenta con la misma exactitud que el sonido.',
      ar: 'لكل علامة سكتة تساويها، فالصمت يُعدّ بدقة كما يُعدّ الصوت.',
    },
  },
  {
    music: 'treble r/2',
    beats: 2,
    difficulty: 48,
    note: {
      en: 'It lies on its line like a hat on a table. The one of four beats hangs from its line.',
      es: 'Se apoya en la línea como un sombrero en una mesa; el de cuatro tiempos cuelga de la suya.',
      ar: 'تستقر على خطها كقبعة على طاولة، أما سكتة الضربات الأربع فتتدلّى من خطها.',
    },
  },
]

const howLong: Record<'note' | 'rest' | 'tied', LocalText> = {
  note: {
    en: 'How many beats does this note last in four-four time?',
    es: '¿Cuántos tiempos dura esta nota en un compás de cuatro por cuatro?',
    ar: 'كم ضربة تدوم هذه العلامة في الميزان الرباعي؟',
  },
  rest: {
    en: 'How many beats does this rest last in four-four time?',
    es: '¿Cuántos tiempos dura este silencio en un compás de cuatro por cuatro?',
    ar: 'كم ضربة تدوم هذه السكتة في الميزان الرباعي؟',
  },
  tied: {
    en: 'For how many beats does this sound in four-four time?',
    es: '¿Cuántos tiempos suena esto en un compás de cuatro por cuatro?',
    ar: 'كم ضربة يدوم هذا الصوت في الميزان الرباعي؟',
  },
}

export function lengthQuestions(): PictureFactDraft[] {
  return lengths.map(({ music, span = null, beats, difficulty, note }) => {
    const others = [...beatTexts].filter(([other]) => other !== beats).toSorted(([a], [b]) => Math.abs(a - beats) - Math.abs(b - beats))
    return {
      subject: `length-${music.replace(/[^a-z0-9.]/gi, '')}`,
      difficulty,
      svg: drawScore(music, span),
      question: howLong[span === null ? (music.includes(' r') ? 'rest' : 'note') : 'tied'],
      right: alike(beatTexts.get(beats) ?? ''),
      wrong: others.map(([, text]) => alike(text)),
      note,
    }
  })
}

interface NoteKind {
  /** The fraction of a whole note. */
  part: number
  name: LocalText
  difficulty: number
  note: LocalText
}

const noteKinds: NoteKind[] = [
  {
    part: 1,
    name: { en: 'Semibreve (whole note)', es: 'Redonda', ar: 'المستديرة (روند)' },
    difficulty: 21,
    note: {
      en: 'Semibreve means half a short one: what was once short is the longest in everyday use today.',
      es: 'Es la más larga de uso corriente. La breve o cuadrada, del doble, apenas se ve ya.',
      ar: 'هي أطول ما يُستعمل اليوم عادةً، وكانت قبلها علامة ضعفها هي المربّعة.',
    },
  },
  {
    part: 2,
    name: { en: 'Minim (half note)', es: 'Blanca', ar: 'البيضاء (بلانش)' },
    difficulty: 24,
    note: {
      en: 'Minim comes from the Latin for smallest: in the Middle Ages no note was shorter.',
      es: 'Los antiguos la llamaban «mínima»: en la Edad Media no había figura más breve.',
      ar: 'كان اسمها القديم «الصغرى»، إذ لم تكن في العصور الوسطى علامة أقصر منها.',
    },
  },
  {
    part: 4,
    name: { en: 'Crotchet (quarter note)', es: 'Negra', ar: 'السوداء (نوار)' },
    difficulty: 17,
    note: {
      en: 'Crotchet means little hook, yet it has none: the word once stood for a note with a flag.',
      es: 'Es la que más a menudo vale un tiempo: la mayoría de las marchas la cuentan paso a paso.',
      ar: 'هي التي تعادل ضربة واحدة في أغلب الأحيان، وعليها تُعدّ خطوات المارش.',
    },
  },
  {
    part: 8,
    name: { en: 'Quaver (eighth note)', es: 'Corchea', ar: 'ذات السن (كروش)' },
    difficulty: 29,
    note: {
      en: 'To quaver is to tremble: the word once meant a quick trill of the voice.',
      es: 'Su nombre viene del francés «croche», gancho: el que cuelga de la plica.',
      ar: 'اسمها «كروش» من الفرنسية بمعنى المعقوفة، للذيل المعلّق بساقها.',
    },
  },
  {
    part: 16,
    name: { en: 'Semiquaver (sixteenth note)', es: 'Semicorchea', ar: 'ذات السنين (دوبل كروش)' },
    difficulty: 35,
    note: {
      en: 'Far shorter ones exist: the ‘Pathétique’ sonata by Beethoven has 128th notes in its slow opening.',
      es: 'Las hay aún más breves: con tres corchetes es una fusa; con cuatro, una semifusa.',
      ar: 'توجد علامات أقصر منها، بثلاثة ذيول وأربعة، وهي نادرة إلا في الحركات البطيئة.',
    },
  },
]

export function noteKindQuestions(): PictureFactDraft[] {
  return noteKinds.map(({ part, name, difficulty, note }) => ({
    subject: `kind-${part}`,
    difficulty,
    svg: drawScore(`G4/${part}`),
    question: {
      en: 'What is a note of this shape called?',
      es: '¿Cómo se llama esta figura musical?',
      ar: 'ماذا تُسمّى العلامة الموسيقية بهذا الشكل؟',
    },
    right: name,
    wrong: noteKinds.filter(other => other.part !== part).map(other => other.name),
    note,
  }))
}
