// Transforming expressions: expanding, factoring, collecting terms, substituting. Equations are in algebra-equations.ts.

import { equationFacts } from './algebra-equations.ts'
import { hardness, rowsIn, slug } from '../maths-fact.ts'
import type { MathsFact } from '../maths-fact.ts'
import { numberOptions, termOptions } from '../options.ts'
import type { Option } from '../options.ts'
import { expand, simplify } from '../sentences.ts'
import { bracketed, polynomial, power, signed, texOfPolynomial, texOfTerms } from '../tex.ts'

export function algebraFacts(): MathsFact[] {
  return [...equationFacts(), ...expansions(), ...squaredBinomials(), ...factorings(), ...collections(), ...substitutions()]
}

function expansions(): MathsFact[] {
  return rowsIn('1:2:1:3 1:-4:1:6 1:5:1:-5 2:1:1:3 1:-2:1:-7 3:-2:1:4 2:-5:3:1 4:3:2:-7').map(([a, b, c, d]) => {
    const product = `(${texOfPolynomial(a, b)})(${texOfPolynomial(c, d)})`
    const terms = texOfPolynomial(a * c, a * d, 0) + tail(polynomial(b * c, b * d))
    const right = polynomial(a * c, a * d + b * c, b * d)
    return {
      subject: slug('expand', a, b, c, d),
      difficulty: hardness(12, a, b, c, d),
      question: expand(product),
      ...termOptions(
        right,
        polynomial(a * c, a * d - b * c, b * d),
        polynomial(a * c, a * d + b * c, -b * d),
        polynomial(a * c, 0, b * d),
        polynomial(a * c, a * d + b * c, b + d),
        polynomial(a * c, -a * d - b * c, b * d),
        polynomial(a * c, a * d + b * c + 1, b * d),
      ),
      note: {
        en: `Multiply every term by every term: $${product} = ${terms}$. Collect: $${texOfTerms(right)}$.`,
        es: `Se multiplica cada término por cada término: $${product} = ${terms}$. Se agrupa: $${texOfTerms(right)}$.`,
        ar: `نضرب كل حد في كل حد: $${product} = ${terms}$. ثم نجمع الحدود المتشابهة: $${texOfTerms(right)}$.`,
      },
    }
  })
}

/** The rest of a sum, with a leading sign. */
function tail(terms: ReturnType<typeof polynomial>): string {
  const text = texOfTerms(terms)
  return text.startsWith('-') ? ` - ${text.slice(1)}` : ` + ${text}`
}

function squaredBinomials(): MathsFact[] {
  return rowsIn('1:3 1:-5 2:1 3:-2 4:5 5:-3 6:-7').map(([a, b]) => {
    const square = `(${texOfPolynomial(a, b)})^{2}`
    const right = polynomial(a * a, 2 * a * b, b * b)
    const middle = `2 \\cdot ${a === 1 ? 'x' : `${a}x`} \\cdot ${bracketed(b)} = ${2 * a * b}x`
    return {
      subject: slug('square', a, b),
      difficulty: hardness(14, a, b),
      question: expand(square),
      ...termOptions(
        right,
        polynomial(a * a, 0, b * b),
        polynomial(a * a, a * b, b * b),
        polynomial(a * a, 2 * a * b, -b * b),
        polynomial(a, 2 * a * b, b * b),
        polynomial(a * a, 2 * a * b, 2 * b),
      ),
      note: {
        en: `$(p + q)^{2} = p^{2} + 2pq + q^{2}$. The middle term is $${middle}$, so the result is $${texOfTerms(right)}$.`,
        es: `$(p + q)^{2} = p^{2} + 2pq + q^{2}$. El término central es $${middle}$, así que resulta $${texOfTerms(right)}$.`,
        ar: `$(p + q)^{2} = p^{2} + 2pq + q^{2}$. الحد الأوسط هو $${middle}$، فالناتج $${texOfTerms(right)}$.`,
      },
    }
  })
}

function factorings(): MathsFact[] {
  return rowsIn('2:3 1:-5 -2:-6 -3:7 4:-9 -5:-8 6:11 -7:12').map(([a, b]) => {
    const question = texOfPolynomial(1, a + b, a * b)
    const conditions = `${bracketed(a)} \\cdot ${bracketed(b)} = ${a * b}`
    const sum = `${a} + ${bracketed(b)} = ${a + b}`
    const pairs: [number, number][] = [
      [-a, -b],
      [a, -b],
      [-a, b],
      [a + 1, b - 1],
      [1, a * b],
    ]
    return {
      subject: slug('factor', a, b),
      difficulty: hardness(16, a, b),
      question: {
        en: `Factorise $${question}$.`,
        es: `Factoriza $${question}$.`,
        ar: `حلّل إلى عوامل: $${question}$.`,
      },
      right: factored(a, b),
      wrong: pairs.map(pair => factored(...pair)),
      note: {
        en: `Look for two numbers with $${conditions}$ and $${sum}$. So it is $${factored(a, b).tex}$.`,
        es: `Se buscan dos números con $${conditions}$ y $${sum}$. Por tanto, es $${factored(a, b).tex}$.`,
        ar: `نبحث عن عددين بحيث $${conditions}$ و$${sum}$. إذن الناتج هو $${factored(a, b).tex}$.`,
      },
    }
  })
}

/** The value is the expanded polynomial, because (x + a)(x + b) means the same in either order. */
function factored(a: number, b: number): Option {
  return { tex: `(x${signed(a)})(x${signed(b)})`, value: texOfPolynomial(1, a + b, a * b) }
}

function collections(): MathsFact[] {
  return rowsIn('3:2:2:4 2:-1:3:5 5:3:4:-2 4:-3:2:-5 6:-2:7:3 3:-8:5:-4 9:4:8:-6').map(([a, b, c, d]) => {
    const formula = `${a}(x${signed(b)}) - ${c}(x${signed(d)})`
    const right = polynomial(a - c, a * b - c * d)
    const opened = texOfPolynomial(a, a * b) + tail(polynomial(-c, -c * d))
    return {
      subject: slug('collect', a, b, c, d),
      difficulty: hardness(12, a, b, c, d),
      question: simplify(formula),
      ...termOptions(
        right,
        polynomial(a - c, a * b + c * d),
        polynomial(a - c, b - d),
        polynomial(a + c, a * b + c * d),
        polynomial(a - c, a * b - d),
        polynomial(c - a, a * b - c * d),
      ),
      note: {
        en: `Open the brackets, minding the signs: $${opened}$. Collect: $${texOfTerms(right)}$.`,
        es: `Se quitan los paréntesis cuidando los signos: $${opened}$. Se agrupa: $${texOfTerms(right)}$.`,
        ar: `نفكّ الأقواس مع الانتباه إلى الإشارات: $${opened}$. ثم نجمع: $${texOfTerms(right)}$.`,
      },
    }
  })
}

function substitutions(): MathsFact[] {
  return rowsIn('1:3:1:-2 2:-1:4:-3 3:2:-5:-1 1:-6:2:-4 2:5:-7:-5 -1:4:9:-6').map(([a, b, c, x]) => {
    const right = a * x * x + b * x + c
    const formula = texOfPolynomial(a, b, c)
    const working = `${a} \\cdot ${power(`(${x})`, 2)} + ${bracketed(b)} \\cdot (${x})${signed(c)} = ${a * x * x}${signed(b * x)}${signed(c)} = ${right}`
    return {
      subject: slug('put-in', a, b, c, x),
      difficulty: hardness(9, a, b, c, x),
      question: {
        en: `What is the value of $${formula}$ for $x = ${x}$?`,
        es: `¿Cuál es el valor de $${formula}$ para $x = ${x}$?`,
        ar: `ما قيمة $${formula}$ عند $x = ${x}$؟`,
      },
      ...numberOptions(right, [-a * x * x + b * x + c, a * x * x - b * x + c, a * x * x + b * x - c]),
      note: {
        en: `Put $${x}$ in brackets for $x$: $${working}$.`,
        es: `Se sustituye $x$ por $${x}$ entre paréntesis: $${working}$.`,
        ar: `نعوّض عن $x$ بالعدد $${x}$ بين قوسين: $${working}$.`,
      },
    }
  })
}
