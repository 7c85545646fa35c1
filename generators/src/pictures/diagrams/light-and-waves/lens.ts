// Rays through a thin lens: the ray parallel to the axis and the ray through the middle meet at the image.

import { at, ink } from '../../svg.ts'
import type { Diagram } from '../diagram.ts'
import { arrow, circle, line, path, picture, ray, tint, width } from '../draw.ts'
import type { Point } from '../draw.ts'
import { named, nameOf, namesIn, say } from '../../../say.ts'

export interface LensSetting {
  /** Negative for a diverging lens. */
  focalLength: number
  /** The distance of the object from the lens, to its left. */
  distance: number
  objectHeight: number
  axisY: number
}

const lensX = 160

/** The tip of the image by the lens equation, from the middle of the lens: how far to the right, and how far up. */
export function imageOf({ focalLength, distance, objectHeight }: LensSetting): { away: number; height: number } {
  const away = 1 / (1 / focalLength - 1 / distance)
  return { away, height: (-objectHeight * away) / distance }
}

/** For each of the two rays behind the lens, its height at a distance to the right. */
export function raysBehind({ focalLength, distance, objectHeight }: LensSetting): ((away: number) => number)[] {
  return [away => objectHeight * (1 - away / focalLength), away => (-objectHeight * away) / distance]
}

export const settings = {
  far: { focalLength: 48, distance: 124, objectHeight: 60, axisY: 128 },
  twice: { focalLength: 54, distance: 108, objectHeight: 58, axisY: 120 },
  between: { focalLength: 44, distance: 68, objectHeight: 38, axisY: 96 },
  inside: { focalLength: 78, distance: 40, objectHeight: 44, axisY: 168 },
  spreading: { focalLength: -66, distance: 112, objectHeight: 78, axisY: 150 },
} satisfies Record<string, LensSetting>

function drawLens(setting: LensSetting): string {
  const { focalLength, distance, objectHeight, axisY } = setting
  const place = (away: number, up: number): Point => [lensX + away, axisY - up]
  const tip = place(-distance, objectHeight)
  const image = imageOf(setting)
  const entries = [objectHeight, 0]
  const behind = raysBehind(setting).map((heightAt, index) => {
    const start = place(0, entries[index] ?? 0)
    const slope = heightAt(1) - heightAt(0)
    // The ray ends at the right, lower or upper edge of the sheet.
    const end = Math.min(150, (slope < 0 ? start[1] - 230 : start[1] - 10) / slope)
    const back = image.away < 0 ? line([...start, ...place(image.away, image.height)], { stroke: ink.accent, thick: 1.6, dash: '4 5' }) : ''
    return ray([...start, ...place(end, heightAt(end))]) + back
  })
  const focus = [-1, 1].map(side => circle(place(side * Math.abs(focalLength), 0), 3.4, { fill: ink.line }))
  return picture(
    line([12, axisY, width - 12, axisY], { stroke: ink.soft, thick: 1.4 }),
    lensShape(focalLength > 0, axisY),
    entries.map(height => ray([...tip, ...place(0, height)])),
    behind,
    focus,
    arrow([...place(-distance, 0), ...tip], ink.blue, 4),
  )
}

function lensShape(isGathering: boolean, axisY: number): string {
  const [half, thick] = [88, 13]
  const [top, bottom] = [Math.max(14, axisY - half), Math.min(226, axisY + half)]
  const bow = isGathering ? `Q${lensX + 2 * thick} ${axisY} ` : `Q${lensX - 4} ${axisY} `
  const back = isGathering ? `Q${lensX - 2 * thick} ${axisY} ` : `Q${lensX + 4} ${axisY} `
  const edge = isGathering ? 0 : thick
  const d = `M${lensX + edge} ${at(top)}${bow}${lensX + edge} ${at(bottom)}H${lensX - edge}${back}${lensX - edge} ${at(top)}Z`
  return path(d, { fill: tint.glass, stroke: ink.blue, thick: 1.8, opacity: 0.85 })
}

const images = namesIn(`
real-smaller|Real, inverted, smaller|Real, invertida, menor|حقيقية مقلوبة مصغّرة
real-larger|Real, inverted, larger|Real, invertida, mayor|حقيقية مقلوبة مكبّرة
real-same|Real, inverted, same size|Real, invertida, igual|حقيقية مقلوبة مساوية
virtual-larger|Virtual, upright, larger|Virtual, derecha, mayor|تقديرية معتدلة مكبّرة
virtual-smaller|Virtual, upright, smaller|Virtual, derecha, menor|تقديرية معتدلة مصغّرة
virtual-inverted|Virtual, inverted, larger|Virtual, invertida, mayor|تقديرية مقلوبة مكبّرة
real-upright|Real, upright, smaller|Real, derecha, menor|حقيقية معتدلة مصغّرة`)

export const asked: { setting: keyof typeof settings; right: string; difficulty: number; note: Diagram['note'] }[] = [
  {
    setting: 'inside',
    right: 'virtual-larger',
    difficulty: 4.6,
    note: say(
      'This is a magnifying glass: the object lies within the focal length, and no screen could catch the image.',
      'Es una lupa: el objeto está más cerca que el foco y ninguna pantalla podría recoger la imagen.',
      'هذه عدسة مكبّرة: الجسم أقرب إليها من بؤرتها، ولا يمكن تلقّي الصورة على شاشة.',
    ),
  },
  {
    setting: 'far',
    right: 'real-smaller',
    difficulty: 5.2,
    note: say(
      'So it is in a camera and in the eye: the world stands on its head on the retina, and the brain turns it over.',
      'Así es en la cámara y en el ojo: el mundo está cabeza abajo en la retina y el cerebro le da la vuelta.',
      'هكذا هي في آلة التصوير والعين: العالم مقلوب على الشبكية والدماغ يعدّله.',
    ),
  },
  {
    setting: 'between',
    right: 'real-larger',
    difficulty: 6.2,
    note: say(
      'So a projector works: the slide stands upside down between one and two focal lengths.',
      'Así funciona un proyector: la diapositiva está cabeza abajo, entre una y dos distancias focales.',
      'هكذا يعمل جهاز العرض: الشريحة مقلوبة بين البعد البؤري وضعفه.',
    ),
  },
  {
    setting: 'twice',
    right: 'real-same',
    difficulty: 7.2,
    note: say(
      'Object and image are both at twice the focal length: as near as a real image and its object can be.',
      'Objeto e imagen están al doble de la distancia focal: más cerca no pueden estar si la imagen es real.',
      'الجسم وصورته على ضعف البعد البؤري، وهو أقرب ما يكون جسم من صورته الحقيقية.',
    ),
  },
  {
    setting: 'spreading',
    right: 'virtual-smaller',
    difficulty: 6.6,
    note: say(
      'A diverging lens always makes such an image. So do the door viewer and glasses against short sight.',
      'Una lente divergente da siempre esta imagen, como la mirilla de una puerta y las gafas para miopes.',
      'العدسة المفرّقة تعطي هذه الصورة دائمًا، كالعين السحرية في الباب ونظّارة قصر النظر.',
    ),
  },
]

export function lensQuestions(): Diagram[] {
  return asked.map(({ setting, right, difficulty, note }) => ({
    pack: 'diagram-light',
    subject: `lens-${setting}`,
    difficulty,
    draw: () => drawLens(settings[setting]),
    question: say(
      'The blue arrow stands before a lens. What kind of image arises?',
      'La flecha azul está ante una lente. ¿Qué clase de imagen se forma?',
      'السهم الأزرق أمام عدسة. أي نوع من الصور يتكوّن له؟',
    ),
    right: nameOf(images, right),
    wrong: named(images, [...images.keys()].filter(id => id !== right).join(' ')),
    note,
  }))
}
