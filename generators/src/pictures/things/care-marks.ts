// What do the marks on clothes and on parcels mean?

import { laundry, parcel } from './sign-drawings.ts'
import type { ThingKind } from './thing.ts'

export const laundryMarks: ThingKind = {
  pack: 'things-laundry',
  question: {
    en: 'What does this laundry mark mean?',
    es: '¿Qué significa este símbolo de lavado?',
    ar: 'ماذا يعني هذا الرمز على الملابس؟',
  },
  names: {
    hand: ['Wash by hand', 'Lavar a mano', 'يُغسل باليد'],
    noBleach: ['Do not bleach', 'No usar blanqueador', 'لا يُبيَّض'],
    coolIron: ['Iron with low heat', 'Planchar con poco calor', 'يُكوى بحرارة خفيفة'],
    noIron: ['Do not iron', 'No planchar', 'لا يُكوى'],
    noTumble: ['Do not tumble-dry', 'No secar en secadora', 'لا يُجفَّف في المجففة'],
    flat: ['Dry flat', 'Secar en horizontal', 'يُجفَّف مبسوطًا'],
    lineDry: ['Dry on a line', 'Secar colgado', 'يُجفَّف معلّقًا'],
    clean: ['Have it cleaned professionally', 'Limpieza profesional', 'يُنظَّف عند مختصّ'],
    machine: ['Wash in the machine', 'Lavar en lavadora', 'يُغسل في الغسالة'],
    noWash: ['Do not wash', 'No lavar', 'لا يُغسل'],
    hotIron: ['Iron with high heat', 'Planchar con mucho calor', 'يُكوى بحرارة عالية'],
    shade: ['Dry in the shade', 'Secar a la sombra', 'يُجفَّف في الظل'],
    noWring: ['Do not wring', 'No escurrir', 'لا يُعصَر'],
    tumble: ['Tumble-dry', 'Secar en secadora', 'يُجفَّف في المجففة'],
  },
  things: [
    {
      subject: 'wash-hand',
      difficulty: 2.8,
      svg: laundry.hand,
      is: 'hand',
      wrong: 'machine noWash noWring flat clean shade',
      note: {
        en: 'The tub always stands for washing. The marks have been one system since the 1950s, when it began in France.',
        es: 'La tina siempre habla de lavar. El sistema de símbolos nació en Francia en los años cincuenta.',
        ar: 'الحوض رمز للغسل دائمًا. وقد نشأ نظام هذه الرموز في فرنسا في خمسينيات القرن 20.',
      },
    },
    {
      subject: 'bleach',
      difficulty: 19,
      svg: laundry.bleach,
      is: 'noBleach',
      wrong: 'noWring noWash noTumble clean shade noIron',
      note: {
        en: 'The triangle once bore the letters Cl for chlorine; without the cross, any bleach is allowed.',
        es: 'El triángulo llevó antes las letras Cl, de cloro. Sin la cruz, se permite cualquier blanqueador.',
        ar: 'كان المثلّث يحمل حرفي Cl رمز الكلور. ومن غير الشطب يجوز أي مبيّض.',
      },
    },
    {
      subject: 'iron-low',
      difficulty: 5.2,
      svg: laundry.iron,
      is: 'coolIron',
      wrong: 'hotIron noIron tumble flat clean machine',
      note: {
        en: 'One dot is for synthetics, at most 110 degrees. Three dots are for cotton and linen.',
        es: 'Un punto es para fibras sintéticas, 110 grados como máximo. Tres, para algodón y lino.',
        ar: 'النقطة الواحدة للألياف الصناعية، 110 درجات على الأكثر، والثلاث للقطن والكتّان.',
      },
    },
    {
      subject: 'iron-none',
      difficulty: 1.1,
      svg: laundry.noIron,
      is: 'noIron',
      wrong: 'noWash noBleach noTumble coolIron noWring flat',
      note: {
        en: 'A cross through any of the marks forbids it, in every country alike.',
        es: 'Una cruz sobre cualquiera de los símbolos lo prohíbe, igual en todos los países.',
        ar: 'الشطب على أي رمز من هذه الرموز يعني المنع، في كل البلدان.',
      },
    },
    {
      subject: 'dry-tumble',
      difficulty: 25,
      svg: laundry.noTumble,
      is: 'noTumble',
      wrong: 'noWash noBleach flat noWring clean machine',
      note: {
        en: 'Square for drying, circle for the drum. Heat and tossing shrink wool to felt.',
        es: 'El cuadrado es secado; el círculo, el tambor. El calor y el roce encogen y apelmazan la lana.',
        ar: 'المربّع للتجفيف والدائرة للأسطوانة الدوّارة. فالحرارة والتقليب يلبّدان الصوف.',
      },
    },
    {
      subject: 'dry-flat',
      difficulty: 35,
      svg: laundry.flat,
      is: 'flat',
      wrong: 'lineDry shade tumble noWring clean coolIron',
      note: {
        en: 'The bar lies as the garment should. Two bars would mean: dripping wet.',
        es: 'La raya yace como debe yacer la prenda. Dos rayas querrían decir: sin escurrir.',
        ar: 'يرقد الخط كما ينبغي أن يرقد الثوب. ولو كانا خطين لكان المعنى: من غير عصر.',
      },
    },
    {
      subject: 'dry-line',
      difficulty: 37,
      svg: laundry.line,
      is: 'lineDry',
      wrong: 'flat tumble noWring hand clean machine',
      note: {
        en: 'The stroke hangs down as the garment does. A slanting one in the corner would ask for shade as well.',
        es: 'La raya cuelga como la prenda. Otra inclinada en la esquina pediría además sombra.',
        ar: 'يتدلّى الخط كما يتدلّى الثوب. ولو أُضيف خط مائل في الزاوية لكان التجفيف في الظل.',
      },
    },
    {
      subject: 'clean-pro',
      difficulty: 41,
      svg: laundry.clean,
      is: 'clean',
      wrong: 'tumble machine hand shade flat noWring',
      note: {
        en: 'A letter inside the circle tells the cleaner which solvent to take.',
        es: 'Una letra dentro del círculo le dice a la tintorería qué disolvente usar.',
        ar: 'حرف داخل الدائرة يدلّ صاحب المصبغة على المذيب المناسب.',
      },
    },
  ],
}

export const parcelMarks: ThingKind = {
  pack: 'things-parcel',
  question: {
    en: 'What does this mark on a parcel mean?',
    es: '¿Qué significa esta marca en un paquete?',
    ar: 'ماذا تعني هذه العلامة على طرد؟',
  },
  names: {
    up: ['This way up', 'Este lado hacia arriba', 'هذا الجانب إلى أعلى'],
    fragile: ['Fragile', 'Frágil', 'قابل للكسر'],
    dry: ['Keep dry', 'Mantener seco', 'يُحفظ جافًّا'],
    cool: ['Keep away from heat', 'Proteger del calor', 'يُحفظ بعيدًا عن الحرارة'],
    stack: ['Do not stack', 'No apilar', 'لا يُكدَّس'],
    roll: ['Do not roll', 'No hacer rodar', 'لا يُدحرج'],
    heavy: ['Heavy load', 'Carga pesada', 'حمولة ثقيلة'],
    hooks: ['Use no hooks', 'No usar ganchos', 'لا تُستعمل الخطاطيف'],
    drink: ['For drinks only', 'Solo para bebidas', 'للمشروبات فقط'],
    open: ['Open here', 'Abrir aquí', 'يُفتح من هنا'],
  },
  things: [
    {
      subject: 'parcel-up',
      difficulty: 3.2,
      svg: parcel.up,
      is: 'up',
      wrong: 'heavy stack roll open hooks dry',
      note: {
        en: 'Two arrows, since a single one might be taken for a signpost.',
        es: 'Son dos flechas: una sola podría tomarse por una señal de camino.',
        ar: 'هما سهمان، لأن السهم الواحد قد يُظنّ إشارة إلى طريق.',
      },
    },
    {
      subject: 'parcel-fragile',
      difficulty: 1.4,
      svg: parcel.fragile,
      is: 'fragile',
      wrong: 'drink dry heavy stack roll hooks',
      note: {
        en: 'Such marks need no language: dockers all over the world know the broken glass.',
        es: 'Estas marcas no necesitan idioma: en cualquier puerto se entiende la copa rota.',
        ar: 'لا تحتاج هذه العلامات إلى لغة، فعمّال كل الموانئ يفهمون الكأس المشروخة.',
      },
    },
    {
      subject: 'parcel-dry',
      difficulty: 2.1,
      svg: parcel.dry,
      is: 'dry',
      wrong: 'cool fragile open stack hooks up',
      note: {
        en: 'Small bags with beads of silica inside help as well: they soak up moisture from the air.',
        es: 'También ayudan las bolsitas con perlas de sílice: absorben la humedad del aire.',
        ar: 'وتعين على ذلك أكياس صغيرة فيها حبيبات السيليكا تمتص رطوبة الهواء.',
      },
    },
    {
      subject: 'parcel-cool',
      difficulty: 10.5,
      svg: parcel.cool,
      is: 'cool',
      wrong: 'dry open fragile stack roll heavy',
      note: {
        en: 'The sun shines on a roof that shades the load.',
        es: 'El sol da en un techo que protege la carga.',
        ar: 'الشمس فوق سقف يظلّل البضاعة.',
      },
    },
  ],
}
