// Two drum parts at the same time, and their rhythmic relation.

import type { LocalText } from '../types.ts'
import { alike, local } from './sound-question.ts'
import type { SoundQuestion } from './sound-question.ts'
import { every, strokes } from './strokes.ts'
import { mixed } from './synth.ts'
import { deepDrum, shaker, snare, tick } from './voices.ts'

const category = 'rhythm'

export function patternQuestions(): SoundQuestion[] {
  return [...claps(), swung(), threeAgainstTwo()]
}

function claps(): SoundQuestion[] {
  const ways = {
    on: local('Exactly on the ticks', 'مع النقرات تمامًا', 'Justo en los golpes de metrónomo'),
    off: local('Halfway between the ticks', 'في منتصف ما بين النقرات', 'A mitad de camino entre los golpes'),
    second: local('Only on every second tick', 'مع نقرة وتترك نقرة', 'Solo en uno de cada dos golpes'),
  }
  const times: Record<keyof typeof ways, number[]> = { on: every(0.5, 6), off: every(0.5, 6, 0.25), second: every(1, 3, 0.5) }
  const named: (keyof typeof ways)[] = ['on', 'off', 'second']
  return named.map((way, index) => ({
    category,
    subject: `drum-${way}`,
    difficulty: 15 + index / 10,
    sound: () => mixed([...strokes(every(0.5, 6), tick(2400), 0.7), ...strokes(times[way], snare(), 0.6)]),
    question: local(
      'A metronome ticks. Where do the strokes of the drum fall?',
      'يدق المترونوم. أين تقع ضربات الطبل منه؟',
      'Suena un metrónomo. ¿Dónde caen los golpes del tambor?',
    ),
    right: ways[way],
    wrong: named.filter(other => other !== way).map(other => ways[other]),
    note: placeNotes[way],
    heard: local('A metronome and a drum.', 'مترونوم وطبل.', 'Un metrónomo y un tambor.'),
  }))
}

const placeNotes: Record<'on' | 'off' | 'second', LocalText> = {
  on: local(
    'Tick and drum sound as one: the drum is on the beat.',
    'النقرة والطبل يُسمعان معًا: الطبل على الضربة.',
    'El metrónomo y el tambor suenan a la vez: el tambor va a tiempo.',
  ),
  off: local(
    'Tick and drum alternate evenly: the drum is off the beat.',
    'النقرة والطبل يتناوبان بانتظام: الطبل خارج الضربة.',
    'El metrónomo y el tambor se alternan por igual: el tambor va a contratiempo.',
  ),
  second: local(
    'The drum joins the second, fourth and sixth ticks: a backbeat.',
    'الطبل يرافق النقرات الثانية والرابعة والسادسة، ويسمى ذلك «باك بيت».',
    'El tambor se une a los golpes segundo, cuarto y sexto: es el «backbeat».',
  ),
}

function swung(): SoundQuestion {
  const times = every(0.6, 5).flatMap(at => [at, at + 0.4])
  return {
    category,
    subject: 'swing',
    difficulty: 16,
    sound: () => mixed([...strokes(times, shaker()), ...strokes(every(0.6, 5), tick(1000), 0.5)]),
    question: local(
      'How are the two shakes within each beat spaced?',
      'كيف تتوزع هزتا الخشخيشة داخل كل ضربة؟',
      '¿Cómo se reparten las dos sacudidas dentro de cada pulso?',
    ),
    right: local('Long, then short', 'طويلة ثم قصيرة', 'Larga y corta'),
    wrong: [local('Short, then long', 'قصيرة ثم طويلة', 'Corta y larga'), local('Both equally long', 'متساويتان', 'Las dos iguales')],
    note: local(
      'The first lasts two thirds of the beat, the second one third: a swing rhythm, as in jazz.',
      'الأولى ثلثا الضربة والثانية ثلثها، وهو إيقاع السوينغ المعروف في الجاز.',
      'La primera dura dos tercios del pulso y la segunda, uno: es el ritmo de swing, como en el jazz.',
    ),
    heard: local(
      'A tick on each beat and two shakes of a shaker to each.',
      'نقرة في كل ضربة ومعها هزتان للخشخيشة.',
      'Un golpe en cada pulso y dos sacudidas de maraca por pulso.',
    ),
  }
}

function threeAgainstTwo(): SoundQuestion {
  return {
    category,
    subject: 'three-against-two',
    difficulty: 20,
    sound: () => mixed([...strokes(every(0.6, 5), deepDrum()), ...strokes(every(0.4, 7), tick(2000), 0.7)]),
    question: local(
      'Drum and tick start together. How many ticks come in the time of two drum beats?',
      'يبدأ الطبل والنقر معًا. كم نقرة تقع في زمن ضربتي طبل؟',
      'El tambor y el metrónomo empiezan juntos. ¿Cuántos golpes de metrónomo caben en dos de tambor?',
    ),
    right: alike(3),
    wrong: [1, 2, 4].map(alike),
    note: local(
      'Three against two: they meet on every second drum beat and every third tick, and take turns in between.',
      'ثلاثة مقابل اثنين: يلتقيان كل ضربتي طبل وكل ثلاث نقرات، ويتناوبان بينهما.',
      'Tres contra dos: coinciden cada dos golpes de tambor y cada tres del metrónomo, y entre medias se alternan.',
    ),
    heard: local('A deep drum and a quicker tick.', 'طبل غليظ ونقر أسرع منه.', 'Un tambor grave y un golpeteo más rápido.'),
  }
}
