// Clouds and leaves.

import { box, disc, drawn, line, patch, repeated, shape, tint, turned } from './shapes.ts'
import type { ThingKind } from './thing.ts'

const sky = patch('#8fb8dd', 'M12 0H308Q320 0 320 12V228Q320 240 308 240H12Q0 240 0 228V12Q0 0 12 0z')
const ground = patch(tint.leaf, 'M0 214C60 206 120 216 180 210C240 204 290 214 320 208V228Q320 240 308 240H12Q0 240 0 228z')

const clouds = {
  cumulus: drawn(
    sky +
      ground +
      shape(
        tint.white,
        'M52 158C30 158 24 128 52 122C48 92 86 84 98 100C104 60 160 52 176 84C196 62 236 78 228 108C258 98 288 128 268 150C264 158 256 158 250 158z',
      ) +
      shape(tint.white, 'M226 62C214 62 212 46 226 44C226 30 246 28 252 38C264 28 282 40 274 52C280 56 276 62 270 62z') +
      line('M98 100C92 104 90 110 90 116M176 84C182 88 184 96 184 102M228 108C224 110 220 114 218 118', 2, tint.steel),
  ),
  cirrus: drawn(
    sky +
      ground +
      line('M30 92C90 96 150 70 200 40C214 32 222 40 214 48M44 112C110 112 170 86 226 56M70 128C130 124 190 104 250 72', 4, tint.white) +
      line('M150 150C190 146 236 130 276 104C288 96 296 104 288 112M162 166C204 162 250 144 292 126', 4, tint.white) +
      line('M24 168C60 168 92 156 120 138C130 132 136 138 130 146', 4, tint.white),
  ),
  storm: drawn(
    sky +
      ground +
      shape(
        tint.white,
        'M28 46C90 26 230 24 298 44C296 60 262 68 230 70C250 84 248 108 234 118C252 134 244 158 226 164H92C74 160 70 136 88 122C70 108 76 84 98 72C70 68 34 60 28 46z',
      ) +
      shape(tint.iron, 'M92 164C76 158 78 146 92 142H228C242 148 240 160 226 164z') +
      line('M104 170l-8 34M126 170l-8 36M196 170l-8 36M218 170l-8 34', 2.4, tint.blue) +
      shape(tint.accent, 'M164 166L142 196H158L150 218L178 186H162L174 166z') +
      line('M98 72C110 66 124 68 132 76M88 122C100 114 114 116 120 124M230 70C220 72 212 78 208 86', 2, tint.steel),
  ),
  stratus: drawn(
    sky +
      ground +
      patch('#c3ced8', 'M12 0H308Q320 0 320 12V60H0V12Q0 0 12 0z') +
      repeated(4, index =>
        patch(
          index % 2 === 0 ? tint.steel : '#dfe6ec',
          `M0 ${22 + 28 * index}C80 ${14 + 28 * index} 220 ${32 + 28 * index} 320 ${20 + 28 * index}V${52 + 28 * index}C220 ${62 + 28 * index} 100 ${44 + 28 * index} 0 ${54 + 28 * index}z`,
        ),
      ) +
      shape(tint.dark, 'M56 212V192H64V212z') +
      shape(tint.leaf, 'M60 158L78 196H42z') +
      box(tint.white, [222, 186, 44, 28], 1) +
      shape(tint.clay, 'M214 188L244 164L274 188z'),
  ),
}

const maple =
  'M160 206L158 172L110 180L116 162L66 130L80 122L70 92L98 96L104 84L128 112L122 58L140 68L160 28L180 68L198 58L192 112L216 84L222 96L250 92L240 122L254 130L204 162L210 180L162 172z'
const oak =
  'M160 196C150 196 148 186 138 184C122 186 110 172 122 160C106 160 98 142 114 132C98 126 96 106 114 102C104 90 112 72 128 78C128 60 140 34 160 30' +
  'C180 34 192 60 192 78C208 72 216 90 206 102C224 106 222 126 206 132C222 142 214 160 198 160C210 172 198 186 182 184C172 186 170 196 160 196z'
const half = 'M160 150C120 120 70 116 40 92C56 46 112 22 156 34L158 96'
const holly =
  'M160 24L172 50Q196 52 212 44Q202 66 206 84Q222 92 236 92Q218 112 214 128Q222 142 232 150Q206 156 192 168Q190 182 192 192Q174 192 160 206Q146 192 128 192Q130 182 128 168Q114 156 88 150Q98 142 106 128Q102 112 84 92Q98 92 114 84Q118 66 108 44Q124 52 148 50z'

const leaves = {
  maple: drawn(
    line('M160 232V170', 5, tint.dark) +
      shape(tint.red, maple) +
      line('M160 176V60M160 172L98 128M160 172L222 128M160 140L124 92M160 140L196 92', 2, tint.rose),
  ),
  oak: drawn(
    line('M160 232V186', 5, tint.dark) +
      shape(tint.leaf, oak) +
      line('M160 194V50M160 160L128 146M160 160L192 146M160 126L122 112M160 126L198 112M160 96L130 84M160 96L190 84', 2, tint.white),
  ),
  ginkgo: drawn(
    line('M160 150Q158 190 170 230', 6, tint.leaf) +
      shape(tint.accent, `${half}L162 96L164 34C208 22 264 46 280 92C250 116 200 120 160 150z`) +
      line(
        repeated(
          5,
          index =>
            `M158 146Q${118 + 5 * index} ${118 - 6 * index} ${62 + 20 * index} ${86 - 10 * index}M162 146Q${202 - 5 * index} ${118 - 6 * index} ${258 - 20 * index} ${86 - 10 * index}`,
        ),
        1.4,
        tint.dark,
      ),
  ),
  holly: drawn(
    turned(
      -32,
      shape(tint.leaf, holly) +
        line('M160 206V56', 2.4, tint.white) +
        line('M160 160L132 148M160 160L188 148M160 120L128 106M160 120L192 106M160 84L136 70M160 84L184 70', 1.6, tint.white),
    ) +
      disc(tint.red, 232, 196, 15) +
      disc(tint.red, 206, 210, 15) +
      disc(tint.red, 232, 224, 13),
  ),
}

export const cloudKind: ThingKind = {
  pack: 'things-cloud',
  question: { en: 'Which kind of cloud is this?', es: '¿Qué tipo de nube es esta?', ar: 'من أي أنواع السحب هذه؟' },
  names: {
    cumulus: ['Cumulus', 'Cúmulo', 'الركامية'],
    cirrus: ['Cirrus', 'Cirro', 'السمحاقية'],
    storm: ['Cumulonimbus', 'Cumulonimbo', 'الركامية المزنية'],
    stratus: ['Stratus', 'Estrato', 'الطبقية'],
    altocumulus: ['Altocumulus', 'Altocúmulo', 'الركامية المتوسطة'],
    lens: ['Lenticular cloud', 'Nube lenticular', 'العدسية'],
  },
  things: [
    {
      subject: 'cloud-cumulus',
      difficulty: 15.2,
      svg: clouds.cumulus,
      is: 'cumulus',
      wrong: 'cirrus stratus storm altocumulus lens',
      note: {
        en: 'Warm air rises, cools, and its vapour turns to drops at one height: hence the level base.',
        es: 'El aire cálido sube y, al enfriarse, su vapor se condensa a una misma altura: de ahí la base plana.',
        ar: 'يصعد الهواء الدافئ فيبرد ويتكثّف بخاره عند ارتفاع واحد، ولهذا كانت قاعدتها مستوية.',
      },
    },
    {
      subject: 'cloud-cirrus',
      difficulty: 23.5,
      svg: clouds.cirrus,
      is: 'cirrus',
      wrong: 'cumulus stratus altocumulus storm lens',
      note: {
        en: 'Curl of hair in Latin: threads of ice crystals, six kilometres up and more.',
        es: 'En latín, «rizo»: son hilos de cristales de hielo, a seis kilómetros de altura o más.',
        ar: 'خيوط من بلّورات الجليد على ارتفاع ستة كيلومترات أو أكثر، واسمها اللاتيني بمعنى «خصلة الشعر».',
      },
    },
    {
      subject: 'cloud-storm',
      difficulty: 16.5,
      svg: clouds.storm,
      is: 'storm',
      wrong: 'cumulus stratus cirrus altocumulus lens',
      note: {
        en: 'It towers until it meets warmer air above, and there it spreads into the shape of an anvil.',
        es: 'Crece hasta topar con aire más cálido en lo alto y allí se extiende como un yunque.',
        ar: 'تعلو حتى تلقى في الأعلى هواءً أدفأ فتنبسط هناك كالسندان.',
      },
    },
    {
      subject: 'cloud-stratus',
      difficulty: 31.5,
      svg: clouds.stratus,
      is: 'stratus',
      wrong: 'cirrus cumulus storm altocumulus lens',
      note: {
        en: 'A low grey layer without shape. Where it touches the ground, we call it fog.',
        es: 'Una capa gris, baja y sin forma. Cuando toca el suelo, la llamamos niebla.',
        ar: 'طبقة رمادية منخفضة بلا شكل، فإذا لامست الأرض سمّيناها ضبابًا.',
      },
    },
  ],
}

export const leafKind: ThingKind = {
  pack: 'things-leaf',
  question: { en: 'Which tree has leaves like this?', es: '¿Qué árbol tiene hojas así?', ar: 'أي شجرة لها ورق كهذا؟' },
  names: {
    maple: ['Maple', 'Arce', 'القيقب'],
    oak: ['Oak', 'Roble', 'البلّوط'],
    ginkgo: ['Ginkgo', 'Ginkgo', 'الجنكة'],
    holly: ['Holly', 'Acebo', 'البهشية'],
    olive: ['Olive', 'Olivo', 'الزيتون'],
    willow: ['Willow', 'Sauce', 'الصفصاف'],
    eucalyptus: ['Eucalyptus', 'Eucalipto', 'الكينا'],
    birch: ['Birch', 'Abedul', 'البتولا'],
    lemon: ['Lemon', 'Limonero', 'الليمون'],
  },
  things: [
    {
      subject: 'leaf-maple',
      difficulty: 4.8,
      svg: leaves.maple,
      is: 'maple',
      wrong: 'oak birch holly willow ginkgo lemon',
      note: {
        en: 'Some forty litres of its sap boil down to one litre of syrup.',
        es: 'De unos cuarenta litros de su savia se obtiene uno de jarabe.',
        ar: 'من نحو أربعين لترًا من نسغها يُستخلص لتر واحد من الشراب الحلو.',
      },
    },
    {
      subject: 'leaf-oak',
      difficulty: 7.2,
      svg: leaves.oak,
      is: 'oak',
      wrong: 'maple birch holly olive ginkgo willow',
      note: {
        en: 'An oak bears its first acorns after some decades only, but may live for many centuries.',
        es: 'Tarda décadas en dar las primeras bellotas, pero puede vivir muchos siglos.',
        ar: 'لا تعطي أول ثمارها إلا بعد عشرات السنين، وقد تعيش قرونًا كثيرة.',
      },
    },
    {
      subject: 'leaf-ginkgo',
      difficulty: 27.5,
      svg: leaves.ginkgo,
      is: 'ginkgo',
      wrong: 'maple willow eucalyptus birch oak lemon',
      note: {
        en: 'The last of its family: leaves like this are found in rock from the time of the dinosaurs.',
        es: 'Es el último de su familia: hay hojas así en rocas del tiempo de los dinosaurios.',
        ar: 'هي آخر فصيلتها، وتوجد أوراق كهذه في صخور من عصر الديناصورات.',
      },
    },
    {
      subject: 'leaf-holly',
      difficulty: 25.5,
      svg: leaves.holly,
      is: 'holly',
      wrong: 'olive oak lemon maple eucalyptus birch',
      note: {
        en: 'High up, out of reach of hungry deer, its leaves have hardly any spines.',
        es: 'En lo alto, fuera del alcance de los ciervos, sus hojas casi no tienen espinas.',
        ar: 'أوراقها العالية التي لا تبلغها الأيائل تكاد تخلو من الأشواك.',
      },
    },
  ],
}
