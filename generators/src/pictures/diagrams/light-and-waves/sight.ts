// Light in the eye, and the mixing of coloured lights.

import { at, ink } from '../../svg.ts'
import type { Diagram } from '../diagram.ts'
import { badge, box, circle, line, path, picture, ray, tint } from '../draw.ts'
import { beam, lensAt } from './instruments.ts'
import { named, nameOf, namesIn, say } from '../../../say.ts'

/** Parallel rays enter an eye from the left; they should meet on the retina. */
export const eyeball = { middleX: 190, y: 120, radius: 74, lensX: 124 }
export const focusOf = { short: eyeball.middleX + 22, long: eyeball.middleX + eyeball.radius + 34 }

function eyeWithFocus(focusX: number): string {
  const { middleX, y, radius, lensX } = eyeball
  const retinaX = middleX + radius
  const rays = [-24, 0, 24].map(up => {
    const atEnd = focusX < retinaX ? retinaX - 6 : focusX
    const heightAt = (x: number) => (up * (focusX - x)) / (focusX - lensX)
    const inside = line([lensX, y - up, Math.min(atEnd, retinaX - 3), y - heightAt(Math.min(atEnd, retinaX - 3))], beam)
    const beyond = focusX > retinaX ? line([retinaX, y - heightAt(retinaX), focusX, y], { ...beam, dash: '4 5' }) : ''
    return ray([14, y - up, lensX, y - up]) + inside + beyond
  })
  return picture(
    circle([middleX, y], radius, { fill: '#fffdf8', stroke: ink.line, thick: 3 }),
    path(`M${middleX - 62} ${y - 40}Q${middleX - 104} ${y} ${middleX - 62} ${y + 40}`, { fill: tint.glass, stroke: ink.line, thick: 2 }),
    path(`M${at(middleX + 44)} ${at(y - 59)}A${radius} ${radius} 0 0 1 ${at(middleX + 44)} ${at(y + 59)}`, { stroke: tint.clay, thick: 7 }),
    lensAt([lensX, y], 36, 17),
    rays,
    circle([focusX, y], 4, { fill: ink.line }),
  )
}

const faults = namesIn(`
short|Short sight|Miopía|قصر النظر
long|Long sight|Hipermetropía|طول النظر
astigmatism|Astigmatism|Astigmatismo|اللابؤرية
cataract|Cataract|Cataratas|إعتام العدسة
colour|Colour blindness|Daltonismo|عمى الألوان
night|Night blindness|Ceguera nocturna|العمى الليلي`)

const faultQuestion = say(
  'Light from far away meets where the dot is. Which fault of sight is this?',
  'La luz de lejos se reúne en el punto negro. ¿Qué defecto de la vista es este?',
  'يجتمع الضوء الآتي من بعيد عند النقطة السوداء. أي عيب في البصر هذا؟',
)

const lights = namesIn(`
yellow|Yellow|Amarillo|أصفر
magenta|Magenta|Magenta|أرجواني
cyan|Cyan|Cian|سماوي
white|White|Blanco|أبيض
brown|Brown|Marrón|بنّي
orange|Orange|Naranja|برتقالي
black|Black|Negro|أسود`)

const overlapping = (left: string, right: string) => {
  const radius = 78
  const half = Math.sqrt(radius ** 2 - 46 ** 2)
  return picture(
    box([14, 14], 292, 212, { fill: '#23243a' }, 10),
    circle([114, 120], radius, { fill: left }),
    circle([206, 120], radius, { fill: right }),
    path(`M160 ${at(120 - half)}A${radius} ${radius} 0 0 1 160 ${at(120 + half)}A${radius} ${radius} 0 0 1 160 ${at(120 - half)}Z`, {
      fill: '#8a8a96',
    }),
    badge(1, [160, 120]),
  )
}

const [red, green, blue] = ['#e0413a', '#3fae49', '#3d5fe0']

export function sightQuestions(): Diagram[] {
  return [...sight(), ...mixtures()].map(question => ({ pack: 'diagram-light', ...question }))
}

function sight(): Omit<Diagram, 'pack'>[] {
  return [
    {
      subject: 'short-sight',
      difficulty: 4.1,
      draw: () => eyeWithFocus(focusOf.short),
      question: faultQuestion,
      right: nameOf(faults, 'short'),
      wrong: named(faults, 'long astigmatism cataract colour night'),
      note: say(
        'The eye is too long for its lens. Hollow glasses spread the light a little and help.',
        'El ojo es demasiado largo para su lente. Las gafas cóncavas abren un poco la luz y lo corrigen.',
        'العين أطول مما يناسب عدستها. والنظّارة المقعّرة تفرّق الضوء قليلًا فتصحّحه.',
      ),
    },
    {
      subject: 'long-sight',
      difficulty: 4.9,
      draw: () => eyeWithFocus(focusOf.long),
      question: faultQuestion,
      right: nameOf(faults, 'long'),
      wrong: named(faults, 'short astigmatism cataract colour night'),
      note: say(
        'The eye is too short. Many babies are born so, and grow out of it.',
        'El ojo es demasiado corto. Muchos bebés nacen así y se les pasa al crecer.',
        'العين أقصر مما يلزم. ويولد كثير من الأطفال كذلك ثم يزول مع نموّهم.',
      ),
    },
  ]
}

function mixtures(): Omit<Diagram, 'pack'>[] {
  const question = say(
    'Two coloured lights overlap on a white wall. Which colour is seen at 1?',
    'Dos luces de color se superponen en una pared blanca. ¿Qué color se ve en 1?',
    'يتراكب ضوءان ملوّنان على جدار أبيض. أي لون يُرى عند الرقم 1؟',
  )
  return [
    {
      subject: 'red-and-green-light',
      difficulty: 5.4,
      draw: () => overlapping(red, green),
      question,
      right: nameOf(lights, 'yellow'),
      wrong: named(lights, 'brown magenta white cyan orange black'),
      note: say(
        'Paints would give brown, but lights add up. The yellow of a screen is nothing but red and green.',
        'Con pinturas saldría marrón, pero las luces se suman. El amarillo de una pantalla es solo rojo y verde.',
        'لو كانت أصباغًا لأعطت بنّيًّا، لكن الأضواء تُجمع. والأصفر على الشاشة أحمر وأخضر لا غير.',
      ),
    },
    {
      subject: 'red-and-blue-light',
      difficulty: 5.6,
      draw: () => overlapping(red, blue),
      question,
      right: nameOf(lights, 'magenta'),
      wrong: named(lights, 'cyan yellow brown white black orange'),
      note: say(
        'No single wave of light has this colour: the brain makes it up between the two ends of the spectrum.',
        'Ninguna onda de luz sola tiene este color: el cerebro lo inventa entre los dos extremos del espectro.',
        'لا موجة ضوء واحدة لها هذا اللون، بل يصنعه الدماغ بين طرفي الطيف.',
      ),
    },
  ]
}
