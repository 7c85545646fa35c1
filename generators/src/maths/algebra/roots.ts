// Simplifying square roots, calculating with them, and higher roots.

import { greatestCommonDivisor, over, ratio, squareOut } from '../exact.ts'
import { hardness, rowsIn, slug } from '../maths-fact.ts'
import type { MathsFact } from '../maths-fact.ts'
import { numberOptions, termOptions } from '../options.ts'
import { calculate, simplify } from '../sentences.ts'
import { bracketed, fraction, power, root, surd, texOfTerms } from '../tex.ts'

export function rootFacts(): MathsFact[] {
  return [...simplifiedRoots(), ...sumsOfRoots(), ...productsOfRoots(), ...rationalDenominators(), ...higherRoots()]
}

function simplifiedRoots(): MathsFact[] {
  return [12, 45, 72, 98, 128, 150, 243, 300].map(n => {
    const [outside, inside] = squareOut(n)
    const working = `${root(n)} = ${root(`${outside ** 2} \\cdot ${inside}`)} = ${texOfTerms([surd(n)])}`
    return {
      subject: slug('root', n),
      difficulty: hardness(10, n),
      question: simplify(root(n)),
      ...termOptions(
        [surd(n)],
        [[outside ** 2, root(inside)]],
        [[inside, root(outside)]],
        [[ratio(n, 2), '']],
        [[outside + 1, root(inside)]],
        [[1, root(inside)]],
        [[outside - 1, root(inside)]],
        [[ratio(outside, 2), root(inside)]],
      ),
      note: {
        en: `Take out the largest square: $${working}$.`,
        es: `Se extrae el mayor cuadrado: $${working}$.`,
        ar: `نُخرج أكبر مربع كامل: $${working}$.`,
      },
    }
  })
}

function sumsOfRoots(): MathsFact[] {
  return rowsIn('8:18 12:27 20:45 50:32 75:48 28:63 96:54').map(([a, b]) => {
    const right = [surd(a), surd(b)]
    const parts = `${texOfTerms([surd(a)])} + ${texOfTerms([surd(b)])} = ${texOfTerms(right)}`
    const [[first, inside], [second]] = [squareOut(a), squareOut(b)]
    return {
      subject: slug('root-sum', a, b),
      difficulty: hardness(16, a, b),
      question: simplify(`${root(a)} + ${root(b)}`),
      ...termOptions(
        right,
        [surd(a + b)],
        [surd(2 * inside, first + second)],
        [[first * second, root(inside)]],
        [surd(a * b)],
        [[first + second - 1, root(inside)]],
        [[first + second + 1, root(inside)]],
        [[Math.max(first, second), root(inside)]],
      ),
      note: {
        en: `Simplify each root, then add like roots: $${parts}$.`,
        es: `Se simplifica cada raíz y se suman las semejantes: $${parts}$.`,
        ar: `نبسّط كل جذر ثم نجمع الجذور المتشابهة: $${parts}$.`,
      },
    }
  })
}

function productsOfRoots(): MathsFact[] {
  return rowsIn('6:10 3:15 14:21 10:15 5:30 6:22').map(([a, b]) => {
    const working = `${root(`${a} \\cdot ${b}`)} = ${root(a * b)} = ${texOfTerms([surd(a * b)])}`
    const common = greatestCommonDivisor(a, b)
    const inside = (a * b) / common ** 2
    return {
      subject: slug('root-product', a, b),
      difficulty: hardness(12, a, b),
      question: simplify(`${root(a)} \\cdot ${root(b)}`),
      ...termOptions(
        [surd(a * b)],
        [surd(a + b)],
        [[common ** 2, root(inside)]],
        [[a * b, '']],
        [[common + 1, root(inside)]],
        [[1, root(inside)]],
        [[common - 1, root(inside)]],
      ),
      note: {
        en: `The product of roots is the root of the product: $${working}$.`,
        es: `El producto de raíces es la raíz del producto: $${working}$.`,
        ar: `حاصل ضرب الجذرين هو جذر حاصل الضرب: $${working}$.`,
      },
    }
  })
}

function rationalDenominators(): MathsFact[] {
  return rowsIn('6:3 10:5 3:2 15:6 14:7 4:10').map(([a, b]) => {
    const right = surd(b, over(a, b))
    const working = `\\frac{${a}}{${root(b)}} \\cdot \\frac{${root(b)}}{${root(b)}} = \\frac{${a}${root(b)}}{${b}} = ${texOfTerms([right])}`
    return {
      subject: slug('rationalise', a, b),
      difficulty: hardness(18, a, b),
      question: {
        en: `Rationalise the denominator: $${fraction(a, root(b))}$.`,
        es: `Racionaliza el denominador: $${fraction(a, root(b))}$.`,
        ar: `أنطق مقام الكسر: $${fraction(a, root(b))}$.`,
      },
      ...termOptions(
        [right],
        [surd(b, a)],
        [[over(a, b), '']],
        [surd(a, over(1, b))],
        [surd(b, over(a, b * b))],
        [surd(b, over(b, a))],
        [[a, '']],
        [surd(a * b)],
      ),
      note: {
        en: `Multiply above and below by the root: $${shortened(working)}$.`,
        es: `Se multiplica arriba y abajo por la raíz: $${shortened(working)}$.`,
        ar: `نضرب البسط والمقام في الجذر: $${shortened(working)}$.`,
      },
    }
  })
}

/** Leaves out a last step that only repeats the one before. */
function shortened(working: string): string {
  const steps = working.split(' = ')
  return steps.filter((step, index) => step !== steps[index - 1]).join(' = ')
}

function higherRoots(): MathsFact[] {
  return rowsIn('3:5 4:3 3:-4 5:2 3:7 6:2 5:-3').map(([n, r]) => {
    const inside = r ** n
    return {
      subject: slug('higher-root', n, r),
      difficulty: hardness(7, n, inside),
      question: calculate(`\\sqrt[${n}]{${inside}}`),
      ...numberOptions(r, [ratio(inside, n), -r, r > 0 ? r + 1 : r - 1, r * n]),
      note: {
        en: `$${power(bracketed(r), n)} = ${inside}$, so the root is $${r}$.`,
        es: `$${power(bracketed(r), n)} = ${inside}$, así que la raíz es $${r}$.`,
        ar: `$${power(bracketed(r), n)} = ${inside}$، إذن الجذر هو $${r}$.`,
      },
    }
  })
}
