// Values of logarithms, their laws, and simple equations.

import { ratio, toThe } from '../exact.ts'
import { hardness, rowsIn, slug } from '../maths-fact.ts'
import type { MathsFact } from '../maths-fact.ts'
import { numberOptions, textOptions } from '../options.ts'
import { calculate, solve } from '../sentences.ts'
import { bracketed, fraction, power, signed, tex } from '../tex.ts'

export function logarithmFacts(): MathsFact[] {
  return [
    ...values(),
    ...negativeValues(),
    ...fractionalValues(),
    ...sums(),
    ...differences(),
    ...naturalOnes(),
    ...solvedByPower(),
    ...shifted(),
    ...bases(),
    ...condensed(),
    ...chains(),
  ]
}

function log(base: number | string, value: number | string): string {
  return `\\log_{${base}} ${value}`
}

function values(): MathsFact[] {
  return rowsIn('2:3 3:2 10:3 5:2 2:6 4:3 3:4 7:2 2:8').map(([base, n]) => ({
    subject: slug('value', base, n),
    difficulty: hardness(0, base, n, base ** n),
    question: calculate(log(base, base ** n)),
    ...numberOptions(n, [ratio(base ** n, base), base ** n, n + 1, n - 1, base, ratio(1, n), ratio(base, n)], 'positive'),
    note: becausePower(base, n, String(base ** n)),
  }))
}

/** The reason for a logarithm's value: the matching power. */
function becausePower(base: number, exponent: string | number, value: string) {
  const reason = `${power(base, String(exponent))} = ${value}`
  return {
    en: `The logarithm is the exponent of the base: $${reason}$, so the value is $${exponent}$.`,
    es: `El logaritmo es el exponente de la base: $${reason}$, así que el valor es $${exponent}$.`,
    ar: `اللوغاريتم هو أس الأساس: $${reason}$، إذن القيمة هي $${exponent}$.`,
  }
}

function negativeValues(): MathsFact[] {
  return rowsIn('2:-3 3:-2 10:-2 5:-3 4:-2 2:-5').map(([base, n]) => {
    const value = tex(toThe(base, n))
    return {
      subject: slug('value', base, n),
      difficulty: hardness(9, base, n),
      question: calculate(log(base, value)),
      ...numberOptions(n, [-n, ratio(1, n), ratio(-1, n), n - 1, base * n, -(base ** -n)]),
      note: becausePower(base, n, value),
    }
  })
}

/** log of r^p to the base r^q is p/q. */
function fractionalValues(): MathsFact[] {
  return rowsIn('2:2:3 3:3:2 2:5:2 2:3:4 5:3:2 3:2:3').map(([r, p, q]) => {
    const [base, value, right] = [r ** q, r ** p, ratio(p, q)]
    const reason = `${base} = ${power(r, q)},\\ ${value} = ${power(r, p)}`
    return {
      subject: slug('fractional-value', base, value),
      difficulty: hardness(16, base, value),
      question: calculate(log(base, value)),
      ...numberOptions(right, [ratio(q, p), ratio(value, base), p - q, p, ratio(1, q), ratio(p, q + 1), q]),
      note: {
        en: `Both are powers of $${r}$: $${reason}$. So the value is $${tex(right)}$.`,
        es: `Ambos son potencias de $${r}$: $${reason}$. Por tanto, el valor es $${tex(right)}$.`,
        ar: `كلاهما من قوى العدد $${r}$: $${reason}$. إذن القيمة هي $${tex(right)}$.`,
      },
    }
  })
}

/** Row: the base, the exponent, and the first of two factors of that power. */
function sums(): MathsFact[] {
  return rowsIn('6:2:4 10:2:25 2:5:4 10:3:8 12:2:9 3:4:27 15:2:45').map(([base, n, a]) => {
    const b = base ** n / a
    const working = `${log(base, `(${a} \\cdot ${b})`)} = ${log(base, a * b)} = ${n}`
    return {
      subject: slug('sum', base, a, b),
      difficulty: hardness(11, base, n, a),
      question: calculate(`${log(base, a)} + ${log(base, b)}`),
      ...numberOptions(n, [a * b, n + 1, n - 1, n * 2, ratio(1, n), ratio(n, 2)], 'positive'),
      note: {
        en: `A sum of logarithms is the logarithm of the product: $${working}$.`,
        es: `La suma de logaritmos es el logaritmo del producto: $${working}$.`,
        ar: `مجموع اللوغاريتمين هو لوغاريتم حاصل الضرب: $${working}$.`,
      },
    }
  })
}

function differences(): MathsFact[] {
  return rowsIn('2:3:5 3:2:4 10:3:7 5:2:3 4:3:2 2:5:3').map(([base, n, b]) => {
    const a = base ** n * b
    const working = `${log(base, fraction(a, b))} = ${log(base, base ** n)} = ${n}`
    return {
      subject: slug('difference', base, a, b),
      difficulty: hardness(12, base, n, a),
      question: calculate(`${log(base, a)} - ${log(base, b)}`),
      ...numberOptions(n, [base ** n, a - b, -n, n + 1, n - 1, ratio(1, n)]),
      note: {
        en: `A difference of logarithms is the logarithm of the quotient: $${working}$.`,
        es: `La diferencia de logaritmos es el logaritmo del cociente: $${working}$.`,
        ar: `الفرق بين لوغاريتمين هو لوغاريتم خارج القسمة: $${working}$.`,
      },
    }
  })
}

function naturalOnes(): MathsFact[] {
  const rows: [string, string, number, number][] = [
    ['\\frac{e^{6}}{e^{2}}', 'e^{4}', 4, 1],
    ['\\frac{1}{e}', 'e^{-1}', -1, 1],
    ['\\sqrt{e}', 'e^{\\frac{1}{2}}', 1, 2],
    ['\\frac{1}{e^{3}}', 'e^{-3}', -3, 1],
    ['\\sqrt{e^{5}}', 'e^{\\frac{5}{2}}', 5, 2],
    ['\\sqrt[3]{e^{2}}', 'e^{\\frac{2}{3}}', 2, 3],
    ['\\frac{1}{\\sqrt{e}}', 'e^{-\\frac{1}{2}}', -1, 2],
  ]
  return rows.map(([value, asPower, top, bottom]) => ({
    subject: slug('natural', top, bottom),
    difficulty: hardness(8, top, bottom * 2),
    question: calculate(`\\ln ${value}`),
    ...numberOptions(ratio(top, bottom), [ratio(-top, bottom), ratio(bottom, top), ratio(-bottom, top), ratio(top, bottom + 1), top * 2]),
    note: {
      en: `$\\ln$ has base $e$, and $${value} = ${asPower}$, so the value is $${tex(ratio(top, bottom))}$.`,
      es: `$\\ln$ tiene base $e$, y $${value} = ${asPower}$, así que el valor es $${tex(ratio(top, bottom))}$.`,
      ar: `أساس $\\ln$ هو $e$، و$${value} = ${asPower}$، إذن القيمة هي $${tex(ratio(top, bottom))}$.`,
    },
  }))
}

function solvedByPower(): MathsFact[] {
  return rowsIn('2:5 3:3 10:4 5:-1 4:-2 6:3').map(([base, n]) => {
    const right = toThe(base, n)
    return {
      subject: slug('solve', base, n),
      difficulty: hardness(6, base, n),
      question: solve(`${log(base, 'x')} = ${n}`),
      ...numberOptions(right, [base * n, n ** base, toThe(base, -n), base + n, toThe(base, n + 1), toThe(base, n - 1)]),
      note: {
        en: `Raise the base to both sides: $x = ${power(base, n)} = ${tex(right)}$.`,
        es: `Por la definición de logaritmo: $x = ${power(base, n)} = ${tex(right)}$.`,
        ar: `من تعريف اللوغاريتم: $x = ${power(base, n)} = ${tex(right)}$.`,
      },
    }
  })
}

/** log (ax + b) = n. */
function shifted(): MathsFact[] {
  return rowsIn('2:1:3:4 3:1:-5:2 5:1:7:2 2:3:-1:5 10:2:6:2 4:5:-6:3').map(([base, a, b, n]) => {
    const inside = `${a === 1 ? '' : a}x${signed(b)}`
    const value = base ** n
    const right = ratio(value - b, a)
    return {
      subject: slug('solve-shifted', base, a, b, n),
      difficulty: hardness(14, base, a, b, n),
      question: solve(`${log(base, `(${inside})`)} = ${n}`),
      ...numberOptions(right, [ratio(value + b, a), value, ratio(base * n - b, a), ratio(n - b, a)]),
      note: {
        en: `$${inside} = ${power(base, n)} = ${value}$. Solving for $x$ gives $x = ${tex(right)}$.`,
        es: `$${inside} = ${power(base, n)} = ${value}$. Al despejar $x$ se obtiene $x = ${tex(right)}$.`,
        ar: `$${inside} = ${power(base, n)} = ${value}$. وبحل المعادلة نجد $x = ${tex(right)}$.`,
      },
    }
  })
}

function bases(): MathsFact[] {
  return rowsIn('3:2 2:4 5:3 7:2 4:3 3:5').map(([base, n]) => ({
    subject: slug('base', base, n),
    difficulty: hardness(11, base, n),
    question: {
      en: `For which base $x$ is $${log('x', base ** n)} = ${n}$?`,
      es: `¿Para qué base $x$ se cumple $${log('x', base ** n)} = ${n}$?`,
      ar: `ما الأساس $x$ الذي يحقق $${log('x', base ** n)} = ${n}$؟`,
    },
    ...numberOptions(base, [ratio(base ** n, n), n, base + 1, base ** n, base - 1, ratio(1, base), ratio(base, n)], 'positive'),
    note: {
      en: `$x^{${n}} = ${base ** n}$, and $${power(base, n)} = ${base ** n}$, so $x = ${base}$.`,
      es: `$x^{${n}} = ${base ** n}$, y $${power(base, n)} = ${base ** n}$, luego $x = ${base}$.`,
      ar: `$x^{${n}} = ${base ** n}$، و$${power(base, n)} = ${base ** n}$، إذن $x = ${base}$.`,
    },
  }))
}

/** m log a + n log b − log c. */
function condensed(): MathsFact[] {
  return rowsIn('2:1 3:2 2:4 1:3 5:2 4:3').map(([m, n]) => {
    const [a, b] = [power('a', m), power('b', n)]
    const sum = `${many(m)}\\log a + ${many(n)}\\log b - \\log c`
    const right = `\\log ${fraction(`${a}${b}`, 'c')}`
    const wrong = [`\\log ${fraction(`${m * n}ab`, 'c')}`, `\\log (${a}${b} - c)`, `\\log ${fraction(`${a} + ${b}`, 'c')}`]
    return {
      subject: slug('condense', m, n),
      difficulty: hardness(17, m, n),
      question: {
        en: `Write as one logarithm: $${sum}$.`,
        es: `Escribe como un solo logaritmo: $${sum}$.`,
        ar: `اكتب على صورة لوغاريتم واحد: $${sum}$.`,
      },
      ...textOptions(right, ...wrong),
      note: {
        en: `Factors become exponents, a sum becomes a product, a difference a quotient: $${right}$.`,
        es: `Los factores pasan a exponentes, la suma a producto y la resta a cociente: $${right}$.`,
        ar: `تصبح المعاملات أسسًا والمجموع ضربًا والفرق قسمة: $${right}$.`,
      },
    }
  })
}

function many(count: number): string {
  return count === 1 ? '' : String(count)
}

/** log_a b · log_b a^n = n. */
function chains(): MathsFact[] {
  return rowsIn('2:3:3 3:5:4 5:2:2 7:10:2 2:7:5').map(([a, b, n]) => ({
    subject: slug('chain', a, b, n),
    difficulty: hardness(20, a, b, n),
    question: calculate(`${log(a, b)} \\cdot ${log(b, a ** n)}`),
    ...numberOptions(n, [a ** n, ratio(1, n), a * n, b, n + 1, n - 1, ratio(n, a)], 'positive'),
    note: {
      en: `Change of base: $${log(a, b)} \\cdot ${log(b, a ** n)} = ${log(a, a ** n)} = ${bracketed(n)}$.`,
      es: `Cambio de base: $${log(a, b)} \\cdot ${log(b, a ** n)} = ${log(a, a ** n)} = ${bracketed(n)}$.`,
      ar: `بتغيير الأساس: $${log(a, b)} \\cdot ${log(b, a ** n)} = ${log(a, a ** n)} = ${bracketed(n)}$.`,
    },
  }))
}
