// Evaluates a formula in floating point, to check the exact answers independently and to test whether two formulas differ.

type Variables = Record<string, number>

const functions: Record<string, (value: number) => number> = { '\\sin': Math.sin, '\\cos': Math.cos, '\\ln': Math.log }

export function evaluateTex(formula: string, variables: Variables = {}): number {
  return new TexReader(formula, variables).read()
}

/** One method for each rule of the grammar, from the sum down to the atom. */
class TexReader {
  readonly #formula: string
  readonly #variables: Variables
  readonly #tokens: string[]
  #at = 0

  constructor(formula: string, variables: Variables) {
    this.#formula = formula
    this.#variables = variables
    this.#tokens = formula.replaceAll(/\\left|\\right|\^\\circ|\\ /g, '').match(/\\[a-zA-Z]+|\d+|[^\s]/g) ?? []
  }

  read(): number {
    const value = this.#sum()
    if (this.#at < this.#tokens.length) throw new Error(`${this.#peek()} is left over in ${this.#formula}`)
    return value
  }

  #peek(): string {
    return this.#tokens[this.#at] ?? ''
  }

  #take(token: string): boolean {
    return this.#peek() === token && this.#at++ >= 0
  }

  #expect(token: string): void {
    if (!this.#take(token)) throw new Error(`${token} expected in ${this.#formula}, not ${this.#peek()}`)
  }

  #sum(): number {
    let value = this.#take('-') ? -this.#product() : this.#product()
    for (;;) {
      if (this.#take('+')) value += this.#product()
      else if (this.#take('-')) value -= this.#product()
      else return value
    }
  }

  #product(): number {
    let value = this.#factor()
    for (;;) {
      if (this.#take('\\cdot') || this.#take('\\times')) value *= this.#factor()
      else if (this.#take('\\div')) value /= this.#factor()
      else if (this.#startsFactor()) value *= this.#factor()
      else return value
    }
  }

  #startsFactor(): boolean {
    return this.#startsSimple() || this.#peek() in functions || this.#peek() === '\\log'
  }

  #startsSimple(): boolean {
    return /^(\d+|[a-z]|\(|\\frac|\\sqrt|\\pi)$/.test(this.#peek())
  }

  #factor(): number {
    const base = this.#atom()
    return this.#take('^') ? base ** this.#group() : base
  }

  #group(): number {
    this.#expect('{')
    const value = this.#sum()
    this.#expect('}')
    return value
  }

  /** The argument of a function: 3x in sin 3x · 2. */
  #argument(): number {
    let value = this.#factor()
    while (this.#startsSimple()) value *= this.#factor()
    return value
  }

  #atom(): number {
    const token = this.#peek()
    this.#at++
    const named = functions[token]
    if (named) return named(this.#argument())
    if (/^\d+$/.test(token)) return Number(token)
    switch (token) {
      case '\\pi':
        return Math.PI
      case '\\frac':
        return this.#group() / this.#group()
      case '\\sqrt':
        return this.#root()
      case '\\log':
        return this.#logarithm()
      case '(':
        return this.#bracket()
      default:
        return this.#variable(token)
    }
  }

  #root(): number {
    if (!this.#take('[')) return Math.sqrt(this.#group())
    const index = this.#sum()
    this.#expect(']')
    const inside = this.#group()
    return Math.sign(inside) * Math.abs(inside) ** (1 / index)
  }

  #logarithm(): number {
    const base = this.#take('_') ? this.#group() : 10
    return Math.log(this.#argument()) / Math.log(base)
  }

  #bracket(): number {
    const value = this.#sum()
    this.#expect(')')
    return value
  }

  #variable(name: string): number {
    const value = this.#variables[name] ?? (name === 'e' ? Math.E : undefined)
    if (value === undefined) throw new Error(`${name} means nothing in ${this.#formula}`)
    return value
  }
}
