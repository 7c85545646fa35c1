// Ways to play one long note.

import type { LocalText } from '@trivium/content/types'
import { say } from '../say.ts'
import type { SoundQuestion } from './sound-question.ts'
import { gliding, levelled, rounded } from './synth.ts'
import type { Samples } from './synth.ts'

const ways: Record<string, { name: LocalText; note: LocalText; sound: () => Samples }> = {
  vibrato: {
    name: say('Its pitch wavers (vibrato)', 'Su altura oscila (vibrato)', 'تتموج حدته (فبراتو)'),
    note: say(
      'The pitch went up and down five times a second.',
      'La altura subía y bajaba cinco veces por segundo.',
      'كانت الحدة تعلو وتهبط خمس مرات في الثانية.',
    ),
    sound: () => rounded(gliding(2.4, time => 440 * (1 + 0.03 * Math.sin(10 * Math.PI * time)), [1, 0.3])),
  },
  tremolo: {
    name: say('Its loudness pulses (tremolo)', 'Su fuerza palpita (trémolo)', 'تنبض شدته (تريمولو)'),
    note: say(
      'The pitch stayed, but the loudness rose and fell six times a second.',
      'La altura no cambiaba, pero la fuerza subía y bajaba seis veces por segundo.',
      'بقيت الحدة ثابتة وعلت الشدة وهبطت ست مرات في الثانية.',
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
    name: say('It slides to another pitch (glissando)', 'Se desliza a otra altura (glissando)', 'ينزلق إلى حدة أخرى (غليساندو)'),
    note: say(
      'The pitch slid without steps through a whole octave.',
      'La altura se deslizó sin escalones por toda una octava.',
      'انزلقت الحدة بلا درجات عبر أوكتاف كامل.',
    ),
    sound: () => rounded(gliding(2.4, time => 330 * 2 ** Math.min(1, Math.max(0, (time - 0.4) / 1.5)), [1, 0.3])),
  },
  crescendo: {
    name: say('It gets louder (crescendo)', 'Suena cada vez más fuerte (crescendo)', 'تزداد شدته (كريشندو)'),
    note: say(
      'The pitch stayed and the sound grew from very soft to loud.',
      'La altura no cambió y el sonido creció de muy suave a fuerte.',
      'بقيت الحدة وتنامى الصوت من خافت جدًا إلى قوي.',
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
    question: say('What happens to the long note?', '¿Qué le ocurre a la nota larga?', 'ماذا يحدث للنغمة الطويلة؟'),
    right: name,
    wrong: Object.values(ways)
      .filter(other => other.name !== name)
      .map(other => other.name),
    note,
    heard: null,
  }))
}
