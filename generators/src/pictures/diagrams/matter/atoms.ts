// Atoms with their shells.

import { elements } from '../../../derived/elements/elements.ts'
import { capitalised } from '../../../derived/wording.ts'
import type { LocalText } from '@trivium/content/types'
import { ink } from '../../svg.ts'
import type { Diagram } from '../diagram.ts'
import { circle, picture, polar, tint } from '../draw.ts'
import type { Point } from '../draw.ts'
import { named, nameOf, namesIn, say } from '../../../say.ts'

/** The number of electrons in each shell; correct up to calcium, 20. */
export function shellsOf(atomicNumber: number): number[] {
  const rooms = [2, 8, 8, 2]
  return rooms.flatMap((room, place) => {
    const before = rooms.slice(0, place).reduce((sum, size) => sum + size, 0)
    const held = Math.min(room, Math.max(0, atomicNumber - before))
    return held > 0 ? [held] : []
  })
}

const middle: Point = [160, 120]

export function drawAtom(shells: number[]): string {
  const step = shells.length > 3 ? 22 : 27
  const radiusAt = (place: number) => 14 + step * (place + 1)
  return picture(
    shells.map((_, place) => circle(middle, radiusAt(place), { stroke: ink.soft, thick: 1.6 })),
    circle(middle, 13, { fill: tint.clay, stroke: ink.line }),
    shells.flatMap((electrons, place) =>
      Array.from({ length: electrons }, (_, electron) =>
        circle(polar(middle, radiusAt(place), 90 + (360 / electrons) * electron + place * 14), 5.6, {
          fill: ink.blue,
          stroke: ink.line,
          thick: 1.4,
        }),
      ),
    ),
  )
}

const elementNamed = (symbol: string) => {
  const element = elements.find(one => one.symbol === symbol)
  if (!element) throw new Error(`no element ${symbol}`)
  return element
}
const nameOfElement = (symbol: string): LocalText => {
  const { en, es, ar } = elementNamed(symbol).name
  return say(capitalised(en), capitalised(es), ar)
}

export const atomsAsked: { symbol: string; number: number; difficulty: number; wrong: string; note: LocalText }[] = [
  {
    symbol: 'H',
    number: 1,
    difficulty: 1.3,
    wrong: 'He Li O C N',
    note: say(
      'Nine of ten atoms in the universe are this one.',
      'Nueve de cada diez átomos del universo son este.',
      'من كل عشر ذرّات في الكون تسع ذرّات منه.',
    ),
  },
  {
    symbol: 'He',
    number: 2,
    difficulty: 2,
    wrong: 'H Li Ne Be O',
    note: say(
      'Its only shell is full, so it joins with nothing. It was found in the Sun before it was found on the Earth.',
      'Su única capa está llena y no se une con nada. Se halló en el Sol antes que en la Tierra.',
      'طبقته الوحيدة ممتلئة فلا يتّحد بشيء. وقد كُشف في الشمس قبل الأرض.',
    ),
  },
  {
    symbol: 'C',
    number: 6,
    difficulty: 2.9,
    wrong: 'O N B Si Be Ne',
    note: say(
      'Four electrons outside can form four bonds: the reason why life is built from it.',
      'Con cuatro electrones externos forma cuatro enlaces: por eso la vida está hecha de él.',
      'له في الخارج أربعة إلكترونات فيكوّن أربع روابط، ولذلك بُنيت منه الحياة.',
    ),
  },
  {
    symbol: 'O',
    number: 8,
    difficulty: 3.4,
    wrong: 'N F C S Ne Be',
    note: say(
      'Two electrons are missing to a full shell, and it takes them from almost everything.',
      'Le faltan dos electrones para llenar su capa, y se los quita a casi todo.',
      'ينقصه إلكترونان لتمتلئ طبقته، فيأخذهما من كل شيء تقريبًا.',
    ),
  },
  {
    symbol: 'Ne',
    number: 10,
    difficulty: 4.1,
    wrong: 'Ar F He O Na Mg',
    note: say(
      'Both shells are full. In a tube with current it glows orange red.',
      'Sus dos capas están llenas. En un tubo con corriente brilla de color rojo anaranjado.',
      'طبقتاه ممتلئتان. وإذا مرّ التيار في أنبوب منه توهّج أحمر برتقاليًّا.',
    ),
  },
  {
    symbol: 'Na',
    number: 11,
    difficulty: 4.5,
    wrong: 'Mg K Li Ne Al Cl',
    note: say(
      'The lonely electron outside is easily lost. The metal must be kept under oil, away from water.',
      'El electrón solitario se pierde fácilmente. El metal se guarda en aceite, lejos del agua.',
      'إلكترونه الأخير الوحيد سهل الفقد. ويُحفظ الفلزّ تحت الزيت بعيدًا عن الماء.',
    ),
  },
  {
    symbol: 'Cl',
    number: 17,
    difficulty: 5.7,
    wrong: 'S Ar F P K Si',
    note: say(
      'One electron is missing. It gets it from sodium, and the two become table salt.',
      'Le falta un electrón. Se lo da el sodio, y juntos son la sal de mesa.',
      'ينقصه إلكترون واحد يأخذه من الصوديوم، فيصيران معًا ملح الطعام.',
    ),
  },
  {
    symbol: 'Ca',
    number: 20,
    difficulty: 6.6,
    wrong: 'K Mg Ar Sc Cl S',
    note: say(
      'Bones, eggshells, chalk and marble owe it their hardness.',
      'Huesos, cáscaras de huevo, tiza y mármol le deben su dureza.',
      'إليه ترجع صلابة العظام وقشر البيض والطباشير والرخام.',
    ),
  },
]

const families = namesIn(`
alkali|Alkali metals|Metales alcalinos|الفلزات القلوية
earths|Alkaline earth metals|Metales alcalinotérreos|الفلزات القلوية الترابية
halogens|Halogens|Halógenos|الهالوجينات
noble|Noble gases|Gases nobles|الغازات النبيلة
transition|Transition metals|Metales de transición|الفلزات الانتقالية
lanthanides|Lanthanides|Lantánidos|اللانثانيدات`)

const familiesAsked: { symbol: string; family: string; difficulty: number; note: LocalText }[] = [
  {
    symbol: 'K',
    family: 'alkali',
    difficulty: 5.9,
    note: say(
      'A single electron in the outermost shell is their mark. They all react with water, the heavier the fiercer.',
      'Un solo electrón en la última capa es su marca. Todos reaccionan con agua, y más cuanto más pesados.',
      'علامتها إلكترون واحد في الطبقة الأخيرة. وكلها تتفاعل مع الماء، والأثقل أشدّ.',
    ),
  },
  {
    symbol: 'F',
    family: 'halogens',
    difficulty: 6.1,
    note: say(
      'Seven electrons outside: one short of a full shell. The name means ‘salt makers’.',
      'Siete electrones fuera: les falta uno. El nombre significa «formadores de sal».',
      'سبعة إلكترونات في الخارج، ينقصها واحد. ومعنى الاسم «مولّدات الملح».',
    ),
  },
  {
    symbol: 'Ar',
    family: 'noble',
    difficulty: 5.1,
    note: say(
      'Eight electrons outside want nothing more. Almost one hundredth of the air is this lazy gas.',
      'Ocho electrones fuera: no necesitan nada. Casi una centésima parte del aire es este gas perezoso.',
      'ثمانية إلكترونات في الخارج لا تريد مزيدًا. ونحو جزء من مئة من الهواء من هذا الغاز الكسول.',
    ),
  },
]

export function atomQuestions(): Diagram[] {
  const single = atomsAsked.map(({ symbol, number, difficulty, wrong, note }) => ({
    subject: `atom-${symbol}`,
    difficulty,
    draw: () => drawAtom(shellsOf(number)),
    question: say(
      'Each blue dot is an electron. Which element is this atom of?',
      'Cada punto azul es un electrón. ¿De qué elemento es este átomo?',
      'كل نقطة زرقاء إلكترون. ذرّة أي عنصر هذه؟',
    ),
    right: nameOfElement(symbol),
    wrong: wrong.split(' ').map(nameOfElement),
    note,
  }))
  const inFamily = familiesAsked.map(({ symbol, family, difficulty, note }) => ({
    subject: `family-of-${symbol}`,
    difficulty,
    draw: () => drawAtom(shellsOf(elementNamed(symbol).number)),
    question: say(
      'To which family does the element with this atom belong?',
      '¿A qué familia pertenece el elemento de este átomo?',
      'إلى أي عائلة ينتمي عنصر هذه الذرّة؟',
    ),
    right: nameOf(families, family),
    wrong: named(families, [...families.keys()].filter(id => id !== family).join(' ')),
    note,
  }))
  return [...single, ...inFamily].map(question => ({ pack: 'diagram-matter', ...question }))
}
