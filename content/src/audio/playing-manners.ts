// Ways to play one long note.

import type { LocalText } from '../types.ts'
import { local } from './sound-question.ts'
import type { SoundQuestion } from './sound-question.ts'
import { gliding, levelled, rounded } from './synth.ts'
import type { Samples } from './synth.ts'

const ways: Record<string, { name: LocalText; note: LocalText; sound: () => Samples }> = {
  vibrato: {
    name: local('Its pitch wavers (vibrato)', 'تتموج حدته (فبراتو)', 'Su altura oscila (vibrato)'),
    note: local(
      'The pitch went up and down five times a second.',
      'كانت الحدة تعلو وتهبط خمس مرات في الثانية.',
      'La altura subía y bajaba cinco veces por segundo.',
    ),
    sound: () => rounded(gliding(2.4, time => 440 * (1 + 0.03 * Math.sin(10 * Math.PI * time)), [1, 0.3])),
  },
  tremolo: {
    name: local('Its loudness pulses (tremolo)', 'تنبض شدته (تريمولو)', 'Su fuerza palpita (trémolo)'),
    note: local(
      'The pitch stayed, but the loudness rose and fell six times a second.',
      'بقيت الحدة ثابتة وعلت الشدة وهبطت ست مرات في الثانية.',
      'La altura no cambiaba, pero la fuerza subía y bajaba seis veces por segundo.',
    ),
    sound: () =>
      rounded(
        levelled(
          gliding(2.4, () => 440, [1, 0.3]),
          time => 0.55 - 0.45 * Math.cos(12 * Math.PI * time),
        ),
      ),
  },
  glissando: {
    name: local('It slides to another pitch (glissando)', 'ينزلق إلى حدة أخرى (غليساندو)', 'Se desliza a otra altura (glissando)'),
    note: local(
      'The pitch slid without steps through a whole octave.',
      'انزلقت الحدة بلا درجات عبر أوكتاف كامل.',
      'La altura se deslizó sin escalones por toda una octava.',
    ),
    sound: () => rounded(gliding(2.4, time => 330 * 2 ** Math.min(1, Math.max(0, (time - 0.4) / 1.5)), [1, 0.3])),
  },
  crescendo: {
    name: local('It gets louder (crescendo)', 'تزداد شدته (كريشندو)', 'Suena cada vez más fuerte (crescendo)'),
    note: local(
      'The pitch stayed and the sound grew from very soft to loud.',
      'بقيت الحدة وتنامى الصوت من خافت جدًا إلى قوي.',
      'La altura no cambió y el sonido creció de muy suave a fuerte.',
    ),
    sound: () =>
      rounded(
        levelled(
          gliding(2.4, () => 392, [1, 0.3]),
          time => 0.03 + 0.97 * (time / 2.4) ** 2,
        ),
      ),
  },
}

export function mannerQuestions(): SoundQuestion[] {
  return Object.entries(ways).map(([subject, { name, note, sound }], index) => ({
    category: 'instruments',
    subject,
    difficulty: 13 + index / 10,
    sound,
    question: local('What happens to the long note?', 'ماذا يحدث للنغمة الطويلة؟', '¿Qué le ocurre a la nota larga?'),
    right: name,
    wrong: Object.values(ways)
      .filter(other => other.name !== name)
      .map(other => other.name),
    note,
    heard: null,
  }))
}
