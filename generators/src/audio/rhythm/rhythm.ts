// Beats: their number, tempo, grouping and subdivision.

import { patternQuestions } from './drum-patterns.ts'
import { alike, say } from '../../say.ts'
import { ordinals, placeAmong } from '../sound-question.ts'
import type { SoundQuestion } from '../sound-question.ts'
import { every, strokes } from './strokes.ts'
import { mixed, silence } from '../synth.ts'
import { deepDrum, shaker, snare, tick } from '../voices.ts'

const category = 'rhythm'

export function rhythmQuestions(): SoundQuestion[] {
  return [...counting(), ...grouping(), ...changing(), ...dividing(), ...accents(), ...tempos(), ...patternQuestions()]
}

function counting(): SoundQuestion[] {
  const asked: [beats: number, apart: number, difficulty: number, wrong: number[]][] = [
    [5, 0.4, 1, [6, 7, 8]],
    [7, 0.34, 4, [4, 5, 6]],
    [9, 0.24, 9, [7, 8, 10]],
  ]
  return asked.map(([beats, apart, difficulty, wrong]) => ({
    category,
    subject: `count-${beats}`,
    difficulty,
    sound: () => mixed(strokes(every(apart, beats), deepDrum())),
    question: say('How many drum beats do you hear?', '¿Cuántos golpes de tambor oyes?', 'كم ضربة طبل تسمع؟'),
    right: alike(beats),
    wrong: wrong.map(alike),
    note: say(
      `There were ${beats} even beats. Counting in twos or threes keeps pace with fast ones.`,
      `Eran ${beats} golpes regulares. Contar de dos en dos o de tres en tres ayuda cuando van deprisa.`,
      `عدد الضربات المنتظمة: ${beats}. العد مثنى أو ثلاث يعين على مجاراة السريع منها.`,
    ),
    heard: null,
  }))
}

function grouping(): SoundQuestion[] {
  const asked: [group: number, bars: number, apart: number, difficulty: number, wrong: number[]][] = [
    [2, 4, 0.4, 3, [3, 4, 5]],
    [3, 3, 0.36, 5, [2, 4, 5]],
    [4, 3, 0.3, 6, [5, 6, 7]],
    [5, 2, 0.32, 14, [2, 3, 4]],
    [7, 2, 0.26, 18, [4, 5, 6]],
  ]
  return asked.map(([group, bars, apart, difficulty, wrong]) => ({
    category,
    subject: `metre-${group}`,
    difficulty,
    sound: () => mixed([...strokes(every(apart, group * bars), tick(), 0.4), ...strokes(every(apart * group, bars), tick(2100))]),
    question: say(
      'The first beat of every bar is accented. Which time signature fits?',
      'El primer tiempo de cada compás va acentuado. ¿Qué compás encaja?',
      'الضربة الأولى من كل مازورة مشددة. أي ميزان يناسب ما تسمع؟',
    ),
    right: alike(`${group}/4`),
    wrong: wrong.map(other => alike(`${other}/4`)),
    note: say(
      `From one accent to the next there are ${group} beats: ${group}/4. Count “one” on every loud tick.`,
      `De un acento al siguiente hay ${group} tiempos: ${group}/4. Di «uno» en cada golpe fuerte.`,
      `عدد الضربات من تشديد إلى الذي يليه ${group}، فالميزان ${group}/4. ابدأ العد من «واحد» عند كل نقرة قوية.`,
    ),
    heard: say(
      'Even ticks; some of them are louder and higher.',
      'Golpes regulares; algunos son más fuertes y agudos.',
      'نقرات منتظمة، بعضها أقوى وأحدّ.',
    ),
  }))
}

function changing(): SoundQuestion[] {
  const ways = {
    faster: say('It gets faster', 'Se acelera', 'يتسارع'),
    slower: say('It gets slower', 'Se ralentiza', 'يتباطأ'),
    steady: say('It stays the same', 'Se mantiene igual', 'يبقى ثابتًا'),
    fasterSlower: say('It gets faster, then slower', 'Se acelera y luego se ralentiza', 'يتسارع ثم يتباطأ'),
  }
  const gaps: Record<keyof typeof ways, number[]> = {
    faster: [0.52, 0.45, 0.39, 0.33, 0.28, 0.24, 0.2, 0.17],
    slower: [0.17, 0.2, 0.24, 0.29, 0.35, 0.42, 0.5, 0.58],
    steady: [0.33, 0.33, 0.33, 0.33, 0.33, 0.33, 0.33],
    fasterSlower: [0.46, 0.36, 0.27, 0.2, 0.16, 0.2, 0.27, 0.36, 0.46],
  }
  const named: (keyof typeof ways)[] = ['faster', 'slower', 'steady', 'fasterSlower']
  return named.map((way, index) => ({
    category,
    subject: `tempo-${way}`,
    difficulty: 2 + index / 10,
    sound: () => mixed(strokes(timesOf(gaps[way]), snare())),
    question: say('What happens to the tempo?', '¿Qué le pasa al tempo?', 'ماذا يحدث لسرعة الإيقاع؟'),
    right: ways[way],
    wrong: named.filter(other => other !== way).map(other => ways[other]),
    note: say(
      'Listen to the pauses between the beats: shorter pauses are a faster tempo (accelerando), longer ones a slower tempo (ritardando).',
      'Escucha las pausas entre los golpes: si se acortan, el tempo se acelera (accelerando); si se alargan, se frena (ritardando).',
      'أنصت إلى الفواصل بين الضربات: قِصرها تسارع (أتشيليراندو) وطولها تباطؤ (ريتاردندو).',
    ),
    heard: null,
  }))
}

function timesOf(gaps: number[]): number[] {
  let at = 0
  return [0, ...gaps.map(gap => (at += gap))]
}

function dividing(): SoundQuestion[] {
  const difficulties: [parts: number, difficulty: number][] = [
    [2, 8],
    [3, 10],
    [4, 11],
  ]
  return difficulties.map(([parts, difficulty]) => ({
    category,
    subject: `parts-${parts}`,
    difficulty,
    sound: () => mixed([...strokes(every(0.75, 4), deepDrum()), ...strokes(every(0.75 / parts, 4 * parts), shaker(), 0.6)]),
    question: say(
      'The deep drum gives the beat. Into how many equal parts does the shaker divide each beat?',
      'El tambor grave marca el pulso. ¿En cuántas partes iguales divide la maraca cada pulso?',
      'الطبل الغليظ يعطي الضربة. إلى كم جزء متساوٍ تقسم الخشخيشة كل ضربة؟',
    ),
    right: alike(parts),
    wrong: [2, 3, 4, 6].filter(other => other !== parts).map(alike),
    note: say(
      `The shaker sounds ${parts} times for every beat of the drum. Two parts are eighth notes, three are triplets, four are sixteenths.`,
      `La maraca suena ${parts} veces por cada golpe de tambor. Dos partes son corcheas; tres, tresillos; cuatro, semicorcheas.`,
      `عدد أصوات الخشخيشة لكل ضربة طبل: ${parts}. الجزآن كروش، والثلاثة تريولية، والأربعة دوبل كروش.`,
    ),
    heard: say('A slow drum and a quicker shaker.', 'Un tambor lento y una maraca más rápida.', 'طبل بطيء وخشخيشة أسرع.'),
  }))
}

function accents(): SoundQuestion[] {
  const loudest: [place: number, difficulty: number][] = [
    [3, 2.5],
    [4, 2.6],
  ]
  return [
    ...loudest.map(([place, difficulty]) => ({
      category,
      subject: `accent-${place}`,
      difficulty,
      sound: () => mixed([...strokes(every(0.5, 5), snare(), 0.25), ...strokes([(place - 1) * 0.5], snare(), 0.75)]),
      question: say(
        'Which of the five beats is the loudest?',
        '¿Cuál de los cinco golpes es el más fuerte?',
        'أي أصوات الطبل الخمسة هو الأقوى؟',
      ),
      ...placeAmong(place, 5),
      note: say(
        'One beat was about four times as strong as the others: such a stress is called an accent.',
        'Un golpe era unas cuatro veces más fuerte que los demás: a eso se le llama acento.',
        'كانت إحدى الضربات أقوى من غيرها نحو أربع مرات، ويسمى ذلك نبرًا أو تشديدًا.',
      ),
      heard: say(
        'Five even beats, one of them louder.',
        'Cinco golpes regulares, uno de ellos más fuerte.',
        'خمس ضربات منتظمة، إحداها أقوى.',
      ),
    })),
    missingBeat(),
  ]
}

function missingBeat(): SoundQuestion {
  const times = every(0.4, 8).filter((_, index) => index !== 3)
  return {
    category,
    subject: 'missing-4',
    difficulty: 7,
    sound: () => mixed(strokes(times, tick(1200))),
    question: say(
      'The ticks come evenly, but one is left out. At which place?',
      'Los golpes son regulares, pero falta uno. ¿Cuál?',
      'النقرات منتظمة لكن واحدة منها ناقصة. في أي موضع؟',
    ),
    right: ordinals[3] ?? alike(4),
    wrong: [ordinals[1], ordinals[2], ordinals[4]].filter(ordinal => ordinal !== undefined),
    note: say(
      'Three ticks, a pause twice as long, then four more: the fourth of eight is a rest.',
      'Tres golpes, una pausa el doble de larga y otros cuatro: el cuarto de ocho es un silencio.',
      'ثلاث نقرات ثم فاصل مضاعف ثم أربع: الموضع الرابع من ثمانية سكتة.',
    ),
    heard: null,
  }
}

function tempos(): SoundQuestion[] {
  const asked: [perMinute: number, difficulty: number][] = [
    [60, 12],
    [120, 13],
    [240, 12.5],
  ]
  return asked.map(([perMinute, difficulty]) => ({
    category,
    subject: `per-minute-${perMinute}`,
    difficulty,
    // The silence after the last tick is part of the beat.
    sound: () => mixed([...strokes(every(60 / perMinute, (perMinute * 3) / 60 + 1), tick(900)), { at: 3, sound: silence(0.5) }]),
    question: say(
      'About how many beats a minute is this tempo?',
      '¿Cuántas pulsaciones por minuto tiene, más o menos, este tempo?',
      'كم ضربة في الدقيقة تقريبًا سرعة هذا الإيقاع؟',
    ),
    right: alike(perMinute),
    wrong: [30, 60, 120, 240].filter(other => other !== perMinute).map(alike),
    note: say(
      `One beat a second makes 60 a minute. Here the number each second was ${perMinute / 60}: ${perMinute} a minute.`,
      `Una pulsación por segundo son 60 por minuto. Aquí el número por segundo era ${perMinute / 60}, es decir, ${perMinute} por minuto.`,
      `ضربة كل ثانية تعني 60 في الدقيقة. وهنا عدد الضربات في الثانية ${perMinute / 60}، أي ${perMinute} في الدقيقة.`,
    ),
    heard: null,
  }))
}
