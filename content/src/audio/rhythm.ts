// Beats: their number, tempo, grouping and subdivision.

import { patternQuestions } from './drum-patterns.ts'
import { alike, local, ordinals, placeAmong } from './sound-question.ts'
import type { SoundQuestion } from './sound-question.ts'
import { every, strokes } from './strokes.ts'
import { mixed, silence } from './synth.ts'
import { deepDrum, shaker, snare, tick } from './voices.ts'

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
    question: local('How many drum beats do you hear?', 'كم ضربة طبل تسمع؟', '¿Cuántos golpes de tambor oyes?'),
    right: alike(beats),
    wrong: wrong.map(alike),
    note: local(
      `There were ${beats} even beats. Counting in twos or threes keeps pace with fast ones.`,
      `عدد الضربات المنتظمة: ${beats}. العد مثنى أو ثلاث يعين على مجاراة السريع منها.`,
      `Eran ${beats} golpes regulares. Contar de dos en dos o de tres en tres ayuda cuando van deprisa.`,
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
    question: local(
      'The first beat of every bar is accented. Which time signature fits?',
      'الضربة الأولى من كل مازورة مشددة. أي ميزان يناسب ما تسمع؟',
      'El primer tiempo de cada compás va acentuado. ¿Qué compás encaja?',
    ),
    right: alike(`${group}/4`),
    wrong: wrong.map(other => alike(`${other}/4`)),
    note: local(
      `From one accent to the next there are ${group} beats: ${group}/4. Count “one” on every loud tick.`,
      `عدد الضربات من تشديد إلى الذي يليه ${group}، فالميزان ${group}/4. ابدأ العد من «واحد» عند كل نقرة قوية.`,
      `De un acento al siguiente hay ${group} tiempos: ${group}/4. Di «uno» en cada golpe fuerte.`,
    ),
    heard: local(
      'Even ticks; some of them are louder and higher.',
      'نقرات منتظمة، بعضها أقوى وأحدّ.',
      'Golpes regulares; algunos son más fuertes y agudos.',
    ),
  }))
}

function changing(): SoundQuestion[] {
  const ways = {
    faster: local('It gets faster', 'يتسارع', 'Se acelera'),
    slower: local('It gets slower', 'يتباطأ', 'Se ralentiza'),
    steady: local('It stays the same', 'يبقى ثابتًا', 'Se mantiene igual'),
    fasterSlower: local('It gets faster, then slower', 'يتسارع ثم يتباطأ', 'Se acelera y luego se ralentiza'),
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
    question: local('What happens to the tempo?', 'ماذا يحدث لسرعة الإيقاع؟', '¿Qué le pasa al tempo?'),
    right: ways[way],
    wrong: named.filter(other => other !== way).map(other => ways[other]),
    note: local(
      'Listen to the pauses between the beats: shorter pauses are a faster tempo (accelerando), longer ones a slower tempo (ritardando).',
      'أنصت إلى الفواصل بين الضربات: قِصرها تسارع (أتشيليراندو) وطولها تباطؤ (ريتاردندو).',
      'Escucha las pausas entre los golpes: si se acortan, el tempo se acelera (accelerando); si se alargan, se frena (ritardando).',
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
    question: local(
      'The deep drum gives the beat. Into how many equal parts does the shaker divide each beat?',
      'الطبل الغليظ يعطي الضربة. إلى كم جزء متساوٍ تقسم الخشخيشة كل ضربة؟',
      'El tambor grave marca el pulso. ¿En cuántas partes iguales divide la maraca cada pulso?',
    ),
    right: alike(parts),
    wrong: [2, 3, 4, 6].filter(other => other !== parts).map(alike),
    note: local(
      `The shaker sounds ${parts} times for every beat of the drum. Two parts are eighth notes, three are triplets, four are sixteenths.`,
      `عدد أصوات الخشخيشة لكل ضربة طبل: ${parts}. الجزآن كروش، والثلاثة تريولية، والأربعة دوبل كروش.`,
      `La maraca suena ${parts} veces por cada golpe de tambor. Dos partes son corcheas; tres, tresillos; cuatro, semicorcheas.`,
    ),
    heard: local('A slow drum and a quicker shaker.', 'طبل بطيء وخشخيشة أسرع.', 'Un tambor lento y una maraca más rápida.'),
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
      question: local(
        'Which of the five beats is the loudest?',
        'أي أصوات الطبل الخمسة هو الأقوى؟',
        '¿Cuál de los cinco golpes es el más fuerte?',
      ),
      ...placeAmong(place, 5),
      note: local(
        'One beat was about four times as strong as the others: such a stress is called an accent.',
        'كانت إحدى الضربات أقوى من غيرها نحو أربع مرات، ويسمى ذلك نبرًا أو تشديدًا.',
        'Un golpe era unas cuatro veces más fuerte que los demás: a eso se le llama acento.',
      ),
      heard: local(
        'Five even beats, one of them louder.',
        'خمس ضربات منتظمة، إحداها أقوى.',
        'Cinco golpes regulares, uno de ellos más fuerte.',
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
    question: local(
      'The ticks come evenly, but one is left out. At which place?',
      'النقرات منتظمة لكن واحدة منها ناقصة. في أي موضع؟',
      'Los golpes son regulares, pero falta uno. ¿Cuál?',
    ),
    right: ordinals[3] ?? alike(4),
    wrong: [ordinals[1], ordinals[2], ordinals[4]].filter(ordinal => ordinal !== undefined),
    note: local(
      'Three ticks, a pause twice as long, then four more: the fourth of eight is a rest.',
      'ثلاث نقرات ثم فاصل مضاعف ثم أربع: الموضع الرابع من ثمانية سكتة.',
      'Tres golpes, una pausa el doble de larga y otros cuatro: el cuarto de ocho es un silencio.',
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
    question: local(
      'About how many beats a minute is this tempo?',
      'كم ضربة في الدقيقة تقريبًا سرعة هذا الإيقاع؟',
      '¿Cuántas pulsaciones por minuto tiene, más o menos, este tempo?',
    ),
    right: alike(perMinute),
    wrong: [30, 60, 120, 240].filter(other => other !== perMinute).map(alike),
    note: local(
      `One beat a second makes 60 a minute. Here the number each second was ${perMinute / 60}: ${perMinute} a minute.`,
      `ضربة كل ثانية تعني 60 في الدقيقة. وهنا عدد الضربات في الثانية ${perMinute / 60}، أي ${perMinute} في الدقيقة.`,
      `Una pulsación por segundo son 60 por minuto. Aquí el número por segundo era ${perMinute / 60}, es decir, ${perMinute} por minuto.`,
    ),
    heard: null,
  }))
}
