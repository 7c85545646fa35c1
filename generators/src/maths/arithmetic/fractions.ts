// Calculating with fractions: the four operations, reducing, mixed numbers, parts of a whole.

import { shuffled } from '../../derived/seeded-shuffle.ts'
import { compare, exact, leastCommonMultiple, minus, over, plus, ratio, times } from '../exact.ts'
import type { Exact } from '../exact.ts'
import { hardness, rowsIn, slug } from '../maths-fact.ts'
import type { MathsFact } from '../maths-fact.ts'
import { numberOptions, onlyNumbers } from '../options.ts'
import { calculate } from '../sentences.ts'
import { fraction, reduced, tex } from '../tex.ts'

export function fractionFacts(): MathsFact[] {
  return [
    ...sums(),
    ...differences(),
    ...products(),
    ...quotients(),
    ...reductions(),
    ...mixedNumbers(),
    ...partsOfWholes(),
    ...wholesFromParts(),
    ...productsBeforeSums(),
    ...largest(),
  ]
}

function sums(): MathsFact[] {
  return rowsIn('1:2:1:3 1:4:2:3 2:5:1:2 3:8:1:4 5:6:1:4 2:9:5:6 7:10:3:4 4:7:2:3 5:12:3:8').map(([a, b, c, d]) => {
    const common = leastCommonMultiple(b, d)
    const [first, second] = [(a * common) / b, (c * common) / d]
    return {
      subject: slug('sum', a, b, c, d),
      difficulty: hardness(10, a, b, c, d),
      question: calculate(`${fraction(a, b)} + ${fraction(c, d)}`),
      ...numberOptions(
        ratio(first + second, common),
        [ratio(a + c, b + d), ratio(a + c, common), ratio(a + c, Math.max(b, d)), ratio(a + c, b * d), ratio(a * c, b * d)],
        'positive',
      ),
      note: overCommon(common, `${fraction(first, common)} + ${fraction(second, common)} = ${reduced(first + second, common)}`),
    }
  })
}

function differences(): MathsFact[] {
  return rowsIn('3:4:1:2 2:3:1:4 4:5:1:3 7:8:3:4 5:6:3:8 9:10:5:6 8:9:5:12 11:12:3:10').map(([a, b, c, d]) => {
    const common = leastCommonMultiple(b, d)
    const [first, second] = [(a * common) / b, (c * common) / d]
    const naive: Exact[] = b === d ? [] : [ratio(Math.abs(a - c), Math.abs(b - d))]
    return {
      subject: slug('difference', a, b, c, d),
      difficulty: hardness(13, a, b, c, d),
      question: calculate(`${fraction(a, b)} - ${fraction(c, d)}`),
      ...numberOptions(
        ratio(first - second, common),
        [...naive, ratio(Math.abs(a - c), common), ratio(first + second, common), ratio(1, common)],
        'positive',
      ),
      note: overCommon(common, `${fraction(first, common)} - ${fraction(second, common)} = ${reduced(first - second, common)}`),
    }
  })
}

function overCommon(common: number, working: string) {
  return {
    en: `The least common denominator is $${common}$. Bring both fractions to it: $${working}$.`,
    es: `El mínimo común denominador es $${common}$. Se amplían las dos fracciones: $${working}$.`,
    ar: `المقام المشترك الأصغر هو $${common}$. نوحّد المقامين: $${working}$.`,
  }
}

function products(): MathsFact[] {
  return rowsIn('1:2:3:4 2:3:4:5 3:5:2:7 5:6:3:4 4:9:3:8 7:10:5:14 8:15:9:16').map(([a, b, c, d]) => {
    const working = `${fraction(`${a} \\times ${c}`, `${b} \\times ${d}`)} = ${reduced(a * c, b * d)}`
    return {
      subject: slug('product', a, b, c, d),
      difficulty: hardness(8, a, b, c, d),
      question: calculate(`${fraction(a, b)} \\times ${fraction(c, d)}`),
      ...numberOptions(
        ratio(a * c, b * d),
        [ratio(a * d, b * c), ratio(a + c, b + d), ratio(a + c, b * d), ratio(a * c, b + d)],
        'positive',
      ),
      note: {
        en: `Multiply numerator by numerator and denominator by denominator: $${working}$.`,
        es: `Se multiplica numerador por numerador y denominador por denominador: $${working}$.`,
        ar: `نضرب البسط في البسط والمقام في المقام: $${working}$.`,
      },
    }
  })
}

function quotients(): MathsFact[] {
  return rowsIn('1:2:3:4 2:3:5:6 3:4:2:5 5:8:1:4 7:9:2:3 4:15:8:9 9:10:6:7 11:12:5:8').map(([a, b, c, d]) => {
    const right = ratio(a * d, b * c)
    const working = `${fraction(a, b)} \\times ${fraction(d, c)} = ${reduced(a * d, b * c)}`
    return {
      subject: slug('quotient', a, b, c, d),
      difficulty: hardness(15, a, b, c, d),
      question: calculate(`${fraction(a, b)} \\div ${fraction(c, d)}`),
      ...numberOptions(right, [ratio(a * c, b * d), over(1, right), ratio(a, b * c), ratio(a * d, b)], 'positive'),
      note: {
        en: `Dividing by a fraction means multiplying by its reciprocal: $${working}$.`,
        es: `Dividir entre una fracción es multiplicar por su inversa: $${working}$.`,
        ar: `القسمة على كسر هي الضرب في مقلوبه: $${working}$.`,
      },
    }
  })
}

function reductions(): MathsFact[] {
  return rowsIn('6:8:2 12:18:6 15:25:5 18:42:6 28:63:7 48:84:12 54:90:18 65:91:13').map(([top, bottom, by]) => {
    const [a, b] = [top / by, bottom / by]
    const working = `\\frac{${top} \\div ${by}}{${bottom} \\div ${by}} = ${fraction(a, b)}`
    return {
      subject: slug('reduce', top, bottom),
      difficulty: hardness(4, top, bottom),
      question: {
        en: `Reduce $${fraction(top, bottom)}$ to lowest terms.`,
        es: `Simplifica $${fraction(top, bottom)}$ hasta la fracción irreducible.`,
        ar: `اختصر الكسر $${fraction(top, bottom)}$ إلى أبسط صورة.`,
      },
      ...numberOptions(ratio(a, b), [ratio(a, b + 1), ratio(b - a, b), ratio(a + 1, b), ratio(a, b * 2), ratio(b, a)], 'positive'),
      note: {
        en: `The greatest common divisor is $${by}$; divide both by it: $${working}$.`,
        es: `El máximo común divisor es $${by}$; se dividen ambos entre él: $${working}$.`,
        ar: `القاسم المشترك الأكبر هو $${by}$؛ نقسم البسط والمقام عليه: $${working}$.`,
      },
    }
  })
}

function mixedNumbers(): MathsFact[] {
  return rowsIn('1:2:3 2:3:5 3:1:4 4:5:6 5:3:8 7:4:9 11:5:12').map(([whole, top, bottom]) => {
    const mixed = `${whole}${fraction(top, bottom)}`
    const working = `${mixed} = \\frac{${whole} \\times ${bottom} + ${top}}{${bottom}} = ${fraction(whole * bottom + top, bottom)}`
    return {
      subject: slug('mixed', whole, top, bottom),
      difficulty: hardness(7, whole, top, bottom),
      question: {
        en: `Write the mixed number $${mixed}$ as an improper fraction.`,
        es: `Escribe el número mixto $${mixed}$ como fracción impropia.`,
        ar: `اكتب العدد الكسري $${mixed}$ على صورة كسر غير حقيقي.`,
      },
      ...numberOptions(
        ratio(whole * bottom + top, bottom),
        [
          ratio(whole + top, bottom),
          ratio(whole * top + bottom, bottom),
          ratio(whole * bottom, top),
          ratio(whole * top, bottom),
          ratio(whole * bottom + top, top),
          ratio(whole * (bottom + top), bottom),
        ],
        'positive',
      ),
      note: {
        en: `Turn the whole part into parts of the same size and add: $${working}$.`,
        es: `Se convierte la parte entera en partes iguales y se suma: $${working}$.`,
        ar: `نحوّل الجزء الصحيح إلى أجزاء من المقام نفسه ثم نجمع: $${working}$.`,
      },
    }
  })
}

function partsOfWholes(): MathsFact[] {
  return rowsIn('2:3:12 3:4:20 2:5:45 5:6:42 3:8:72 7:9:108 5:12:132').map(([top, bottom, whole]) => {
    const part = whole / bottom
    const right = part * top
    const steps = [`${whole} \\div ${bottom} = ${part}`, `${part} \\times ${top} = ${right}`]
    return {
      subject: slug('part', top, bottom, whole),
      difficulty: hardness(3, top, bottom, whole),
      question: {
        en: `What is $${fraction(top, bottom)}$ of $${whole}$?`,
        es: `¿Cuánto son $${fraction(top, bottom)}$ de $${whole}$?`,
        ar: `كم يساوي $${fraction(top, bottom)}$ من $${whole}$؟`,
      },
      ...numberOptions(right, [part, whole - right, ratio(whole * bottom, top), whole - top, whole * top, part * (top + 1)], 'positive'),
      note: {
        en: `One part is $${steps[0]}$. Take it $${top}$ times: $${steps[1]}$.`,
        es: `Una parte es $${steps[0]}$. Se toma $${top}$ veces: $${steps[1]}$.`,
        ar: `الجزء الواحد: $${steps[0]}$. ثم نضرب في $${top}$: $${steps[1]}$.`,
      },
    }
  })
}

function wholesFromParts(): MathsFact[] {
  return rowsIn('2:3:12 3:4:24 2:5:18 5:6:35 3:8:27 7:9:84 4:11:52').map(([top, bottom, part]) => {
    const right = (part / top) * bottom
    const steps = [`${part} \\div ${top} = ${part / top}`, `${part / top} \\times ${bottom} = ${right}`]
    return {
      subject: slug('whole', top, bottom, part),
      difficulty: hardness(16, top, bottom, part),
      question: {
        en: `$${fraction(top, bottom)}$ of a number is $${part}$. What is the number?`,
        es: `Los $${fraction(top, bottom)}$ de un número son $${part}$. ¿Cuál es el número?`,
        ar: `إذا كان $${fraction(top, bottom)}$ من عدد يساوي $${part}$، فما هذا العدد؟`,
      },
      ...numberOptions(
        right,
        [ratio(part * top, bottom), (part / top) * (bottom + 1), part / top, part * bottom, part * top, part + bottom],
        'positive',
      ),
      note: {
        en: `One part is $${steps[0]}$. The whole has $${bottom}$ of them: $${steps[1]}$.`,
        es: `Una parte es $${steps[0]}$. El total tiene $${bottom}$: $${steps[1]}$.`,
        ar: `الجزء الواحد: $${steps[0]}$. والعدد كله $${bottom}$ من هذه الأجزاء: $${steps[1]}$.`,
      },
    }
  })
}

function productsBeforeSums(): MathsFact[] {
  return rowsIn('1:2:1:3:3:4 1:3:1:2:2:5 3:4:2:3:1:2 1:6:3:5:5:9 2:5:5:8:4:15 5:7:3:4:8:21').map(([a, b, c, d, e, f]) => {
    const [first, second, third] = [ratio(a, b), ratio(c, d), ratio(e, f)]
    const product = times(second, third)
    const right = plus(first, product)
    const steps = [`${fraction(c, d)} \\times ${fraction(e, f)} = ${tex(product)}`, `${fraction(a, b)} + ${tex(product)} = ${tex(right)}`]
    return {
      subject: slug('product-first', a, b, c, d, e, f),
      difficulty: hardness(18, a, b, c, d, e, f),
      question: calculate(`${fraction(a, b)} + ${fraction(c, d)} \\times ${fraction(e, f)}`),
      ...numberOptions(
        right,
        [times(plus(first, second), third), plus(times(first, second), third), minus(first, product), product],
        'positive',
      ),
      note: {
        en: `Multiply first: $${steps[0]}$. Then add: $${steps[1]}$.`,
        es: `Primero se multiplica: $${steps[0]}$. Después se suma: $${steps[1]}$.`,
        ar: `نضرب أولًا: $${steps[0]}$. ثم نجمع: $${steps[1]}$.`,
      },
    }
  })
}

function largest(): MathsFact[] {
  const rows = ['1/2 2/5 3/7 4/9', '2/3 3/5 5/8 7/12', '3/4 5/7 7/10 8/11', '5/6 4/5 7/9 9/11', '7/8 6/7 11/13 13/15', '3/8 1/3 4/11 5/14']
  return rows.map(row => {
    const [right = exact(0), ...others] = row.split(' ').map(fractionIn).toSorted(compare).toReversed()
    const common = [right, ...others].reduce((multiple, { bottom }) => leastCommonMultiple(multiple, bottom), 1)
    const working = others.map(other => `$${largerThan(right, other)}$`)
    return {
      subject: slug('largest', row.replaceAll(/\D/g, '-')),
      difficulty: hardness(12, common),
      question: {
        en: `Which of these fractions is the largest: ${listed(row, ', ')}?`,
        es: `¿Cuál de estas fracciones es la mayor: ${listed(row, ', ')}?`,
        ar: `أيّ هذه الكسور هو الأكبر: ${listed(row, '، ')}؟`,
      },
      ...onlyNumbers(right, others),
      note: {
        en: `Compare cross products: ${working.join(', ')}.`,
        es: `Se comparan los productos cruzados: ${working.join(', ')}.`,
        ar: `نقارن بالضرب التبادلي: ${working.join('، ')}.`,
      },
    }
  })
}

function fractionIn(text: string) {
  const [top = 0, bottom = 1] = text.split('/').map(Number)
  return ratio(top, bottom)
}

/** Shuffled, so that the largest is not always in the same place. */
function listed(row: string, comma: string): string {
  const fractions = row.split(' ').map(text => `$${tex(fractionIn(text))}$`)
  return shuffled(fractions, row).join(comma)
}

/** Explains a/b > c/d by ad > cb. */
function largerThan(a: Exact, b: Exact): string {
  const [x, y] = [exact(a), exact(b)]
  const products = `${x.top} \\times ${y.bottom} = ${x.top * y.bottom} > ${y.top} \\times ${x.bottom} = ${y.top * x.bottom}`
  return `${tex(x)} > ${tex(y)}:\\ ${products}`
}
