// Our own organisation of the item bank: statistics and scientific reasoning, written for tests, with a rationale for each item.

import { correlationRegression } from './areas/correlation-regression.ts'
import { describingData } from './areas/describing-data.ts'
import { distributions } from './areas/distributions.ts'
import { graphsClaims } from './areas/graphs-claims.ts'
import { hypothesisTests } from './areas/hypothesis-tests.ts'
import { probability } from './areas/probability.ts'
import { samplingEstimation } from './areas/sampling-estimation.ts'
import { studyDesign } from './areas/study-design.ts'
import { itemsOf } from './bank-pack.ts'
import type { BankArea, BankItem } from './types.ts'

const packs = [
  describingData,
  probability,
  distributions,
  samplingEstimation,
  hypothesisTests,
  correlationRegression,
  studyDesign,
  graphsClaims,
]

const areas: BankArea[] = [
  {
    slug: 'describing-data',
    name: { en: 'Describing data', ar: 'وصف البيانات', es: 'Descripción de datos' },
    icon: 'chart-histogram',
    hue: 200,
    share: 1,
  },
  { slug: 'probability', name: { en: 'Probability', ar: 'الاحتمالات', es: 'Probabilidad' }, icon: 'dice-5', hue: 265, share: 1 },
  {
    slug: 'distributions',
    name: { en: 'Distributions', ar: 'التوزيعات الاحتمالية', es: 'Distribuciones' },
    icon: 'wave-sine',
    hue: 230,
    share: 1,
  },
  {
    slug: 'sampling-estimation',
    name: { en: 'Sampling and estimation', ar: 'المعاينة والتقدير', es: 'Muestreo y estimación' },
    icon: 'target',
    hue: 165,
    share: 1,
  },
  {
    slug: 'hypothesis-tests',
    name: { en: 'Testing hypotheses', ar: 'اختبار الفرضيات', es: 'Contraste de hipótesis' },
    icon: 'scale',
    hue: 345,
    share: 1,
  },
  {
    slug: 'correlation-regression',
    name: { en: 'Correlation and regression', ar: 'الارتباط والانحدار', es: 'Correlación y regresión' },
    icon: 'chart-dots',
    hue: 25,
    share: 1,
  },
  {
    slug: 'study-design',
    name: { en: 'Design of studies', ar: 'تصميم الدراسات', es: 'Diseño de estudios' },
    icon: 'flask',
    hue: 130,
    share: 1,
  },
  {
    slug: 'graphs-claims',
    name: { en: 'Graphs and claims', ar: 'الرسوم البيانية والادعاءات', es: 'Gráficos y afirmaciones' },
    icon: 'chart-bar',
    hue: 50,
    share: 1,
  },
]

export function statisticsBank(): { areas: BankArea[]; items: BankItem[] } {
  return { areas, items: packs.flatMap(itemsOf) }
}
