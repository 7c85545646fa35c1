// Questions about slopes, liquids and swings.

import type { Diagram } from '../diagram.ts'
import { cradle, floating, pendulum, slope, twoForces, vessels } from './forces.ts'
import { alike, named, nameOf, namesIn, say } from '../../../say.ts'

type Force = Omit<Diagram, 'pack'>

export function forceQuestions(): Diagram[] {
  return [...onSlope, ...liquids, ...swings].map(question => ({ pack: 'diagram-forces', ...question }))
}

const pushes = namesIn(`
weight|Its weight|Su peso|وزنها
support|The push of the slope|El empuje del plano|دفع السطح
friction|Friction|El rozamiento|الاحتكاك
drive|The driving force|La fuerza motriz|قوّة المحرّك
lift|Lift|La sustentación|قوّة الرفع
inertia|Inertia|La inercia|القصور الذاتي`)

const asksForce = (number: number) =>
  say(
    `A block slides down a slope. Which force is arrow ${number}?`,
    `Un bloque resbala por un plano. ¿Qué fuerza es la flecha ${number}?`,
    `تنزلق قطعة على سطح مائل. أي قوّة يمثّلها السهم ${number}؟`,
  )

const onSlope: Force[] = [
  {
    subject: 'weight-on-slope',
    difficulty: 1.9,
    draw: slope,
    question: asksForce(1),
    right: nameOf(pushes, 'weight'),
    wrong: named(pushes, 'support friction lift drive inertia'),
    note: say(
      'It points straight down to the centre of the Earth, whatever the ground does.',
      'Apunta recto al centro de la Tierra, haga lo que haga el suelo.',
      'يتّجه رأسًا إلى مركز الأرض مهما كان ميل السطح.',
    ),
  },
  {
    subject: 'support-on-slope',
    difficulty: 3.4,
    draw: slope,
    question: asksForce(2),
    right: nameOf(pushes, 'support'),
    wrong: named(pushes, 'weight friction lift drive inertia'),
    note: say(
      'It always stands at right angles to the ground. The steeper the slope, the smaller it is.',
      'Forma siempre ángulo recto con el suelo. Cuanto más empinado el plano, menor es.',
      'يكون عموديًّا على السطح دائمًا، وكلما زاد الميل صغر.',
    ),
  },
  {
    subject: 'friction-on-slope',
    difficulty: 2.2,
    draw: slope,
    question: asksForce(3),
    right: nameOf(pushes, 'friction'),
    wrong: named(pushes, 'weight support drive lift inertia'),
    note: say(
      'It works against the motion and turns it into heat. Without it nobody could walk.',
      'Se opone al movimiento y lo convierte en calor. Sin él nadie podría caminar.',
      'يعاكس الحركة ويحوّلها حرارة. ولولاه ما استطاع أحد أن يمشي.',
    ),
  },
]

const inVessel = (number: number) => say(`In vessel ${number}`, `En el recipiente ${number}`, `في الإناء ${number}`)
const shares = [
  say('A quarter', 'Un cuarto', 'الربع'),
  say('A third', 'Un tercio', 'الثلث'),
  say('Half', 'La mitad', 'النصف'),
  say('Two thirds', 'Dos tercios', 'الثلثان'),
]

const liquids: Force[] = [
  {
    subject: 'pressure-in-vessels',
    difficulty: 4.7,
    draw: vessels,
    question: say(
      'The water stands equally high. Where is the pressure at the bottom the greatest?',
      'El agua llega a la misma altura. ¿Dónde es mayor la presión en el fondo?',
      'ارتفاع الماء واحد. أين يكون الضغط على القاع أكبر؟',
    ),
    right: say('Equal in all three', 'Igual en los tres', 'متساوٍ في الثلاثة'),
    wrong: [2, 3, 1].map(inVessel),
    note: say(
      'Only the depth counts, not how much water there is. With a long thin pipe Pascal is said to have burst a barrel.',
      'Solo cuenta la profundidad, no cuánta agua hay. Se dice que Pascal reventó un tonel con un tubo largo y fino.',
      'العبرة بالعمق لا بكمّية الماء. ويُروى أن باسكال فجّر برميلًا بأنبوب طويل دقيق.',
    ),
  },
  {
    subject: 'block-in-water',
    difficulty: 5.3,
    draw: () => floating(4, 3),
    question: say(
      'The layers of the block are equally thick. How dense is it, compared with water?',
      'Las capas del bloque son igual de gruesas. ¿Qué densidad tiene respecto del agua?',
      'طبقات القطعة متساوية السماكة. كم تبلغ كثافتها من كثافة الماء؟',
    ),
    right: say('Three quarters', 'Tres cuartos', 'ثلاثة أرباع'),
    wrong: shares,
    note: say(
      'It sinks in until it has pushed aside its own weight of water. Ice goes in to about nine tenths.',
      'Se hunde hasta desalojar su propio peso en agua. El hielo se hunde unas nueve décimas partes.',
      'يغوص حتى يزيح من الماء ما يعادل وزنه. والجليد يغوص منه نحو تسعة أعشاره.',
    ),
  },
]

const newtons = (force: number) => say(`${force} N`, `${force} N`, `${force} نيوتن`)

const swings: Force[] = [
  {
    subject: 'pendulum',
    difficulty: 1.7,
    draw: pendulum,
    question: say(
      'A pendulum swings from 1 to the other side. Where is it fastest?',
      'Un péndulo oscila desde 1 hasta el otro lado. ¿Dónde va más rápido?',
      'يتأرجح بندول من 1 إلى الجهة الأخرى. أين تبلغ سرعته أقصاها؟',
    ),
    right: alike(3),
    wrong: [1, 2, 4].map(alike),
    note: say(
      'At the bottom all its height has become motion. Galileo saw that wide swings take hardly longer than narrow ones.',
      'Abajo, toda la altura se ha vuelto movimiento. Galileo vio que una oscilación amplia apenas tarda más.',
      'في الأسفل صار ارتفاعه كله حركة. ولاحظ غاليليو أن التأرجح الواسع لا يكاد يطول عن الضيّق.',
    ),
  },
  {
    subject: 'newtons-cradle',
    difficulty: 1.3,
    draw: () => cradle(2),
    question: say(
      'Two balls are let go and strike the others. How many fly off on the right?',
      'Se sueltan dos bolas y golpean a las otras. ¿Cuántas salen por la derecha?',
      'تُترك كرتان فتصدمان الأخريات. كم كرة تندفع من اليمين؟',
    ),
    right: alike(2),
    wrong: [1, 3, 4, 5].map(alike),
    note: say(
      'One ball, twice as fast, would carry the same momentum, but twice the energy: so two must fly.',
      'Una bola el doble de rápida llevaría el mismo impulso, pero el doble de energía: por eso salen dos.',
      'لو اندفعت كرة واحدة بضعف السرعة لحملت الزخم نفسه لكن بضعف الطاقة، فلا بدّ من اثنتين.',
    ),
  },
  {
    subject: 'two-forces',
    difficulty: 5.7,
    draw: () => twoForces(4, 3),
    question: say(
      'Two forces pull at the dot: 4 newtons to the right and 3 upwards. How strong are they together?',
      'Dos fuerzas tiran del punto: 4 newtons a la derecha y 3 hacia arriba. ¿Cuánto suman juntas?',
      'تشدّ النقطةَ قوّتان: 4 نيوتن إلى اليمين و3 إلى أعلى. كم تبلغان معًا؟',
    ),
    right: newtons(5),
    wrong: [7, 1, 6, 4, 12].map(newtons),
    note: say(
      'They add up like two sides of a rectangle to its diagonal: 16 + 9 = 25, and its root is 5.',
      'Se suman como dos lados de un rectángulo a su diagonal: 16 + 9 = 25, cuya raíz es 5.',
      'تُجمعان كضلعي مستطيل إلى قطره: \u206616 + 9 = 25\u2069، وجذرها 5.',
    ),
  },
]
