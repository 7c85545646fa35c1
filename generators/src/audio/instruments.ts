// Which instrument plays, and how it is played. The imitated instruments are in voices.ts.

import type { LocalText } from '@trivium/content/types'
import { mannerQuestions } from './playing-manners.ts'
import { alike, say } from '../say.ts'
import { placeAmong } from './sound-question.ts'
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
    name: say('Bell', 'Campana', 'جرس'),
    trait: say(
      'A hard stroke and a long fading; its overtones are no whole multiples, hence the metallic sound.',
      'Un golpe seco y una larga extinción; sus armónicos no son múltiplos enteros, de ahí el timbre metálico.',
      'طرقة حادة يتبعها خفوت طويل، ونغماته التوافقية ليست مضاعفات صحيحة فجاء رنينه معدنيًا.',
    ),
    voice: bell,
  },
  flute: {
    name: say('Flute', 'Flauta', 'فلوت'),
    trait: say(
      'Soft start, breath in the sound and hardly any overtones.',
      'Comienzo suave, aire en el sonido y casi ningún armónico.',
      'بداية ناعمة ونفَس مسموع ونغمات توافقية قليلة.',
    ),
    voice: flute,
  },
  clarinet: {
    name: say('Clarinet', 'Clarinete', 'كلارينيت'),
    trait: say(
      'Almost only odd overtones, which makes the sound hollow and woody.',
      'Casi solo armónicos impares, lo que da un sonido hueco, como de madera.',
      'نغماته التوافقية فردية في معظمها فجاء صوته أجوف خشبيًا.',
    ),
    voice: clarinet,
  },
  organ: {
    name: say('Pipe organ', 'Órgano de tubos', 'أرغن'),
    trait: say(
      'Full, with octaves above and below, and at one loudness to the end.',
      'Lleno, con octavas por encima y por debajo, y con la misma fuerza hasta el final.',
      'صوت ممتلئ فيه أوكتافات أعلى وأسفل، وشدته ثابتة حتى النهاية.',
    ),
    voice: organ,
  },
  plucked: {
    name: say('Plucked string', 'Cuerda pulsada', 'وتر منقور'),
    trait: say(
      'It begins with a sharp edge, and the bright part of the sound fades first.',
      'Empieza con un ataque nítido y lo brillante del sonido se apaga primero.',
      'يبدأ بنقرة حادة، ويخفت الجزء اللامع من صوته أولًا.',
    ),
    voice: plucked,
  },
  bowed: {
    name: say('Bowed string', 'Cuerda frotada', 'وتر بالقوس'),
    trait: say(
      'It swells, is rich in overtones and wavers with vibrato.',
      'Crece poco a poco, es rica en armónicos y oscila con el vibrato.',
      'يتنامى ببطء، غني بالنغمات التوافقية، ويرتعش بالفبراتو.',
    ),
    voice: bowed,
  },
  xylophone: {
    name: say('Xylophone', 'Xilófono', 'زيلوفون'),
    trait: say(
      'A dry, wooden stroke that is gone at once.',
      'Un golpe seco de madera que se apaga enseguida.',
      'طرقة خشبية جافة تختفي حالًا.',
    ),
    voice: xylophone,
  },
  drum: {
    name: say('Deep drum', 'Tambor grave', 'طبل غليظ'),
    trait: say('A low thud without a clear pitch.', 'Un golpe grave sin altura definida.', 'ضربة غليظة بلا نغمة واضحة.'),
    voice: deepDrum,
  },
  shaker: {
    name: say('Shaker', 'Maraca', 'خشخيشة'),
    trait: say(
      'A short hiss without any pitch: grains in a box.',
      'Un siseo breve sin altura: granos dentro de una caja.',
      'هسيس قصير بلا نغمة: حبوب في علبة.',
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
    question: say('Which instrument is imitated here?', '¿Qué instrumento se imita aquí?', 'أي آلة تُقلَّد هنا؟'),
    right: instruments[name].name,
    wrong: wrong.map(other => instruments[other].name),
    note: noteOn(instruments[name]),
    heard: null,
  }))
}

function noteOn({ name, trait }: Instrument): LocalText {
  return say(`${name.en}: ${lowered(trait.en)}`, `${name.es}: ${lowered(trait.es)}`, `${name.ar}: ${trait.ar}`)
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
      question: say(
        'Which two instruments play, in this order?',
        '¿Qué dos instrumentos suenan, en este orden?',
        'ما الآلتان اللتان تعزفان، بهذا الترتيب؟',
      ),
      right: pair(first, second),
      wrong: others.map(([one, other]) => pair(one, other)),
      note: bothNotes(instruments[first], instruments[second]),
      heard: say(
        'The same note, played by one instrument and then by another.',
        'La misma nota, tocada por un instrumento y luego por otro.',
        'النغمة نفسها تعزفها آلة ثم آلة أخرى.',
      ),
    }
  })
}

function pair(first: Name, second: Name): LocalText {
  const [one, other] = [instruments[first].name, instruments[second].name]
  return say(`${one.en}, ${other.en.toLowerCase()}`, `${one.es}, ${other.es.toLowerCase()}`, `${one.ar}، ثم ${other.ar}`)
}

function bothNotes(first: Instrument, second: Instrument): LocalText {
  const [one, other] = [noteOn(first), noteOn(second)]
  return say(`${one.en} ${other.en}`, `${one.es} ${other.es}`, `${one.ar} ${other.ar}`)
}

function places(): SoundQuestion[] {
  const asked: [wanted: Name, order: Name[], difficulty: number, question: LocalText][] = [
    [
      'plucked',
      ['flute', 'organ', 'plucked'],
      11,
      say(
        'Which of the three sounds is a plucked string?',
        '¿Cuál de los tres sonidos es una cuerda pulsada?',
        'أي الأصوات الثلاثة وتر منقور؟',
      ),
    ],
    [
      'flute',
      ['bowed', 'flute', 'clarinet'],
      15,
      say('Which of the three sounds is the flute?', '¿Cuál de los tres sonidos es la flauta?', 'أي الأصوات الثلاثة فلوت؟'),
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
    heard: say(
      'The same note, played by three instruments in turn.',
      'La misma nota, tocada por tres instrumentos sucesivamente.',
      'النغمة نفسها تعزفها ثلاث آلات بالتتابع.',
    ),
  }))
}

function makings(): SoundQuestion[] {
  const ways = {
    struck: say('By striking', 'Golpeando', 'بالطَّرق'),
    plucked: say('By plucking a string', 'Pulsando una cuerda', 'بنقر وتر'),
    blown: say('By blowing', 'Soplando', 'بالنفخ'),
    shaken: say('By shaking', 'Agitando', 'بالهز'),
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
    question: say(
      'How is the imitated instrument made to sound?',
      '¿Cómo se hace sonar el instrumento imitado?',
      'كيف يصدر الصوت من الآلة المقلَّدة؟',
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
    question: say(
      'Five times the same note: how many different instruments play it?',
      'Cinco veces la misma nota: ¿cuántos instrumentos distintos la tocan?',
      'النغمة نفسها خمس مرات: كم آلة مختلفة تعزفها؟',
    ),
    right: alike(count),
    wrong: [2, 3, 4, 5].filter(other => other !== count).map(alike),
    note: listed(order),
    heard: say(
      'The same note, five times, in changing colours of sound.',
      'La misma nota, cinco veces, con timbres cambiantes.',
      'النغمة نفسها خمس مرات بألوان صوتية متغيرة.',
    ),
  }))
}

function listed(order: Name[]): LocalText {
  const names = order.map(name => instruments[name].name)
  return say(
    `In order: ${names.map(({ en }) => en.toLowerCase()).join(', ')}.`,
    `Por orden: ${names.map(({ es }) => es.toLowerCase()).join(', ')}.`,
    `بالترتيب: ${names.map(({ ar }) => ar).join('، ')}.`,
  )
}
