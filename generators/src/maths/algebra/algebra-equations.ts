// Linear equations, systems, inequalities, quadratic equations.

import { over, ratio } from '../exact.ts'
import type { Exact } from '../exact.ts'
import { hardness, rowsIn, slug } from '../maths-fact.ts'
import type { MathsFact } from '../maths-fact.ts'
import { numberOptions, textOptions } from '../options.ts'
import { solve } from '../sentences.ts'
import { bracketed, signed, tex, texOfPolynomial, texOfTerms } from '../tex.ts'

export function equationFacts(): MathsFact[] {
  return [...linear(), ...bothSides(), ...withBrackets(), ...systems(), ...inequalities(), ...quadratics(), ...discriminants()]
}

function xIs(value: Exact): string {
  return `x = ${tex(value)}`
}

function linear(): MathsFact[] {
  return rowsIn('2:3:11 3:-4:17 5:8:-7 4:-9:-25 -2:7:1 6:5:2 -3:-8:10 7:12:-9').map(([a, b, c]) => {
    const right = ratio(c - b, a)
    const steps = [`${texOfPolynomial(a, 0)} = ${c - b}`, `x = \\frac{${c - b}}{${a}}`]
    return {
      subject: slug('linear', a, b, c),
      difficulty: hardness(2, a, b, c),
      question: solve(`${texOfPolynomial(a, b)} = ${c}`),
      ...dressX(right, [ratio(c + b, a), ratio(b - c, a), c - b - a, (c - b) * a]),
      note: {
        en: `Move the constant to the right: $${steps[0]}$. Divide: $${steps[1]}$, so $${xIs(right)}$.`,
        es: `Se pasa la constante a la derecha: $${steps[0]}$. Se divide: $${steps[1]}$, luego $${xIs(right)}$.`,
        ar: `ننقل العدد الثابت إلى الطرف الأيمن: $${steps[0]}$. ثم نقسم: $${steps[1]}$، أي $${xIs(right)}$.`,
      },
    }
  })
}

function dressX(right: Exact, mistakes: Exact[]) {
  const options = numberOptions(right, mistakes)
  const dress = (option: (typeof options)['right']) => ({ ...option, tex: `x = ${option.tex}` })
  return { right: dress(options.right), wrong: options.wrong.map(dress) }
}

function bothSides(): MathsFact[] {
  return rowsIn('5:2:3:10 7:-4:2:11 4:9:6:-5 8:-3:5:-12 2:7:9:-14 3:-5:-2:15 -6:8:4:3').map(([a, b, c, d]) => {
    const right = ratio(d - b, a - c)
    const step = `${texOfPolynomial(a - c, 0)} = ${d - b}`
    return {
      subject: slug('both-sides', a, b, c, d),
      difficulty: hardness(7, a, b, c, d),
      question: solve(`${texOfPolynomial(a, b)} = ${texOfPolynomial(c, d)}`),
      ...dressX(right, [ratio(d - b, a + c || 1), ratio(d + b, a - c), ratio(b - d, a - c), ratio(d + b, a + c || 1)]),
      note: {
        en: `Bring the terms with $x$ to one side and the numbers to the other: $${step}$. So $${xIs(right)}$.`,
        es: `Se llevan los términos con $x$ a un lado y los números al otro: $${step}$. Luego $${xIs(right)}$.`,
        ar: `نجمع حدود $x$ في طرف والأعداد في الطرف الآخر: $${step}$. إذن $${xIs(right)}$.`,
      },
    }
  })
}

function withBrackets(): MathsFact[] {
  return rowsIn('2:3:14 3:-4:15 5:2:-20 4:-7:6 -3:5:12 6:-8:-21').map(([a, b, c]) => {
    const right = ratio(c - a * b, a)
    const steps = [texOfPolynomial(a, a * b), `${texOfPolynomial(a, 0)} = ${c - a * b}`]
    return {
      subject: slug('brackets', a, b, c),
      difficulty: hardness(6, a, b, c),
      question: solve(`${a}(x${signed(b)}) = ${c}`),
      ...dressX(right, [ratio(c - b, a), ratio(c + a * b, a), over(c, a), c - a - b]),
      note: {
        en: `Open the brackets: $${steps[0]} = ${c}$. Then $${steps[1]}$, so $${xIs(right)}$.`,
        es: `Se quita el paréntesis: $${steps[0]} = ${c}$. Después $${steps[1]}$, luego $${xIs(right)}$.`,
        ar: `نفكّ القوس: $${steps[0]} = ${c}$. ثم $${steps[1]}$، أي $${xIs(right)}$.`,
      },
    }
  })
}

/** Row: x, y, then the coefficients. Those of y are opposite in the two equations, so that adding eliminates y. */
function systems(): MathsFact[] {
  return rowsIn('3:2:1:1:1 5:-1:1:1:2 2:4:2:1:1 -3:5:3:1:2 4:-2:2:3:1 -1:-6:4:2:3 7:3:3:5:2 -5:8:5:3:4').map(([x, y, a, b, c]) => {
    const [first, second] = [a * x + b * y, c * x - b * y]
    const equations = [`${inXAndY(a, b)} = ${first}`, `${inXAndY(c, -b)} = ${second}`]
    const system = `\\begin{cases} ${equations.join(' \\\\ ')} \\end{cases}`
    const steps = [`${a + c}x = ${first + second}`, `x = ${x}`, `${a} \\cdot ${bracketed(x)} + ${inXAndY(0, b)} = ${first}`, `y = ${y}`]
    return {
      subject: slug('system', x, y, a, b, c),
      difficulty: hardness(18, x, y, a, b, c),
      question: {
        en: `Solve the system for $(x, y)$: $$${system}$$`,
        es: `Resuelve el sistema para $(x, y)$: $$${system}$$`,
        ar: `أوجد $(x, y)$ بحلّ جملة المعادلتين: $$${system}$$`,
      },
      ...textOptions(pair(x, y), pair(y, x), pair(x, -y), pair(-x, y), pair(x + 1, y - 1), pair(-x, -y), pair(x - 1, y + 2)),
      note: {
        en: `Adding the equations removes $y$: $${steps[0]}$, so $${steps[1]}$. Put it in: $${steps[2]}$, so $${steps[3]}$.`,
        es: `Al sumar las ecuaciones desaparece $y$: $${steps[0]}$, luego $${steps[1]}$. Se sustituye: $${steps[2]}$, luego $${steps[3]}$.`,
        ar: `بجمع المعادلتين يُحذف $y$: $${steps[0]}$، إذن $${steps[1]}$. نعوّض: $${steps[2]}$، إذن $${steps[3]}$.`,
      },
    }
  })
}

function inXAndY(a: number, b: number): string {
  return texOfTerms([
    [a, 'x'],
    [b, 'y'],
  ])
}

function pair(x: number, y: number): string {
  return `(${x},\\ ${y})`
}

/** All factors are negative, because then the inequality sign must turn. */
function inequalities(): MathsFact[] {
  return rowsIn('-2:3:11 -3:-4:8 -5:2:-13 -4:9:1 -7:-6:15 -6:11:-25').map(([a, b, c]) => {
    const bound = ratio(c - b, a)
    const [opposite, plusInstead] = [ratio(b - c, a), ratio(c + b, a)]
    const step = `${a}x < ${c - b}`
    return {
      subject: slug('inequality', a, b, c),
      difficulty: hardness(14, a, b, c),
      question: {
        en: `Solve the inequality $${texOfPolynomial(a, b)} < ${c}$.`,
        es: `Resuelve la inecuación $${texOfPolynomial(a, b)} < ${c}$.`,
        ar: `حُلّ المتباينة $${texOfPolynomial(a, b)} < ${c}$.`,
      },
      ...textOptions(`x > ${tex(bound)}`, `x < ${tex(bound)}`, `x > ${tex(opposite)}`, `x < ${tex(opposite)}`, `x < ${tex(plusInstead)}`),
      note: {
        en: `$${step}$. Dividing by the negative number $${a}$ turns the sign: $x > ${tex(bound)}$.`,
        es: `$${step}$. Al dividir entre el número negativo $${a}$ se invierte el signo: $x > ${tex(bound)}$.`,
        ar: `$${step}$. عند القسمة على العدد السالب $${a}$ تنعكس إشارة المتباينة: $x > ${tex(bound)}$.`,
      },
    }
  })
}

function quadratics(): MathsFact[] {
  return rowsIn('1:4 -2:3 -5:-1 2:7 -4:6 -8:3 5:9 -9:-7').map(([a, b]) => {
    const equation = `${texOfPolynomial(1, -a - b, a * b)} = 0`
    const product = `(x${signed(-a)})(x${signed(-b)}) = 0`
    return {
      subject: slug('quadratic', a, b),
      difficulty: hardness(20, a, b),
      question: {
        en: `Find the solutions of $${equation}$.`,
        es: `Halla las soluciones de $${equation}$.`,
        ar: `أوجد حلول المعادلة $${equation}$.`,
      },
      ...textOptions(roots(a, b), roots(-a, -b), roots(-a, b), roots(a, -b), roots(a + 1, b - 1), roots(a - 1, b + 1)),
      note: {
        en: `Factorise: $${product}$. A product is zero where a factor is: $x = ${a}$ or $x = ${b}$.`,
        es: `Se factoriza: $${product}$. Un producto es cero si lo es algún factor: $x = ${a}$ o $x = ${b}$.`,
        ar: `نحلّل إلى عوامل: $${product}$. يساوي حاصل الضرب صفرًا إذا كان أحد العاملين صفرًا: $x = ${a}$ أو $x = ${b}$.`,
      },
    }
  })
}

/** In ascending order, so that equal sets are written the same way. */
function roots(a: number, b: number): string {
  return `\\{${Math.min(a, b)},\\ ${Math.max(a, b)}\\}`
}

function discriminants(): MathsFact[] {
  return rowsIn('1:5:2 2:-3:-4 3:-6:1 1:-7:-9 4:8:-3').map(([a, b, c]) => {
    const right = b * b - 4 * a * c
    const working = `${bracketed(b)}^{2} - 4 \\cdot ${a} \\cdot ${bracketed(c)} = ${b * b}${signed(-4 * a * c)} = ${right}`
    return {
      subject: slug('discriminant', a, b, c),
      difficulty: hardness(16, a, b, c),
      question: {
        en: `What is the discriminant of $${texOfPolynomial(a, b, c)} = 0$?`,
        es: `¿Cuál es el discriminante de $${texOfPolynomial(a, b, c)} = 0$?`,
        ar: `ما مميّز المعادلة $${texOfPolynomial(a, b, c)} = 0$؟`,
      },
      ...numberOptions(right, [b * b + 4 * a * c, -b * b - 4 * a * c, b - 4 * a * c, 2 * b - 4 * a * c]),
      note: {
        en: `$\\Delta = b^{2} - 4ac$: $${working}$.`,
        es: `$\\Delta = b^{2} - 4ac$: $${working}$.`,
        ar: `$\\Delta = b^{2} - 4ac$: $${working}$.`,
      },
    }
  })
}
