// Circles, sectors, cylinders, cones, spheres: everything with an exact π.

import { ratio } from '../exact.ts'
import type { Exact } from '../exact.ts'
import { hardness, rowsIn, slug } from '../maths-fact.ts'
import type { MathsFact } from '../maths-fact.ts'
import { termOptions } from '../options.ts'
import type { Options } from '../options.ts'
import { fraction, texOfTerms } from '../tex.ts'

export function circleFacts(): MathsFact[] {
  return [...areas(), ...circumferences(), ...sectors(), ...cylinders(), ...cones(), ...spheres()]
}

function piOptions(right: Exact, ...mistakes: Exact[]): Options {
  const [first, ...rest] = [right, ...mistakes].map(factor => termOptions([[factor, '\\pi']]).right)
  if (!first) throw new Error('there is always a right one')
  return { right: first, wrong: rest }
}

function pi(factor: Exact): string {
  return texOfTerms([[factor, '\\pi']])
}

function areas(): MathsFact[] {
  return [3, 5, 6, 9, 13].map(r => ({
    subject: slug('circle-area', r),
    difficulty: hardness(5, r),
    question: {
      en: `What is the area of a circle of radius $${r}$?`,
      es: `¿Cuál es el área de un círculo de radio $${r}$?`,
      ar: `ما مساحة دائرة نصف قطرها $${r}$؟`,
    },
    ...piOptions(r * r, 2 * r, 4 * r * r, 2 * r * r, r, ratio(r * r, 2), r ** 3),
    note: {
      en: `$A = \\pi r^{2} = \\pi \\cdot ${r}^{2} = ${pi(r * r)}$. The length of the circle would be $2\\pi r$.`,
      es: `$A = \\pi r^{2} = \\pi \\cdot ${r}^{2} = ${pi(r * r)}$. La longitud de la circunferencia sería $2\\pi r$.`,
      ar: `$A = \\pi r^{2} = \\pi \\cdot ${r}^{2} = ${pi(r * r)}$. أما محيط الدائرة فهو $2\\pi r$.`,
    },
  }))
}

function circumferences(): MathsFact[] {
  return [8, 14, 10, 18, 22].map(diameter => ({
    subject: slug('circumference', diameter),
    difficulty: hardness(3, diameter),
    question: {
      en: `What is the circumference of a circle of diameter $${diameter}$?`,
      es: `¿Cuál es la longitud de una circunferencia de diámetro $${diameter}$?`,
      ar: `ما محيط دائرة قطرها $${diameter}$؟`,
    },
    ...piOptions(
      diameter,
      2 * diameter,
      ratio(diameter * diameter, 4),
      ratio(diameter, 2),
      ratio(3 * diameter, 2),
      diameter ** 2,
      ratio(diameter, 4),
      ratio(3 * diameter, 4),
    ),
    note: {
      en: `The radius is $${diameter / 2}$, and $2\\pi r = 2\\pi \\cdot ${diameter / 2} = ${pi(diameter)}$.`,
      es: `El radio es $${diameter / 2}$, y $2\\pi r = 2\\pi \\cdot ${diameter / 2} = ${pi(diameter)}$.`,
      ar: `نصف القطر $${diameter / 2}$، و$2\\pi r = 2\\pi \\cdot ${diameter / 2} = ${pi(diameter)}$.`,
    },
  }))
}

function sectors(): MathsFact[] {
  return rowsIn('6:60 4:90 9:40 10:72 12:150 8:135').map(([r, angle]) => {
    const right = ratio(r * r * angle, 360)
    const working = `${fraction(angle, 360)} \\cdot \\pi \\cdot ${r}^{2} = ${pi(right)}`
    return {
      subject: slug('sector', r, angle),
      difficulty: hardness(12, r, angle),
      question: {
        en: `A sector has radius $${r}$ and central angle $${angle}^\\circ$. What is its area?`,
        es: `Un sector circular tiene radio $${r}$ y ángulo central $${angle}^\\circ$. ¿Cuál es su área?`,
        ar: `قطاع دائري نصف قطره $${r}$ وزاويته المركزية $${angle}^\\circ$. ما مساحته؟`,
      },
      ...piOptions(
        right,
        ratio(2 * r * angle, 360),
        ratio(r * r * angle, 180),
        r * r,
        ratio(r * angle, 360),
        ratio(r * r * (360 - angle), 360),
        ratio(r * r * angle, 720),
        ratio(r * r * angle, 540),
      ),
      note: {
        en: `The sector is a part of the whole circle: $${working}$.`,
        es: `El sector es una parte del círculo completo: $${working}$.`,
        ar: `القطاع جزء من الدائرة الكاملة: $${working}$.`,
      },
    }
  })
}

function cylinders(): MathsFact[] {
  return rowsIn('2:5 3:7 4:9 5:12 6:11').map(([r, h]) => ({
    subject: slug('cylinder', r, h),
    difficulty: hardness(11, r, h),
    question: {
      en: `A cylinder has radius $${r}$ and height $${h}$. What is its volume?`,
      es: `Un cilindro tiene radio $${r}$ y altura $${h}$. ¿Cuál es su volumen?`,
      ar: `أسطوانة نصف قطر قاعدتها $${r}$ وارتفاعها $${h}$. ما حجمها؟`,
    },
    ...piOptions(
      r * r * h,
      2 * r * h,
      ratio(r * r * h, 3),
      r * h * h,
      r * h,
      4 * r * r * h,
      2 * r * r * h,
      r ** 3 * h,
      ratio(r * r * h, 2),
    ),
    note: {
      en: `Base times height: $\\pi r^{2} h = \\pi \\cdot ${r}^{2} \\cdot ${h} = ${pi(r * r * h)}$.`,
      es: `Base por altura: $\\pi r^{2} h = \\pi \\cdot ${r}^{2} \\cdot ${h} = ${pi(r * r * h)}$.`,
      ar: `مساحة القاعدة في الارتفاع: $\\pi r^{2} h = \\pi \\cdot ${r}^{2} \\cdot ${h} = ${pi(r * r * h)}$.`,
    },
  }))
}

function cones(): MathsFact[] {
  return rowsIn('3:4 2:9 6:5 4:7 5:12').map(([r, h]) => {
    const right = ratio(r * r * h, 3)
    const working = `${fraction(1, 3)} \\pi r^{2} h = ${fraction(1, 3)} \\pi \\cdot ${r}^{2} \\cdot ${h} = ${pi(right)}`
    return {
      subject: slug('cone', r, h),
      difficulty: hardness(14, r, h),
      question: {
        en: `A cone has base radius $${r}$ and height $${h}$. What is its volume?`,
        es: `Un cono tiene radio de la base $${r}$ y altura $${h}$. ¿Cuál es su volumen?`,
        ar: `مخروط نصف قطر قاعدته $${r}$ وارتفاعه $${h}$. ما حجمه؟`,
      },
      ...piOptions(
        right,
        r * r * h,
        ratio(r * r * h, 2),
        ratio(2 * r * h, 3),
        ratio(r * h * h, 3),
        ratio(4 * r * r * h, 3),
        ratio(r * h, 3),
        ratio(r * r * h, 4),
        ratio(r * r * h, 6),
      ),
      note: {
        en: `A third of the cylinder around it: $${working}$.`,
        es: `Un tercio del cilindro que lo contiene: $${working}$.`,
        ar: `ثلث حجم الأسطوانة المحيطة به: $${working}$.`,
      },
    }
  })
}

function spheres(): MathsFact[] {
  return [1, 2, 3, 5, 6].map(r => {
    const right = ratio(4 * r ** 3, 3)
    const working = `${fraction(4, 3)} \\pi r^{3} = ${fraction(4, 3)} \\pi \\cdot ${r}^{3} = ${pi(right)}`
    return {
      subject: slug('sphere', r),
      difficulty: hardness(15, r * r),
      question: {
        en: `What is the volume of a sphere of radius $${r}$?`,
        es: `¿Cuál es el volumen de una esfera de radio $${r}$?`,
        ar: `ما حجم كرة نصف قطرها $${r}$؟`,
      },
      ...piOptions(
        right,
        4 * r * r,
        ratio(4 * r * r, 3),
        ratio(r ** 3, 3),
        4 * r ** 3,
        ratio(2 * r ** 3, 3),
        ratio(3 * r ** 3, 4),
        ratio(8 * r ** 3, 3),
        2 * r ** 3,
      ),
      note: {
        en: `The volume is $${working}$.`,
        es: `El volumen es $${working}$.`,
        ar: `الحجم هو $${working}$.`,
      },
    }
  })
}
