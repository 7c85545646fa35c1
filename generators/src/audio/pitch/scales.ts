// Scales: the sizes of the steps distinguish them.

import type { LocalText } from '@trivium/content/types'
import { say } from '../../say.ts'
import type { SoundQuestion } from '../sound-question.ts'
import { hzOf, joined } from '../synth.ts'
import { keys } from '../voices.ts'

interface Scale {
  name: LocalText
  /** Semitones above the keynote. */
  steps: number[]
  trait: LocalText
}

const scales = {
  major: {
    name: say('Major scale', 'Escala mayor', 'السلم الكبير (ماجور)'),
    steps: [0, 2, 4, 5, 7, 9, 11, 12],
    trait: say(
      'Semitones lie only between the third and fourth and the seventh and eighth notes.',
      'Solo hay semitonos entre las notas tercera y cuarta y entre la séptima y la octava.',
      'أنصاف الخطوات فيه بين الثالثة والرابعة وبين السابعة والثامنة فقط.',
    ),
  },
  minor: {
    name: say('Natural minor scale', 'Escala menor natural', 'السلم الصغير الطبيعي'),
    steps: [0, 2, 3, 5, 7, 8, 10, 12],
    trait: say(
      'Its third, sixth and seventh notes are a semitone lower than in major.',
      'Sus notas tercera, sexta y séptima están un semitono más abajo que en la mayor.',
      'درجاته الثالثة والسادسة والسابعة أخفض بنصف خطوة مما في الكبير.',
    ),
  },
  harmonicMinor: {
    name: say('Harmonic minor scale', 'Escala menor armónica', 'السلم الصغير الهارموني'),
    steps: [0, 2, 3, 5, 7, 8, 11, 12],
    trait: say(
      'A minor scale with a raised seventh: near the top is a wide step of three semitones.',
      'Una escala menor con la séptima elevada: cerca de la cima hay un paso ancho de tres semitonos.',
      'سلم صغير رُفعت سابعته، فقرب قمته خطوة واسعة من ثلاثة أنصاف.',
    ),
  },
  pentatonic: {
    name: say('Major pentatonic scale', 'Escala pentatónica mayor', 'السلم الخماسي الكبير'),
    steps: [0, 2, 4, 7, 9, 12],
    trait: say(
      'Only five notes to the octave and no semitones at all.',
      'Solo cinco notas por octava y ningún semitono.',
      'خمس نغمات فقط في الأوكتاف، وليس فيه أي نصف خطوة.',
    ),
  },
  chromatic: {
    name: say('Chromatic scale', 'Escala cromática', 'السلم الكروماتي'),
    steps: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    trait: say(
      'Every step is a semitone; no note is left out.',
      'Cada paso es un semitono; no se omite ninguna nota.',
      'كل خطوة فيه نصف خطوة، فلا تُترك أي نغمة.',
    ),
  },
  wholeTone: {
    name: say('Whole-tone scale', 'Escala de tonos enteros', 'سلم الأبعاد الكاملة'),
    steps: [0, 2, 4, 6, 8, 10, 12],
    trait: say(
      'Six equal whole steps: no note feels like home.',
      'Seis tonos iguales: ninguna nota parece el punto de reposo.',
      'ست خطوات كاملة متساوية، فلا تبدو أي نغمة مستقرًّا.',
    ),
  },
  hijaz: {
    name: say('Hijaz scale (Phrygian dominant)', 'Escala hiyaz (frigia dominante)', 'سلم الحجاز'),
    steps: [0, 1, 4, 5, 7, 8, 10, 12],
    trait: say(
      'A wide step of three semitones lies between its second and third notes.',
      'Entre sus notas segunda y tercera hay un paso ancho de tres semitonos.',
      'بين درجتيه الثانية والثالثة خطوة واسعة من ثلاثة أنصاف.',
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
      question: say('Which scale do you hear?', '¿Qué escala oyes?', 'ما السلم الموسيقي الذي تسمعه؟'),
      right,
      wrong: wrong.map(other => scales[other].name),
      note: say(`${right.en}. ${trait.en}`, `${right.es}. ${trait.es}`, `${right.ar}. ${trait.ar}`),
      heard: say('A scale going up one octave.', 'Una escala que sube una octava.', 'سلم يصعد أوكتافًا واحدًا.'),
    }
  })
}
