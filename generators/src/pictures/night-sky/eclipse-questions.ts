// Eclipses: why they happen, and which kind the picture shows.

import type { LocalText } from '@trivium/content/types'
import { named, nameOf, namesIn, say } from '../../say.ts'
import {
  annularSolar,
  lunarEclipseRow,
  partialLunar,
  partialSolar,
  solarEclipseObserver,
  solarEclipseRow,
  totalLunar,
  totalSolar,
} from './eclipse-drawings.ts'
import type { SkyQuestion } from './sky-question.ts'

const events = namesIn(`
solar|A solar eclipse|Un eclipse de Sol|كسوف الشمس
lunar|A lunar eclipse|Un eclipse de Luna|خسوف القمر
transit|A transit of Venus|Un tránsito de Venus|عبور الزهرة
solstice|A solstice|Un solsticio|انقلاب صيفي
equinox|An equinox|Un equinoccio|اعتدال ربيعي
meteors|A meteor shower|Una lluvia de meteoros|زخّة شهب
aurora|A polar light|Una aurora polar|شفق قطبي`)

const kinds = namesIn(`
total-solar|Total solar eclipse|Eclipse total de Sol|كسوف كلّي للشمس
annular-solar|Annular solar eclipse|Eclipse anular de Sol|كسوف حلقي للشمس
partial-solar|Partial solar eclipse|Eclipse parcial de Sol|كسوف جزئي للشمس
total-lunar|Total lunar eclipse|Eclipse total de Luna|خسوف كلّي للقمر
partial-lunar|Partial lunar eclipse|Eclipse parcial de Luna|خسوف جزئي للقمر`)

export function eclipseQuestions(): SkyQuestion[] {
  return [...rows.map(rowOf), ...views.map(viewOf)]
}

interface Asked {
  what: string
  difficulty: number
  draw: () => string
  note: LocalText
}

function rowOf({ what, difficulty, draw, note }: Asked): SkyQuestion {
  return {
    pack: 'eclipse',
    subject: `row-of-${what}`,
    difficulty,
    draw,
    question: say(
      'Sun, Earth and Moon stand in one row. What is happening here?',
      'El Sol, la Tierra y la Luna están en fila. ¿Qué ocurre aquí?',
      'الشمس والأرض والقمر على خط واحد. ماذا يحدث هنا؟',
    ),
    right: nameOf(events, what),
    wrong: named(events, [...events.keys()].filter(id => id !== what).join(' ')),
    note,
  }
}

function viewOf({ what, difficulty, draw, note }: Asked): SkyQuestion {
  const isObserved = what === 'observer'
  const right = isObserved ? 'partial-solar' : what
  return {
    pack: 'eclipse',
    subject: `view-of-${what}`,
    difficulty,
    draw,
    question: isObserved
      ? say(
          'What does somebody at the ringed place see?',
          '¿Qué ve quien está en el lugar señalado?',
          'ماذا يرى من يقف في الموضع المحاط بالدائرة؟',
        )
      : say('Which kind of eclipse does this show?', '¿Qué clase de eclipse se ve aquí?', 'أي نوع من الكسوف أو الخسوف هذا؟'),
    right: nameOf(kinds, right),
    wrong: named(kinds, [...kinds.keys()].filter(id => id !== right).join(' ')),
    note,
  }
}

const rows: Asked[] = [
  {
    what: 'solar',
    difficulty: 1.4,
    draw: solarEclipseRow,
    note: say(
      'The full shadow is seldom wider than 270 kilometres and races over the ground faster than sound.',
      'La sombra completa rara vez pasa de 270 kilómetros de ancho y corre por el suelo más rápido que el sonido.',
      'قلّما يزيد عرض الظلّ التامّ على 270 كم، وهو يسابق الصوت على الأرض فيسبقه.',
    ),
  },
  {
    what: 'lunar',
    difficulty: 1.7,
    draw: lunarEclipseRow,
    note: say(
      'Everybody on the night side of the Earth can see it. It turns red from the light of all sunrises and sunsets.',
      'Lo ve toda la mitad nocturna de la Tierra. Se pone roja por la luz de todos los amaneceres y ocasos.',
      'يراه كل من كان ليله. ويحمرّ بنور كل شروق وغروب على الأرض، إذ ينحني في هوائها.',
    ),
  },
]

const views: Asked[] = [
  {
    what: 'total-solar',
    difficulty: 2.3,
    draw: totalSolar,
    note: say(
      'The pale crown is the corona, a million degrees hot. It is always there, but otherwise drowned in light.',
      'La corona pálida está a un millón de grados. Siempre existe, pero la luz del Sol la oculta.',
      'الإكليل الباهت حرارته مليون درجة. وهو موجود دائمًا، لكن ضوء الشمس يغمره.',
    ),
  },
  {
    what: 'annular-solar',
    difficulty: 3.8,
    draw: annularSolar,
    note: say(
      'The Moon is then far away on its orbit and looks too small to cover the whole Sun.',
      'La Luna está entonces en la parte lejana de su órbita y parece pequeña para tapar todo el Sol.',
      'يكون القمر حينئذ بعيدًا في مداره، فيبدو أصغر من أن يحجب الشمس كلها.',
    ),
  },
  {
    what: 'partial-solar',
    difficulty: 2.8,
    draw: partialSolar,
    note: say(
      'Under a tree every gap between the leaves throws a little picture of the bitten Sun on the ground.',
      'Bajo un árbol, cada hueco entre las hojas dibuja en el suelo un pequeño Sol mordido.',
      'تحت الشجرة ترسم كل فرجة بين الأوراق على الأرض صورة صغيرة للشمس الناقصة.',
    ),
  },
  {
    what: 'total-lunar',
    difficulty: 3.3,
    draw: totalLunar,
    note: say(
      'It can last more than an hour and a half, and is harmless to look at.',
      'Puede durar más de una hora y media, y se puede mirar sin ningún peligro.',
      'قد يدوم أكثر من ساعة ونصف، ولا خطر على العين من النظر إليه.',
    ),
  },
  {
    what: 'partial-lunar',
    difficulty: 4.2,
    draw: partialLunar,
    note: say(
      'The edge of the shadow is always a piece of a circle: for Aristotle a proof that the Earth is a ball.',
      'El borde de la sombra es siempre un arco de círculo: para Aristóteles, prueba de que la Tierra es redonda.',
      'حافّة الظلّ قوس من دائرة دائمًا، وقد عدّه أرسطو دليلًا على أن الأرض كرة.',
    ),
  },
  {
    what: 'observer',
    difficulty: 7.9,
    draw: solarEclipseObserver,
    note: say(
      'The half-shadow is thousands of kilometres wide, so many people see a bitten Sun and few see it covered.',
      'La penumbra mide miles de kilómetros: muchos ven el Sol mordido y pocos lo ven cubierto.',
      'عرض شبه الظلّ آلاف الكيلومترات، فكثيرون يرون الشمس ناقصة وقليلون يرونها محجوبة.',
    ),
  },
]
