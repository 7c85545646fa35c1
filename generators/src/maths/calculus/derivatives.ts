// Derivatives of polynomials, roots and quotients, slopes and turning points. The other rules are in derivative-rules.ts.

import { ruleFacts } from './derivative-rules.ts'
import { over, ratio } from '../exact.ts'
import { hardness, rowsIn, slug } from '../maths-fact.ts'
import type { MathsFact } from '../maths-fact.ts'
import { numberOptions, termOptions, textOptions } from '../options.ts'
import { differentiate } from '../sentences.ts'
import { fraction, polynomial, power, powerOfX, texOfPolynomial, texOfTerms } from '../tex.ts'
import type { Term } from '../tex.ts'

export function derivativeFacts(): MathsFact[] {
  return [...monomials(), ...polynomials(), ...negativePowers(), ...secondDerivatives(), ...slopes(), ...turningPoints(), ...ruleFacts()]
}

function monomials(): MathsFact[] {
  return rowsIn('1:4 3:2 5:3 -2:5 4:6 7:8 -6:7').map(([a, n]) => {
    const right: Term[] = [[a * n, powerOfX(n - 1)]]
    return {
      subject: slug('monomial', a, n),
      difficulty: hardness(0, a, n),
      question: differentiate(texOfTerms([[a, powerOfX(n)]])),
      ...termOptions(
        right,
        [[a, powerOfX(n - 1)]],
        [[a * n, powerOfX(n)]],
        [[over(a, n + 1), powerOfX(n + 1)]],
        [[a * (n - 1), powerOfX(n - 1)]],
      ),
      note: {
        en: `The exponent comes down as a factor and falls by one: $f'(x) = ${texOfTerms(right)}$.`,
        es: `El exponente baja como factor y disminuye en uno: $f'(x) = ${texOfTerms(right)}$.`,
        ar: `ينزل الأس معاملًا وينقص بمقدار واحد: $f'(x) = ${texOfTerms(right)}$.`,
      },
    }
  })
}

/** Row: the coefficients from x³ down. */
function polynomials(): MathsFact[] {
  return rowsIn('0:1:5:3 0:3:-4:7 1:2:0:-5 2:-3:1:8 -1:4:-6:2 4:0:-9:1 5:-7:2:-3 -3:6:8:-4').map(([a, b, c, d]) => {
    const right = polynomial(3 * a, 2 * b, c)
    return {
      subject: slug('polynomial', a, b, c, d),
      difficulty: hardness(5, a, b, c, d),
      question: differentiate(texOfPolynomial(a, b, c, d)),
      ...termOptions(
        right,
        polynomial(3 * a, 2 * b, c + d),
        polynomial(a, b, c),
        polynomial(3 * a, 2 * b, c, 0),
        polynomial(3 * a, 2 * b, 0),
        polynomial(3 * a, -2 * b, c),
        polynomial(2 * a, b, c),
      ),
      note: {
        en: `Differentiate term by term; the constant $${d}$ vanishes: $f'(x) = ${texOfTerms(right)}$.`,
        es: `Se deriva término a término; la constante $${d}$ desaparece: $f'(x) = ${texOfTerms(right)}$.`,
        ar: `نشتق حدًّا حدًّا؛ ومشتقة الثابت $${d}$ صفر: $f'(x) = ${texOfTerms(right)}$.`,
      },
    }
  })
}

function negativePowers(): MathsFact[] {
  return rowsIn('1:1 1:2 3:2 2:3 5:4 -4:3').map(([a, n]) => {
    const right = overPower(-a * n, n + 1)
    const asPower = texOfTerms([[a, powerOfX(-n)]])
    return {
      subject: slug('negative-power', a, n),
      difficulty: hardness(12, a, n),
      question: differentiate(overPower(a, n)),
      ...textOptions(
        right,
        overPower(a * n, n + 1),
        overPower(-a * n, n - 1),
        overPower(-a, n + 1),
        overPower(-a * n, n + 2),
        overPower(a, n + 1),
      ),
      note: {
        en: `Write $f(x) = ${asPower}$; the exponent falls to $${-n - 1}$: $f'(x) = ${right}$.`,
        es: `Se escribe $f(x) = ${asPower}$; el exponente baja a $${-n - 1}$: $f'(x) = ${right}$.`,
        ar: `نكتب $f(x) = ${asPower}$؛ ينقص الأس إلى $${-n - 1}$: $f'(x) = ${right}$.`,
      },
    }
  })
}

/** a / xⁿ, with the sign before the fraction bar. */
function overPower(a: number, n: number): string {
  if (n === 0) return String(a)
  return `${a < 0 ? '-' : ''}${fraction(Math.abs(a), power('x', n))}`
}

function secondDerivatives(): MathsFact[] {
  return rowsIn('1:0:2 2:3:-1 -1:5:4 3:-4:6 5:-2:-7').map(([a, b, c]) => {
    const [first, right] = [polynomial(4 * a, 3 * b, 2 * c, 0), polynomial(12 * a, 6 * b, 2 * c)]
    return {
      subject: slug('second', a, b, c),
      difficulty: hardness(15, a, b, c),
      question: {
        en: `Find the second derivative of $f(x) = ${texOfPolynomial(a, b, c, 0, 0)}$.`,
        es: `Halla la segunda derivada de $f(x) = ${texOfPolynomial(a, b, c, 0, 0)}$.`,
        ar: `أوجد المشتقة الثانية للدالة $f(x) = ${texOfPolynomial(a, b, c, 0, 0)}$.`,
      },
      ...termOptions(right, first, polynomial(24 * a, 6 * b), polynomial(4 * a, 3 * b, 2 * c), polynomial(16 * a, 9 * b, 4 * c)),
      note: {
        en: `$f'(x) = ${texOfTerms(first)}$. Once more: $f''(x) = ${texOfTerms(right)}$.`,
        es: `$f'(x) = ${texOfTerms(first)}$. Otra vez: $f''(x) = ${texOfTerms(right)}$.`,
        ar: `$f'(x) = ${texOfTerms(first)}$. ومرة أخرى: $f''(x) = ${texOfTerms(right)}$.`,
      },
    }
  })
}

/** Row: a, b and c of the cubic a x³ + b x² + c x, and the x at which the slope is asked. */
function slopes(): MathsFact[] {
  return rowsIn('0:1:3:2 0:2:-5:3 1:0:-4:2 1:-3:2:-1 -1:2:6:3 2:-5:1:-2 3:4:-8:-3').map(([a, b, c, x]) => {
    const right = 3 * a * x * x + 2 * b * x + c
    const value = a * x ** 3 + b * x * x + c * x
    const slope = texOfPolynomial(3 * a, 2 * b, c)
    return {
      subject: slug('slope', a, b, c, x),
      difficulty: hardness(11, a, b, c, x),
      question: {
        en: `What is the slope of the graph of $f(x) = ${texOfPolynomial(a, b, c, 0)}$ at $x = ${x}$?`,
        es: `¿Cuál es la pendiente de la gráfica de $f(x) = ${texOfPolynomial(a, b, c, 0)}$ en $x = ${x}$?`,
        ar: `ما ميل منحنى الدالة $f(x) = ${texOfPolynomial(a, b, c, 0)}$ عند $x = ${x}$؟`,
      },
      ...numberOptions(right, [value, right - c, -right, 3 * a * x * x - 2 * b * x + c]),
      note: {
        en: `The slope is the derivative: $f'(x) = ${slope}$, and $f'(${x}) = ${right}$.`,
        es: `La pendiente es la derivada: $f'(x) = ${slope}$, y $f'(${x}) = ${right}$.`,
        ar: `الميل هو المشتقة: $f'(x) = ${slope}$، و$f'(${x}) = ${right}$.`,
      },
    }
  })
}

function turningPoints(): MathsFact[] {
  return rowsIn('1:-6:5 1:8:-3 2:-12:7 -3:12:1 4:-10:9 -2:-7:6').map(([a, b, c]) => {
    const right = ratio(-b, 2 * a)
    const slope = texOfPolynomial(2 * a, b)
    const end = `${slope} = 0 \\iff x = ${numberOptions(right, []).right.tex}`
    return {
      subject: slug('turning-point', a, b, c),
      difficulty: hardness(14, a, b, c),
      question: {
        en: `For which $x$ is the derivative of $f(x) = ${texOfPolynomial(a, b, c)}$ zero?`,
        es: `¿Para qué $x$ se anula la derivada de $f(x) = ${texOfPolynomial(a, b, c)}$?`,
        ar: `عند أي قيمة للمتغير $x$ تنعدم مشتقة الدالة $f(x) = ${texOfPolynomial(a, b, c)}$؟`,
      },
      ...numberOptions(right, [ratio(b, 2 * a), ratio(-b, a), ratio(b, a), c]),
      note: {
        en: `$f'(x) = ${slope}$, and $${end}$.`,
        es: `$f'(x) = ${slope}$, y $${end}$.`,
        ar: `$f'(x) = ${slope}$، و$${end}$.`,
      },
    }
  })
}
