// Sentences that several kinds of question share. Formulas come without their dollar signs.

import type { LocalText } from '@trivium/content/types'

export function calculate(formula: string): LocalText {
  return { en: `Calculate $${formula}$.`, es: `Calcula $${formula}$.`, ar: `احسب $${formula}$.` }
}

export function simplify(formula: string): LocalText {
  return { en: `Simplify $${formula}$.`, es: `Simplifica $${formula}$.`, ar: `بسّط $${formula}$.` }
}

export function solve(equation: string): LocalText {
  return {
    en: `Solve the equation $${equation}$.`,
    es: `Resuelve la ecuación $${equation}$.`,
    ar: `حُلّ المعادلة $${equation}$.`,
  }
}

export function expand(formula: string): LocalText {
  return { en: `Expand $${formula}$.`, es: `Desarrolla $${formula}$.`, ar: `فُكّ الأقواس في $${formula}$.` }
}

export function differentiate(formula: string): LocalText {
  return {
    en: `Find the derivative of $f(x) = ${formula}$.`,
    es: `Halla la derivada de $f(x) = ${formula}$.`,
    ar: `أوجد مشتقة الدالة $f(x) = ${formula}$.`,
  }
}
