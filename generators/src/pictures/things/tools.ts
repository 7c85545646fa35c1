// Tools.

import { box, disc, drawn, line, repeated, shape, tint, tube, turned } from './shapes.ts'
import type { ThingKind } from './thing.ts'

const pliers = drawn(
  shape(tint.steel, 'M160 96H140L148 24C149 14 159 14 159 22z') +
    shape(tint.steel, 'M160 96H180L172 24C171 14 161 14 161 22z') +
    line('M152 36H168M151 46H169M151 56H169M150 66H170', 1.4) +
    tube(tint.red, 13, 'M150 112C118 148 112 180 124 222') +
    tube(tint.red, 13, 'M170 112C202 148 208 180 196 222') +
    shape(tint.steel, 'M140 84C132 104 142 122 160 122C178 122 188 104 180 84C172 74 148 74 140 84z') +
    disc(tint.iron, 160, 98, 9),
)

const spanner = drawn(
  turned(
    -35,
    shape(
      tint.steel,
      'M100 104H222C228 92 240 84 256 86L288 96L282 106L258 106V134L282 134L288 144L256 154C240 156 228 148 222 136H100' +
        'C92 152 70 156 54 150L44 140L66 132V108L44 100L54 90C70 84 92 88 100 104z',
    ) + line('M112 120H210', 6, tint.iron),
  ),
)

const hacksaw = drawn(
  turned(
    -14,
    tube(tint.blue, 8, 'M60 142V86C60 74 66 70 76 70H232C242 70 246 76 246 86V128') +
      shape(
        tint.steel,
        'M54 138H246V150l-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5H54z',
      ) +
      shape(tint.red, 'M240 118C252 112 262 116 270 126L296 176C300 186 290 192 282 188L258 176C248 168 240 150 240 136z') +
      disc(tint.iron, 60, 144, 5) +
      disc(tint.iron, 246, 142, 5),
  ),
)

const plane = drawn(
  shape(tint.wood, 'M30 144H290V186H30z') +
    shape(tint.wood, 'M222 144C214 116 226 96 246 92L262 96C254 112 256 130 268 144z') +
    shape(tint.wood, 'M66 144C60 124 70 118 68 104C78 94 92 98 92 106C90 120 98 126 94 144z') +
    shape(tint.steel, 'M150 186L198 78L212 84L172 186z') +
    shape(tint.dark, 'M166 144L204 116L212 144z') +
    line('M30 186H290', 5) +
    line('M172 130C160 96 122 92 116 112C114 128 134 134 138 120C138 112 130 110 128 116', 3, tint.dark),
)

const level = drawn(
  turned(
    -6,
    box(tint.accent, [24, 92, 272, 56], 6) +
      box(tint.line, [34, 102, 252, 36], 4) +
      box(tint.leaf, [116, 104, 88, 32], 12) +
      disc(tint.white, 160, 116, 17, 8) +
      line('M140 104v32M180 104v32', 2.4) +
      disc(tint.leaf, 64, 120, 14) +
      disc(tint.white, 64, 114, 6, 5) +
      disc(tint.leaf, 256, 120, 14) +
      disc(tint.white, 262, 120, 5, 6),
  ),
)

const anvil = drawn(
  shape(
    tint.iron,
    'M112 70H272V92C250 94 238 100 230 112C222 124 218 136 226 150H254V176H100V150H130C140 138 138 126 126 116C96 112 60 104 34 82C62 80 90 78 112 76z',
  ) +
    line('M112 84H268', 2, tint.steel) +
    box(tint.line, [250, 76, 9, 9], 1) +
    box(tint.wood, [88, 176, 178, 44], 4) +
    line('M104 190H250M104 206H250', 1.4, tint.dark),
)

const clamp = drawn(
  tube(tint.blue, 18, 'M118 60H86C70 60 62 70 62 84V156C62 172 72 182 86 182H178') +
    box(tint.blue, [112, 42, 22, 36], 4) +
    box(tint.iron, [134, 46, 9, 28], 2) +
    box(tint.steel, [176, 40, 10, 152], 4) +
    box(tint.blue, [160, 166, 42, 32], 6) +
    line(
      repeated(9, index => `M174 ${82 + 9 * index}h14`),
      2,
    ) +
    box(tint.iron, [160, 62, 42, 12], 4) +
    line('M148 208H214', 6) +
    disc(tint.iron, 148, 208, 6) +
    disc(tint.iron, 214, 208, 6) +
    box(tint.steel, [175, 192, 12, 24], 2),
)

const pickaxe = drawn(
  turned(
    38,
    box(tint.wood, [151, 50, 18, 180], 8) +
      shape(tint.iron, 'M36 96C70 46 120 30 160 30C200 30 250 46 284 96C250 70 204 60 160 60C116 60 70 70 36 96z') +
      box(tint.line, [144, 24, 32, 44], 5),
  ),
)

const chisel = drawn(
  turned(
    -38,
    shape(tint.steel, 'M50 108H150V132H26z') +
      line('M50 108L58 132', 1.4) +
      shape(tint.iron, 'M150 112L174 106V134L150 128z') +
      shape(tint.wood, 'M178 104C210 96 236 102 262 98C272 98 276 106 276 120C276 134 272 142 262 142C236 138 210 144 178 136z') +
      box(tint.brass, [170, 102, 12, 36], 3) +
      box(tint.brass, [258, 97, 12, 46], 3),
  ),
)

export const tools: ThingKind = {
  pack: 'things-tool',
  question: { en: 'What is this tool called?', es: '¿Cómo se llama esta herramienta?', ar: 'ماذا تُسمّى هذه الأداة؟' },
  names: {
    pliers: ['Pliers', 'Alicates', 'الزَّرَدية'],
    spanner: ['Spanner', 'Llave fija', 'مفتاح الصواميل'],
    hacksaw: ['Hacksaw', 'Sierra de arco', 'منشار المعادن'],
    plane: ['Plane', 'Cepillo de carpintero', 'فأرة النجّار'],
    level: ['Spirit level', 'Nivel de burbuja', 'ميزان التسوية'],
    anvil: ['Anvil', 'Yunque', 'السندان'],
    clamp: ['Clamp', 'Prensa de mano', 'القامطة'],
    pickaxe: ['Pickaxe', 'Pico', 'المِعوَل'],
    chisel: ['Chisel', 'Formón', 'الإزميل'],
    screwdriver: ['Screwdriver', 'Destornillador', 'المفكّ'],
    rasp: ['Rasp', 'Escofina', 'المِبرد'],
    trowel: ['Trowel', 'Llana', 'المِسطَرين'],
    vice: ['Vice', 'Tornillo de banco', 'المَلزمة'],
    mallet: ['Mallet', 'Mazo', 'المطرقة الخشبية'],
    scythe: ['Scythe', 'Guadaña', 'المِنجل'],
    crowbar: ['Crowbar', 'Palanca', 'العَتلة'],
    ruler: ['Folding rule', 'Metro plegable', 'المتر المطويّ'],
    drill: ['Drill', 'Taladro', 'المِثقاب'],
  },
  things: [
    {
      subject: 'pliers',
      difficulty: 6.5,
      svg: pliers,
      is: 'pliers',
      wrong: 'spanner screwdriver clamp crowbar drill rasp',
      note: {
        en: 'Two levers that share a pivot: a squeeze of the hand becomes many times stronger at the jaws.',
        es: 'Dos palancas con un mismo eje: el apretón de la mano llega multiplicado a las mordazas.',
        ar: 'رافعتان يجمعهما محور واحد، فتبلغ قبضة اليد الفكّين مضاعفة مرات.',
      },
    },
    {
      subject: 'spanner',
      difficulty: 7,
      svg: spanner,
      is: 'spanner',
      wrong: 'pliers screwdriver vice crowbar clamp drill',
      note: {
        en: 'In America it is a wrench. The jaws stand at an angle, so that it can be turned over in narrow places.',
        es: 'Las bocas suelen estar algo giradas: así se puede voltear la llave y seguir en lugares estrechos.',
        ar: 'يميل فكّاه قليلًا عن مقبضه، فيُقلب ويُتابَع به العمل في المواضع الضيقة.',
      },
    },
    {
      subject: 'hacksaw',
      difficulty: 14,
      svg: hacksaw,
      is: 'hacksaw',
      wrong: 'rasp plane clamp scythe chisel crowbar',
      note: {
        en: 'Its thin blade is stretched in a bow and cuts metal; the fine teeth point away from the handle.',
        es: 'La hoja fina, tensada en un arco, corta metal; sus dientes pequeños apuntan hacia delante.',
        ar: 'نصله الرفيع مشدود في قوس يقطع المعدن، وأسنانه الدقيقة تتجه إلى الأمام.',
      },
    },
    {
      subject: 'plane',
      difficulty: 20,
      svg: plane,
      is: 'plane',
      wrong: 'rasp chisel mallet trowel vice level',
      note: {
        en: 'A slanting blade peels curls from the wood. The Romans already had planes, and some came out of the ash of Pompeii.',
        es: 'Una cuchilla inclinada saca virutas. Los romanos ya tenían cepillos: de Pompeya se conservan varios.',
        ar: 'شفرة مائلة تقشط الخشب رقائق. وقد عرفها الرومان وعُثر على بعضها في بومبي.',
      },
    },
    {
      subject: 'level',
      difficulty: 10,
      svg: level,
      is: 'level',
      wrong: 'ruler plane vice trowel rasp clamp',
      note: {
        en: 'The bubble always seeks the highest point of the slightly curved glass: in the middle, all is level.',
        es: 'La burbuja busca siempre el punto más alto del tubo, apenas curvo: si está al centro, todo está a nivel.',
        ar: 'تطلب الفقاعة دائمًا أعلى موضع في الأنبوب المقوّس قليلًا، فإذا توسّطت استوى السطح.',
      },
    },
    {
      subject: 'anvil',
      difficulty: 11,
      svg: anvil,
      is: 'anvil',
      wrong: 'vice mallet clamp plane trowel rasp',
      note: {
        en: 'Smiths bend iron around its horn. A tiny bone of the ear is named after it.',
        es: 'En su cuerno se curva el hierro. Un huesecillo del oído se llama como él.',
        ar: 'يُثنى الحديد على قرنه. وباسمه سُمّي عظم صغير في الأذن.',
      },
    },
    {
      subject: 'clamp',
      difficulty: 18,
      svg: clamp,
      is: 'clamp',
      wrong: 'anvil pliers spanner drill crowbar hacksaw',
      note: {
        en: 'A screw is an inclined plane wound around a rod: many light turns become one mighty squeeze.',
        es: 'El tornillo es un plano inclinado enrollado: muchas vueltas suaves se vuelven un apretón enorme.',
        ar: 'اللولب سطح مائل ملفوف على عمود، فتصير لفّات خفيفة كثيرة ضغطة واحدة شديدة.',
      },
    },
    {
      subject: 'pickaxe',
      difficulty: 8,
      svg: pickaxe,
      is: 'pickaxe',
      wrong: 'scythe mallet crowbar chisel trowel hacksaw',
      note: {
        en: 'The earliest ones were antlers of deer: with them Stone Age miners dug for flint.',
        es: 'Los primeros eran cuernas de ciervo: con ellas se extraía sílex en la Edad de Piedra.',
        ar: 'كان أقدمها قرون أيائل، بها حفر أهل العصر الحجري بحثًا عن الصوّان.',
      },
    },
    {
      subject: 'chisel',
      difficulty: 13,
      svg: chisel,
      is: 'chisel',
      wrong: 'screwdriver rasp trowel mallet drill plane',
      note: {
        en: 'Brass or steel rings on the handle keep it from splitting under the blows.',
        es: 'Las anillas del mango evitan que se raje con los golpes.',
        ar: 'حلقات المقبض تحفظه من التشقّق تحت الضربات.',
      },
    },
  ],
}
