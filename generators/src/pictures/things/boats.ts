// Boats and ships.

import { box, disc, drawn, line, patch, repeated, shape, tint, turned, uprights } from './shapes.ts'
import type { ThingKind } from './thing.ts'

const sea = patch(
  tint.sky,
  'M0 190C26 182 54 182 80 190S134 198 160 190S214 182 240 190S294 198 320 190V228Q320 240 308 240H12Q0 240 0 228z',
)
const ripples = line('M24 214q10-6 20 0t20 0M132 222q10-6 20 0t20 0M244 214q10-6 20 0t20 0', 2.2, tint.blue)
const afloat = (...parts: string[]) => drawn(parts.join(''), sea, ripples)

const boats = {
  dhow: afloat(
    shape(tint.dark, 'M30 150L66 160H214C244 158 262 148 290 120C282 168 262 192 246 204H92C66 196 44 176 30 150z') +
      shape(tint.dark, 'M36 146H84V160H44z') +
      line('M158 160L166 62', 6, tint.dark) +
      shape(tint.white, 'M98 150L226 14C250 60 250 110 232 146C190 136 140 140 98 150z') +
      line('M90 158L232 8', 5, tint.dark) +
      line('M46 172C100 186 220 184 270 164', 2, tint.wood),
  ),
  catamaran: afloat(
    shape(tint.white, 'M154 16C210 50 236 100 240 150H156z') +
      shape(tint.red, 'M146 30C110 70 88 110 82 150H146z') +
      line('M150 12V164', 4) +
      box(tint.iron, [78, 156, 164, 12], 2) +
      shape(tint.blue, 'M48 158C66 152 84 156 96 164L92 212H60C50 196 46 176 48 158z') +
      shape(tint.blue, 'M272 158C254 152 236 156 224 164L228 212H260C270 196 274 176 272 158z') +
      line('M56 178H92M228 178H264', 2, tint.white),
  ),
  gondola: afloat(
    shape(tint.line, 'M20 118C40 168 96 182 160 182C224 182 272 166 292 112C296 160 262 208 200 208H124C66 208 26 172 20 118z') +
      shape(tint.steel, 'M292 112C298 84 284 76 276 84C284 86 284 96 280 104L272 106V110H280L272 116V120H280L272 127V131L284 130z') +
      shape(tint.red, 'M132 182V160C140 150 184 150 192 160V182z') +
      line('M84 172V120', 12, tint.line) +
      line('M84 124V100', 13, tint.blue) +
      disc(tint.rose, 84, 82, 10) +
      line('M68 74H100', 4, tint.accent) +
      line('M76 72h16', 8, tint.accent) +
      line('M84 106L108 122L62 214', 4, tint.dark),
  ),
  junk: afloat(
    shape(tint.dark, 'M34 132H84L92 160H236L286 128C286 168 270 192 256 206H84C60 192 42 166 34 132z') +
      line('M126 160V22M210 160V60', 5, tint.dark) +
      shape(tint.red, 'M84 148L78 44C100 22 140 20 172 34C180 72 178 112 168 150z') +
      line('M79 64L177 56M80 86L178 80M82 108L177 104M83 128L173 128', 3) +
      shape(tint.red, 'M186 150L184 76C204 62 232 62 250 74C256 100 254 126 246 150z') +
      line('M184 94L254 92M185 112L254 112M186 132L250 132', 3) +
      box(tint.wood, [40, 112, 40, 20], 1),
  ),
  longship: afloat(
    line('M160 164V26', 6, tint.dark) +
      shape(tint.white, 'M86 44H234C244 76 244 108 234 136H86C76 108 76 76 86 44z') +
      [0, 1, 2].map(index => patch(tint.red, `M${98 + 46 * index} 45h22c4 30 4 60 0 90h-22c-4-30-4-60 0-90z`)).join('') +
      line('M80 44H240', 5, tint.dark) +
      shape(
        tint.wood,
        'M24 84C44 92 44 158 84 164H236C276 158 276 92 292 74C300 66 312 74 304 84L296 86C300 142 280 190 246 204H76C42 190 22 140 30 96C18 98 16 84 24 84z',
      ) +
      line('M304 76l8-4M292 74l-4-8', 3) +
      repeated(
        6,
        index =>
          disc([tint.accent, tint.blue, tint.red][index % 3] ?? tint.red, 96 + 26 * index, 170, 12) +
          disc(tint.line, 96 + 26 * index, 170, 3),
      ),
  ),
  steamer: afloat(
    box(tint.line, [96, 20, 14, 74], 1) +
      box(tint.line, [132, 20, 14, 74], 1) +
      line('M92 22h22M128 22h22', 6) +
      box(tint.white, [66, 92, 160, 30], 1) +
      box(tint.white, [44, 124, 206, 34], 1) +
      box(tint.clay, [110, 72, 60, 20], 1) +
      uprights(9, 76, 17.5, [92, 122], 2) +
      uprights(11, 54, 18.6, [124, 158], 2) +
      shape(tint.white, 'M20 158H262L256 204H46C32 196 22 180 20 158z') +
      disc(tint.red, 262, 158, 45) +
      disc(tint.paper, 262, 158, 37) +
      repeated(4, index => turned(45 * index, line('M225 158H299', 4, tint.red), 262, 158)) +
      disc(tint.red, 262, 158, 7),
  ),
  canoe: afloat(
    shape(tint.red, 'M20 140C40 152 60 164 100 166H220C260 164 280 152 300 140C304 176 270 206 236 208H84C50 206 16 176 20 140z') +
      line('M44 172C90 184 230 184 276 172', 3, tint.white) +
      turned(
        -34,
        line('M100 120H210', 6, tint.dark) +
          shape(tint.wood, 'M200 108H236C252 110 252 130 236 132H200z') +
          line('M98 112v16', 5, tint.dark),
        160,
        120,
      ),
  ),
  submarine: drawn(
    patch(tint.blue, 'M12 0H308Q320 0 320 12V228Q320 240 308 240H12Q0 240 0 228V12Q0 0 12 0z') +
      patch(tint.paper, 'M12 0H308Q320 0 320 12V40C290 32 270 32 240 40S190 48 160 40S110 32 80 40S30 48 0 40V12Q0 0 12 0z') +
      line('M176 92V22H196', 6) +
      shape(tint.accent, 'M128 104L136 78H196L206 104z') +
      shape(tint.accent, 'M48 140C48 110 90 102 160 102C240 102 286 116 292 140C286 166 240 178 160 178C90 178 48 170 48 140z') +
      shape(tint.brass, 'M48 140L22 114V166z') +
      line('M20 116V164', 7, tint.iron) +
      repeated(4, index => disc(tint.sea, 118 + 40 * index, 138, 12)) +
      repeated(3, index => disc(tint.blue, 34 + 14 * index, 96 - 20 * index, 5 + index)),
  ),
}

export const boatKind: ThingKind = {
  pack: 'things-boat',
  question: { en: 'What is a vessel like this called?', es: '¿Cómo se llama una embarcación así?', ar: 'ماذا يُسمّى مركب كهذا؟' },
  names: {
    dhow: ['Dhow', 'Dhow', 'الداو'],
    catamaran: ['Catamaran', 'Catamarán', 'القطمران'],
    gondola: ['Gondola', 'Góndola', 'الجندول'],
    junk: ['Junk', 'Junco', 'الجنك'],
    longship: ['Viking longship', 'Drakkar vikingo', 'سفينة الفايكنغ الطويلة'],
    steamer: ['Paddle steamer', 'Vapor de ruedas', 'باخرة ذات دواليب'],
    canoe: ['Canoe', 'Canoa', 'الكانو'],
    submarine: ['Submarine', 'Submarino', 'الغوّاصة'],
    galley: ['Galley', 'Galera', 'القادس'],
    raft: ['Raft', 'Balsa', 'الطوف'],
    icebreaker: ['Icebreaker', 'Rompehielos', 'كاسحة الجليد'],
    hovercraft: ['Hovercraft', 'Aerodeslizador', 'الحوّامة'],
    tug: ['Tugboat', 'Remolcador', 'القاطرة البحرية'],
    caravel: ['Caravel', 'Carabela', 'الكارافيل'],
  },
  things: [
    {
      subject: 'boat-dhow',
      difficulty: 14.2,
      svg: boats.dhow,
      is: 'dhow',
      wrong: 'junk galley longship gondola raft catamaran',
      note: {
        en: 'The monsoon carried it from Arabia to India and back. Its planks were once sewn together with coconut fibre.',
        es: 'El monzón lo llevaba de Arabia a la India y de vuelta. Sus tablas se cosían con fibra de coco.',
        ar: 'حملته الرياح الموسمية بين بلاد العرب والهند، وكانت ألواحه تُخاط بألياف جوز الهند.',
      },
    },
    {
      subject: 'boat-catamaran',
      difficulty: 10.2,
      svg: boats.catamaran,
      is: 'catamaran',
      wrong: 'raft dhow hovercraft canoe junk gondola',
      note: {
        en: 'The word is Tamil and means tied logs: two slim hulls roll less than one broad one.',
        es: 'La palabra viene del tamil y significa «troncos atados». Dos cascos finos se mecen menos que uno ancho.',
        ar: 'الكلمة من التاميلية بمعنى «الجذوع المربوطة»، والبدنان النحيلان أقل تمايلًا من بدن عريض.',
      },
    },
    {
      subject: 'boat-gondola',
      difficulty: 3.6,
      svg: boats.gondola,
      is: 'gondola',
      wrong: 'canoe dhow galley raft longship junk',
      note: {
        en: 'One side is built wider than the other, so that a single oar on the right drives it straight.',
        es: 'Un costado es más ancho que el otro: así avanza recta con un solo remo a la derecha.',
        ar: 'أحد جانبيه أعرض من الآخر، فيسير مستقيمًا بمجداف واحد على اليمين.',
      },
    },
    {
      subject: 'boat-junk',
      difficulty: 15.8,
      svg: boats.junk,
      is: 'junk',
      wrong: 'dhow caravel longship catamaran galley raft',
      note: {
        en: 'Bamboo battens stiffen its sails, and walls divided its hull into watertight rooms long before Europe did so.',
        es: 'Listones de bambú tensan sus velas, y su casco tuvo compartimentos estancos siglos antes que en Europa.',
        ar: 'تشدّ أشرعته عوارض الخيزران، وقُسم بدنه إلى حجرات كتيمة قبل أوروبا بقرون.',
      },
    },
    {
      subject: 'boat-longship',
      difficulty: 4.4,
      svg: boats.longship,
      is: 'longship',
      wrong: 'galley caravel junk gondola dhow steamer',
      note: {
        en: 'Light and shallow, it came ashore on beaches, went up rivers and crossed to Newfoundland around the year 1000.',
        es: 'Ligero y de poco calado, remontaba ríos y varaba en las playas. Con barcos vikingos se llegó a Terranova.',
        ar: 'خفيفة ضحلة الغاطس تصعد الأنهار وترسو على الشواطئ، وبسفن الفايكنغ بُلغت نيوفاوندلاند نحو سنة 1000.',
      },
    },
    {
      subject: 'boat-steamer',
      difficulty: 5.4,
      svg: boats.steamer,
      is: 'steamer',
      wrong: 'icebreaker tug hovercraft caravel galley submarine',
      note: {
        en: 'In 1845 the Royal Navy tied a paddler and a screw ship stern to stern: the screw dragged the other away.',
        es: 'En 1845, la marina británica ató por la popa uno de ruedas y otro de hélice: ganó la hélice.',
        ar: 'ربطت البحرية البريطانية سنة 1845 باخرة بدواليب وأخرى بمروحة ظهرًا لظهر، فجرّتها ذات المروحة.',
      },
    },
    {
      subject: 'boat-canoe',
      difficulty: 1.5,
      svg: boats.canoe,
      is: 'canoe',
      wrong: 'raft gondola catamaran tug galley dhow',
      note: {
        en: 'Columbus brought the word home from the Taíno of the Caribbean: it is one of the first American loanwords.',
        es: 'Es palabra taína, una de las primeras que el español tomó de América.',
        ar: 'جاء اسمه من لغة التاينو في الكاريبي، وهو من أول ما أخذته أوروبا من كلمات أمريكا.',
      },
    },
    {
      subject: 'boat-submarine',
      difficulty: 0.1,
      svg: boats.submarine,
      is: 'submarine',
      wrong: 'hovercraft icebreaker tug steamer catamaran raft',
      note: {
        en: 'To dive it fills tanks with water; to rise it blows the water out with compressed air.',
        es: 'Para sumergirse llena de agua unos tanques; para subir, la expulsa con aire comprimido.',
        ar: 'تملأ خزّاناتها ماءً لتغوص، وتطرده بالهواء المضغوط لتصعد.',
      },
    },
  ],
}
