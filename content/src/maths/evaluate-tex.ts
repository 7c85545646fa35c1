// What a formula comes to in plain floating point: a second opinion on the exact answers, and a look at whether two formulas differ.

type Variables = Record<string, number>

const functions: Record<string, (value: number) => number> = { '\\sin': Math.sin, '\\cos': Math.cos, '\\ln': Math.log }

export function evaluateTex(formula: string, variables: Variables = {}): number {
  const plain = formula.replaceAll(/\\left|\\right|\^\\circ|\\ /g, '')
  const tokens = plain.match(/\\[a-zA-Z]+|\d+|[^\s]/g) ?? []
  let at = 0

  const peek = () => tokens[at] ?? ''
  const take = (token: string) => peek() === token && at++ >= 0
  const expect = (token: string) => {
    if (!take(token)) throw new Error(`${token} expected in ${formula}, not ${peek()}`)
  }

  function sum(): number {
    let value = take('-') ? -product() : product()
    for (;;) {
      if (take('+')) value += product()
      else if (take('-')) value -= product()
      else return value
    }
  }

  function product(): number {
    let value = factor()
    for (;;) {
      if (take('\\cdot') || take('\\times')) value *= factor()
      else if (take('\\div')) value /= factor()
      else if (startsFactor()) value *= factor()
      else return value
    }
  }

  function startsFactor(): boolean {
    return startsSimple() || peek() in functions || peek() === '\\log'
  }

  function startsSimple(): boolean {
    return /^(\d+|[a-z]|\(|\\frac|\\sqrt|\\pi)$/.test(peek())
  }

  function factor(): number {
    const base = atom()
    return take('^') ? base ** group() : base
  }

  function group(): number {
    expect('{')
    const value = sum()
    expect('}')
    return value
  }

  /** What a function applies to: 3x in sin 3x · 2. */
  function argument(): number {
    let value = factor()
    while (startsSimple()) value *= factor()
    return value
  }

  function atom(): number {
    const token = peek()
    at++
    const named = functions[token]
    if (named) return named(argument())
    if (/^\d+$/.test(token)) return Number(token)
    switch (token) {
      case '\\pi':
        return Math.PI
      case '\\frac':
        return group() / group()
      case '\\sqrt':
        return anyRoot()
      case '\\log':
        return logarithm()
      case '(':
        return bracket()
      default:
        return variable(token)
    }
  }

  function anyRoot(): number {
    if (!take('[')) return Math.sqrt(group())
    const index = sum()
    expect(']')
    const inside = group()
    return Math.sign(inside) * Math.abs(inside) ** (1 / index)
  }

  function logarithm(): number {
    const base = take('_') ? group() : 10
    return Math.log(argument()) / Math.log(base)
  }

  function bracket(): number {
    const value = sum()
    expect(')')
    return value
  }

  function variable(name: string): number {
    const value = variables[name] ?? (name === 'e' ? Math.E : undefined)
    if (value === undefined) throw new Error(`${name} means nothing in ${formula}`)
    return value
  }

  const value = sum()
  if (at < tokens.length) throw new Error(`${peek()} is left over in ${formula}`)
  return value
}
