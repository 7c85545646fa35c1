// Product rule, quotient rule, chain rule, and the derivatives of sin, cos, exp and ln.

import { over } from '../exact.ts'
import { hardness, rowsIn, slug } from '../maths-fact.ts'
import type { MathsFact } from '../maths-fact.ts'
import { termOptions, textOptions } from '../options.ts'
import { differentiate } from '../sentences.ts'
import { fraction, power, powerOfX, signed, texOfPolynomial, texOfTerms } from '../tex.ts'
import type { Term } from '../tex.ts'

export function ruleFacts(): MathsFact[] {
  return [...products(), ...outerPowers(), ...innerFactors(), ...quotients(), ...logarithmProducts(), ...innerLogarithms()]
}

interface Outer {
  name: string
  of: (inner: string) => string
  /** The derivative of the function itself, as a term. */
  slope: (inner: string) => Term
}

const sine: Outer = { name: 'sin', of: inner => `\\sin ${inner}`, slope: inner => [1, `\\cos ${inner}`] }
const cosine: Outer = { name: 'cos', of: inner => `\\cos ${inner}`, slope: inner => [-1, `\\sin ${inner}`] }
const exponential: Outer = { name: 'exp', of: inner => `e^{${inner}}`, slope: inner => [1, `e^{${inner}}`] }

/** xⁿ times sin, cos and exp. */
function products(): MathsFact[] {
  const rows: [number, Outer][] = [
    [1, exponential],
    [1, sine],
    [1, cosine],
    [2, exponential],
    [2, sine],
    [3, cosine],
    [4, exponential],
    [5, sine],
  ]
  return rows.map(([n, outer]) => {
    const [sign, slope] = outer.slope('x')
    const first: Term = [n, powerOfX(n - 1) + outer.of('x')]
    const right: Term[] = [first, [sign, powerOfX(n) + slope]]
    return {
      subject: slug('product', n, outer.name),
      difficulty: hardness(18, n) + (outer === cosine ? 1 : 0),
      question: differentiate(powerOfX(n) + outer.of('x')),
      ...termOptions(
        right,
        [[n, powerOfX(n - 1) + slope]],
        [first, [sign === 1 ? -1 : 1, powerOfX(n) + slope]],
        [first],
        [[sign, powerOfX(n) + slope]],
      ),
      note: {
        en: `Product rule $(uv)' = u'v + uv'$ with $u = ${powerOfX(n)}$, $v = ${outer.of('x')}$: $f'(x) = ${texOfTerms(right)}$.`,
        es: `Regla del producto $(uv)' = u'v + uv'$ con $u = ${powerOfX(n)}$, $v = ${outer.of('x')}$: $f'(x) = ${texOfTerms(right)}$.`,
        ar: `قاعدة الضرب $(uv)' = u'v + uv'$ حيث $u = ${powerOfX(n)}$، $v = ${outer.of('x')}$: $f'(x) = ${texOfTerms(right)}$.`,
      },
    }
  })
}

/** (ax + b)ⁿ. */
function outerPowers(): MathsFact[] {
  return rowsIn('1:4:3 2:1:4 3:-2:5 5:3:2 -2:7:3 4:-5:6 -3:1:4').map(([a, b, n]) => {
    const inner = `(${texOfPolynomial(a, b)})`
    const withFactor = (factor: number, exponent: number): Term[] => [[factor, power(inner, exponent)]]
    const right = withFactor(a * n, n - 1)
    return {
      subject: slug('chain', a, b, n),
      difficulty: hardness(15, a, b, n),
      question: differentiate(power(inner, n)),
      ...termOptions(
        right,
        withFactor(a === 1 ? n - 1 : n, n - 1),
        withFactor(a * n, n),
        withFactor(a, n - 1),
        withFactor(-a * n, n - 1),
        withFactor(n, n),
      ),
      note: {
        en: `Chain rule: outer derivative $${texOfTerms(withFactor(n, n - 1))}$ times inner derivative $${a}$: $f'(x) = ${texOfTerms(right)}$.`,
        es: `Regla de la cadena: derivada exterior $${texOfTerms(withFactor(n, n - 1))}$ por derivada interior $${a}$: $f'(x) = ${texOfTerms(right)}$.`,
        ar: `قاعدة السلسلة: المشتقة الخارجية $${texOfTerms(withFactor(n, n - 1))}$ في المشتقة الداخلية $${a}$: $f'(x) = ${texOfTerms(right)}$.`,
      },
    }
  })
}

/** a times sin, cos, exp of kx. */
function innerFactors(): MathsFact[] {
  const rows: [number, number, Outer][] = [
    [1, 3, sine],
    [1, 2, cosine],
    [1, 5, exponential],
    [4, 2, sine],
    [3, 4, cosine],
    [2, -3, exponential],
    [-5, 3, sine],
    [-2, 6, cosine],
  ]
  return rows.map(([a, k, outer]) => {
    const inner = `${k}x`
    const [sign, slope] = outer.slope(inner)
    const factor = sign === 1 ? 1 : -1
    const right: Term[] = [[a * k * factor, slope]]
    return {
      subject: slug('inner', a, k, outer.name),
      difficulty: hardness(10, a, k),
      question: differentiate(texOfTerms([[a, outer.of(inner)]])),
      ...termOptions(right, [[a * factor, slope]], [[-a * k * factor, slope]], [[over(a * factor, k), slope]], [[a * k + 1, slope]]),
      note: {
        en: `Chain rule: the inner derivative is $${k}$, so $f'(x) = ${texOfTerms(right)}$.`,
        es: `Regla de la cadena: la derivada interior es $${k}$, luego $f'(x) = ${texOfTerms(right)}$.`,
        ar: `قاعدة السلسلة: المشتقة الداخلية هي $${k}$، إذن $f'(x) = ${texOfTerms(right)}$.`,
      },
    }
  })
}

/** ax / (x + b): the numerator of the derivative is ab. */
function quotients(): MathsFact[] {
  return rowsIn('1:1 2:3 3:-4 5:2 4:-7 -6:5').map(([a, b]) => {
    const below = `x${signed(b)}`
    const square = `(${below})^{2}`
    const above = a === 1 ? 'x' : `${a}x`
    const right = fraction(a * b, square)
    const working = `\\frac{${a}(${below}) - ${a < 0 ? `(${above})` : above}}{${square}} = ${right}`.replace('1(', '(')
    return {
      subject: slug('quotient', a, b),
      difficulty: hardness(20, a, b),
      question: differentiate(fraction(above, below)),
      ...textOptions(right, fraction(-a * b, square), String(a), fraction(a * b, below), fraction(a, square)),
      note: {
        en: `Quotient rule: $f'(x) = ${working}$.`,
        es: `Regla del cociente: $f'(x) = ${working}$.`,
        ar: `قاعدة القسمة: $f'(x) = ${working}$.`,
      },
    }
  })
}

/** xⁿ ln x. */
function logarithmProducts(): MathsFact[] {
  return [2, 3, 4].map(n => {
    const first: Term = [n, `${powerOfX(n - 1)}\\ln x`]
    const right: Term[] = [first, [1, powerOfX(n - 1)]]
    return {
      subject: slug('product', n, 'ln'),
      difficulty: hardness(20, n),
      question: differentiate(`${powerOfX(n)}\\ln x`),
      ...termOptions(right, [[n, powerOfX(n - 2)]], [first, [1, powerOfX(n)]], [first, [-1, powerOfX(n - 1)]], [[1, powerOfX(n - 1)]]),
      note: {
        en: `Product rule, with $(\\ln x)' = \\frac{1}{x}$: $f'(x) = ${texOfTerms(right)}$.`,
        es: `Regla del producto, con $(\\ln x)' = \\frac{1}{x}$: $f'(x) = ${texOfTerms(right)}$.`,
        ar: `قاعدة الضرب، مع $(\\ln x)' = \\frac{1}{x}$: $f'(x) = ${texOfTerms(right)}$.`,
      },
    }
  })
}

/** ln (ax + b). */
function innerLogarithms(): MathsFact[] {
  return rowsIn('2:1 3:-5 5:4 7:-2').map(([a, b]) => {
    const inner = texOfPolynomial(a, b)
    const right = fraction(a, inner)
    return {
      subject: slug('inner-ln', a, b),
      difficulty: hardness(15, a, b),
      question: differentiate(`\\ln (${inner})`),
      ...textOptions(right, fraction(1, inner), fraction(a, 'x'), `-${fraction(a, `(${inner})^{2}`)}`),
      note: {
        en: `Chain rule: $\\frac{1}{${inner}}$ times the inner derivative $${a}$: $f'(x) = ${right}$.`,
        es: `Regla de la cadena: $\\frac{1}{${inner}}$ por la derivada interior $${a}$: $f'(x) = ${right}$.`,
        ar: `قاعدة السلسلة: $\\frac{1}{${inner}}$ في المشتقة الداخلية $${a}$: $f'(x) = ${right}$.`,
      },
    }
  })
}
