// Powers with whole, negative and fractional exponents, their laws, and equations with them. Roots are in roots.ts.

import { ratio, times, toThe } from '../exact.ts'
import { hardness, rowsIn, slug } from '../maths-fact.ts'
import type { MathsFact } from '../maths-fact.ts'
import { numberOptions, textOptions } from '../options.ts'
import type { Options } from '../options.ts'
import { rootFacts } from './roots.ts'
import { calculate, simplify, solve } from '../sentences.ts'
import { bracketed, fraction, power, root, tex } from '../tex.ts'

export function powerAndRootFacts(): MathsFact[] {
  return [...powers(), ...negativeExponents(), ...fractionalExponents(), ...lawsOfExponents(), ...rootFacts(), ...exponentialEquations()]
}

function powers(): MathsFact[] {
  return rowsIn('2:5 3:4 -2:5 -3:4 5:3 -4:3 2:9 -5:4').map(([base, n]) => {
    const right = base ** n
    const working = `${power(bracketed(base), n)} = ${Array.from({ length: n }, () => bracketed(base)).join(' \\cdot ')} = ${right}`
    return {
      subject: slug('power', base, n),
      difficulty: hardness(base < 0 ? 8 : 2, base, n, right),
      question: calculate(power(bracketed(base), n)),
      ...numberOptions(right, [base * n, -right, base ** (n - 1), n ** Math.abs(base), base ** (n + 1)]),
      note: {
        en: `The exponent counts the factors: $${working}$.`,
        es: `El exponente indica cuántos factores hay: $${working}$.`,
        ar: `الأس يدل على عدد العوامل: $${working}$.`,
      },
    }
  })
}

function negativeExponents(): MathsFact[] {
  return rowsIn('2:-3 3:-2 10:-3 5:-2 4:-3 -3:-3 -2:-4').map(([base, n]) => {
    const right = toThe(base, n)
    const working = `${power(bracketed(base), n)} = \\frac{1}{${power(bracketed(base), -n)}} = ${tex(right)}`
    return {
      subject: slug('negative-exponent', base, n),
      difficulty: hardness(10, base, n),
      question: calculate(power(bracketed(base), n)),
      ...numberOptions(right, [
        base ** -n * -1,
        base * n,
        times(right, -1),
        base ** -n,
        ratio(1, base * n),
        toThe(base, n + 1),
        toThe(base, n - 1),
      ]),
      note: {
        en: `A negative exponent means the reciprocal: $${working}$.`,
        es: `Un exponente negativo significa el inverso: $${working}$.`,
        ar: `الأس السالب يعني المقلوب: $${working}$.`,
      },
    }
  })
}

/** r is the root: (r^q)^(p/q) = r^p. */
function fractionalExponents(): MathsFact[] {
  return rowsIn('2:2:3 3:3:2 2:3:4 5:2:3 4:3:2 2:4:5 6:3:2 3:3:4').map(([r, p, q]) => {
    const base = r ** q
    const steps = [`${q === 2 ? root(base) : `\\sqrt[${q}]{${base}}`} = ${r}`, `${r}^{${p}} = ${r ** p}`]
    return {
      subject: slug('fractional-exponent', base, p, q),
      difficulty: hardness(14, base, p, q),
      question: calculate(power(base, fraction(p, q))),
      ...numberOptions(r ** p, [ratio(base * p, q), r * p, r ** (p + 1), r ** q, r ** (p - 1), base], 'positive'),
      note: {
        en: `The denominator is the root, the numerator the power: $${steps[0]}$, then $${steps[1]}$.`,
        es: `El denominador es el índice de la raíz y el numerador, la potencia: $${steps[0]}$, después $${steps[1]}$.`,
        ar: `المقام هو دليل الجذر والبسط هو الأس: $${steps[0]}$، ثم $${steps[1]}$.`,
      },
    }
  })
}

function lawsOfExponents(): MathsFact[] {
  return [...productsOfPowers(), ...quotientsOfPowers(), ...powersOfPowers()]
}

function productsOfPowers(): MathsFact[] {
  return rowsIn('3:5 2:7 4:-6 -3:8 -2:-7 9:-4').map(([m, n]) => ({
    subject: slug('same-base-product', m, n),
    difficulty: hardness(6, m, n),
    question: simplify(`${power('x', m)} \\cdot ${power('x', n)}`),
    ...exponents(m + n, m * n, m - n, n - m, 2 * (m + n), m + n + 1, m + n - 1),
    note: {
      en: `With equal bases the exponents are added: $${m} + ${bracketed(n)} = ${m + n}$.`,
      es: `Con bases iguales se suman los exponentes: $${m} + ${bracketed(n)} = ${m + n}$.`,
      ar: `عند ضرب قوى لها الأساس نفسه نجمع الأسس: $${m} + ${bracketed(n)} = ${m + n}$.`,
    },
  }))
}

function exponents(right: number, ...wrong: number[]): Options {
  const option = (exponent: number) => ({ tex: power('x', exponent), value: String(exponent) })
  return { right: option(right), wrong: wrong.map(option) }
}

function quotientsOfPowers(): MathsFact[] {
  return rowsIn('8:3 9:2 4:7 5:-3 -2:6 -4:-9').map(([m, n]) => ({
    subject: slug('same-base-quotient', m, n),
    difficulty: hardness(9, m, n),
    question: simplify(fraction(power('x', m), power('x', n))),
    ...exponents(m - n, m + n, n - m, m * n, m - n + 1, m - n - 1),
    note: {
      en: `With equal bases the exponents are subtracted: $${m} - ${bracketed(n)} = ${m - n}$.`,
      es: `Con bases iguales se restan los exponentes: $${m} - ${bracketed(n)} = ${m - n}$.`,
      ar: `عند قسمة قوى لها الأساس نفسه نطرح الأسس: $${m} - ${bracketed(n)} = ${m - n}$.`,
    },
  }))
}

function powersOfPowers(): MathsFact[] {
  return rowsIn('2:3:4 3:2:5 2:5:3 5:3:2 3:4:3 2:-3:4').map(([a, m, n]) => {
    const right = `${a ** n}${power('x', m * n)}`
    const wrong = [
      `${a ** n}${power('x', m + n)}`,
      `${a}${power('x', m * n)}`,
      `${a * n}${power('x', m * n)}`,
      `${a ** n}${power('x', m * n + 1)}`,
    ]
    return {
      subject: slug('power-of-power', a, m, n),
      difficulty: hardness(12, a, m, n),
      question: simplify(`(${a}${power('x', m)})^{${n}}`),
      ...textOptions(right, ...wrong),
      note: {
        en: `Raise every factor; exponents are multiplied: $${a}^{${n}} = ${a ** n}$, $${m} \\cdot ${n} = ${m * n}$. Result: $${right}$.`,
        es: `Se eleva cada factor y los exponentes se multiplican: $${a}^{${n}} = ${a ** n}$, $${m} \\cdot ${n} = ${m * n}$. Resultado: $${right}$.`,
        ar: `نرفع كل عامل إلى القوة ونضرب الأسس: $${a}^{${n}} = ${a ** n}$، $${m} \\cdot ${n} = ${m * n}$. الناتج: $${right}$.`,
      },
    }
  })
}

/** base^(x + shift) = base^n. */
function exponentialEquations(): MathsFact[] {
  return rowsIn('2:1:5 3:-2:4 5:2:3 4:-1:-2 2:6:-3 10:-4:2').map(([base, shift, n]) => {
    const exponent = `x ${shift < 0 ? '-' : '+'} ${Math.abs(shift)}`
    const value = tex(toThe(base, n))
    const right = n - shift
    return {
      subject: slug('exponential', base, shift, n),
      difficulty: hardness(16, base, shift, n),
      question: solve(`${power(base, exponent)} = ${value}`),
      ...numberOptions(right, [n + shift, -right, n, shift - n]),
      note: {
        en: `$${value} = ${power(base, n)}$, so the exponents agree: $${exponent} = ${n}$ and $x = ${right}$.`,
        es: `$${value} = ${power(base, n)}$, luego los exponentes coinciden: $${exponent} = ${n}$ y $x = ${right}$.`,
        ar: `$${value} = ${power(base, n)}$، إذن الأسان متساويان: $${exponent} = ${n}$ و$x = ${right}$.`,
      },
    }
  })
}
