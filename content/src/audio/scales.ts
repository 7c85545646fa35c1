// Scales: the sizes of the steps distinguish them.

import type { LocalText } from '../types.ts'
import { local } from './sound-question.ts'
import type { SoundQuestion } from './sound-question.ts'
import { hzOf, joined } from './synth.ts'
import { keys } from './voices.ts'

interface Scale {
  name: LocalText
  /** Semitones above the keynote. */
  steps: number[]
  trait: LocalText
}

const scales = {
  major: {
    name: local('Major scale', 'السلم الكبير (ماجور)', 'Escala mayor'),
    steps: [0, 2, 4, 5, 7, 9, 11, 12],
    trait: local(
      'Semitones lie only between the third and fourth and the seventh and eighth notes.',
      'أنصاف الخطوات فيه بين الثالثة والرابعة وبين السابعة والثامنة فقط.',
      'Solo hay semitonos entre las notas tercera y cuarta y entre la séptima y la octava.',
    ),
  },
  minor: {
    name: local('Natural minor scale', 'السلم الصغير الطبيعي', 'Escala menor natural'),
    steps: [0, 2, 3, 5, 7, 8, 10, 12],
    trait: local(
      'Its third, sixth and seventh notes are a semitone lower than in major.',
      'درجاته الثالثة والسادسة والسابعة أخفض بنصف خطوة مما في الكبير.',
      'Sus notas tercera, sexta y séptima están un semitono más abajo que en la mayor.',
    ),
  },
  harmonicMinor: {
    name: local('Harmonic minor scale', 'السلم الصغير الهارموني', 'Escala menor armónica'),
    steps: [0, 2, 3, 5, 7, 8, 11, 12],
    trait: local(
      'A minor scale with a raised seventh: near the top is a wide step of three semitones.',
      'سلم صغير رُفعت سابعته، فقرب قمته خطوة واسعة من ثلاثة أنصاف.',
      'Una escala menor con la séptima elevada: cerca de la cima hay un paso ancho de tres semitonos.',
    ),
  },
  pentatonic: {
    name: local('Major pentatonic scale', 'السلم الخماسي الكبير', 'Escala pentatónica mayor'),
    steps: [0, 2, 4, 7, 9, 12],
    trait: local(
      'Only five notes to the octave and no semitones at all.',
      'خمس نغمات فقط في الأوكتاف، وليس فيه أي نصف خطوة.',
      'Solo cinco notas por octava y ningún semitono.',
    ),
  },
  chromatic: {
    name: local('Chromatic scale', 'السلم الكروماتي', 'Escala cromática'),
    steps: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    trait: local(
      'Every step is a semitone; no note is left out.',
      'كل خطوة فيه نصف خطوة، فلا تُترك أي نغمة.',
      'Cada paso es un semitono; no se omite ninguna nota.',
    ),
  },
  wholeTone: {
    name: local('Whole-tone scale', 'سلم الأبعاد الكاملة', 'Escala de tonos enteros'),
    steps: [0, 2, 4, 6, 8, 10, 12],
    trait: local(
      'Six equal whole steps: no note feels like home.',
      'ست خطوات كاملة متساوية، فلا تبدو أي نغمة مستقرًّا.',
      'Seis tonos iguales: ninguna nota parece el punto de reposo.',
    ),
  },
  hijaz: {
    name: local('Hijaz scale (Phrygian dominant)', 'سلم الحجاز', 'Escala hiyaz (frigia dominante)'),
    steps: [0, 1, 4, 5, 7, 8, 10, 12],
    trait: local(
      'A wide step of three semitones lies between its second and third notes.',
      'بين درجتيه الثانية والثالثة خطوة واسعة من ثلاثة أنصاف.',
      'Entre sus notas segunda y tercera hay un paso ancho de tres semitonos.',
    ),
  },
} satisfies Record<string, Scale>

type ScaleName = keyof typeof scales

const asked: [name: ScaleName, keynote: number, difficulty: number, wrong: ScaleName[]][] = [
  ['major', 60, 5, ['minor', 'chromatic', 'wholeTone']],
  ['chromatic', 60, 8, ['major', 'minor', 'pentatonic']],
  ['minor', 57, 9, ['major', 'chromatic', 'wholeTone']],
  ['pentatonic', 65, 10, ['minor', 'chromatic', 'harmonicMinor']],
  ['wholeTone', 60, 13, ['minor', 'chromatic', 'pentatonic']],
  ['hijaz', 62, 16, ['major', 'minor', 'wholeTone']],
  ['harmonicMinor', 59, 17, ['major', 'minor', 'pentatonic']],
]

export function scaleQuestions(): SoundQuestion[] {
  return asked.map(([name, keynote, difficulty, wrong]) => {
    const { steps, trait, name: right }: Scale = scales[name]
    return {
      category: 'chords-and-scales',
      subject: `scale-${name}`,
      difficulty,
      sound: () => joined(...steps.map(step => keys(hzOf(keynote + step), steps.length > 8 ? 0.22 : 0.3))),
      question: local('Which scale do you hear?', 'ما السلم الموسيقي الذي تسمعه؟', '¿Qué escala oyes?'),
      right,
      wrong: wrong.map(other => scales[other].name),
      note: local(`${right.en}. ${trait.en}`, `${right.ar}. ${trait.ar}`, `${right.es}. ${trait.es}`),
      heard: local('A scale going up one octave.', 'سلم يصعد أوكتافًا واحدًا.', 'Una escala que sube una octava.'),
    }
  })
}
