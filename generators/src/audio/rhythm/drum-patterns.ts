// Two drum parts at the same time, and their rhythmic relation.

import type { LocalText } from '@trivium/content/types'
import { alike, say } from '../../say.ts'
import type { SoundQuestion } from '../sound-question.ts'
import { every, strokes } from './strokes.ts'
import { mixed } from '../synth.ts'
import { deepDrum, shaker, snare, tick } from '../voices.ts'

const category = 'rhythm'

export function patternQuestions(): SoundQuestion[] {
  return [...claps(), swung(), threeAgainstTwo()]
}

function claps(): SoundQuestion[] {
  const ways = {
    on: say('Exactly on the ticks', 'Justo en los golpes de metrónomo', 'مع النقرات تمامًا'),
    off: say('Halfway between the ticks', 'A mitad de camino entre los golpes', 'في منتصف ما بين النقرات'),
    second: say('Only on every second tick', 'Solo en uno de cada dos golpes', 'مع نقرة وتترك نقرة'),
  }
  const times: Record<keyof typeof ways, number[]> = { on: every(0.5, 6), off: every(0.5, 6, 0.25), second: every(1, 3, 0.5) }
  const named: (keyof typeof ways)[] = ['on', 'off', 'second']
  return named.map((way, index) => ({
    category,
    subject: `drum-${way}`,
    difficulty: 15 + index / 10,
    sound: () => mixed([...strokes(every(0.5, 6), tick(2400), 0.7), ...strokes(times[way], snare(), 0.6)]),
    question: say(
      'A metronome ticks. Where do the strokes of the drum fall?',
      'Suena un metrónomo. ¿Dónde caen los golpes del tambor?',
      'يدق المترونوم. أين تقع ضربات الطبل منه؟',
    ),
    right: ways[way],
    wrong: named.filter(other => other !== way).map(other => ways[other]),
    note: placeNotes[way],
    heard: say('A metronome and a drum.', 'Un metrónomo y un tambor.', 'مترونوم وطبل.'),
  }))
}

const placeNotes: Record<'on' | 'off' | 'second', LocalText> = {
  on: say(
    'Tick and drum sound as one: the drum is on the beat.',
    'El metrónomo y el tambor suenan a la vez: el tambor va a tiempo.',
    'النقرة والطبل يُسمعان معًا: الطبل على الضربة.',
  ),
  off: say(
    'Tick and drum alternate evenly: the drum is off the beat.',
    'El metrónomo y el tambor se alternan por igual: el tambor va a contratiempo.',
    'النقرة والطبل يتناوبان بانتظام: الطبل خارج الضربة.',
  ),
  second: say(
    'The drum joins the second, fourth and sixth ticks: a backbeat.',
    'El tambor se une a los golpes segundo, cuarto y sexto: es el «backbeat».',
    'الطبل يرافق النقرات الثانية والرابعة والسادسة، ويسمى ذلك «باك بيت».',
  ),
}

function swung(): SoundQuestion {
  const times = every(0.6, 5).flatMap(at => [at, at + 0.4])
  return {
    category,
    subject: 'swing',
    difficulty: 16,
    sound: () => mixed([...strokes(times, shaker()), ...strokes(every(0.6, 5), tick(1000), 0.5)]),
    question: say(
      'How are the two shakes within each beat spaced?',
      '¿Cómo se reparten las dos sacudidas dentro de cada pulso?',
      'كيف تتوزع هزتا الخشخيشة داخل كل ضربة؟',
    ),
    right: say('Long, then short', 'Larga y corta', 'طويلة ثم قصيرة'),
    wrong: [say('Short, then long', 'Corta y larga', 'قصيرة ثم طويلة'), say('Both equally long', 'Las dos iguales', 'متساويتان')],
    note: say(
      'The first lasts two thirds of the beat, the second one third: a swing rhythm, as in jazz.',
      'La primera dura dos tercios del pulso y la segunda, uno: es el ritmo de swing, como en el jazz.',
      'الأولى ثلثا الضربة والثانية ثلثها، وهو إيقاع السوينغ المعروف في الجاز.',
    ),
    heard: say(
      'A tick on each beat and two shakes of a shaker to each.',
      'Un golpe en cada pulso y dos sacudidas de maraca por pulso.',
      'نقرة في كل ضربة ومعها هزتان للخشخيشة.',
    ),
  }
}

function threeAgainstTwo(): SoundQuestion {
  return {
    category,
    subject: 'three-against-two',
    difficulty: 20,
    sound: () => mixed([...strokes(every(0.6, 5), deepDrum()), ...strokes(every(0.4, 7), tick(2000), 0.7)]),
    question: say(
      'Drum and tick start together. How many ticks come in the time of two drum beats?',
      'El tambor y el metrónomo empiezan juntos. ¿Cuántos golpes de metrónomo caben en dos de tambor?',
      'يبدأ الطبل والنقر معًا. كم نقرة تقع في زمن ضربتي طبل؟',
    ),
    right: alike(3),
    wrong: [1, 2, 4].map(alike),
    note: say(
      'Three against two: they meet on every second drum beat and every third tick, and take turns in between.',
      'Tres contra dos: coinciden cada dos golpes de tambor y cada tres del metrónomo, y entre medias se alternan.',
      'ثلاثة مقابل اثنين: يلتقيان كل ضربتي طبل وكل ثلاث نقرات، ويتناوبان بينهما.',
    ),
    heard: say('A deep drum and a quicker tick.', 'Un tambor grave y un golpeteo más rápido.', 'طبل غليظ ونقر أسرع منه.'),
  }
}
