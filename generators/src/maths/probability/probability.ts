// Dice, cards, independent events and urns. Coins and counting are in probability-counting.ts.

import { over, plus, ratio, times } from '../exact.ts'
import type { Rational } from '../exact.ts'
import { hardness, rowsIn, slug } from '../maths-fact.ts'
import type { MathsFact } from '../maths-fact.ts'
import { numberOptions } from '../options.ts'
import { countingFacts } from './probability-counting.ts'
import { fraction, reduced, tex } from '../tex.ts'
import type { LocalText } from '@trivium/content/types'

export function probabilityFacts(): MathsFact[] {
  return [
    ...oneDie(),
    ...twoDice(),
    ...oneBall(),
    ...twoBalls(),
    ...ballsPutBack(),
    ...cards(),
    ...bothEvents(),
    ...eitherEvent(),
    ...countingFacts(),
  ]
}

function favourable(found: number, all: number): LocalText {
  const result = reduced(found, all)
  return {
    en: `$${found}$ of $${all}$ equally likely outcomes are favourable: $${result}$.`,
    es: `Son favorables $${found}$ de $${all}$ casos igualmente probables: $${result}$.`,
    ar: `عدد النواتج المواتية $${found}$ من أصل $${all}$ من النواتج المتساوية الاحتمال: $${result}$.`,
  }
}

function oneDie(): MathsFact[] {
  const rows: [string, number, LocalText][] = [
    ['even', 3, { en: 'an even number', es: 'un número par', ar: 'عدد زوجي' }],
    ['above-four', 2, { en: 'a number greater than $4$', es: 'un número mayor que $4$', ar: 'عدد أكبر من $4$' }],
    ['not-six', 5, { en: 'any number but $6$', es: 'un número distinto de $6$', ar: 'عدد غير $6$' }],
    ['below-five', 4, { en: 'a number less than $5$', es: 'un número menor que $5$', ar: 'عدد أصغر من $5$' }],
    ['square', 2, { en: 'a perfect square', es: 'un cuadrado perfecto', ar: 'مربع كامل' }],
    ['divisor-of-six', 4, { en: 'a divisor of $6$', es: 'un divisor de $6$', ar: 'قاسم للعدد $6$' }],
  ]
  return rows.map(([name, found, event], index) => ({
    subject: slug('die', name),
    difficulty: hardness(0, index),
    question: {
      en: `A fair die is rolled. What is the probability of ${event.en}?`,
      es: `Se lanza un dado equilibrado. ¿Cuál es la probabilidad de obtener ${event.es}?`,
      ar: `رُمي حجر نرد متوازن. ما احتمال ظهور ${event.ar}؟`,
    },
    ...numberOptions(ratio(found, 6), [ratio(6 - found, 6), ratio(1, 6), ratio(found - 1, 6), ratio(found + 1, 6)], 'chance'),
    note: favourable(found, 6),
  }))
}

function twoDice(): MathsFact[] {
  return [3, 5, 6, 7, 8, 9, 11].map(sum => {
    const found = 6 - Math.abs(7 - sum)
    return {
      subject: slug('dice-sum', sum),
      difficulty: hardness(8, found),
      question: {
        en: `Two fair dice are rolled. What is the probability that their sum is $${sum}$?`,
        es: `Se lanzan dos dados equilibrados. ¿Cuál es la probabilidad de que la suma sea $${sum}$?`,
        ar: `رُمي حجرا نرد متوازنان. ما احتمال أن يكون المجموع $${sum}$؟`,
      },
      ...numberOptions(ratio(found, 36), [ratio(1, 11), ratio(sum, 36), ratio(Math.ceil(found / 2), 21), ratio(found + 1, 36)], 'chance'),
      note: favourable(found, 36),
    }
  })
}

/** The contents of the bag. The Arabic wording avoids agreement between nouns and numbers. */
function bag(red: number, blue: number): LocalText {
  return {
    en: `A bag holds $${red}$ red and $${blue}$ blue balls.`,
    es: `Una bolsa contiene $${red}$ bolas rojas y $${blue}$ azules.`,
    ar: `في كيس كرات حمراء عددها $${red}$ وكرات زرقاء عددها $${blue}$.`,
  }
}

function oneBall(): MathsFact[] {
  return rowsIn('3:5 4:6 7:2 6:10 8:12').map(([red, blue]) => {
    const all = red + blue
    const start = bag(red, blue)
    return {
      subject: slug('ball', red, blue),
      difficulty: hardness(2, red, blue),
      question: {
        en: `${start.en} One is drawn at random. What is the probability that it is red?`,
        es: `${start.es} Se extrae una al azar. ¿Cuál es la probabilidad de que sea roja?`,
        ar: `${start.ar} سُحبت كرة عشوائيًّا. ما احتمال أن تكون حمراء؟`,
      },
      ...numberOptions(
        ratio(red, all),
        [ratio(blue, all), ratio(Math.min(red, blue), Math.max(red, blue)), ratio(1, all), ratio(1, red)],
        'chance',
      ),
      note: favourable(red, all),
    }
  })
}

function twoBalls(): MathsFact[] {
  return rowsIn('3:4 5:5 4:6 6:3 7:5 8:2 9:6').map(([red, blue]) => {
    const all = red + blue
    const [first, second] = [ratio(red, all), ratio(red - 1, all - 1)]
    const right = times(first, second)
    const working = `${fraction(red, all)} \\cdot ${fraction(red - 1, all - 1)} = ${tex(right)}`
    const start = bag(red, blue)
    return {
      subject: slug('two-balls', red, blue),
      difficulty: hardness(14, red, blue),
      question: {
        en: `${start.en} Two are drawn without replacement. What is the probability that both are red?`,
        es: `${start.es} Se extraen dos sin reposición. ¿Cuál es la probabilidad de que las dos sean rojas?`,
        ar: `${start.ar} سُحبت كرتان دون إرجاع. ما احتمال أن تكونا حمراوين؟`,
      },
      ...numberOptions(
        right,
        [times(first, first), times(first, ratio(red, all - 1)), times(first, ratio(red - 1, all)), second],
        'chance',
      ),
      note: {
        en: `After the first red ball one red ball less is left: $${working}$.`,
        es: `Tras la primera bola roja queda una roja menos: $${working}$.`,
        ar: `بعد سحب الكرة الحمراء الأولى تنقص الكرات الحمراء واحدة: $${working}$.`,
      },
    }
  })
}

function ballsPutBack(): MathsFact[] {
  return rowsIn('2:3 3:5 4:2 5:7 7:3').map(([red, blue]) => {
    const all = red + blue
    const [one, other] = [ratio(red, all), ratio(blue, all)]
    const right = times(2, times(one, other))
    const working = `2 \\cdot ${fraction(red, all)} \\cdot ${fraction(blue, all)} = ${tex(right)}`
    const start = bag(red, blue)
    return {
      subject: slug('balls-put-back', red, blue),
      difficulty: hardness(17, red, blue),
      question: {
        en: `${start.en} Two are drawn with replacement. What is the probability of one of each colour?`,
        es: `${start.es} Se extraen dos con reposición. ¿Cuál es la probabilidad de que salga una de cada color?`,
        ar: `${start.ar} سُحبت كرتان مع الإرجاع. ما احتمال أن تكونا مختلفتي اللون؟`,
      },
      ...numberOptions(right, [times(one, other), ratio(2 * red * blue, all * (all - 1)), times(one, one), times(other, other)], 'chance'),
      note: {
        en: `Red first or blue first, so twice: $${working}$.`,
        es: `Primero roja o primero azul, así que dos veces: $${working}$.`,
        ar: `حمراء أولًا أو زرقاء أولًا، فنضرب في اثنين: $${working}$.`,
      },
    }
  })
}

function cards(): MathsFact[] {
  const rows: [string, number, number, LocalText][] = [
    ['heart', 13, 4, { en: 'a heart', es: 'un corazón', ar: 'ورقة قلب (كوبة)' }],
    ['king', 4, 13, { en: 'a king', es: 'un rey', ar: 'ملك' }],
    ['king-or-queen', 8, 16, { en: 'a king or a queen', es: 'un rey o una reina', ar: 'ملك أو ملكة' }],
    ['heart-or-king', 16, 17, { en: 'a heart or a king', es: 'un corazón o un rey', ar: 'ورقة قلب (كوبة) أو ملك' }],
    ['black-ace', 2, 4, { en: 'a black ace', es: 'un as negro', ar: 'آس أسود' }],
  ]
  return rows.map(([name, found, mistaken, event], index) => ({
    subject: slug('card', name),
    difficulty: hardness(4, index * 10),
    question: {
      en: `One card is drawn from a deck of $52$. What is the probability of ${event.en}?`,
      es: `Se extrae una carta de una baraja francesa de $52$. ¿Cuál es la probabilidad de que sea ${event.es}?`,
      ar: `سُحبت ورقة من أوراق لعب عددها $52$. ما احتمال سحب ${event.ar}؟`,
    },
    ...numberOptions(ratio(found, 52), [ratio(mistaken, 52), ratio(1, 52), ratio(52 - found, 52), ratio(found + 1, 52)], 'chance'),
    note: favourable(found, 52),
  }))
}

const events = '1:2:1:3 2:3:1:4 3:5:1:2 3:4:2:5 5:6:3:10'

function eventPairs(): [Rational, Rational, number[]][] {
  return rowsIn(events).map(([a, b, c, d]) => [ratio(a, b), ratio(c, d), [a, b, c, d]])
}

function given(a: Rational, b: Rational): LocalText {
  const chances = [`$P(A) = ${tex(a)}$`, `$P(B) = ${tex(b)}$`]
  return {
    en: `$A$ and $B$ are independent, ${chances.join(' and ')}.`,
    es: `$A$ y $B$ son independientes, ${chances.join(' y ')}.`,
    ar: `الحدثان $A$ و$B$ مستقلان، ${chances.join(' و')}.`,
  }
}

function bothEvents(): MathsFact[] {
  return eventPairs().map(([a, b, numbers]) => {
    const right = times(a, b)
    const start = given(a, b)
    const working = `${tex(a)} \\cdot ${tex(b)} = ${tex(right)}`
    return {
      subject: slug('both', ...numbers),
      difficulty: hardness(5, ...numbers),
      question: {
        en: `${start.en} What is $P(A \\cap B)$?`,
        es: `${start.es} ¿Cuánto vale $P(A \\cap B)$?`,
        ar: `${start.ar} ما قيمة $P(A \\cap B)$؟`,
      },
      ...numberOptions(
        right,
        [plus(a, b), plus(a, plus(b, times(right, -1))), ratio(a.top + b.top, a.bottom + b.bottom), over(b, a)],
        'chance',
      ),
      note: {
        en: `For independent events the probabilities are multiplied: $${working}$.`,
        es: `Para sucesos independientes se multiplican las probabilidades: $${working}$.`,
        ar: `نضرب احتمالي الحدثين المستقلين: $${working}$.`,
      },
    }
  })
}

function eitherEvent(): MathsFact[] {
  return eventPairs().map(([a, b, numbers]) => {
    const both = times(a, b)
    const right = plus(plus(a, b), times(both, -1))
    const start = given(a, b)
    const working = `${tex(a)} + ${tex(b)} - ${tex(both)} = ${tex(right)}`
    return {
      subject: slug('either', ...numbers),
      difficulty: hardness(13, ...numbers),
      question: {
        en: `${start.en} What is $P(A \\cup B)$?`,
        es: `${start.es} ¿Cuánto vale $P(A \\cup B)$?`,
        ar: `${start.ar} ما قيمة $P(A \\cup B)$؟`,
      },
      ...numberOptions(right, [plus(a, b), both, plus(1, times(right, -1)), ratio(a.top + b.top, a.bottom + b.bottom)], 'chance'),
      note: {
        en: `$P(A \\cup B) = P(A) + P(B) - P(A \\cap B)$: $${working}$.`,
        es: `$P(A \\cup B) = P(A) + P(B) - P(A \\cap B)$: $${working}$.`,
        ar: `$P(A \\cup B) = P(A) + P(B) - P(A \\cap B)$: $${working}$.`,
      },
    }
  })
}
