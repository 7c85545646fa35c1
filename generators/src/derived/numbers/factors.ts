// Primes, divisors, common factors and multiples.

import { nearestFirst, pairsIn, range } from './number-fact.ts'
import type { NumberFact } from './number-fact.ts'

export function factorFacts(): NumberFact[] {
  return [...nextPrimes(), ...lastPrimes(), ...smallestFactors(), ...divisorCounts(), ...commonFactors(), ...commonMultiples()]
}

function isPrime(n: number): boolean {
  return n > 1 && smallestFactor(n) === n
}

function smallestFactor(n: number): number {
  return range(2, Math.floor(Math.sqrt(n))).find(factor => n % factor === 0) ?? n
}

function nextPrimes(): NumberFact[] {
  return [13, 19, 24, 31, 37, 43, 48, 53, 61, 67, 73, 84, 90, 103, 114].map(n => {
    const right = range(n + 1, n + 20).find(isPrime) ?? 0
    return {
      subject: `next-prime-${n}`,
      difficulty: 15 + n / 1.6,
      question: {
        en: `What is the first prime number after ${n}?`,
        es: `¿Cuál es el primer número primo mayor que ${n}?`,
        ar: `ما أول عدد أولي بعد ${n}؟`,
      },
      right,
      slips: nearestFirst(right, odd(n + 1, right + 8)),
      working: compositesBetween(n + 1, right - 1, right),
    }
  })
}

function lastPrimes(): NumberFact[] {
  return [20, 30, 36, 50, 58, 66, 78, 88, 96, 100, 120, 126].map(n => {
    const right =
      range(2, n - 1)
        .toReversed()
        .find(isPrime) ?? 0
    return {
      subject: `last-prime-${n}`,
      difficulty: 20 + n / 1.6,
      question: {
        en: `What is the largest prime number below ${n}?`,
        es: `¿Cuál es el mayor número primo menor que ${n}?`,
        ar: `ما أكبر عدد أولي أصغر من ${n}؟`,
      },
      right,
      slips: nearestFirst(right, odd(right - 8, n - 1)),
      working: compositesBetween(right + 1, n - 1, right),
    }
  })
}

function odd(from: number, to: number): number[] {
  return range(from, to).filter(n => n % 2 === 1)
}

/** Shows why the skipped odd numbers are not prime. */
function compositesBetween(from: number, to: number, prime: number) {
  const shown = range(from, to)
    .filter(n => n % 2 === 1 && !isPrime(n))
    .map(n => `${n} = ${smallestFactor(n)} × ${n / smallestFactor(n)}`)
    .join('; ')
  const start = shown === '' ? '' : `${shown}. `
  return {
    en: `${start}${prime} has no divisors but 1 and itself.`,
    es: `${start}El ${prime} solo es divisible por 1 y por sí mismo.`,
    ar: `${start}${prime} لا يقبل القسمة إلا على 1 وعلى نفسه.`,
  }
}

function smallestFactors(): NumberFact[] {
  return [35, 49, 51, 57, 77, 87, 91, 119, 121, 133, 143, 161, 169, 187, 221].map(n => ({
    subject: `smallest-factor-${n}`,
    difficulty: 40 + n / 4,
    question: {
      en: `What is the smallest prime factor of ${n}?`,
      es: `¿Cuál es el menor factor primo de ${n}?`,
      ar: `ما أصغر عامل أولي للعدد ${n}؟`,
    },
    right: smallestFactor(n),
    slips: nearestFirst(smallestFactor(n), [n / smallestFactor(n), 3, 5, 7, 11, 13, 17, 19, 23]),
    working: `${n} = ${smallestFactor(n)} × ${n / smallestFactor(n)}`,
  }))
}

function divisorCounts(): NumberFact[] {
  return [6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 28, 30, 36, 48, 60, 64].map(n => {
    const divisors = range(1, n).filter(divisor => n % divisor === 0)
    return {
      subject: `divisors-${n}`,
      difficulty: 30 + n,
      question: {
        en: `How many divisors does ${n} have, counting 1 and itself?`,
        es: `¿Cuántos divisores tiene ${n}, contando el 1 y él mismo?`,
        ar: `كم قاسمًا للعدد ${n}، مع احتساب 1 والعدد نفسه؟`,
      },
      right: divisors.length,
      // At least 2: the question says that one and the number itself count.
      slips: [-2, 1, -1, 2, 3, -3].map(step => divisors.length + step).filter(count => count >= 2),
      working: divisors.join(', '),
    }
  })
}

function commonFactors(): NumberFact[] {
  const pairs = pairsIn('12:18 15:25 16:24 20:30 24:36 27:45 28:42 32:48 35:56 36:60 42:70 48:72 54:81 64:96 63:84')
  return pairs.map(([a, b]) => {
    const right = greatestCommonFactor(a, b)
    const ofOne = range(1, b).filter(n => a % n === 0 || b % n === 0)
    return {
      subject: `gcd-${a}-${b}`,
      difficulty: 30 + (a + b) / 3,
      question: {
        en: `What is the greatest common divisor of ${a} and ${b}?`,
        es: `¿Cuál es el máximo común divisor de ${a} y ${b}?`,
        ar: `ما القاسم المشترك الأكبر للعددين ${a} و${b}؟`,
      },
      right,
      slips: [right / 2, right * 2, right / 3, b - a, ...nearestFirst(right, ofOne)],
      working: `${a} = ${right} × ${a / right}; ${b} = ${right} × ${b / right}`,
    }
  })
}

function commonMultiples(): NumberFact[] {
  const pairs = pairsIn('4:6 3:5 6:8 6:9 8:12 9:12 10:15 12:18 14:21 15:20 16:24 12:20 18:24 20:25 21:28')
  return pairs.map(([a, b]) => {
    const right = (a * b) / greatestCommonFactor(a, b)
    return {
      subject: `lcm-${a}-${b}`,
      difficulty: 30 + right / 2,
      question: {
        en: `What is the least common multiple of ${a} and ${b}?`,
        es: `¿Cuál es el mínimo común múltiplo de ${a} y ${b}?`,
        ar: `ما المضاعف المشترك الأصغر للعددين ${a} و${b}؟`,
      },
      right,
      slips: [right * 2, a * b, right - b, right + a, a + b, right - a, right + b, b],
      working: `${right} = ${a} × ${right / a} = ${b} × ${right / b}`,
    }
  })
}

function greatestCommonFactor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonFactor(b, a % b)
}
