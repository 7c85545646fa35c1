// Times tables, powers, roots, percentages, remainders, sums.

import { ltr } from '../wording.ts'
import { near, nearestFirst, pairsIn, range } from './number-fact.ts'
import type { NumberFact } from './number-fact.ts'

export function arithmeticFacts(): NumberFact[] {
  return [
    ...products(),
    ...squares(),
    ...cubes(),
    ...powersOfTwo(),
    ...roots(),
    ...percentages(),
    ...remainders(),
    ...sums(),
    ...factorials(),
  ]
}

function products(): NumberFact[] {
  const pairs = pairsIn('6:7 7:8 8:9 6:9 7:9 8:12 11:12 12:13 9:15 14:15 16:17 19:21 25:16 18:24 13:17')
  return pairs.map(([a, b]) => {
    const sum = `${a} × ${b}`
    const tens = Math.floor(b / 10) * 10
    const working =
      tens > 0 && b > tens
        ? `${sum} = ${a} × ${tens} + ${a} × ${b - tens} = ${a * tens} + ${a * (b - tens)} = ${a * b}`
        : `${sum} = ${a * b}`
    return {
      ...howMuch(sum),
      subject: `product-${a}-${b}`,
      difficulty: (a * b) / 6,
      right: a * b,
      slips: [a * (b + 1), a * (b - 1), (a - 1) * b, (a + 1) * b, a * b + 10, a * b - 10, a * b - 2, a * b + 2],
      working,
    }
  })
}

function squares(): NumberFact[] {
  return range(11, 26).map(n => ({
    subject: `square-${n}`,
    // Squares up to 12 are part of the times tables, so they are easier.
    difficulty: n < 13 ? n * 1.6 : n * 2.4,
    question: { en: `What is the square of ${n}?`, es: `¿Cuál es el cuadrado de ${n}?`, ar: `ما مربع العدد ${n}؟` },
    right: n * n,
    slips: [n * (n - 1), (n + 1) ** 2, n * n + 10, n * (n + 1), (n - 1) ** 2, n * n - 10],
    working: `${n}² = ${n} × ${n} = ${n * n}`,
  }))
}

function cubes(): NumberFact[] {
  return range(3, 12).map(n => ({
    subject: `cube-${n}`,
    difficulty: n * 6,
    question: { en: `What is ${n} cubed?`, es: `¿Cuál es el cubo de ${n}?`, ar: `ما مكعب العدد ${n}؟` },
    right: n ** 3,
    slips: [n ** 2 * (n - 1), n ** 2 * (n + 1), n * 3, n ** 2, (n + 1) ** 3, (n - 1) ** 3, n ** 3 + n],
    working: `${n}³ = ${n} × ${n} × ${n} = ${n * n} × ${n} = ${n ** 3}`,
  }))
}

function powersOfTwo(): NumberFact[] {
  return range(4, 13).map(n => {
    const power = `2${superscript(n)}`
    const working = `${power} = 2 × 2${superscript(n - 1)} = 2 × ${2 ** (n - 1)} = ${2 ** n}`
    return {
      ...howMuch(power),
      subject: `power-${n}`,
      difficulty: n * 6,
      right: 2 ** n,
      slips: [2 ** (n - 1), 2 ** (n + 1), 2 * n, 3 * 2 ** (n - 1), 2 ** (n + 2), n * n, 2 ** (n - 2)],
      working,
    }
  })
}

function superscript(n: number): string {
  return String(n).replace(/\d/g, digit => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))
}

function roots(): NumberFact[] {
  return range(9, 20).map(n => ({
    subject: `root-${n}`,
    difficulty: n * 2,
    question: {
      en: `What is the square root of ${n * n}?`,
      es: `¿Cuál es la raíz cuadrada de ${n * n}?`,
      ar: `ما الجذر التربيعي للعدد ${n * n}؟`,
    },
    right: n,
    slips: near(n),
    working: `√${n * n} = ${n}, ${n} × ${n} = ${n * n}`,
  }))
}

function percentages(): NumberFact[] {
  const pairs = pairsIn('10:70 50:84 25:60 20:45 75:80 5:120 15:80 30:90 12:50 40:65 35:60 8:150 65:40 2:350 45:120 16:75')
  return pairs.map(([percent, whole]) => {
    const right = (percent * whole) / 100
    return {
      subject: `percent-${percent}-${whole}`,
      // Halves, quarters and tenths are easy mental arithmetic.
      difficulty: (percent % 25 === 0 || percent === 10 ? 5 : 20 + percent / 2) + (percent % 10) / 2 + (whole % 50) / 4,
      question: {
        en: `What is ${percent}% of ${whole}?`,
        es: `¿Cuánto es el ${percent} % de ${whole}?`,
        ar: `كم تساوي نسبة ${ltr(`${percent}%`)} من ${whole}؟`,
      },
      right,
      slips: [right * 2, right / 2, whole - right, right + 5, right - 5, percent, ...near(right)],
      working: `${percent} × ${whole} ÷ 100 = ${percent * whole} ÷ 100 = ${right}`,
    }
  })
}

function remainders(): NumberFact[] {
  const pairs = pairsIn('29:6 50:7 47:9 83:8 100:9 75:11 123:10 200:13 144:7 365:7 1000:12 99:14')
  return pairs.map(([whole, by]) => {
    const right = whole % by
    return {
      subject: `remainder-${whole}-${by}`,
      difficulty: 30 + whole / 8,
      question: {
        en: `What is the remainder when ${whole} is divided by ${by}?`,
        es: `¿Cuál es el resto de dividir ${whole} entre ${by}?`,
        ar: `ما باقي قسمة ${whole} على ${by}؟`,
      },
      right,
      slips: [by - right, ...nearestFirst(right, range(0, by - 1))],
      working: `${whole} = ${Math.floor(whole / by)} × ${by} + ${right}`,
    }
  })
}

function sums(): NumberFact[] {
  return [6, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 100].map(n => {
    const right = (n * (n + 1)) / 2
    return {
      subject: `sum-${n}`,
      difficulty: 35 + n / 2,
      question: {
        en: `What is the sum of all whole numbers from 1 to ${n}?`,
        es: `¿Cuánto suman todos los números enteros del 1 al ${n}?`,
        ar: `ما مجموع الأعداد الصحيحة من 1 إلى ${n}؟`,
      },
      right,
      slips: [(n * n) / 2, n * (n + 1), right - n, right + n + 1, right + 5, right - 5, right - 10],
      working: `${n} × ${n + 1} ÷ 2 = ${n * (n + 1)} ÷ 2 = ${right}`,
    }
  })
}

function factorials(): NumberFact[] {
  return range(3, 7).map(n => {
    const factors = range(1, n).toReversed()
    const right = factors.reduce((product, factor) => product * factor, 1)
    return {
      subject: `factorial-${n}`,
      difficulty: 20 + n * 9,
      question: {
        en: `What is ${n}! (${n} factorial)?`,
        es: `¿Cuánto es ${n}! (factorial de ${n})?`,
        ar: `ما مضروب العدد ${n} (${ltr(`${n}!`)})؟`,
      },
      right,
      slips: [right / n, n * n, right * 2, right / 2, right * n, right * (n + 1), ...near(right)],
      working: `${n}! = ${factors.join(' × ')} = ${right}`,
    }
  })
}

function howMuch(formula: string) {
  return { question: { en: `What is ${formula}?`, es: `¿Cuánto es ${formula}?`, ar: `كم يساوي ${ltr(formula)}؟` } }
}
