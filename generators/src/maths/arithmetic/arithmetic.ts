// Order of operations, signs, long multiplication and subtraction, percentages, means.

import { over, ratio, times } from '../exact.ts'
import { hardness, rowsIn, slug } from '../maths-fact.ts'
import type { MathsFact } from '../maths-fact.ts'
import { numberOptions } from '../options.ts'
import { calculate } from '../sentences.ts'
import { bracketed } from '../tex.ts'

export function arithmeticFacts(): MathsFact[] {
  return [
    ...productsFirst(),
    ...bracketsFirst(),
    ...leftToRight(),
    ...doubleSigns(),
    ...signedProducts(),
    ...longProducts(),
    ...longDifferences(),
    ...percentages(),
    ...percentageChanges(),
    ...means(),
  ]
}

function productsFirst(): MathsFact[] {
  return rowsIn('4:3:5 7:2:6 9:4:3 12:5:4 8:7:6 15:6:5 20:8:7 34:9:6').map(([a, b, c]) => {
    const right = a + b * c
    const steps = [`${b} \\times ${c} = ${b * c}`, `${a} + ${b * c} = ${right}`]
    return {
      subject: slug('product-first', a, b, c),
      difficulty: hardness(0, a, b, c),
      question: calculate(`${a} + ${b} \\times ${c}`),
      ...numberOptions(right, [(a + b) * c, a * b + c, a + b + c], 'positive'),
      note: {
        en: `Multiplication comes before addition: $${steps[0]}$. Then add: $${steps[1]}$.`,
        es: `La multiplicación va antes que la suma: $${steps[0]}$. Después se suma: $${steps[1]}$.`,
        ar: `الضرب قبل الجمع: $${steps[0]}$. ثم نجمع: $${steps[1]}$.`,
      },
    }
  })
}

function bracketsFirst(): MathsFact[] {
  return rowsIn('20:7:3:2 30:9:4:5 25:8:2:3 40:12:5:4 50:11:4:6 18:10:6:7 60:15:7:9 33:13:8:8').map(([a, b, c, d]) => {
    const [inside, product] = [b - c, (b - c) * d]
    const right = a - product
    const steps = [`${b} - ${c} = ${inside}`, `${inside} \\times ${d} = ${product}`, `${a} - ${product} = ${right}`]
    return {
      subject: slug('brackets-first', a, b, c, d),
      difficulty: hardness(8, a, b, c, d),
      question: calculate(`${a} - (${b} - ${c}) \\times ${d}`),
      ...numberOptions(right, [(a - inside) * d, a - b - c * d, a - (b + c) * d, a - b + c * d]),
      note: {
        en: `Brackets first: $${steps[0]}$. Then multiply: $${steps[1]}$. Then subtract: $${steps[2]}$.`,
        es: `Primero el paréntesis: $${steps[0]}$. Luego se multiplica: $${steps[1]}$. Por último se resta: $${steps[2]}$.`,
        ar: `الأقواس أولًا: $${steps[0]}$. ثم الضرب: $${steps[1]}$. ثم الطرح: $${steps[2]}$.`,
      },
    }
  })
}

function leftToRight(): MathsFact[] {
  return rowsIn('24:4:2 36:6:3 48:8:2 60:5:4 72:12:3 90:15:6 84:7:4').map(([a, b, c]) => {
    const right = (a / b) * c
    const steps = [`${a} \\div ${b} = ${a / b}`, `${a / b} \\times ${c} = ${right}`]
    return {
      subject: slug('left-to-right', a, b, c),
      difficulty: hardness(5, a, b, c),
      question: calculate(`${a} \\div ${b} \\times ${c}`),
      ...numberOptions(right, [ratio(a, b * c), a / b + c, ratio(a * b, c), a / b, a * c, a - b * c, a / b - c], 'positive'),
      note: {
        en: `Division and multiplication rank equally, so go from left to right: $${steps[0]}$, then $${steps[1]}$.`,
        es: `La división y la multiplicación tienen la misma prioridad, así que se va de izquierda a derecha: $${steps[0]}$, y después $${steps[1]}$.`,
        ar: `للقسمة والضرب الأولوية نفسها، فنعمل من اليسار إلى اليمين: $${steps[0]}$، ثم $${steps[1]}$.`,
      },
    }
  })
}

function doubleSigns(): MathsFact[] {
  return rowsIn('-5:-3 -4:-9 -12:-7 -8:-15 -20:-6 -13:-28 -35:-17 -46:-59').map(([a, b]) => ({
    subject: slug('double-sign', a, b),
    difficulty: hardness(4, a, b),
    question: calculate(`${a} - (${b})`),
    ...numberOptions(a - b, [a + b, b - a, -a - b]),
    note: {
      en: `Subtracting a negative number means adding: $${a} - (${b}) = ${a} + ${-b} = ${a - b}$.`,
      es: `Restar un número negativo equivale a sumar: $${a} - (${b}) = ${a} + ${-b} = ${a - b}$.`,
      ar: `طرح عدد سالب يعني جمع معكوسه: $${a} - (${b}) = ${a} + ${-b} = ${a - b}$.`,
    },
  }))
}

function signedProducts(): MathsFact[] {
  return rowsIn('-3:-4:5 -6:2:7 7:-5:-9 -8:-9:30 -4:12:-15 -11:-6:80 9:-7:-20 -12:-13:60').map(([a, b, c]) => {
    const product = a * b
    const right = product - c
    const steps = [`${bracketed(a)} \\times ${bracketed(b)} = ${product}`, `${product} - ${bracketed(c)} = ${right}`]
    return {
      subject: slug('signed-product', a, b, c),
      difficulty: hardness(12, a, b, c),
      question: calculate(`${bracketed(a)} \\times ${bracketed(b)} - ${bracketed(c)}`),
      ...numberOptions(right, [-product - c, product + c, -product + c]),
      note: {
        en: `Equal signs give a positive product, different signs a negative one: $${steps[0]}$. Then $${steps[1]}$.`,
        es: `Signos iguales dan un producto positivo y signos distintos, uno negativo: $${steps[0]}$. Después $${steps[1]}$.`,
        ar: `حاصل ضرب عددين متشابهي الإشارة موجب، ومختلفي الإشارة سالب: $${steps[0]}$. ثم $${steps[1]}$.`,
      },
    }
  })
}

function longProducts(): MathsFact[] {
  return rowsIn('14:23 17:36 24:35 28:47 39:46 53:68 74:59 87:96').map(([a, b]) => {
    const [tens, ones] = [Math.floor(b / 10) * 10, b % 10]
    const working = `${a} \\times ${tens} + ${a} \\times ${ones} = ${a * tens} + ${a * ones} = ${a * b}`
    return {
      subject: slug('long-product', a, b),
      difficulty: hardness(10, a, b),
      question: calculate(`${a} \\times ${b}`),
      ...numberOptions(a * b, [a * b - 100, a * b + 10, a * (b - 1), a * b + 100, a * b - 10, a * (b + 1), (a + 1) * b], 'positive'),
      note: {
        en: `Split $${b}$ into $${tens} + ${ones}$: $${working}$.`,
        es: `Se descompone $${b}$ en $${tens} + ${ones}$: $${working}$.`,
        ar: `نكتب $${b}$ على صورة $${tens} + ${ones}$: $${working}$.`,
      },
    }
  })
}

function longDifferences(): MathsFact[] {
  return rowsIn('82:47 103:58 431:265 604:378 1003:467 2000:843 5012:2685 7204:3859').map(([a, b]) => {
    const [hundreds, rest] = [Math.floor(b / 10) * 10, b % 10]
    const working = `${a} - ${hundreds} = ${a - hundreds}`
    const slips = [withoutBorrowing(a, b), a - b + 10, a - b - 10, a - b + 100, a - b - 100, a - b - 1]
    return {
      subject: slug('difference', a, b),
      difficulty: hardness(0, a, b),
      question: calculate(`${a} - ${b}`),
      ...numberOptions(
        a - b,
        slips.filter(slip => slip < a),
        'positive',
      ),
      note: {
        en: `Take away the tens first: $${working}$. Then the ones: $${a - hundreds} - ${rest} = ${a - b}$.`,
        es: `Primero se restan las decenas: $${working}$. Después las unidades: $${a - hundreds} - ${rest} = ${a - b}$.`,
        ar: `نطرح العشرات أولًا: $${working}$. ثم الآحاد: $${a - hundreds} - ${rest} = ${a - b}$.`,
      },
    }
  })
}

/** The mistake of subtracting the smaller digit from the larger one in every column. */
function withoutBorrowing(a: number, b: number): number {
  const digits = String(b).padStart(String(a).length, '0')
  return Number([...String(a)].map((digit, place) => Math.abs(Number(digit) - Number(digits.charAt(place)))).join(''))
}

function percentages(): MathsFact[] {
  return rowsIn('10:90 25:80 5:140 15:60 30:250 12:75 35:240 8:325').map(([percent, whole]) => {
    const right = over(percent * whole, 100)
    const working = `\\frac{${percent}}{100} \\times ${whole} = ${right.top}`
    return {
      subject: slug('percent', percent, whole),
      difficulty: hardness(8, percent, whole),
      question: {
        en: `What is $${percent}\\%$ of $${whole}$?`,
        es: `¿Cuánto es el $${percent}\\%$ de $${whole}$?`,
        ar: `كم يساوي $${percent}\\%$ من $${whole}$؟`,
      },
      ...numberOptions(
        right,
        [whole - right.top, times(right, 10), percent, whole - percent, times(right, 2), Math.floor(whole / percent)],
        'positive',
      ),
      note: {
        en: `$${percent}\\%$ means $${percent}$ hundredths: $${working}$.`,
        es: `$${percent}\\%$ significa $${percent}$ centésimas: $${working}$.`,
        ar: `$${percent}\\%$ تعني $${percent}$ من مئة: $${working}$.`,
      },
    }
  })
}

function percentageChanges(): MathsFact[] {
  return rowsIn('80:10 60:25 150:20 240:5 300:12 500:35 640:15').map(([price, percent]) => {
    const rise = (price * percent) / 100
    const steps = [`\\frac{${percent}}{100} \\times ${price} = ${rise}`, `${price} + ${rise} = ${price + rise}`]
    return {
      subject: slug('percent-rise', price, percent),
      difficulty: hardness(12, price, percent),
      question: {
        en: `A price of $${price}$ rises by $${percent}\\%$. What is the new price?`,
        es: `Un precio de $${price}$ sube un $${percent}\\%$. ¿Cuál es el nuevo precio?`,
        ar: `ارتفع سعر قدره $${price}$ بنسبة $${percent}\\%$. ما السعر الجديد؟`,
      },
      ...numberOptions(price + rise, [price + percent, price - rise, rise, price + 2 * rise, price + 10 * rise], 'positive'),
      note: {
        en: `The rise is $${steps[0]}$. The new price is $${steps[1]}$.`,
        es: `El aumento es $${steps[0]}$. El nuevo precio es $${steps[1]}$.`,
        ar: `مقدار الزيادة: $${steps[0]}$. والسعر الجديد: $${steps[1]}$.`,
      },
    }
  })
}

function means(): MathsFact[] {
  return rowsIn('2:4:6:12 3:7:8:10 5:6:9:16 11:14:15:20 8:12:21:27 13:19:24:44 25:31:46:58').map(([a, b, c, d]) => {
    const sum = a + b + c + d
    const steps = [`${a} + ${b} + ${c} + ${d} = ${sum}`, `${sum} \\div 4 = ${sum / 4}`]
    return {
      subject: slug('mean', a, b, c, d),
      difficulty: hardness(8, a, b, c, d),
      question: {
        en: `What is the mean of $${a}$, $${b}$, $${c}$ and $${d}$?`,
        es: `¿Cuál es la media de $${a}$, $${b}$, $${c}$ y $${d}$?`,
        ar: `ما المتوسط الحسابي للأعداد $${a}$ و$${b}$ و$${c}$ و$${d}$؟`,
      },
      ...numberOptions(over(sum, 4), [over(b + c, 2), sum, over(sum, 3), over(a + d, 2), over(sum, 5), over(sum, 2)], 'positive'),
      note: {
        en: `Add them up: $${steps[0]}$. Divide by how many there are: $${steps[1]}$.`,
        es: `Se suman: $${steps[0]}$. Se divide entre cuántos son: $${steps[1]}$.`,
        ar: `نجمعها: $${steps[0]}$. ثم نقسم على عددها: $${steps[1]}$.`,
      },
    }
  })
}
