// Where is this rhythm at home?

import type { LocalText } from '../types.ts'
import { local } from './sound-question.ts'
import type { AskedRhythm } from './world-rhythms.ts'

type Asked = [
  rhythm: AskedRhythm['rhythm'],
  difficulty: number,
  question: LocalText,
  right: LocalText,
  wrong: LocalText[],
  note: LocalText,
  heard: LocalText,
]

export function rhythmsOfPlaces(): AskedRhythm[] {
  return asked.map(([rhythm, difficulty, question, right, wrong, note, heard]) => ({
    rhythm,
    difficulty,
    question,
    right,
    wrong,
    note,
    heard,
  }))
}

const places = {
  austria: local('Austria', 'النمسا', 'Austria'),
  brazil: local('Brazil', 'البرازيل', 'Brasil'),
  colombia: local('Colombia', 'كولومبيا', 'Colombia'),
  ireland: local('Ireland', 'أيرلندا', 'Irlanda'),
  turkey: local('Türkiye', 'تركيا', 'Turquía'),
  japan: local('Japan', 'اليابان', 'Japón'),
  poland: local('Poland', 'بولندا', 'Polonia'),
  egypt: local('Egypt', 'مصر', 'Egipto'),
} satisfies Record<string, LocalText>

const asked: Asked[] = [
  [
    'samba',
    6.5,
    local('In which country is this rhythm at home?', 'في أي بلد موطن هذا الإيقاع؟', '¿De qué país es este ritmo?'),
    places.brazil,
    [places.austria, places.ireland, places.turkey, places.japan],
    local(
      'Samba. Its big drum, the surdo, answers heavily on the second beat: the heart of a carnival band.',
      'السامبا. طبلها الكبير «سوردو» يجيب بثقل على الضربة الثانية، وهو قلب فرقة الكرنفال.',
      'La samba. Su gran tambor, el surdo, responde con fuerza en el segundo tiempo: el corazón del carnaval.',
    ),
    local('Many drums and a quick shaker.', 'طبول كثيرة وخشخيشة سريعة.', 'Muchos tambores y una maraca rápida.'),
  ],
  [
    'cumbia',
    10,
    local('Cumbia: in which country did it arise?', 'الكومبيا: في أي بلد نشأت؟', 'La cumbia: ¿en qué país surgió?'),
    places.colombia,
    [places.brazil, places.egypt, places.poland, places.turkey],
    local(
      'On its Caribbean coast African drums met flutes of the first peoples. A scraper gives the long-short-short.',
      'على ساحلها الكاريبي التقت طبول أفريقية بنايات السكان الأصليين، ومحكّها يصدر الطويلة والقصيرتين.',
      'En su costa caribe se encontraron tambores africanos y gaitas indígenas. La guacharaca raspa largo-corto-corto.',
    ),
    local('A drum and a shaker: long, short, short.', 'طبل وخشخيشة: طويلة وقصيرتان.', 'Un tambor y una maraca: largo, corto, corto.'),
  ],
  [
    'bellPattern',
    12.5,
    local('Where does this pattern of the bell come from?', 'من أين جاء نمط الجرس هذا؟', '¿De dónde viene este patrón de campana?'),
    local('West Africa', 'غرب أفريقيا', 'África occidental'),
    [
      local('Scandinavia', 'إسكندنافيا', 'Escandinavia'),
      local('Polynesia', 'بولينيزيا', 'Polinesia'),
      local('The Alps', 'جبال الألب', 'Los Alpes'),
      local('Korea', 'كوريا', 'Corea'),
    ],
    local(
      'Seven strokes on twelve pulses guide whole ensembles of drums there; with slaves it came to Cuba and Brazil.',
      'سبع طرقات على اثنتي عشرة نبضة تقود فرق الطبول هناك، ومع المستعبَدين بلغت كوبا والبرازيل.',
      'Siete golpes en doce pulsos guían allí conjuntos enteros; con los esclavizados llegó a Cuba y Brasil.',
    ),
    local('A metal bell over a soft, deep drum.', 'جرس معدني فوق طبل غليظ خافت.', 'Una campana de metal sobre un tambor grave y suave.'),
  ],
]
