// Which note is this?

import type { LocalText } from '@trivium/content/types'
import { noteName } from './note-names.ts'
import type { PictureFactDraft } from '../picture-fact.ts'
import { letters, readScore } from './score.ts'
import type { ScoreNote } from './score.ts'
import { drawScore } from './staff.ts'

interface Pitch {
  music: string
  /** Names of notes; without them, the six other letters. */
  wrong?: string
  difficulty: number
  note: LocalText
}

export const pitches: Pitch[] = [
  {
    music: 'treble G4/1',
    difficulty: 5,
    note: {
      en: 'The clef curls around this line and gives it its name: it grew out of a handwritten letter G.',
      es: 'La clave se enrosca en esta línea y le da nombre: nació de una letra G escrita a mano.',
      ar: 'يلتفّ المفتاح حول هذا الخط فيعطيه اسمه، وأصل رسمه حرف G مكتوب باليد.',
    },
  },
  {
    music: 'treble C4/4',
    difficulty: 6,
    note: {
      en: 'Middle C needs a short line of its own, called a ledger line. It lies near the middle of the piano.',
      es: 'El do central necesita una línea adicional propia. Queda hacia la mitad del teclado del piano.',
      ar: 'هي «دو الوسطى»، وتُكتب على خط إضافي قصير، وموضعها قرب وسط لوحة المفاتيح في البيانو.',
    },
  },
  {
    music: 'treble A4/1',
    difficulty: 18,
    note: {
      en: 'Orchestras tune to it: the oboe plays it, and the standard pitch is 440 vibrations a second.',
      es: 'Con ella afina la orquesta: la da el oboe, y su altura normal es de 440 vibraciones por segundo.',
      ar: 'عليها تضبط الأوركسترا آلاتها: يعزفها الأوبوا، وترددها المعتمد 440 ذبذبة في الثانية.',
    },
  },
  {
    music: 'treble B4/4',
    difficulty: 16,
    note: {
      en: 'It sits on the middle line. From here upwards the stems of notes usually point down.',
      es: 'Está en la línea central. De aquí hacia arriba, las plicas suelen ir hacia abajo.',
      ar: 'تقع على الخط الأوسط، ومنه فصاعدًا تتجه سيقان العلامات عادةً إلى أسفل.',
    },
  },
  {
    music: 'treble E4/1',
    difficulty: 13,
    note: {
      en: 'It lies on the lowest line. The five lines, from the bottom up, are E G B D F.',
      es: 'Está en la línea más baja. Las cinco líneas, de abajo arriba, son mi, sol, si, re y fa.',
      ar: 'تقع على الخط الأسفل. والخطوط الخمسة من أسفل إلى أعلى: مي، صول، سي، ري، فا.',
    },
  },
  {
    music: 'treble F4/4',
    difficulty: 14,
    note: {
      en: 'It fills the lowest space. From the bottom up, the four spaces spell the English word FACE.',
      es: 'Ocupa el espacio más bajo. Los cuatro espacios, de abajo arriba, son fa, la, do y mi.',
      ar: 'تقع في المسافة السفلى. والمسافات الأربع من أسفل إلى أعلى: فا، لا، دو، مي.',
    },
  },
  {
    music: 'treble C5/1',
    difficulty: 19,
    note: {
      en: 'It is an octave above middle C and vibrates exactly twice as fast.',
      es: 'Está una octava por encima del do central y vibra exactamente el doble de rápido.',
      ar: 'أعلى من «دو الوسطى» بأوكتاف، وسرعة ذبذباتها ضعف سرعتها تمامًا.',
    },
  },
  {
    music: 'treble D5/4',
    difficulty: 22,
    note: {
      en: 'Guido of Arezzo took re and its sisters from the first syllables of a hymn, in the eleventh century.',
      es: 'Guido de Arezzo tomó en el siglo XI los nombres de las notas de las primeras sílabas de un himno.',
      ar: 'أخذ غويدو الأريتسي أسماء النغمات في القرن 11 من المقاطع الأولى لأبيات ترنيمة.',
    },
  },
  {
    music: 'treble F5/1',
    difficulty: 23,
    note: {
      en: 'It crowns the top line. The staff has had five lines for most music since the Renaissance.',
      es: 'Corona la línea superior. El pentagrama de cinco líneas es lo habitual desde el Renacimiento.',
      ar: 'تقع على الخط الأعلى. وقد شاع المدرّج ذو الخطوط الخمسة منذ عصر النهضة.',
    },
  },
  {
    music: 'treble A5/4',
    difficulty: 36,
    note: {
      en: 'Above the staff, ledger lines go on as below. This note lies an octave above the one orchestras tune to.',
      es: 'Por encima del pentagrama también hay líneas adicionales. Está una octava sobre la nota de afinar.',
      ar: 'للخطوط الإضافية مكان فوق المدرّج أيضًا. وهذه أعلى بأوكتاف من نغمة ضبط الأوركسترا.',
    },
  },
  {
    music: 'bass F3/1',
    difficulty: 38,
    note: {
      en: 'The two dots of the bass clef enclose this line: the clef grew out of a letter F.',
      es: 'Los dos puntos de la clave encierran esta línea: la clave nació de una letra F.',
      ar: 'تحصر نقطتا المفتاح هذا الخط، وأصل رسم المفتاح حرف F.',
    },
  },
  {
    music: 'bass C4/4',
    difficulty: 44,
    note: {
      en: 'Middle C again: one ledger line above the bass staff is the same note as one below the treble staff.',
      es: 'Otra vez el do central: aquí, una línea por encima del pentagrama; en clave de sol, una por debajo.',
      ar: 'هي «دو الوسطى» نفسها: خط إضافي فوق مدرّج مفتاح فا، أو تحت مدرّج مفتاح صول.',
    },
  },
  {
    music: 'bass G2/1',
    difficulty: 46,
    note: {
      en: 'The lowest line of this staff. Cellos, bassoons and the pianist’s left hand read this clef.',
      es: 'La línea más baja. En esta clave leen el violonchelo, el fagot y la mano izquierda del pianista.',
      ar: 'تقع على الخط الأسفل. وبهذا المفتاح يقرأ عازفو التشيلو والباسون، واليد اليسرى في البيانو.',
    },
  },
  {
    music: 'bass D3/4',
    difficulty: 50,
    note: {
      en: 'On the middle line, where the treble clef would have a B. Every note lies two letters away between the clefs.',
      es: 'En la línea central, donde en clave de sol estaría el si: cada clave cambia el nombre de las líneas.',
      ar: 'تقع على الخط الأوسط، وموضعها في مفتاح صول للنغمة سي: المفتاح هو الذي يسمّي الخطوط.',
    },
  },
  {
    music: 'treble F#4/4',
    wrong: 'F G# C# E D#',
    difficulty: 26,
    note: {
      en: 'It is the one black key in the scale of G major.',
      es: 'Es la única tecla negra de la escala de sol mayor.',
      ar: 'هي المفتاح الأسود الوحيد في سلّم صول الكبير.',
    },
  },
  {
    music: 'treble Bb4/4',
    wrong: 'B A Ab Eb Db',
    difficulty: 28,
    note: {
      en: 'In German this note is called B and the white key above it H: so Bach could write his name in music.',
      es: 'En alemán se llama B, y la tecla blanca vecina, H: por eso Bach pudo escribir su apellido con notas.',
      ar: 'تُسمّى بالألمانية B والمفتاح الأبيض الذي يليها H، فاستطاع باخ أن يكتب اسمه بالنغمات.',
    },
  },
  {
    music: 'treble C#5/4',
    wrong: 'C D B D# F#',
    difficulty: 32,
    note: {
      en: 'The piano has the same black key for it and for D flat.',
      es: 'En el piano comparte tecla negra con el re bemol.',
      ar: 'لها في البيانو المفتاح الأسود نفسه الذي للنغمة ري بيمول.',
    },
  },
]

export function pitchQuestions(): PictureFactDraft[] {
  return pitches.map(({ music, wrong, difficulty, note }) => {
    const { letter, accidental } = soleNote(music)
    const others = wrong === undefined ? neighboursOf(letter) : wrong.split(' ')
    return {
      subject: music.replace(/\/.*/, '').replace(' ', '-'),
      difficulty,
      svg: drawScore(music),
      question: { en: 'Which note is this?', es: '¿Qué nota es esta?', ar: 'ما هذه النغمة؟' },
      right: noteName(letter, accidental),
      wrong: others.map(nameOf),
      note,
    }
  })
}

function soleNote(music: string): ScoreNote {
  const note = readScore(music).events.find(event => event.kind === 'note')
  if (!note) throw new Error(`no note in ${music}`)
  return note
}

/** The other letters, the nearest first. */
function neighboursOf(letter: ScoreNote['letter']): string[] {
  const place = letters.indexOf(letter)
  return [1, 6, 2, 5, 3, 4].map(away => letters[(place + away) % 7] ?? 'C')
}

function nameOf(written: string): LocalText {
  const { letter, accidental } = soleNote(`${written}4/4`)
  return noteName(letter, accidental)
}
