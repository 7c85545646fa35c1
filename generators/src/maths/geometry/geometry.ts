// Areas, lengths and angles in the plane. Circles and solids are in geometry-circles.ts.

import { ratio } from '../exact.ts'
import { circleFacts } from './geometry-circles.ts'
import { hardness, rowsIn, slug } from '../maths-fact.ts'
import type { MathsFact } from '../maths-fact.ts'
import { dressed, numberOptions, termOptions } from '../options.ts'
import { fraction, root, signed, surd, tex, texOfTerms } from '../tex.ts'
import type { Term } from '../tex.ts'

export function geometryFacts(): MathsFact[] {
  return [
    ...perimeters(),
    ...triangleAreas(),
    ...trapeziums(),
    ...hypotenuses(),
    ...legs(),
    ...thirdAngles(),
    ...polygonAngles(),
    ...diagonals(),
    ...slopes(),
    ...circleFacts(),
  ]
}

const degrees = (text: string) => `${text}^\\circ`

function perimeters(): MathsFact[] {
  return rowsIn('7:4 9:6 12:8 15:7 23:14').map(([a, b]) => ({
    subject: slug('perimeter', a, b),
    difficulty: hardness(0, a, b),
    question: {
      en: `A rectangle has sides of length $${a}$ and $${b}$. What is its perimeter?`,
      es: `Los lados de un rectángulo miden $${a}$ y $${b}$. ¿Cuál es su perímetro?`,
      ar: `مستطيل طولا ضلعيه $${a}$ و$${b}$. ما محيطه؟`,
    },
    ...numberOptions(2 * (a + b), [a * b, a + b, 2 * a + b, a + 2 * b, 4 * a, 2 * a * b, 4 * b], 'positive'),
    note: {
      en: `The perimeter is twice the sum of the sides: $2(${a} + ${b}) = ${2 * (a + b)}$.`,
      es: `El perímetro es el doble de la suma de los lados: $2(${a} + ${b}) = ${2 * (a + b)}$.`,
      ar: `المحيط ضعف مجموع الضلعين: $2(${a} + ${b}) = ${2 * (a + b)}$.`,
    },
  }))
}

function triangleAreas(): MathsFact[] {
  return rowsIn('8:5 12:7 9:6 15:8 11:14 18:13').map(([base, height]) => ({
    subject: slug('triangle-area', base, height),
    difficulty: hardness(2, base, height),
    question: {
      en: `A triangle has base $${base}$ and height $${height}$. What is its area?`,
      es: `Un triángulo tiene base $${base}$ y altura $${height}$. ¿Cuál es su área?`,
      ar: `مثلث طول قاعدته $${base}$ وارتفاعه $${height}$. ما مساحته؟`,
    },
    ...numberOptions(
      ratio(base * height, 2),
      [base * height, base + height, 2 * (base + height), ratio(base * height, 3), base * (height - 1), 2 * base * height],
      'positive',
    ),
    note: {
      en: `Half of base times height: $${halfOf(`${base} \\cdot ${height}`)} = ${tex(ratio(base * height, 2))}$.`,
      es: `La mitad de base por altura: $${halfOf(`${base} \\cdot ${height}`)} = ${tex(ratio(base * height, 2))}$.`,
      ar: `نصف حاصل ضرب القاعدة في الارتفاع: $${halfOf(`${base} \\cdot ${height}`)} = ${tex(ratio(base * height, 2))}$.`,
    },
  }))
}

function halfOf(product: string): string {
  return `${fraction(1, 2)} \\cdot ${product}`
}

function trapeziums(): MathsFact[] {
  return rowsIn('6:10:4 5:9:6 8:12:7 7:13:9 11:18:8').map(([a, c, height]) => {
    const right = ratio((a + c) * height, 2)
    const working = `${halfOf(`(${a} + ${c}) \\cdot ${height}`)} = ${tex(right)}`
    return {
      subject: slug('trapezium', a, c, height),
      difficulty: hardness(8, a, c, height),
      question: {
        en: `A trapezium has parallel sides $${a}$ and $${c}$ and height $${height}$. What is its area?`,
        es: `Un trapecio tiene bases $${a}$ y $${c}$ y altura $${height}$. ¿Cuál es su área?`,
        ar: `شبه منحرف طولا قاعدتيه $${a}$ و$${c}$ وارتفاعه $${height}$. ما مساحته؟`,
      },
      ...numberOptions(right, [(a + c) * height, c * height, a * height, ratio(a * c * height, 2), a + c + height, a * c], 'positive'),
      note: {
        en: `Half the sum of the parallel sides times the height: $${working}$.`,
        es: `La semisuma de las bases por la altura: $${working}$.`,
        ar: `نصف مجموع القاعدتين مضروبًا في الارتفاع: $${working}$.`,
      },
    }
  })
}

function hypotenuses(): MathsFact[] {
  return rowsIn('3:4 5:12 8:15 2:6 4:8 5:7').map(([a, b]) => {
    const sum = a * a + b * b
    const right = [surd(sum)]
    const working = `${a}^{2} + ${b}^{2} = ${sum}`
    return {
      subject: slug('hypotenuse', a, b),
      difficulty: hardness(9, a, b),
      question: {
        en: `The legs of a right triangle are $${a}$ and $${b}$. How long is the hypotenuse?`,
        es: `Los catetos de un triángulo rectángulo miden $${a}$ y $${b}$. ¿Cuánto mide la hipotenusa?`,
        ar: `ضلعا القائمة في مثلث قائم طولاهما $${a}$ و$${b}$. ما طول الوتر؟`,
      },
      ...termOptions(
        right,
        [[a + b, '']],
        [surd(b * b - a * a)],
        [[sum, '']],
        [surd(2 * (a + b))],
        [surd(a + b)],
        [surd(2 * b * b)],
        [surd(a * b)],
      ),
      note: pythagoras(working, sum, right),
    }
  })
}

function legs(): MathsFact[] {
  return rowsIn('8:10 7:25 12:20 3:7 4:6 5:9').map(([a, c]) => {
    const rest = c * c - a * a
    const right = [surd(rest)]
    const working = `${c}^{2} - ${a}^{2} = ${rest}`
    return {
      subject: slug('leg', a, c),
      difficulty: hardness(11, a, c),
      question: {
        en: `A right triangle has hypotenuse $${c}$ and one leg $${a}$. How long is the other leg?`,
        es: `Un triángulo rectángulo tiene hipotenusa $${c}$ y un cateto $${a}$. ¿Cuánto mide el otro cateto?`,
        ar: `مثلث قائم طول وتره $${c}$ وطول أحد ضلعي القائمة $${a}$. ما طول الضلع الآخر؟`,
      },
      ...termOptions(
        right,
        [[c - a, '']],
        [surd(c * c + a * a)],
        [[rest, '']],
        [surd(c + a)],
        [[c + a, '']],
        [surd(2 * (c - a))],
        [surd(c - a)],
      ),
      note: pythagoras(working, rest, right),
    }
  })
}

function pythagoras(working: string, square: number, right: Term[]) {
  const end = `${root(square)} = ${texOfTerms(right)}`
  const result = root(square) === texOfTerms(right) ? root(square) : end
  return {
    en: `By the Pythagorean theorem: $${working}$. The length is $${result}$.`,
    es: `Por el teorema de Pitágoras: $${working}$. La longitud es $${result}$.`,
    ar: `حسب نظرية فيثاغورس: $${working}$. والطول هو $${result}$.`,
  }
}

function thirdAngles(): MathsFact[] {
  return rowsIn('60:50 35:90 42:67 28:115 74:39').map(([a, b]) => {
    const right = 180 - a - b
    return {
      subject: slug('third-angle', a, b),
      difficulty: hardness(0, a, b),
      question: {
        en: `Two angles of a triangle are $${degrees(String(a))}$ and $${degrees(String(b))}$. How large is the third?`,
        es: `Dos ángulos de un triángulo miden $${degrees(String(a))}$ y $${degrees(String(b))}$. ¿Cuánto mide el tercero?`,
        ar: `زاويتان في مثلث قياساهما $${degrees(String(a))}$ و$${degrees(String(b))}$. ما قياس الزاوية الثالثة؟`,
      },
      ...dressed(numberOptions(right, [a + b, 180 - a, right + 10, right - 10], 'angle'), degrees),
      note: {
        en: `The angles add up to $180^\\circ$: $180 - ${a} - ${b} = ${right}$.`,
        es: `Los ángulos suman $180^\\circ$: $180 - ${a} - ${b} = ${right}$.`,
        ar: `مجموع زوايا المثلث $180^\\circ$: $180 - ${a} - ${b} = ${right}$.`,
      },
    }
  })
}

function polygonAngles(): MathsFact[] {
  return [5, 6, 8, 9, 10, 12].map(n => {
    const right = ratio((n - 2) * 180, n)
    return {
      subject: slug('polygon-angle', n),
      difficulty: hardness(14, n),
      question: {
        en: `How large is each interior angle of a regular polygon with $${n}$ sides?`,
        es: `¿Cuánto mide cada ángulo interior de un polígono regular de $${n}$ lados?`,
        ar: `ما قياس كل زاوية داخلية في مضلع منتظم عدد أضلاعه $${n}$؟`,
      },
      ...dressed(
        numberOptions(right, [ratio(360, n), ratio((n - 1) * 180, n), ratio((n - 3) * 180, n), right.top - 8, right.top + 8], 'angle'),
        degrees,
      ),
      note: {
        en: `The angles add up to $(${n} - 2) \\cdot 180^\\circ = ${(n - 2) * 180}^\\circ$; each is $${(n - 2) * 180} \\div ${n} = ${tex(right)}$.`,
        es: `Los ángulos suman $(${n} - 2) \\cdot 180^\\circ = ${(n - 2) * 180}^\\circ$; cada uno mide $${(n - 2) * 180} \\div ${n} = ${tex(right)}$.`,
        ar: `مجموع الزوايا $(${n} - 2) \\cdot 180^\\circ = ${(n - 2) * 180}^\\circ$؛ وقياس كل منها $${(n - 2) * 180} \\div ${n} = ${tex(right)}$.`,
      },
    }
  })
}

function diagonals(): MathsFact[] {
  return [5, 6, 7, 8, 9, 11].map(n => {
    const right = (n * (n - 3)) / 2
    const working = `\\frac{${n}(${n} - 3)}{2} = ${right}`
    return {
      subject: slug('diagonals', n),
      difficulty: hardness(16, n),
      question: {
        en: `How many diagonals does a convex polygon with $${n}$ sides have?`,
        es: `¿Cuántas diagonales tiene un polígono convexo de $${n}$ lados?`,
        ar: `كم عدد أقطار مضلع محدب عدد أضلاعه $${n}$؟`,
      },
      ...numberOptions(right, [n * (n - 3), (n * (n - 1)) / 2, n - 3, n, right - n, 2 * n, ratio(n * (n - 2), 2)], 'positive'),
      note: {
        en: `From each vertex go $${n} - 3$ diagonals, and each is counted twice: $${working}$.`,
        es: `De cada vértice salen $${n} - 3$ diagonales y cada una se cuenta dos veces: $${working}$.`,
        ar: `ينطلق من كل رأس $${n} - 3$ من الأقطار، ويُحسب كل قطر مرتين: $${working}$.`,
      },
    }
  })
}

function slopes(): MathsFact[] {
  return rowsIn('1:2:3:8 0:-3:4:5 -2:5:2:-3 -4:-1:5:2 2:7:8:3 -6:4:3:-2').map(([x1, y1, x2, y2]) => {
    const [dx, dy] = [x2 - x1, y2 - y1]
    const right = ratio(dy, dx)
    const working = `\\frac{${y2}${signed(-y1)}}{${x2}${signed(-x1)}} = ${tex(right)}`
    return {
      subject: slug('slope', x1, y1, x2, y2),
      difficulty: hardness(10, x1, y1, x2, y2),
      question: {
        en: `What is the slope of the line through $(${x1}, ${y1})$ and $(${x2}, ${y2})$?`,
        es: `¿Cuál es la pendiente de la recta que pasa por $(${x1}, ${y1})$ y $(${x2}, ${y2})$?`,
        ar: `ما ميل المستقيم المار بالنقطتين $(${x1}, ${y1})$ و$(${x2}, ${y2})$؟`,
      },
      ...numberOptions(right, [ratio(-dy, dx), ratio(dx, dy), ratio(-dx, dy), ratio(y1 + y2, x1 + x2 || 1)]),
      note: {
        en: `Difference of $y$ over difference of $x$: $${working}$.`,
        es: `Diferencia de $y$ entre diferencia de $x$: $${working}$.`,
        ar: `فرق $y$ على فرق $x$: $${working}$.`,
      },
    }
  })
}
