// The categories of math mania, in the order of school years.

import type { ContentCategory } from '../types.ts'

export const mathsCategories: ContentCategory[] = [
  maths('arithmetic', 'calculator', 210, { en: 'Arithmetic', ar: 'الحساب', es: 'Aritmética' }),
  maths('fractions', 'chart-pie', 28, { en: 'Fractions', ar: 'الكسور', es: 'Fracciones' }),
  maths('algebra', 'variable', 265, { en: 'Algebra', ar: 'الجبر', es: 'Álgebra' }),
  maths('geometry', 'ruler-2', 150, { en: 'Geometry', ar: 'الهندسة', es: 'Geometría' }),
  maths('powers-and-roots', 'square-root', 340, { en: 'Powers and roots', ar: 'القوى والجذور', es: 'Potencias y raíces' }),
  maths('logarithms', 'chart-line', 185, { en: 'Logarithms', ar: 'اللوغاريتمات', es: 'Logaritmos' }),
  maths('probability', 'dice-5', 48, { en: 'Probability', ar: 'الاحتمالات', es: 'Probabilidad' }),
  { ...maths('derivatives', 'math-function', 300, { en: 'Derivatives', ar: 'المشتقات', es: 'Derivadas' }), isPremium: true },
]

function maths(slug: string, icon: string, hue: number, name: ContentCategory['name']): ContentCategory {
  return { type: 'maths', slug, name, icon, hue }
}
