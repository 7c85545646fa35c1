// Sounds that carry a meaning or demonstrate acoustics. Morse code and telephone keys have their own files.

import type { LocalText } from '@trivium/content/types'
import { morseQuestions } from './morse.ts'
import { say } from '../../say.ts'
import type { SoundQuestion } from '../sound-question.ts'
import { gliding, mixed, noise, overtones, rounded } from '../synth.ts'
import type { Samples } from '../synth.ts'
import { telephoneQuestions } from './telephone-keys.ts'
import { bell, deepDrum, keys, tick } from '../voices.ts'
import { waveQuestions } from './waves.ts'

const category = 'signals'

/** An option that several questions share: it is the right answer of exactly one of them. */
interface Candidate {
  name: LocalText
  note: LocalText
  sound: () => Samples
  difficulty: number
}

export function signalQuestions(): SoundQuestion[] {
  return [...everydayQuestions(), ...sweepQuestions(), ...kindQuestions(), ...waveQuestions(), ...morseQuestions(), ...telephoneQuestions()]
}

function oneOf(candidates: Record<string, Candidate>, question: LocalText): SoundQuestion[] {
  return Object.entries(candidates).map(([subject, { name, note, sound, difficulty }]) => {
    const others = Object.values(candidates).filter(other => other.name !== name)
    return {
      category,
      subcategory: 'around-us',
      subject,
      difficulty,
      sound,
      question,
      right: name,
      wrong: others.slice(0, 4).map(other => other.name),
      note,
      heard: null,
    }
  })
}

function everydayQuestions(): SoundQuestion[] {
  return oneOf(
    everyday,
    say('Which everyday sound is imitated here?', '¿Qué sonido cotidiano se imita aquí?', 'أي صوت من أصوات الحياة اليومية يُقلَّد هنا؟'),
  )
}

const everyday: Record<string, Candidate> = {
  doorbell: {
    name: say('A doorbell', 'Un timbre de puerta', 'جرس باب'),
    note: say(
      'Two chimes, the second a major third lower: ding-dong.',
      'Dos campanadas, la segunda una tercera mayor más baja: din-don.',
      'رنتان، الثانية أخفض بثالثة كبيرة: دينغ دونغ.',
    ),
    sound: () =>
      mixed([
        { at: 0, sound: keys(659.26, 1.4) },
        { at: 0.7, sound: keys(523.25, 1.8) },
      ]),
    difficulty: 1,
  },
  heartbeat: {
    name: say('A heartbeat', 'Los latidos de un corazón', 'نبض قلب'),
    note: say(
      'Dull double thuds with a pause after each pair: the valves of the heart close in two groups.',
      'Golpes sordos de dos en dos con una pausa: las válvulas del corazón se cierran en dos grupos.',
      'خفقتان مكتومتان تتبعهما وقفة: صمامات القلب تنغلق على دفعتين.',
    ),
    sound: () =>
      mixed(
        [0, 0.9, 1.8].flatMap(at => [
          { at, sound: deepDrum() },
          { at: at + 0.3, sound: deepDrum(), volume: 0.6 },
        ]),
      ),
    difficulty: 3,
  },
  clock: {
    name: say('A ticking clock', 'El tictac de un reloj', 'دقات ساعة'),
    note: say(
      'A light tick and a slightly deeper tock, evenly in turn.',
      'Un tic ligero y un tac algo más grave, alternados con regularidad.',
      'تكّة خفيفة وأخرى أغلظ قليلًا بالتناوب وبانتظام.',
    ),
    sound: () => mixed(Array.from({ length: 7 }, (_, index) => ({ at: index * 0.5, sound: tick(index % 2 === 0 ? 2600 : 2000) }))),
    difficulty: 3.5,
  },
  siren: {
    name: say('A two-tone siren of an emergency vehicle', 'Una sirena de emergencia de dos tonos', 'صفارة طوارئ ذات نغمتين'),
    note: say(
      'Two steady tones a fourth apart take turns, as with emergency vehicles in many countries.',
      'Dos tonos fijos a distancia de cuarta se alternan, como en los vehículos de emergencia de muchos países.',
      'صوتان ثابتان بينهما رابعة يتناوبان، كما في سيارات الطوارئ في بلدان كثيرة.',
    ),
    sound: () => rounded(gliding(3, time => (Math.floor(time / 0.5) % 2 === 0 ? 440 : 586.7), [1, 0.6, 0.4, 0.2])),
    difficulty: 2.5,
  },
  telephone: {
    name: say('The ringing of an old telephone', 'El timbre de un teléfono antiguo', 'رنين هاتف قديم'),
    note: say(
      'A little hammer strikes a bell some twenty times a second, stops, and begins again.',
      'Un martillito golpea la campana unas veinte veces por segundo, se detiene y vuelve a empezar.',
      'مطرقة صغيرة تضرب الجرس نحو عشرين مرة في الثانية، ثم تقف وتعود.',
    ),
    sound: () =>
      mixed(
        [0, 1.5].flatMap(start =>
          Array.from({ length: 20 }, (_, index) => ({ at: start + index * 0.05, sound: bell(index % 2 ? 1050 : 1000, 0.35) })),
        ),
      ),
    difficulty: 3.2,
  },
}

function sweepQuestions(): SoundQuestion[] {
  return oneOf(sweeps, say('What does the frequency of the tone do?', '¿Qué hace la frecuencia del tono?', 'ماذا يفعل تردد الصوت؟'))
}

const sweeps: Record<string, Candidate> = {
  rises: {
    name: say('It only rises', 'Solo sube', 'يرتفع فقط'),
    note: say(
      'It rose from 200 Hz to 2000 Hz without a step.',
      'Subió de 200 Hz a 2000 Hz sin escalones.',
      'ارتفع من 200 إلى 2000 هرتز بلا درجات.',
    ),
    sound: () => rounded(gliding(2.2, time => 200 * 10 ** (time / 2.2))),
    difficulty: 1.5,
  },
  falls: {
    name: say('It only falls', 'Solo baja', 'ينخفض فقط'),
    note: say(
      'It fell from 1500 Hz to 150 Hz without a step.',
      'Bajó de 1500 Hz a 150 Hz sin escalones.',
      'انخفض من 1500 إلى 150 هرتز بلا درجات.',
    ),
    sound: () => rounded(gliding(2.2, time => 1500 / 10 ** (time / 2.2))),
    difficulty: 1.6,
  },
  wails: {
    name: say('It rises and falls in turn', 'Sube y baja alternativamente', 'يرتفع وينخفض بالتناوب'),
    note: say(
      'It swung between 500 Hz and 1000 Hz, as a wailing siren does.',
      'Osciló entre 500 Hz y 1000 Hz, como una sirena ululante.',
      'تأرجح بين 500 و1000 هرتز كصفارة الإنذار المولولة.',
    ),
    sound: () => rounded(gliding(3, time => 750 - 250 * Math.cos((2 * Math.PI * time) / 1.5), [1, 0.4])),
    difficulty: 2,
  },
  jumps: {
    name: say('It jumps in steps', 'Da saltos', 'يقفز درجات'),
    note: say(
      'It held one value and then jumped to the next.',
      'Se mantenía en un valor y luego saltaba al siguiente.',
      'ثبت على قيمة ثم قفز إلى التالية.',
    ),
    sound: () => rounded(gliding(2.4, time => [400, 700, 500, 900][Math.floor(time / 0.6)] ?? 900)),
    difficulty: 5,
  },
}

function kindQuestions(): SoundQuestion[] {
  return oneOf(kinds, say('What kind of sound is this?', '¿Qué clase de sonido es este?', 'ما نوع هذا الصوت؟'))
}

const kinds: Record<string, Candidate> = {
  sine: {
    name: say('A pure tone (sine wave)', 'Un tono puro (onda senoidal)', 'نغمة صافية (موجة جيبية)'),
    note: say(
      'A single frequency of 600 Hz, without any overtones.',
      'Una sola frecuencia de 600 Hz, sin armónicos.',
      'تردد واحد هو 600 هرتز بلا أي نغمات توافقية.',
    ),
    sound: () => rounded(overtones(600, 1.6, [{ ratio: 1, level: 1 }])),
    difficulty: 7,
  },
  noise: {
    name: say('White noise', 'Ruido blanco', 'ضوضاء بيضاء'),
    note: say(
      'All frequencies equally strong: a hiss without a pitch.',
      'Todas las frecuencias con la misma fuerza: un siseo sin altura.',
      'كل الترددات بالقوة نفسها: هسيس بلا نغمة.',
    ),
    sound: () => rounded(noise(1.6, 42)),
    difficulty: 4.5,
  },
  square: {
    name: say('A buzzing tone with many overtones', 'Un tono zumbante con muchos armónicos', 'نغمة طنانة كثيرة التوافقيات'),
    note: say(
      'A square wave of 150 Hz: the odd overtones, each the weaker the higher it is.',
      'Una onda cuadrada de 150 Hz: armónicos impares, tanto más débiles cuanto más altos.',
      'موجة مربعة ترددها 150 هرتز: توافقيات فردية تضعف كلما علت.',
    ),
    sound: () =>
      rounded(
        overtones(
          150,
          1.6,
          Array.from({ length: 20 }, (_, index) => ({ ratio: index * 2 + 1, level: 1 / (index * 2 + 1) })),
        ),
      ),
    difficulty: 9,
  },
  clicks: {
    name: say('A row of separate clicks', 'Una serie de chasquidos sueltos', 'سلسلة نقرات منفصلة'),
    note: say(
      'Twelve short clicks a second: too few to melt into a tone.',
      'Doce chasquidos breves por segundo: pocos para fundirse en un tono.',
      'اثنتا عشرة نقرة قصيرة في الثانية: أقل من أن تندمج في نغمة.',
    ),
    sound: () => mixed(Array.from({ length: 20 }, (_, index) => ({ at: index / 12, sound: tick(1800) }))),
    difficulty: 5.5,
  },
}
