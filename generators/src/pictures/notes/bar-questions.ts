// Which time signature fits a bar, and how many beats does it lack?

import type { LocalText } from '@trivium/content/types'
import { alike } from '../../say.ts'
import type { PictureFactDraft } from '../picture-fact.ts'
import { drawScore } from './staff.ts'

interface FullBar {
  music: string
  time: string
  /** Distractors, all of another length. */
  wrong: string[]
  difficulty: number
  note: LocalText
}

export const fullBars: FullBar[] = [
  {
    music: 'treble C5/4 A4/4 G4/4 |',
    time: '3/4',
    wrong: ['4/4', '2/4', '5/4', '3/8', '7/8'],
    difficulty: 37,
    note: {
      en: 'The waltz, the minuet and the mazurka all dance in three.',
      es: 'En tres bailan el vals, el minué, la mazurca y la jota.',
      ar: 'على الميزان الثلاثي رقصات كثيرة منها الفالس والمينويت والمازوركا.',
    },
  },
  {
    music: 'treble G4/4 B4/8 B4/8 |',
    time: '2/4',
    wrong: ['3/4', '4/4', '3/8', '5/8', '6/8'],
    difficulty: 41,
    note: {
      en: 'Polkas and many marches go in two: left, right.',
      es: 'La polca, la samba y muchas marchas van en dos: izquierda, derecha.',
      ar: 'عليه البولكا ومارشات كثيرة: يسار، يمين. وعليه أيضًا إيقاع «الملفوف» الشرقي.',
    },
  },
  {
    music: 'treble G4/2 A4/4 B4/4 |',
    time: '4/4',
    wrong: ['3/4', '2/4', '5/4', '6/8', '7/8'],
    difficulty: 35.5,
    note: {
      en: 'It is so usual that it is called common time, and often written as a C.',
      es: 'Es tan habitual que se llama «compasillo», y a menudo se escribe con una C.',
      ar: 'هو أكثر الموازين شيوعًا، وكثيرًا ما يُكتب بدله حرف C.',
    },
  },
  {
    music: 'treble A4/4. C5/4 B4/8 |',
    time: '6/8',
    wrong: ['4/4', '2/4', '5/8', '9/8', '7/8'],
    difficulty: 52,
    note: {
      en: 'Two swinging groups of three: it is the time of the jig, the barcarolle and many lullabies.',
      es: 'Dos grupos de tres que se mecen: así van la jiga, la barcarola y muchas nanas.',
      ar: 'مجموعتان متمايلتان في كل منهما ثلاث، وعليه كثير من أغاني المهد والبحّارة.',
    },
  },
  {
    music: 'treble G4/2. A4/4 B4/4 |',
    time: '5/4',
    wrong: ['4/4', '3/4', '6/4', '9/8', '7/8'],
    difficulty: 54,
    note: {
      en: 'Five limps between two and three: Tchaikovsky’s Sixth has a waltz like that, Paul Desmond’s ‘Take Five’ a jazz hit.',
      es: 'El cinco cojea entre el dos y el tres: así van un vals de Chaikovski, el «Take Five» y el zortziko vasco.',
      ar: 'ميزان أعرج بين اثنين وثلاثة: عليه حركة راقصة في سمفونية تشايكوفسكي السادسة، وقطعة الجاز «تيك فايف».',
    },
  },
]

export function timeQuestions(): PictureFactDraft[] {
  return fullBars.map(({ music, time, wrong, difficulty, note }) => ({
    subject: `time-${time}`,
    difficulty,
    svg: drawScore(music),
    question: {
      en: 'The bar is full. Which time signature fits it?',
      es: 'El compás está completo. ¿Qué indicación le corresponde?',
      ar: 'المازورة مكتملة. أي ميزان يناسبها؟',
    },
    right: alike(time),
    wrong: wrong.map(alike),
    note,
  }))
}

interface ShortBar {
  music: string
  missing: string
  wrong: string[]
  difficulty: number
  note: LocalText
}

export const shortBars: ShortBar[] = [
  {
    music: 'treble time:4/4 G4/2 A4/4 |',
    missing: '1',
    wrong: ['2', '3', '½', '1½', '4'],
    difficulty: 24.5,
    note: {
      en: 'A bar that is too short has a right to be so only at the start: the upbeat, with the rest at the very end.',
      es: 'Solo al comienzo puede faltar algo: es la anacrusa, y lo que falta suele estar en el último compás.',
      ar: 'لا يجوز النقص إلا في أول القطعة، ويُسمّى مطلعًا ناقصًا، وتتمّته في آخر مازورة.',
    },
  },
  {
    music: 'treble time:3/4 C5/4 |',
    missing: '2',
    wrong: ['1', '3', '½', '1½', '4'],
    difficulty: 30.5,
    note: {
      en: 'A single hollow note with a stem would complete it.',
      es: 'La completaría una sola blanca.',
      ar: 'تكملها علامة واحدة جوفاء الرأس ذات ساق.',
    },
  },
  {
    music: 'treble time:4/4 B4/4 |',
    missing: '3',
    wrong: ['1', '2', '4', '2½', '1½'],
    difficulty: 32.5,
    note: {
      en: 'One hollow note with a dot would do: two beats and half as much again.',
      es: 'Bastaría una blanca con puntillo: dos tiempos y la mitad más.',
      ar: 'تكفي علامة جوفاء منقوطة: ضربتان ونصفهما.',
    },
  },
  {
    music: 'treble time:3/4 G4/4 A4/8 B4/8 C5/8 |',
    missing: '½',
    wrong: ['1', '1½', '2', '¼', '2½'],
    difficulty: 43,
    note: {
      en: 'Only one note with a flag is missing. Three of them make a beat and a half.',
      es: 'Solo falta una corchea: tres de ellas hacen un tiempo y medio.',
      ar: 'لا ينقصها إلا علامة واحدة ذات ذيل، فثلاث منها ضربة ونصف.',
    },
  },
  {
    music: 'treble time:4/4 F4/4. A4/8 r/8 |',
    missing: '1½',
    wrong: ['1', '2', '½', '2½', '3'],
    difficulty: 53,
    note: {
      en: 'Rests count, too: a beat and a half, a half and another half are already there.',
      es: 'Los silencios también cuentan: ya hay un tiempo y medio, más medio, más otro medio.',
      ar: 'السكتة تُحسب أيضًا: في المازورة ضربة ونصف ثم نصف ثم نصف.',
    },
  },
]

export function lackQuestions(): PictureFactDraft[] {
  return shortBars.map(({ music, missing, wrong, difficulty, note }) => ({
    subject: `lack-${missing}`,
    difficulty,
    svg: drawScore(music),
    question: {
      en: 'How many beats does this bar still lack?',
      es: '¿Cuántos tiempos le faltan a este compás?',
      ar: 'كم ضربة تنقص هذه المازورة؟',
    },
    right: alike(missing),
    wrong: wrong.map(alike),
    note,
  }))
}
