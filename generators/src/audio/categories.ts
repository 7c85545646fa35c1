// The categories of the audio questions, in the order players see them.

import type { ContentCategory } from '@trivium/content/types'

const places: Omit<ContentCategory, 'type'>[] = [
  { slug: 'tunes', name: { en: 'Famous tunes', ar: 'ألحان مشهورة', es: 'Melodías famosas' }, icon: 'music', hue: 45 },
  {
    slug: 'world-rhythms',
    name: { en: 'Rhythms of the world', ar: 'إيقاعات العالم', es: 'Ritmos del mundo' },
    icon: 'metronome',
    hue: 15,
    isPremium: true,
    priceCoins: 20,
  },
  { slug: 'high-and-low', name: { en: 'High and low', ar: 'حاد وغليظ', es: 'Agudo y grave' }, icon: 'arrows-up-down', hue: 190 },
  { slug: 'rhythm', name: { en: 'Rhythm', ar: 'الإيقاع', es: 'Ritmo' }, icon: 'metronome', hue: 25 },
  { slug: 'instruments', name: { en: 'Instruments', ar: 'الآلات الموسيقية', es: 'Instrumentos' }, icon: 'guitar-pick', hue: 140 },
  {
    slug: 'signals',
    name: { en: 'Signals', ar: 'الإشارات', es: 'Señales' },
    icon: 'broadcast',
    hue: 350,
    subcategories: [
      {
        slug: 'around-us',
        name: { en: 'Sounds around us', ar: 'أصوات من حولنا', es: 'Sonidos de alrededor' },
        icon: 'wave-sine',
        hue: 350,
      },
      { slug: 'codes', name: { en: 'Morse and telephone', ar: 'مورس والهاتف', es: 'Morse y teléfono' }, icon: 'messages', hue: 20 },
    ],
  },
  { slug: 'intervals', name: { en: 'Intervals', ar: 'المسافات الموسيقية', es: 'Intervalos' }, icon: 'piano', hue: 265 },
  {
    slug: 'chords-and-scales',
    name: { en: 'Chords and scales', ar: 'التآلفات والسلالم', es: 'Acordes y escalas' },
    icon: 'stairs',
    hue: 310,
    isPremium: true,
  },
]

export const audioCategories: ContentCategory[] = places.map(place => ({ type: 'audio', ...place }))
