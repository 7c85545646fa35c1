// Coins, "at least one", choosing, and arranging.

import { choose, factorial, minus, ratio, toThe } from '../exact.ts'
import { hardness, rowsIn, slug } from '../maths-fact.ts'
import type { MathsFact } from '../maths-fact.ts'
import { numberOptions } from '../options.ts'
import { power, reduced, tex } from '../tex.ts'

export function countingFacts(): MathsFact[] {
  return [...heads(), ...anyHead(), ...anySix(), ...choices(), ...podiums(), ...queues()]
}

function heads(): MathsFact[] {
  return rowsIn('3:2 4:2 4:3 5:2 5:4 6:3 6:2').map(([tosses, k]) => {
    const [ways, all] = [choose(tosses, k), 2 ** tosses]
    const right = ratio(ways, all)
    const working = `\\frac{\\binom{${tosses}}{${k}}}{2^{${tosses}}} = ${reduced(ways, all)}`
    return {
      subject: slug('heads', tosses, k),
      difficulty: hardness(14, tosses, k),
      question: {
        en: `A fair coin is tossed $${tosses}$ times. What is the probability of exactly $${k}$ heads?`,
        es: `Se lanza una moneda equilibrada $${tosses}$ veces. ¿Cuál es la probabilidad de obtener exactamente $${k}$ caras?`,
        ar: `رُميت قطعة نقود متوازنة $${tosses}$ مرات. ما احتمال أن يكون عدد مرات ظهور الصورة $${k}$ بالضبط؟`,
      },
      ...numberOptions(
        right,
        [ratio(1, all), ratio(k, tosses), ratio(ways, tosses * tosses), ratio(ways + 1, all), ratio(k, all), ratio(ways - 1, all)],
        'chance',
      ),
      note: {
        en: `$\\binom{${tosses}}{${k}} = ${ways}$ of $2^{${tosses}} = ${all}$ sequences: $${working}$.`,
        es: `$\\binom{${tosses}}{${k}} = ${ways}$ de $2^{${tosses}} = ${all}$ secuencias: $${working}$.`,
        ar: `$\\binom{${tosses}}{${k}} = ${ways}$ من أصل $2^{${tosses}} = ${all}$ من المتتاليات: $${working}$.`,
      },
    }
  })
}

function anyHead(): MathsFact[] {
  return [3, 4, 5, 6].map(tosses => {
    const none = toThe(ratio(1, 2), tosses)
    const right = minus(1, none)
    return {
      subject: slug('any-head', tosses),
      difficulty: hardness(10, tosses),
      question: {
        en: `A fair coin is tossed $${tosses}$ times. What is the probability of at least one head?`,
        es: `Se lanza una moneda equilibrada $${tosses}$ veces. ¿Cuál es la probabilidad de obtener al menos una cara?`,
        ar: `رُميت قطعة نقود متوازنة $${tosses}$ مرات. ما احتمال ظهور الصورة مرة واحدة على الأقل؟`,
      },
      ...numberOptions(
        right,
        [
          none,
          ratio(1, 2),
          ratio(tosses, 2 ** tosses),
          ...[tosses, 2 ** (tosses + 1), 2 ** (tosses + 2), 2 ** (tosses + 3)].map(n => minus(1, ratio(1, n))),
        ],
        'chance',
      ),
      note: opposite(`1 - ${power('\\left(\\frac{1}{2}\\right)', tosses)} = ${tex(right)}`),
    }
  })
}

function opposite(working: string) {
  return {
    en: `Take the opposite, that it never happens: $${working}$.`,
    es: `Se usa el suceso contrario, que no ocurra nunca: $${working}$.`,
    ar: `نستعمل الحدث المتمم، أي ألّا يقع أبدًا: $${working}$.`,
  }
}

function anySix(): MathsFact[] {
  return [3, 4, 5].map(rolls => {
    const none = toThe(ratio(5, 6), rolls)
    const right = minus(1, none)
    return {
      subject: slug('any-six', rolls),
      difficulty: hardness(20, rolls),
      question: {
        en: `A fair die is rolled $${rolls}$ times. What is the probability of at least one six?`,
        es: `Se lanza un dado equilibrado $${rolls}$ veces. ¿Cuál es la probabilidad de obtener al menos un seis?`,
        ar: `رُمي حجر نرد متوازن $${rolls}$ مرات. ما احتمال ظهور الرقم $6$ مرة واحدة على الأقل؟`,
      },
      ...numberOptions(
        right,
        [
          ratio(rolls, 6),
          none,
          toThe(ratio(1, 6), rolls),
          minus(1, toThe(ratio(1, 6), rolls)),
          ratio(1, 6),
          minus(1, toThe(ratio(5, 6), rolls + 1)),
        ],
        'chance',
      ),
      note: opposite(`1 - ${power('\\left(\\frac{5}{6}\\right)', rolls)} = ${tex(right)}`),
    }
  })
}

function choices(): MathsFact[] {
  return rowsIn('5:2 6:3 7:2 8:3 9:4 10:3').map(([n, k]) => {
    const right = choose(n, k)
    const working = `\\binom{${n}}{${k}} = \\frac{${n}!}{${k}! \\cdot ${n - k}!} = ${right}`
    return {
      subject: slug('choose', n, k),
      difficulty: hardness(11, n, k),
      question: {
        en: `In how many ways can a team of $${k}$ be chosen from $${n}$ people?`,
        es: `¿De cuántas maneras se puede elegir un equipo de $${k}$ personas entre $${n}$?`,
        ar: `بكم طريقة يمكن اختيار فريق عدد أفراده $${k}$ من مجموعة عدد أفرادها $${n}$؟`,
      },
      ...numberOptions(
        right,
        [right * factorial(k), n * k, n ** k, choose(n + k - 1, k), choose(n - 1, k), choose(n, k - 1), n + k],
        'positive',
      ),
      note: {
        en: `The order does not matter: $${working}$.`,
        es: `El orden no importa: $${working}$.`,
        ar: `الترتيب غير مهم: $${working}$.`,
      },
    }
  })
}

/** Gold, silver and bronze. */
function podiums(): MathsFact[] {
  return [5, 6, 8, 9, 12].map(n => {
    const right = n * (n - 1) * (n - 2)
    const working = `${n} \\cdot ${n - 1} \\cdot ${n - 2} = ${right}`
    return {
      subject: slug('podium', n),
      difficulty: hardness(12, n),
      question: {
        en: `There are $${n}$ runners in a race. In how many ways can gold, silver and bronze be won?`,
        es: `En una carrera hay $${n}$ corredores. ¿De cuántas maneras se pueden repartir el oro, la plata y el bronce?`,
        ar: `يشارك في سباق عدّاؤون عددهم $${n}$. بكم طريقة يمكن توزيع الميداليات الذهبية والفضية والبرونزية؟`,
      },
      ...numberOptions(right, [choose(n, 3), n ** 3, 3 * n, n * (n - 1), n * n * (n - 1), right * (n - 3)], 'positive'),
      note: {
        en: `The order matters, and nobody wins twice: $${working}$.`,
        es: `El orden importa y nadie gana dos veces: $${working}$.`,
        ar: `الترتيب مهم ولا يفوز أحد مرتين: $${working}$.`,
      },
    }
  })
}

function queues(): MathsFact[] {
  return [4, 5, 6].map(n => ({
    subject: slug('queue', n),
    difficulty: hardness(5, n),
    question: {
      en: `In how many orders can $${n}$ people stand in a queue?`,
      es: `¿De cuántas maneras se pueden ordenar $${n}$ personas en una fila?`,
      ar: `بكم ترتيب يمكن أن يقف $${n}$ أشخاص في صف؟`,
    },
    ...numberOptions(factorial(n), [n * n, n ** n, factorial(n - 1), (n * (n + 1)) / 2, factorial(n + 1), 2 * factorial(n)], 'positive'),
    note: {
      en: `One choice less for each place: $${n}! = ${factorial(n)}$.`,
      es: `En cada puesto hay una opción menos: $${n}! = ${factorial(n)}$.`,
      ar: `يقلّ عدد الخيارات واحدًا في كل مكان: $${n}! = ${factorial(n)}$.`,
    },
  }))
}
