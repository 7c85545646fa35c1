// Where does this rhythm come from?

import type { LocalText } from '@trivium/content/types'
import { say } from '../../say.ts'
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
  austria: say('Austria', 'Austria', 'النمسا'),
  brazil: say('Brazil', 'Brasil', 'البرازيل'),
  colombia: say('Colombia', 'Colombia', 'كولومبيا'),
  ireland: say('Ireland', 'Irlanda', 'أيرلندا'),
  turkey: say('Türkiye', 'Turquía', 'تركيا'),
  japan: say('Japan', 'Japón', 'اليابان'),
  poland: say('Poland', 'Polonia', 'بولندا'),
  egypt: say('Egypt', 'Egipto', 'مصر'),
} satisfies Record<string, LocalText>

const asked: Asked[] = [
  [
    'samba',
    6.5,
    say('In which country is this rhythm at home?', '¿De qué país es este ritmo?', 'في أي بلد موطن هذا الإيقاع؟'),
    places.brazil,
    [places.austria, places.ireland, places.turkey, places.japan],
    say(
      'Samba. Its big drum, the surdo, answers heavily on the second beat: the heart of a carnival band.',
      'La samba. Su gran tambor, el surdo, responde con fuerza en el segundo tiempo: el corazón del carnaval.',
      'السامبا. طبلها الكبير «سوردو» يجيب بثقل على الضربة الثانية، وهو قلب فرقة الكرنفال.',
    ),
    say('Many drums and a quick shaker.', 'Muchos tambores y una maraca rápida.', 'طبول كثيرة وخشخيشة سريعة.'),
  ],
  [
    'cumbia',
    10,
    say('Cumbia: in which country did it arise?', 'La cumbia: ¿en qué país surgió?', 'الكومبيا: في أي بلد نشأت؟'),
    places.colombia,
    [places.brazil, places.egypt, places.poland, places.turkey],
    say(
      'On its Caribbean coast African drums met flutes of the first peoples. A scraper gives the long-short-short.',
      'En su costa caribe se encontraron tambores africanos y gaitas indígenas. La guacharaca raspa largo-corto-corto.',
      'على ساحلها الكاريبي التقت طبول أفريقية بنايات السكان الأصليين، ومحكّها يصدر الطويلة والقصيرتين.',
    ),
    say('A drum and a shaker: long, short, short.', 'Un tambor y una maraca: largo, corto, corto.', 'طبل وخشخيشة: طويلة وقصيرتان.'),
  ],
  [
    'bellPattern',
    12.5,
    say('Where does this pattern of the bell come from?', '¿De dónde viene este patrón de campana?', 'من أين جاء نمط الجرس هذا؟'),
    say('West Africa', 'África occidental', 'غرب أفريقيا'),
    [
      say('Scandinavia', 'Escandinavia', 'إسكندنافيا'),
      say('Polynesia', 'Polinesia', 'بولينيزيا'),
      say('The Alps', 'Los Alpes', 'جبال الألب'),
      say('Korea', 'Corea', 'كوريا'),
    ],
    say(
      'Seven strokes on twelve pulses guide whole ensembles of drums there; with slaves it came to Cuba and Brazil.',
      'Siete golpes en doce pulsos guían allí conjuntos enteros; con los esclavizados llegó a Cuba y Brasil.',
      'سبع طرقات على اثنتي عشرة نبضة تقود فرق الطبول هناك، ومع المستعبَدين بلغت كوبا والبرازيل.',
    ),
    say('A metal bell over a soft, deep drum.', 'Una campana de metal sobre un tambor grave y suave.', 'جرس معدني فوق طبل غليظ خافت.'),
  ],
]
