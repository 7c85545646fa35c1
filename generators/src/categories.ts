// Every quiz-zone category of the starter content, in the order players see them.

import type { ContentCategory } from '@trivium/content/types'

const quizZone: Omit<ContentCategory, 'type'>[] = [
  { slug: 'general-knowledge', name: { en: 'General knowledge', ar: 'معلومات عامة', es: 'Cultura general' }, icon: 'bulb', hue: 42 },
  {
    slug: 'geography',
    name: { en: 'Geography', ar: 'الجغرافيا', es: 'Geografía' },
    icon: 'world',
    hue: 205,
    subcategories: [
      { slug: 'capitals', name: { en: 'Capitals', ar: 'العواصم', es: 'Capitales' }, icon: 'building-monument', hue: 205 },
      { slug: 'countries', name: { en: 'Countries', ar: 'البلدان', es: 'Países' }, icon: 'map-2', hue: 190 },
      { slug: 'earth', name: { en: 'Land and sea', ar: 'اليابسة والبحار', es: 'Tierra y mar' }, icon: 'mountain', hue: 165 },
      { slug: 'maps', name: { en: 'Maps and shapes', ar: 'خرائط وأشكال', es: 'Mapas y siluetas' }, icon: 'map', hue: 220 },
    ],
  },
  {
    slug: 'science',
    name: { en: 'Science', ar: 'العلوم', es: 'Ciencia' },
    icon: 'atom-2',
    hue: 265,
    subcategories: [
      { slug: 'elements', name: { en: 'Chemical elements', ar: 'العناصر الكيميائية', es: 'Elementos químicos' }, icon: 'flask', hue: 265 },
      { slug: 'physics', name: { en: 'Physics', ar: 'الفيزياء', es: 'Física' }, icon: 'magnet', hue: 235 },
      { slug: 'diagrams', name: { en: 'In pictures', ar: 'بالصور', es: 'En imágenes' }, icon: 'photo', hue: 195 },
      { slug: 'human-body', name: { en: 'The human body', ar: 'جسم الإنسان', es: 'El cuerpo humano' }, icon: 'heartbeat', hue: 350 },
    ],
  },
  {
    slug: 'languages',
    name: { en: 'Languages', ar: 'اللغات', es: 'Idiomas' },
    icon: 'language',
    hue: 310,
    subcategories: [
      { slug: 'spoken-where', name: { en: 'Spoken where', ar: 'لغات البلدان', es: 'Dónde se hablan' }, icon: 'messages', hue: 310 },
      { slug: 'words', name: { en: 'Words and grammar', ar: 'الكلمات والقواعد', es: 'Palabras y gramática' }, icon: 'abc', hue: 285 },
    ],
  },
  { slug: 'history', name: { en: 'History', ar: 'التاريخ', es: 'Historia' }, icon: 'hourglass', hue: 25 },
  { slug: 'nature', name: { en: 'Nature', ar: 'الطبيعة', es: 'Naturaleza' }, icon: 'leaf', hue: 130 },
  { slug: 'space', name: { en: 'Space', ar: 'الفضاء', es: 'El espacio' }, icon: 'planet', hue: 245 },
  {
    slug: 'picture-round',
    name: { en: 'Picture round', ar: 'جولة الصور', es: 'Ronda de imágenes' },
    icon: 'photo-question',
    hue: 300,
    subcategories: [
      { slug: 'night-sky', name: { en: 'Night sky', ar: 'سماء الليل', es: 'Cielo nocturno' }, icon: 'stars', hue: 240 },
      { slug: 'chess', name: { en: 'On the chessboard', ar: 'على رقعة الشطرنج', es: 'En el tablero' }, icon: 'chess-knight', hue: 40 },
      { slug: 'notes', name: { en: 'Sheet music', ar: 'النوتة الموسيقية', es: 'Partituras' }, icon: 'music', hue: 325 },
      { slug: 'things', name: { en: 'Things and tools', ar: 'أشياء وأدوات', es: 'Cosas y herramientas' }, icon: 'puzzle', hue: 160 },
    ],
  },
  { slug: 'technology', name: { en: 'Technology', ar: 'التقنية', es: 'Tecnología' }, icon: 'cpu', hue: 220 },
  { slug: 'books', name: { en: 'Books', ar: 'الكتب', es: 'Libros' }, icon: 'book-2', hue: 10 },
  { slug: 'art-and-music', name: { en: 'Art and music', ar: 'الفن والموسيقى', es: 'Arte y música' }, icon: 'palette', hue: 330 },
  { slug: 'sport', name: { en: 'Sport', ar: 'الرياضة', es: 'Deporte' }, icon: 'ball-football', hue: 100 },
  {
    slug: 'film-and-television',
    name: { en: 'Film and television', ar: 'السينما والتلفزيون', es: 'Cine y televisión' },
    icon: 'movie',
    hue: 290,
  },
  {
    slug: 'mythology',
    name: { en: 'Mythology', ar: 'الأساطير', es: 'Mitología' },
    icon: 'flame',
    hue: 15,
    isPremium: true,
    priceCoins: 100,
  },
  { slug: 'inventions', name: { en: 'Inventions', ar: 'الاختراعات', es: 'Inventos' }, icon: 'settings', hue: 65, isPremium: true },
  { slug: 'economics', name: { en: 'Everyday economics', ar: 'اقتصاد الحياة اليومية', es: 'Economía cotidiana' }, icon: 'coin', hue: 150 },
  { slug: 'food', name: { en: 'Food and drink', ar: 'الطعام والشراب', es: 'Comida y bebida' }, icon: 'tools-kitchen-2', hue: 55 },
  { slug: 'currencies', name: { en: 'Currencies', ar: 'العملات', es: 'Monedas' }, icon: 'coins', hue: 75 },
  {
    slug: 'flags',
    name: { en: 'Flags of the world', ar: 'أعلام العالم', es: 'Banderas del mundo' },
    icon: 'flag',
    hue: 355,
  },
  { slug: 'numbers', name: { en: 'Numbers', ar: 'الأعداد', es: 'Números' }, icon: 'numbers', hue: 180, isPremium: true, priceCoins: 20 },
]

export const categories: ContentCategory[] = quizZone.map(category => ({ type: 'quiz_zone', ...category }))
