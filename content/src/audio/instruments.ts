// Which instrument plays, and how it is played. The imitated instruments are in voices.ts.

import type { LocalText } from '../types.ts'
import { mannerQuestions } from './playing-manners.ts'
import { alike, local, placeAmong } from './sound-question.ts'
import type { SoundQuestion } from './sound-question.ts'
import { hzOf, joined, mixed, silence } from './synth.ts'
import type { Samples } from './synth.ts'
import { bell, bowed, clarinet, deepDrum, flute, organ, plucked, shaker, xylophone } from './voices.ts'
import type { Voice } from './voices.ts'

const category = 'instruments'

interface Instrument {
  name: LocalText
  trait: LocalText
  voice: Voice
}

const instruments = {
  bell: {
    name: local('Bell', 'جرس', 'Campana'),
    trait: local(
      'A hard stroke and a long fading; its overtones are no whole multiples, hence the metallic sound.',
      'طرقة حادة يتبعها خفوت طويل، ونغماته التوافقية ليست مضاعفات صحيحة فجاء رنينه معدنيًا.',
      'Un golpe seco y una larga extinción; sus armónicos no son múltiplos enteros, de ahí el timbre metálico.',
    ),
    voice: bell,
  },
  flute: {
    name: local('Flute', 'فلوت', 'Flauta'),
    trait: local(
      'Soft start, breath in the sound and hardly any overtones.',
      'بداية ناعمة ونفَس مسموع ونغمات توافقية قليلة.',
      'Comienzo suave, aire en el sonido y casi ningún armónico.',
    ),
    voice: flute,
  },
  clarinet: {
    name: local('Clarinet', 'كلارينيت', 'Clarinete'),
    trait: local(
      'Almost only odd overtones, which makes the sound hollow and woody.',
      'نغماته التوافقية فردية في معظمها فجاء صوته أجوف خشبيًا.',
      'Casi solo armónicos impares, lo que da un sonido hueco, como de madera.',
    ),
    voice: clarinet,
  },
  organ: {
    name: local('Pipe organ', 'أرغن', 'Órgano de tubos'),
    trait: local(
      'Full, with octaves above and below, and at one loudness to the end.',
      'صوت ممتلئ فيه أوكتافات أعلى وأسفل، وشدته ثابتة حتى النهاية.',
      'Lleno, con octavas por encima y por debajo, y con la misma fuerza hasta el final.',
    ),
    voice: organ,
  },
  plucked: {
    name: local('Plucked string', 'وتر منقور', 'Cuerda pulsada'),
    trait: local(
      'It begins with a sharp edge, and the bright part of the sound fades first.',
      'يبدأ بنقرة حادة، ويخفت الجزء اللامع من صوته أولًا.',
      'Empieza con un ataque nítido y lo brillante del sonido se apaga primero.',
    ),
    voice: plucked,
  },
  bowed: {
    name: local('Bowed string', 'وتر بالقوس', 'Cuerda frotada'),
    trait: local(
      'It swells, is rich in overtones and wavers with vibrato.',
      'يتنامى ببطء، غني بالنغمات التوافقية، ويرتعش بالفبراتو.',
      'Crece poco a poco, es rica en armónicos y oscila con el vibrato.',
    ),
    voice: bowed,
  },
  xylophone: {
    name: local('Xylophone', 'زيلوفون', 'Xilófono'),
    trait: local(
      'A dry, wooden stroke that is gone at once.',
      'طرقة خشبية جافة تختفي حالًا.',
      'Un golpe seco de madera que se apaga enseguida.',
    ),
    voice: xylophone,
  },
  drum: {
    name: local('Deep drum', 'طبل غليظ', 'Tambor grave'),
    trait: local('A low thud without a clear pitch.', 'ضربة غليظة بلا نغمة واضحة.', 'Un golpe grave sin altura definida.'),
    voice: deepDrum,
  },
  shaker: {
    name: local('Shaker', 'خشخيشة', 'Maraca'),
    trait: local(
      'A short hiss without any pitch: grains in a box.',
      'هسيس قصير بلا نغمة: حبوب في علبة.',
      'Un siseo breve sin altura: granos dentro de una caja.',
    ),
    voice: shaker,
  },
} satisfies Record<string, Instrument>

type Name = keyof typeof instruments

/** A few notes played by the instrument. */
function phrase(name: Name, notes: number[], seconds: number): Samples {
  return mixed(notes.map((note, index) => ({ at: index * seconds, sound: instruments[name].voice(hzOf(note), seconds) })))
}

export function instrumentQuestions(): SoundQuestion[] {
  return [...single(), ...inTurn(), ...places(), ...makings(), ...mannerQuestions(), ...countings()]
}

function single(): SoundQuestion[] {
  const asked: [name: Name, notes: number[], seconds: number, difficulty: number, wrong: Name[]][] = [
    ['drum', [0, 0, 0, 0], 0.5, 1, ['flute', 'bell', 'plucked']],
    ['bell', [72], 2.6, 2, ['flute', 'drum', 'bowed']],
    ['shaker', [0, 0, 0, 0, 0, 0], 0.3, 3, ['bell', 'organ', 'drum']],
    ['flute', [72, 74, 76], 0.75, 5, ['bell', 'plucked', 'drum']],
    ['plucked', [57, 60, 64, 69], 0.6, 6, ['flute', 'organ', 'bowed']],
    ['organ', [55, 60, 64], 0.8, 8, ['plucked', 'xylophone', 'flute']],
    ['xylophone', [72, 76, 79, 84, 79, 76], 0.3, 7, ['organ', 'bowed', 'flute']],
    ['bowed', [64, 67, 69], 0.8, 10, ['xylophone', 'plucked', 'bell']],
    ['clarinet', [58, 62, 65], 0.75, 14, ['bell', 'plucked', 'xylophone']],
  ]
  return asked.map(([name, notes, seconds, difficulty, wrong]) => ({
    category,
    subject: `single-${name}`,
    difficulty,
    sound: () => phrase(name, notes, seconds),
    question: local('Which instrument is imitated here?', 'أي آلة تُقلَّد هنا؟', '¿Qué instrumento se imita aquí?'),
    right: instruments[name].name,
    wrong: wrong.map(other => instruments[other].name),
    note: noteOn(instruments[name]),
    heard: null,
  }))
}

function noteOn({ name, trait }: Instrument): LocalText {
  return local(`${name.en}: ${lowered(trait.en)}`, `${name.ar}: ${trait.ar}`, `${name.es}: ${lowered(trait.es)}`)
}

/** A sentence that continues after a colon starts in lower case. */
function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function inTurn(): SoundQuestion[] {
  const asked: [first: Name, second: Name, difficulty: number][] = [
    ['bell', 'flute', 4],
    ['plucked', 'organ', 9],
    ['flute', 'xylophone', 9.5],
  ]
  return asked.map(([first, second, difficulty]) => {
    const others: [Name, Name][] = [
      [second, first],
      [first, first === 'bell' ? 'drum' : 'bell'],
      [second === 'flute' ? 'organ' : 'bowed', second],
    ]
    return {
      category,
      subject: `turn-${first}-${second}`,
      difficulty,
      sound: () => joined(phrase(first, [69], 1.2), silence(0.15), phrase(second, [69], 1.2)),
      question: local(
        'Which two instruments play, in this order?',
        'ما الآلتان اللتان تعزفان، بهذا الترتيب؟',
        '¿Qué dos instrumentos suenan, en este orden?',
      ),
      right: pair(first, second),
      wrong: others.map(([one, other]) => pair(one, other)),
      note: bothNotes(instruments[first], instruments[second]),
      heard: local(
        'The same note, played by one instrument and then by another.',
        'النغمة نفسها تعزفها آلة ثم آلة أخرى.',
        'La misma nota, tocada por un instrumento y luego por otro.',
      ),
    }
  })
}

function pair(first: Name, second: Name): LocalText {
  const [one, other] = [instruments[first].name, instruments[second].name]
  return local(`${one.en}, ${other.en.toLowerCase()}`, `${one.ar}، ثم ${other.ar}`, `${one.es}, ${other.es.toLowerCase()}`)
}

function bothNotes(first: Instrument, second: Instrument): LocalText {
  const [one, other] = [noteOn(first), noteOn(second)]
  return local(`${one.en} ${other.en}`, `${one.ar} ${other.ar}`, `${one.es} ${other.es}`)
}

function places(): SoundQuestion[] {
  const asked: [wanted: Name, order: Name[], difficulty: number, question: LocalText][] = [
    [
      'plucked',
      ['flute', 'organ', 'plucked'],
      11,
      local(
        'Which of the three sounds is a plucked string?',
        'أي الأصوات الثلاثة وتر منقور؟',
        '¿Cuál de los tres sonidos es una cuerda pulsada?',
      ),
    ],
    [
      'flute',
      ['bowed', 'flute', 'clarinet'],
      15,
      local('Which of the three sounds is the flute?', 'أي الأصوات الثلاثة فلوت؟', '¿Cuál de los tres sonidos es la flauta?'),
    ],
  ]
  return asked.map(([wanted, order, difficulty, question]) => ({
    category,
    subject: `place-${wanted}`,
    difficulty,
    sound: () => joined(...order.flatMap(name => [phrase(name, [67], 0.95), silence(0.12)])),
    question,
    ...placeAmong(order.indexOf(wanted) + 1, order.length),
    note: noteOn(instruments[wanted]),
    heard: local(
      'The same note, played by three instruments in turn.',
      'النغمة نفسها تعزفها ثلاث آلات بالتتابع.',
      'La misma nota, tocada por tres instrumentos sucesivamente.',
    ),
  }))
}

function makings(): SoundQuestion[] {
  const ways = {
    struck: local('By striking', 'بالطَّرق', 'Golpeando'),
    plucked: local('By plucking a string', 'بنقر وتر', 'Pulsando una cuerda'),
    blown: local('By blowing', 'بالنفخ', 'Soplando'),
    shaken: local('By shaking', 'بالهز', 'Agitando'),
  }
  const asked: [way: keyof typeof ways, name: Name, notes: number[], seconds: number][] = [
    ['struck', 'bell', [79, 74, 67], 0.8],
    ['plucked', 'plucked', [67, 62, 59, 55], 0.55],
    ['blown', 'flute', [79, 77, 74], 0.7],
  ]
  return asked.map(([way, name, notes, seconds], index) => ({
    category,
    subject: `making-${way}`,
    difficulty: 12 + index / 10,
    sound: () => phrase(name, notes, seconds),
    question: local(
      'How is the imitated instrument made to sound?',
      'كيف يصدر الصوت من الآلة المقلَّدة؟',
      '¿Cómo se hace sonar el instrumento imitado?',
    ),
    right: ways[way],
    wrong: Object.values(ways).filter(other => other !== ways[way]),
    note: noteOn(instruments[name]),
    heard: null,
  }))
}

function countings(): SoundQuestion[] {
  const asked: [order: Name[], count: number, difficulty: number][] = [
    [['flute', 'plucked', 'flute', 'plucked', 'flute'], 2, 16],
    [['bell', 'organ', 'xylophone', 'bell', 'organ'], 3, 17],
  ]
  return asked.map(([order, count, difficulty]) => ({
    category,
    subject: `count-${count}`,
    difficulty,
    sound: () => joined(...order.flatMap(name => [phrase(name, [67], 0.6), silence(0.08)])),
    question: local(
      'Five times the same note: how many different instruments play it?',
      'النغمة نفسها خمس مرات: كم آلة مختلفة تعزفها؟',
      'Cinco veces la misma nota: ¿cuántos instrumentos distintos la tocan?',
    ),
    right: alike(count),
    wrong: [2, 3, 4, 5].filter(other => other !== count).map(alike),
    note: listed(order),
    heard: local(
      'The same note, five times, in changing colours of sound.',
      'النغمة نفسها خمس مرات بألوان صوتية متغيرة.',
      'La misma nota, cinco veces, con timbres cambiantes.',
    ),
  }))
}

function listed(order: Name[]): LocalText {
  const names = order.map(name => instruments[name].name)
  return local(
    `In order: ${names.map(({ en }) => en.toLowerCase()).join(', ')}.`,
    `بالترتيب: ${names.map(({ ar }) => ar).join('، ')}.`,
    `Por orden: ${names.map(({ es }) => es.toLowerCase()).join(', ')}.`,
  )
}
