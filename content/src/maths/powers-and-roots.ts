// Powers with whole, negative and fractional exponents, their laws, and simplifying roots.

import { greatestCommonDivisor, over, ratio, squareOut, times, toThe } from './exact.ts'
import { hardness, rowsIn, slug } from './maths-fact.ts'
import type { MathsFact } from './maths-fact.ts'
import { numberOptions, termOptions, textOptions } from './options.ts'
import type { Options } from './options.ts'
import { calculate, simplify, solve } from './sentences.ts'
import { bracketed, fraction, power, root, surd, tex, texOfTerms } from './tex.ts'

export function powerAndRootFacts(): MathsFact[] {
  return [
    ...powers(),
    ...negativeExponents(),
    ...fractionalExponents(),
    ...lawsOfExponents(),
    ...simplifiedRoots(),
    ...sumsOfRoots(),
    ...productsOfRoots(),
    ...rationalDenominators(),
    ...higherRoots(),
    ...exponentialEquations(),
  ]
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

/** r is the root itself: (r^q)^(p/q) = r^p. */
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
  const option = (exponent: number) => ({ tex: power('x', exponent), value: String(exponent), size: exponent })
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
