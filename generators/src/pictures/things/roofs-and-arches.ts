// What are these roofs and arches called?

import { arches, roofs } from './building-drawings.ts'
import type { ThingKind } from './thing.ts'

export const roofKind: ThingKind = {
  pack: 'things-roof',
  question: { en: 'What is this kind of roof called?', es: '¿Cómo se llama este tipo de techo?', ar: 'ماذا يُسمّى هذا النوع من السقوف؟' },
  names: {
    gable: ['Gable roof', 'Techo a dos aguas', 'سقف جملوني'],
    flat: ['Flat roof', 'Azotea plana', 'سقف مستوٍ'],
    pent: ['Pent roof', 'Techo a un agua', 'سقف مائل باتجاه واحد'],
    hip: ['Hip roof', 'Techo a cuatro aguas', 'سقف بأربعة ميول'],
    mansard: ['Mansard roof', 'Mansarda', 'سقف منسارد'],
    onion: ['Onion dome', 'Cúpula bulbosa', 'قبة بصلية'],
    conical: ['Conical roof', 'Techo cónico', 'سقف مخروطي'],
    saw: ['Saw-tooth roof', 'Techo en diente de sierra', 'سقف منشاري'],
    barrel: ['Barrel roof', 'Techo de bóveda', 'سقف أسطواني'],
  },
  things: [
    {
      subject: 'roof-gable',
      difficulty: 8.2,
      svg: roofs.gable,
      is: 'gable',
      wrong: 'hip pent mansard saw conical flat',
      note: {
        en: 'Two slopes shed the rain to both sides; the triangle of wall between them is the gable.',
        es: 'Dos faldones echan la lluvia a ambos lados; el triángulo de muro entre ellos se llama hastial.',
        ar: 'ميلان يصرفان المطر إلى الجانبين، وهو أبسط السقوف المائلة وأكثرها.',
      },
    },
    {
      subject: 'roof-flat',
      difficulty: 0.6,
      svg: roofs.flat,
      is: 'flat',
      wrong: 'pent gable hip barrel saw mansard',
      note: {
        en: 'Where rain is scarce, it is a room more: people sleep, dry fruit and drink tea on it.',
        es: 'Donde llueve poco es una habitación más: allí se duerme, se seca fruta y se conversa.',
        ar: 'هو في البلاد القليلة المطر غرفة أخرى: يُنام عليه صيفًا وتُجفّف فوقه الثمار.',
      },
    },
    {
      subject: 'roof-pent',
      difficulty: 21,
      svg: roofs.pent,
      is: 'pent',
      wrong: 'gable hip flat saw mansard barrel',
      note: {
        en: 'Only one slope: the simplest way to lead water off, and the best for solar panels if it faces the sun.',
        es: 'Una sola pendiente: la forma más simple de evacuar el agua, y la mejor para paneles si mira al sol.',
        ar: 'ميل واحد فقط: أبسط طريقة لصرف الماء، وأحسن موضع للألواح الشمسية إن واجه الشمس.',
      },
    },
    {
      subject: 'roof-hip',
      difficulty: 33.5,
      svg: roofs.hip,
      is: 'hip',
      wrong: 'gable pent mansard flat conical saw',
      note: {
        en: 'It slopes on all four sides, which gives storms little to grip.',
        es: 'Baja hacia los cuatro lados, así que el viento de las tormentas apenas tiene dónde agarrarse.',
        ar: 'ينحدر إلى الجهات الأربع، فلا تجد العواصف ما تمسك به.',
      },
    },
    {
      subject: 'roof-mansard',
      difficulty: 36,
      svg: roofs.mansard,
      is: 'mansard',
      wrong: 'hip gable onion barrel pent conical',
      note: {
        en: 'The steep lower slope makes a whole floor out of the loft. François Mansart made it famous in Paris.',
        es: 'La pendiente inferior, casi vertical, convierte el desván en un piso. La popularizó François Mansart en París.',
        ar: 'ميله الأسفل شديد الانحدار فيصير العلّية طابقًا كاملًا. اشتهر به في باريس فرنسوا منسار.',
      },
    },
    {
      subject: 'roof-onion',
      difficulty: 6.4,
      svg: roofs.onion,
      is: 'onion',
      wrong: 'conical mansard hip barrel saw gable',
      note: {
        en: 'Wider than the drum that carries it: Russia, Bavaria and Mughal India all love this shape.',
        es: 'Es más ancha que el tambor que la sostiene: gusta en Rusia, en Baviera y en la India mogola.',
        ar: 'أعرض من الأسطوانة التي تحملها، وقد أحبّتها روسيا وبافاريا والهند في عهد المغول.',
      },
    },
  ],
}

export const archKind: ThingKind = {
  pack: 'things-arch',
  question: { en: 'What is an arch of this shape called?', es: '¿Cómo se llama un arco de esta forma?', ar: 'ماذا يُسمّى العقد بهذا الشكل؟' },
  names: {
    round: ['Round arch', 'Arco de medio punto', 'العقد نصف الدائري'],
    pointed: ['Pointed arch', 'Arco apuntado', 'العقد المدبّب'],
    horseshoe: ['Horseshoe arch', 'Arco de herradura', 'عقد حدوة الفرس'],
    multifoil: ['Multifoil arch', 'Arco polilobulado', 'العقد المفصّص'],
    ogee: ['Ogee arch', 'Arco conopial', 'العقد المقعّر المحدّب'],
    flat: ['Flat arch', 'Arco adintelado', 'العقد المسطّح'],
    corbel: ['Corbel arch', 'Arco falso', 'العقد المدرّج'],
  },
  things: [
    {
      subject: 'arch-round',
      difficulty: 9.4,
      svg: arches.round,
      is: 'round',
      wrong: 'horseshoe flat corbel ogee pointed',
      note: {
        en: 'The Romans built bridges, theatres and aqueducts with it. The wedge at the top is the keystone.',
        es: 'Con él levantaron los romanos puentes, teatros y acueductos. La piedra de arriba es la clave.',
        ar: 'به بنى الرومان الجسور والمسارح وقنوات الماء، والحجر الذي في قمته مفتاح العقد.',
      },
    },
    {
      subject: 'arch-pointed',
      difficulty: 14.5,
      svg: arches.pointed,
      is: 'pointed',
      wrong: 'ogee horseshoe multifoil corbel round',
      note: {
        en: 'It pushes less to the side than a round one: cathedrals grew taller by it. The East had it first.',
        es: 'Empuja menos hacia los lados que el redondo: con él crecieron las catedrales. Oriente lo usó antes.',
        ar: 'دفعه إلى الجانبين أقل من نصف الدائري، فعلت به الكاتدرائيات. وقد سبق إليه الشرق.',
      },
    },
    {
      subject: 'arch-horseshoe',
      difficulty: 7.8,
      svg: arches.horseshoe,
      is: 'horseshoe',
      wrong: 'multifoil ogee pointed corbel flat',
      note: {
        en: 'More than half a circle: it became a hallmark of the Great Mosque of Córdoba.',
        es: 'Más de media circunferencia. Los visigodos ya lo usaban, y en la mezquita de Córdoba llegó a su esplendor.',
        ar: 'أكثر من نصف دائرة، وقد بلغ أبهى صوره في الجامع الكبير بقرطبة.',
      },
    },
    {
      subject: 'arch-multifoil',
      difficulty: 27,
      svg: arches.multifoil,
      is: 'multifoil',
      wrong: 'horseshoe ogee round corbel pointed',
      note: {
        en: 'Each small bow is a foil, a leaf. The Aljafería palace in Zaragoza interlaces dozens of them.',
        es: 'Cada curva es un lóbulo. En la Aljafería de Zaragoza se entrelazan decenas de ellos.',
        ar: 'كل قوس صغير فيه فصّ، وفي قصر الجعفرية بسرقسطة تتشابك عشرات منها.',
      },
    },
    {
      subject: 'arch-ogee',
      difficulty: 39,
      svg: arches.ogee,
      is: 'ogee',
      wrong: 'pointed multifoil horseshoe flat corbel',
      note: {
        en: 'Its sides curve in and then out, like the keel of a ship turned over. Venice has hundreds.',
        es: 'Sus lados se curvan hacia dentro y luego hacia fuera, como una quilla invertida. Venecia tiene cientos.',
        ar: 'يتقعّر جانباه ثم يتحدّبان كقاع سفينة مقلوبة، وفي البندقية مئات منه.',
      },
    },
  ],
}
