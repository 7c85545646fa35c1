// What are these bridges and columns called?

import { bridges, columns, twisted } from './building-drawings.ts'
import type { ThingKind } from './thing.ts'

export const bridgeKind: ThingKind = {
  pack: 'things-bridge',
  question: { en: 'What kind of bridge is this?', es: '¿Qué tipo de puente es este?', ar: 'من أي أنواع الجسور هذا الجسر؟' },
  names: {
    suspension: ['Suspension bridge', 'Puente colgante', 'جسر معلّق'],
    stayed: ['Cable-stayed bridge', 'Puente atirantado', 'جسر مشدود بالكابلات'],
    arch: ['Arch bridge', 'Puente de arcos', 'جسر مقوّس'],
    bascule: ['Bascule bridge', 'Puente basculante', 'جسر قلّاب'],
    truss: ['Truss bridge', 'Puente de celosía', 'جسر جملوني'],
    pontoon: ['Pontoon bridge', 'Puente de pontones', 'جسر عائم'],
    swing: ['Swing bridge', 'Puente giratorio', 'جسر دوّار'],
    logs: ['Log bridge', 'Puente de troncos', 'جسر من جذوع'],
  },
  things: [
    {
      subject: 'bridge-suspension',
      difficulty: 11.2,
      svg: bridges.suspension,
      is: 'suspension',
      wrong: 'stayed truss bascule arch pontoon',
      note: {
        en: 'The roadway hangs from cables that sag between the towers. The Incas wove such bridges from grass.',
        es: 'La calzada cuelga de cables que descienden entre las torres. Los incas los tejían de paja.',
        ar: 'يتدلّى الطريق من كابلات مرتخية بين البرجين. وكان الإنكا ينسجون مثله من العشب.',
      },
    },
    {
      subject: 'bridge-stayed',
      difficulty: 29,
      svg: bridges.stayed,
      is: 'stayed',
      wrong: 'suspension truss swing bascule arch',
      note: {
        en: 'Straight cables run from the tower to the deck itself. The Millau viaduct in France hangs like this.',
        es: 'Los tirantes van rectos de la torre al tablero. Así se sostiene el viaducto de Millau, en Francia.',
        ar: 'تمتد الكابلات مستقيمة من البرج إلى سطح الجسر. ومنه جسر محمد السادس قرب الرباط.',
      },
    },
    {
      subject: 'bridge-arch',
      difficulty: 1.6,
      svg: bridges.arch,
      is: 'arch',
      wrong: 'pontoon truss logs stayed swing',
      note: {
        en: 'Stone bears pressure well and tension badly; in an arch everything is pressed.',
        es: 'La piedra soporta bien la compresión y mal la tracción: en un arco todo trabaja comprimido.',
        ar: 'يحتمل الحجر الضغط ولا يحتمل الشدّ، وكل حجر في القوس مضغوط.',
      },
    },
    {
      subject: 'bridge-bascule',
      difficulty: 19.5,
      svg: bridges.bascule,
      is: 'bascule',
      wrong: 'swing suspension pontoon truss stayed',
      note: {
        en: 'Counterweights balance the leaves, so a small engine lifts them. Bascule is French for seesaw.',
        es: 'Unos contrapesos equilibran las hojas: basta un motor pequeño. «Bascule» es balancín en francés.',
        ar: 'توازن أثقالٌ جناحيه فيكفي لرفعهما محرّك صغير، ومنه جسر البرج في لندن.',
      },
    },
    {
      subject: 'bridge-truss',
      difficulty: 34,
      svg: bridges.truss,
      is: 'truss',
      wrong: 'arch bascule stayed swing suspension',
      note: {
        en: 'Its secret is the triangle, the only figure of bars that cannot be pushed out of shape.',
        es: 'Su secreto es el triángulo: la única figura de barras que no se puede deformar.',
        ar: 'سرّه المثلّث، فهو الشكل الوحيد الذي لا يتغيّر إذا دُفعت قضبانه.',
      },
    },
  ],
}

export const columnKind: ThingKind = {
  pack: 'things-column',
  question: { en: 'To which kind does this column belong?', es: '¿De qué tipo es esta columna?', ar: 'من أي طراز هذا العمود؟' },
  names: {
    doric: ['Doric', 'Dórica', 'دوري'],
    ionic: ['Ionic', 'Jónica', 'أيوني'],
    corinthian: ['Corinthian', 'Corintia', 'كورنثي'],
    twisted: ['Solomonic', 'Salomónica', 'حلزوني'],
    lotus: ['Egyptian lotus', 'Lotiforme egipcia', 'لوتسي مصري'],
    persian: ['Persian', 'Persa', 'فارسي'],
  },
  things: [
    {
      subject: 'column-doric',
      difficulty: 18.5,
      svg: columns.doric,
      is: 'doric',
      wrong: 'ionic corinthian twisted lotus persian',
      note: {
        en: 'The oldest and plainest of the Greek orders: no base, a cushion and a slab. The Parthenon stands on it.',
        es: 'El orden griego más antiguo y sobrio: sin basa, con un cojín y una losa. Sobre él se alza el Partenón.',
        ar: 'أقدم طرز اليونان وأبسطها: بلا قاعدة، وعليه وسادة ولوح. وبه بُني البارثينون.',
      },
    },
    {
      subject: 'column-ionic',
      difficulty: 20.5,
      svg: columns.ionic,
      is: 'ionic',
      wrong: 'doric corinthian twisted lotus persian',
      note: {
        en: 'The scrolls are called volutes, and you know it by them.',
        es: 'Se la reconoce por las volutas, esas dos grandes espirales.',
        ar: 'يُعرف باللفّتين الحلزونيتين في تاجه.',
      },
    },
    {
      subject: 'column-corinthian',
      difficulty: 22.5,
      svg: columns.corinthian,
      is: 'corinthian',
      wrong: 'ionic doric lotus twisted persian',
      note: {
        en: 'Acanthus leaves: Vitruvius tells of a sculptor who saw them grow around a basket on a grave.',
        es: 'Son hojas de acanto: cuenta Vitruvio que un escultor las vio crecer en torno a una cesta.',
        ar: 'أوراق الأقنثا: يروي فيتروفيوس أن نحّاتًا رآها نابتة حول سلّة فاستوحاها.',
      },
    },
    {
      subject: 'column-twisted',
      difficulty: 38,
      svg: twisted,
      is: 'twisted',
      wrong: 'corinthian ionic doric persian lotus',
      note: {
        en: 'Bernini’s canopy in St Peter’s in Rome made it famous, and the Baroque carried it round the world.',
        es: 'El baldaquino de Bernini en Roma la hizo célebre; el Barroco americano llenó de ellas sus retablos.',
        ar: 'اشتهر بمظلّة برنيني في روما، ثم حمله فن الباروك إلى أنحاء العالم.',
      },
    },
  ],
}
