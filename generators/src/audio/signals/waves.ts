// Wave phenomena: a moving source (Doppler effect), interference of two sources, and an echo.

import { alike, say } from '../../say.ts'
import type { SoundQuestion } from '../sound-question.ts'
import { gliding, levelled, mixed, overtones, rounded, together } from '../synth.ts'
import { snare } from '../voices.ts'

const category = 'signals'

export function waveQuestions(): SoundQuestion[] {
  return [movingSource(), ...beatings(), echoes()]
}

/** A horn of 500 Hz at 25 m/s passes at a distance of 6 m: Doppler's formula, sound at 340 m/s. */
function movingSource(): SoundQuestion {
  const away = (time: number) => (time - 1.6) * 25
  const hzAt = (time: number) => 500 / (1 + (25 / 340) * (away(time) / Math.hypot(away(time), 6)))
  return {
    category,
    subcategory: 'around-us',
    subject: 'doppler',
    difficulty: 12,
    sound: () => rounded(levelled(gliding(3.2, hzAt, [1, 0.7, 0.5, 0.3]), time => 6 / Math.hypot(away(time), 6))),
    question: say(
      'A vehicle sounds a horn of constant pitch. How does it move past the listener?',
      'Un vehículo hace sonar una bocina de altura constante. ¿Cómo se mueve respecto al oyente?',
      'سيارة تطلق بوقًا ثابت الحدة. كيف تتحرك بالنسبة إلى السامع؟',
    ),
    right: say('It comes near, passes and moves away', 'Se acerca, pasa y se aleja', 'تقترب ثم تمر ثم تبتعد'),
    wrong: [
      say('It only comes nearer', 'Solo se acerca', 'تقترب فقط'),
      say('It only moves away', 'Solo se aleja', 'تبتعد فقط'),
      say('It stands still', 'Está parado', 'تقف في مكانها'),
    ],
    note: say(
      'The Doppler effect: while it approaches, the sound is higher; at the moment it passes, loudest, the pitch drops.',
      'El efecto Doppler: al acercarse suena más agudo; en el momento de pasar, cuando es más fuerte, la altura baja.',
      'ظاهرة دوبلر: الصوت أحدّ عند الاقتراب، وتهبط حدته لحظة المرور حين يكون أقوى ما يكون.',
    ),
    heard: say(
      'A horn that gets louder and then softer; its pitch drops in the middle.',
      'Una bocina que suena más fuerte y luego más débil; a mitad baja su altura.',
      'بوق يقوى ثم يضعف، وتهبط حدته في الوسط.',
    ),
  }
}

const askedBeatings: [perSecond: number, difficulty: number, wrong: number[]][] = [
  [2, 12.5, [0, 5, 10]],
  [5, 13.5, [1, 2, 12]],
]

function beatings(): SoundQuestion[] {
  return askedBeatings.map(([perSecond, difficulty, wrong]) => ({
    category,
    subcategory: 'around-us',
    subject: `beating-${perSecond}`,
    difficulty,
    sound: () => rounded(together(...[440, 440 + perSecond].map(hz => overtones(hz, 2.5, [{ ratio: 1, level: 1 }])))),
    question: say(
      'Two tones of almost the same frequency sound together. About how many times a second does the loudness swell?',
      'Dos tonos de frecuencia casi igual suenan juntos. ¿Cuántas veces por segundo, más o menos, crece el sonido?',
      'نغمتان متقاربتا التردد تُسمعان معًا. كم مرة تقريبًا تعلو الشدة في الثانية؟',
    ),
    right: alike(perSecond),
    wrong: wrong.map(alike),
    note: say(
      `The tones were 440 Hz and ${440 + perSecond} Hz. They beat as often as their frequencies differ: ${perSecond} times a second.`,
      `Los tonos eran de 440 Hz y ${440 + perSecond} Hz. El número de batidos por segundo es la diferencia de frecuencias: ${perSecond}.`,
      `النغمتان 440 و${440 + perSecond} هرتز، وعدد الخفقات في الثانية يساوي فرق الترددين: ${perSecond}.`,
    ),
    heard: say('A long tone that pulses evenly.', 'Un tono largo que palpita con regularidad.', 'نغمة طويلة تنبض بانتظام.'),
  }))
}

function echoes(): SoundQuestion {
  const claps = [0, 1, 2, 3].map(index => ({ at: index * 0.6, sound: snare(), volume: 0.45 ** index }))
  return {
    category,
    subcategory: 'around-us',
    subject: 'echoes',
    difficulty: 6.5,
    sound: () => mixed(claps),
    question: say(
      'One stroke is followed by its echoes. How many echoes are there?',
      'A un golpe le siguen sus ecos. ¿Cuántos ecos hay?',
      'ضربة واحدة تتبعها أصداؤها. كم صدى لها؟',
    ),
    right: alike(3),
    wrong: [1, 2, 5].map(alike),
    note: say(
      'Four sounds in all: the stroke and three echoes, each less than half as strong as the one before.',
      'Cuatro sonidos en total: el golpe y tres ecos, cada uno de menos de la mitad de fuerza que el anterior.',
      'أربعة أصوات في المجموع: الضربة وثلاثة أصداء، كل منها أقل من نصف ما قبله.',
    ),
    heard: null,
  }
}
