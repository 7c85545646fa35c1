// The categories of math mania, in the order of school years.

import type { ContentCategory } from '@trivium/content/types'

export const mathsCategories: ContentCategory[] = [
  maths('arithmetic', 'calculator', 210, { en: 'Arithmetic', ar: 'الحساب', es: 'Aritmética' }),
  maths('fractions', 'chart-pie', 28, { en: 'Fractions', ar: 'الكسور', es: 'Fracciones' }),
  maths('algebra', 'variable', 265, { en: 'Algebra', ar: 'الجبر', es: 'Álgebra' }),
  {
    ...maths('geometry', 'ruler-2', 150, { en: 'Geometry', ar: 'الهندسة', es: 'Geometría' }),
    subcategories: [
      {
        slug: 'polygons',
        name: { en: 'Triangles and polygons', ar: 'المثلثات والمضلعات', es: 'Triángulos y polígonos' },
        icon: 'ruler-2',
        hue: 150,
      },
      { slug: 'round', name: { en: 'Circles and solids', ar: 'الدوائر والمجسمات', es: 'Círculos y cuerpos' }, icon: 'chart-pie', hue: 125 },
    ],
  },
  {
    ...maths('powers-and-roots', 'square-root', 340, { en: 'Powers and roots', ar: 'القوى والجذور', es: 'Potencias y raíces' }),
    subcategories: [
      { slug: 'powers', name: { en: 'Powers', ar: 'القوى', es: 'Potencias' }, icon: 'math-function', hue: 340 },
      { slug: 'roots', name: { en: 'Roots', ar: 'الجذور', es: 'Raíces' }, icon: 'square-root', hue: 5 },
    ],
  },
  { ...maths('logarithms', 'chart-line', 185, { en: 'Logarithms', ar: 'اللوغاريتمات', es: 'Logaritmos' }), isPremium: true },
  maths('probability', 'dice-5', 48, { en: 'Probability', ar: 'الاحتمالات', es: 'Probabilidad' }),
  {
    ...maths('derivatives', 'math-function', 300, { en: 'Derivatives', ar: 'المشتقات', es: 'Derivadas' }),
    isPremium: true,
    priceCoins: 100,
  },
]

function maths(slug: string, icon: string, hue: number, name: ContentCategory['name']): ContentCategory {
  return { type: 'maths', slug, name, icon, hue }
}
