// Roman and binary numerals, sequences, and angles of polygons.

import { ltr } from '../wording.ts'
import { near, range } from './number-fact.ts'
import type { NumberFact } from './number-fact.ts'

const romanParts: [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

export function notationFacts(): NumberFact[] {
  return [...romanToNumber(), ...numberToRoman(), ...binaryToNumber(), ...numberToBinary(), ...sequences(), ...polygons()]
}

function roman(n: number): string {
  return romanPieces(n).join('')
}

/** 94 → XC, IV. */
function romanPieces(n: number): string[] {
  const part = romanParts.find(([value]) => value <= n)
  return part ? [part[1], ...romanPieces(n - part[0])] : []
}

function romanWorking(n: number): string {
  const values = romanPieces(n).map(valueOf)
  const [only, ...more] = romanPieces(n)
  // XL alone explains nothing, so the note shows 50 − 10.
  if (only && more.length === 0) return `${only} = ${[...only].map(valueOf).toReversed().join(' − ')}${only.length > 1 ? ` = ${n}` : ''}`
  return `${roman(n)} = ${values.join(' + ')} = ${n}`
}

function valueOf(sign: string): number {
  return romanParts.find(([, known]) => known === sign)?.[0] ?? 0
}

function romanToNumber(): NumberFact[] {
  return [6, 9, 14, 19, 24, 40, 49, 66, 90, 94, 110, 144, 400, 499, 555, 900, 1066, 1492, 1789, 1969].map(n => ({
    subject: `from-roman-${n}`,
    difficulty: romanDifficulty(n),
    question: {
      en: `Which number is written ${roman(n)} in Roman numerals?`,
      es: `¿Qué número se escribe ${roman(n)} en números romanos?`,
      ar: `ما العدد الذي يُكتب ${roman(n)} بالأرقام الرومانية؟`,
    },
    right: n,
    slips: romanSlips(n),
    working: romanWorking(n),
  }))
}

function numberToRoman(): NumberFact[] {
  return [4, 8, 11, 16, 29, 39, 44, 51, 60, 99, 120, 150, 240, 450, 600, 944, 1500, 1800, 1999, 2024].map(n => ({
    subject: `to-roman-${n}`,
    difficulty: romanDifficulty(n) + 5,
    question: {
      en: `How is ${n} written in Roman numerals?`,
      es: `¿Cómo se escribe ${n} en números romanos?`,
      ar: `كيف يُكتب العدد ${n} بالأرقام الرومانية؟`,
    },
    right: n,
    slips: romanSlips(n),
    written: roman,
    working: romanWorking(n),
  }))
}

/** The first slip adds all signs, as if IX were 11. */
function romanSlips(n: number): number[] {
  const added = [...roman(n)].map(valueOf).reduce((sum, value) => sum + value, 0)
  return n > 20 ? [added, n + 20, n - 10, n + 2, n - 20, n - 2, n + 10] : [added, n + 2, n - 2, n + 5, n - 5, ...near(n)]
}

function romanDifficulty(n: number): number {
  return 5 + romanPieces(n).length * 5 + String(n).length * 10
}

function binaryToNumber(): NumberFact[] {
  return [5, 6, 9, 10, 11, 13, 18, 21, 25, 27, 30, 33, 42, 45, 51].map(n => ({
    subject: `from-binary-${n}`,
    difficulty: 35 + n,
    question: {
      en: `What is the binary number ${n.toString(2)} in decimal?`,
      es: `¿Qué número decimal es el número binario ${n.toString(2)}?`,
      ar: `ما قيمة العدد الثنائي ${n.toString(2)} في النظام العشري؟`,
    },
    right: n,
    slips: binarySlips(n),
    working: binaryWorking(n),
  }))
}

function numberToBinary(): NumberFact[] {
  return [7, 8, 12, 14, 17, 20, 26, 31, 40, 50].map(n => ({
    subject: `to-binary-${n}`,
    difficulty: 40 + n,
    question: {
      en: `How is ${n} written in binary?`,
      es: `¿Cómo se escribe ${n} en binario?`,
      ar: `كيف يُكتب العدد ${n} في النظام الثنائي؟`,
    },
    right: n,
    slips: binarySlips(n),
    written: other => other.toString(2),
    working: binaryWorking(n),
  }))
}

/** One bit misread, or all bits shifted by one place. */
function binarySlips(n: number): number[] {
  return [n + 2, n - 1, n + 4, n - 2, n + 1, n - 4, n * 2, Math.floor(n / 2)].filter(slip => slip > 0)
}

function binaryWorking(n: number): string {
  const powers = [...n.toString(2)].flatMap((bit, index, bits) => (bit === '1' ? [2 ** (bits.length - 1 - index)] : []))
  return powers.length > 1 ? `${powers.join(' + ')} = ${n}` : `${n.toString(2)} = ${n}`
}

/** Number sequences, each with the rule that the note states. */
function sequences(): NumberFact[] {
  const rows: [number[], string][] = [
    [[2, 4, 6, 8, 10], '+2'],
    [[5, 10, 15, 20, 25], '+5'],
    [[3, 7, 11, 15, 19], '+4'],
    [[2, 4, 8, 16, 32], '×2'],
    [[100, 93, 86, 79, 72], '−7'],
    [[3, 6, 12, 24, 48], '×2'],
    [[1, 3, 9, 27, 81], '×3'],
    [[1, 4, 9, 16, 25], 'n²'],
    [[1, 1, 2, 3, 5, 8, 13], 'aₙ = aₙ₋₁ + aₙ₋₂'],
    [[2, 3, 5, 7, 11, 13], 'p'],
    [[1, 3, 6, 10, 15], '+2, +3, +4, +5'],
    [[1, 8, 27, 64, 125], 'n³'],
    [[160, 80, 40, 20, 10], '÷2'],
    [[2, 5, 11, 23, 47], '×2 + 1'],
    [[2, 6, 12, 20, 30], 'n × (n + 1)'],
    [[1, 2, 6, 24, 120], '×2, ×3, ×4, ×5'],
    [[4, 7, 13, 25, 49], '×2 − 1'],
  ]
  return rows.map(([terms, rule], index) => {
    const right = terms.at(-1) ?? 0
    const shown = terms.slice(0, -1)
    const [before = 0, last = 0] = shown.slice(-2)
    const steps = [2 * last - before, right + last, ...near(right), right + 4, right - 4]
    return {
      subject: `sequence-${terms.join('-')}`,
      difficulty: 5 + index * 5,
      question: {
        en: `What comes next: ${shown.join(', ')}, …?`,
        es: `¿Qué número sigue: ${shown.join(', ')}…?`,
        ar: `ما العدد التالي: ${shown.join('، ')}، …؟`,
      },
      right,
      // A distractor continues in the direction of the sequence, up or down.
      slips: steps.filter(step => Math.sign(step - last) === Math.sign(right - last)),
      working: ruleOf(rule),
    }
  })
}

function ruleOf(rule: string) {
  if (rule === 'p')
    return {
      en: 'These are the prime numbers in order.',
      es: 'Son los números primos en orden.',
      ar: 'هذه هي الأعداد الأولية بالترتيب.',
    }
  return { en: `The rule: ${rule}`, es: `La regla: ${rule}`, ar: `القاعدة: ${ltr(rule)}` }
}

function polygons(): NumberFact[] {
  return range(3, 10)
    .concat(12)
    .map(sides => {
      const right = (sides - 2) * 180
      return {
        subject: `polygon-${sides}`,
        difficulty: 15 + sides * 6,
        question: {
          en: `How many degrees do the interior angles of a polygon with ${sides} sides add up to?`,
          es: `¿Cuántos grados suman los ángulos interiores de un polígono de ${sides} lados?`,
          ar: `كم درجة مجموع الزوايا الداخلية لمضلع عدد أضلاعه ${sides}؟`,
        },
        right,
        slips: [right + 180, right - 180, sides * 90, right + 360, right - 360, 360 / sides, right - 90, right + 90].filter(
          slip => slip > 0,
        ),
        working: `(${sides} − 2) × 180 = ${right}`,
      }
    })
}
