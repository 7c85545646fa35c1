import { describe, expect, it } from 'vitest'
import { formulaWords } from './formula-words.ts'

describe('formulaWords', () => {
  it.each([
    ['Paris', 'Paris'],
    ['$\\frac{11}{9}$', '11/9'],
    ['$\\frac{7}{9}x^{9}$', '(7/9)x^9'],
    ['$\\frac{x+1}{2}$', '(x+1)/2'],
    ['$x^{-5}$', 'x^(−5)'],
    ['$x = -3$', 'x = −3'],
    ['$10\\sqrt{3}$', '10√(3)'],
    ['$\\sqrt[3]{\\frac{1}{8}}$', '√[3]((1/8))'],
    ['$\\log_{2} 8$', 'log_2 8'],
    ['$90^{\\circ}$', '90°'],
    ['$2\\pi r$ metres', '2π r metres'],
    ['$3 \\times 4$', '3 × 4'],
    ['$P(A \\cap B)$', 'P(A ∩ B)'],
    ['It costs $5', 'It costs $5'],
  ])('says %s as %s', (text, words) => {
    expect(formulaWords(text)).toBe(words)
  })
})
