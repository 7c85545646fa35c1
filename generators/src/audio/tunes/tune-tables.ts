// Openings of melodies in the public domain: their composers died more than a hundred years ago, or they are traditional.

import type { Tune } from './play-tune.ts'

const oneBarOf = (low: string, high: string) => `${low} ${high} ${high} `

export const tunes = {
  furElise: {
    beat: 0.135,
    melody: {
      voice: 'keys',
      notes: `E5 D#5 | E5 D#5 E5 B4 D5 C5 | A4:2 r C4 E4 A4 | B4:2 r E4 G#4 B4 | C5:2 r E4 E5 D#5
        | E5 D#5 E5 B4 D5 C5 | A4:2 r C4 E4 A4 | B4:2 r E4 C5 B4 | A4:5`,
    },
    bass: {
      voice: 'keys',
      notes: 'r:8 A2 E3 A3 r:3 E2 E3 G#3 r:3 A2 E3 A3 r:3 r:6 A2 E3 A3 r:3 E2 E3 G#3 r:3 A2 E3 A3:3',
      volume: 1.3,
    },
  },
  odeToJoy: {
    beat: 0.4,
    melody: { voice: 'fiddle', notes: 'E4 E4 F4 G4 | G4 F4 E4 D4 | C4 C4 D4 E4 | E4:1.5 D4:0.5 D4:2' },
    bass: { voice: 'plucked', notes: 'C3:2 G2:2 C3:2 G2:2 A2:2 E3:2 G2:4' },
  },
  fifth: {
    beat: 0.19,
    melody: {
      voice: 'fiddle',
      notes: `r G4 G4 G4 | Eb4:6 | r F4 F4 F4 | D4:7
        | r G4 G4 G4 | Eb4 Ab4 Ab4 Ab4 | G4 Eb5 Eb5 Eb5 | C5:3`,
    },
    bass: { voice: 'fiddle', notes: 'r G3 G3 G3 Eb3:6 r F3 F3 F3 D3:7 r:4 r:4 r:4 C4+Eb4:3', volume: 2 },
  },
  nachtmusik: {
    beat: 0.4,
    melody: {
      voice: 'fiddle',
      notes: `G4 r:0.5 D4:0.5 G4 r:0.5 D4:0.5 | G4:0.5 D4:0.5 G4:0.5 B4:0.5 D5 r
        | C5 r:0.5 A4:0.5 C5 r:0.5 A4:0.5 | C5:0.5 A4:0.5 F#4:0.5 A4:0.5 D4 r:0.5`,
    },
    bass: {
      voice: 'fiddle',
      notes: `G3 r:0.5 D3:0.5 G3 r:0.5 D3:0.5 G3:0.5 D3:0.5 G3:0.5 B3:0.5 D4 r
        C4 r:0.5 A3:0.5 C4 r:0.5 A3:0.5 C4:0.5 A3:0.5 F#3:0.5 A3:0.5 D3 r:0.5`,
    },
  },
  turkishMarch: {
    beat: 0.105,
    melody: {
      voice: 'keys',
      notes: `B4 A4 G#4 A4 | C5:2 r:2 D5 C5 B4 C5 | E5:2 r:2 F5 E5 D#5 E5 | B5 A5 G#5 A5 B5 A5 G#5 A5
        | C6:4 A5:2 C6:2 | B5:2 A5:2 G5:2 A5:2 | B5:2 A5:2 G5:2 A5:2 | B5:2 A5:2 G5:2 F#5:2 | E5:4`,
    },
    bass: {
      voice: 'keys',
      notes: `r:4 A3:2 C4+E4:2 C4+E4:2 C4+E4:2 A3:2 C4+E4:2 C4+E4:2 C4+E4:2 A3:2 C4+E4:2 A3:2 C4+E4:2
        A3:2 C4+E4:2 C4+E4:2 C4+E4:2 E3:2 B3+E4:2 B3+E4:2 B3+E4:2 E3:2 B3+E4:2 B3+E4:2 B3+E4:2 E3:2 B3+E4:2 B2:2 B3:2 E3:4`,
    },
  },
  spring: {
    beat: 0.27,
    melody: {
      voice: 'fiddle',
      notes: `E5 | G#5 G#5 G#5 F#5:0.5 E5:0.5 | B5:3 B5:0.5 A5:0.5 | G#5 G#5 G#5 F#5:0.5 E5:0.5 | B5:3 B5:0.5 A5:0.5
        | G#5 A5:0.5 B5:0.5 A5 G#5 | F#5:2`,
    },
    bass: { voice: 'fiddle', notes: 'r E3:2 E3:2 E3:2 E3:2 E3:2 E3:2 E3:2 E3:2 E3:2 E3:2 B2:2', volume: 1.2 },
  },
  toccata: {
    beat: 0.39,
    melody: {
      voice: 'organ',
      notes: `A5:0.25 G5:0.25 A5:3 r:0.5 G5:0.25 F5:0.25 E5:0.25 D5:0.25 C#5:0.75 D5:2.5 r
        | A4:0.25 G4:0.25 A4:2.5 r:0.5 E4:0.5 F4:0.5 C#4:0.5 D4:2`,
    },
  },
  lullaby: {
    beat: 0.45,
    melody: { voice: 'celesta', notes: 'E4:0.5 E4:0.5 | G4:1.5 E4:0.5 E4 | G4:2 E4:0.5 G4:0.5 | C5 B4:1.5 A4:0.5 | A4 G4:3' },
    bass: { voice: 'plucked', notes: 'r C3 G3 E3 C3 G3 E3 C3 G3 E3 C3 G3 E3:2', volume: 0.8 },
  },
  greensleeves: {
    beat: 0.27,
    melody: {
      voice: 'plucked',
      notes: `A4 | C5:2 D5 E5:1.5 F#5:0.5 E5 | D5:2 B4 G4:1.5 A4:0.5 B4 | C5:2 A4 A4:1.5 G#4:0.5 A4 | B4:2 G#4 E4:3`,
    },
    bass: { voice: 'plucked', notes: 'r A2:3 A3:3 G2:3 G3:3 A2:3 A3:3 E2:3 E3:3', volume: 1.2 },
  },
  frereJacques: {
    beat: 0.36,
    melody: { voice: 'keys', notes: 'C4 D4 E4 C4 | E4 F4 G4:2 | r | C5 D5 E5 C5 | E5 F5 G5:2' },
  },
  twinkle: {
    beat: 0.2,
    melody: {
      voice: 'celesta',
      notes: `C5 C5 G5 G5 A5 A5 G5:2 | F5 F5 E5 E5 D5 D5 C5:2 | r
        | C5 C5 G5 G5 Ab5 Ab5 G5:2 | F5 F5 Eb5 Eb5 D5 D5 C5:2`,
    },
    bass: {
      voice: 'keys',
      notes: 'C4+E4:4 C4+F4:2 C4+E4:2 C4+F4:2 C4+E4:2 B3+F4:2 C4+E4:2 r C4+Eb4:4 C4+F4:2 C4+Eb4:2 C4+F4:2 C4+Eb4:2 B3+F4:2 C4+Eb4:2',
      volume: 0.7,
    },
  },
  susanna: {
    beat: 0.24,
    melody: {
      voice: 'xylophone',
      notes: `C5:0.5 D5:0.5 E5 G5 G5:1.5 A5:0.5 G5 E5 C5:1.5 r:0.5
        | r C5 D5 E5:2 G5:2 G5:3 A5 G5:2 E5:2 C5:3`,
    },
  },
  toreador: {
    beat: 0.4,
    melody: {
      voice: 'brass',
      notes: `C5 D5:0.75 C5:0.25 A4 A4 | A4:0.75 G4:0.25 A4:0.75 Bb4:0.25 A4:2
        | Bb4 G4:0.75 C5:0.25 A4:2 | F4 D4:0.75 G4:0.25 C4:2`,
    },
    bass: { voice: 'fiddle', notes: 'F3 A3 C3 A3 F3 A3 F3 A3 C3 G3 F3 A3 Bb2 B2 C3:2', volume: 0.9 },
  },
  williamTell: {
    beat: 0.102,
    melody: {
      voice: 'brass',
      notes: `G4 G4 | G4:2 G4 G4 G4:2 G4 G4 | C5:2 D5:2 E5:2 G4 G4 | G4:2 G4 G4 C5:2 E5 E5 | D5:2 B4:2 G4:2 G4 G4
        | G4:2 G4 G4 G4:2 G4 G4 | C5:2 D5:2 E5:2 C5 E5 | G5:5 F5 E5 D5 | C5:2 E5:2 C5:2`,
    },
    bass: {
      voice: 'plucked',
      notes: `r:2 C3:2 E3+G3:2 C3:2 E3+G3:2 C3:2 E3+G3:2 C3:2 E3+G3:2 C3:2 E3+G3:2 C3:2 E3+G3:2 G2:2 D3+G3:2 G2:2 D3+G3:2
        C3:2 E3+G3:2 C3:2 E3+G3:2 C3:2 E3+G3:2 C3:2 E3+G3:2 G2:2 D3+G3:2 G2:2 D3+G3:2 C3:2 E3+G3:2 C3:2`,
    },
  },
  morning: {
    beat: 0.27,
    melody: {
      voice: 'flute',
      notes: `B4 G#4 F#4 E4 F#4 G#4 | B4 G#4 F#4 E4 F#4:0.5 G#4:0.5 F#4:0.5 G#4:0.5 | B4 G#4 B4 C#5 G#4 C#5 | B4 G#4 F#4 E4:3`,
    },
    bass: { voice: 'clarinet', notes: 'E3+B3:12 C#3+G#3:6 E3+B3:6', volume: 0.7 },
  },
  mountainKing: {
    beat: 0.19,
    melody: {
      voice: 'plucked',
      notes: `B3 C#4 D4 E4 F#4 D4 F#4:2 | F4 C#4 F4:2 E4 C4 E4:2 | B3 C#4 D4 E4 F#4 D4 F#4 B4 | A4 F#4 D4 F#4 A4:4`,
    },
    bass: { voice: 'plucked', notes: 'B2:2 F#3:2 B2:2 F#3:2 B2:2 F#3:2 B2:2 F#3:2 B2:2 F#3:2 B2:2 F#3:2 D3:2 A3:2 D3:4' },
  },
  swanLake: {
    beat: 0.24,
    melody: {
      voice: 'clarinet',
      notes: 'F#5:4 B4 C#5 D5 E5 | F#5:3 D5 F#5:3 D5 | F#5:3 B4 D5 B4 G4 D5 | B4:3',
    },
    bass: {
      voice: 'plucked',
      notes: 'B3 D4 F#4 D4 B3 D4 F#4 D4 B3 D4 F#4 D4 B3 D4 F#4 D4 B3 D4 F#4 D4 G3 B3 D4 B3 B3 D4 F#4',
      volume: 1.1,
    },
  },
  sugarPlum: {
    beat: 0.185,
    melody: {
      voice: 'celesta',
      notes: 'r:6 G5 E5 | G5:2 F#5:2 D#5:2 E5:2 | D5 D5 D5:2 C#5 C#5 C#5:2 | C5 C5 C5:2 B4 E5 C5 E5 | B4:4',
    },
    bass: {
      voice: 'plucked',
      notes: 'E3:2 G3+B3:2 E3:2 G3+B3:2 E3:2 G3+B3:2 E3:2 G3+B3:2 E3:2 G#3+B3:2 E3:2 A3:2 E3:2 A3:2 E3:2 A3:2 E3:2 B3:2',
    },
  },
  blueDanube: {
    beat: 0.29,
    melody: {
      voice: 'fiddle',
      notes: 'D4 | D4 F#4 A4 | A4:2 F#5+A5 | F#5+A5:2 D5+F#5 | D5+F#5:2 D4 | D4 F#4 A4 | A4:2 F#5+A5 | F#5+A5:2 C#5+G5 | C#5+G5:2',
    },
    bass: {
      voice: 'plucked',
      notes: `r ${oneBarOf('D3', 'F#3+A3').repeat(4)}${oneBarOf('D3', 'F#3+A3')}${oneBarOf('D3', 'F#3+A3')}${oneBarOf('A2', 'G3+C#4')}A2:2`,
    },
  },
  canon: {
    beat: 0.42,
    melody: { voice: 'fiddle', notes: 'F#5:2 E5:2 D5:2 C#5:2 B4:2 A4:2 B4:2 C#5:2' },
    bass: { voice: 'plucked', notes: 'D3 A3 A2 E3 B2 F#3 F#2 C#3 G2 D3 D3 A3 G2 D3 A2 E3', volume: 1.4 },
  },
  canCan: {
    beat: 0.165,
    melody: {
      voice: 'brass',
      notes: `C5:4 | D5 F5 E5 D5 | G5:2 G5:2 | G5 A5 E5 F5 | D5:2 D5:2 | D5 F5 E5 D5 | C5 C6 B5 A5 | G5 F5 E5 D5 | C5:5`,
    },
    bass: {
      voice: 'plucked',
      notes: 'C3 G3 C3 G3 G2 G3 G2 G3 C3 G3 C3 G3 C3 G3 C3 G3 G2 G3 G2 G3 G2 G3 G2 G3 C3 G3 C3 G3 G2 G3 G2 G3 C3 G3 C3:3',
    },
  },
  cucaracha: {
    beat: 0.4,
    melody: {
      voice: 'brass',
      notes: `C4:0.5 C4:0.5 C4:0.5 | F4:1.5 A4 C4:0.5 C4:0.5 C4:0.5 | F4:1.5 A4:2.5
        | F4 F4:0.5 E4:0.5 E4:0.5 D4:0.5 D4 | C4:2`,
    },
    bass: { voice: 'plucked', notes: 'r:1.5 F3:2 C3:2 F3:2 C3:2 F3:2 C3:2 C3:2' },
  },
  sakura: {
    beat: 0.42,
    melody: {
      voice: 'plucked',
      notes: 'A4 A4 B4:2 | A4 A4 B4:2 | A4 B4 C5 B4 | A4 B4:0.5 A4:0.5 F4:2',
    },
    bass: { voice: 'plucked', notes: 'E3:2 B3:2 E3:2 B3:2 A3:2 E3:2 A3:2 F3:2', volume: 0.9 },
  },
  lammaBada: {
    beat: 0.32,
    melody: { voice: 'plucked', notes: 'G4:4 A4 Bb4 C5 Bb4 Bb4 A4 | Bb4 G4 G4 F#4 G4:4 D4:2' },
    bass: { voice: 'plucked', notes: 'G2:3 D3:2 G2 G2 D3:3 G2:3 D3:2 G2 G2 D3:3', volume: 0.9 },
  },
  surprise: {
    beat: 0.22,
    melody: {
      voice: 'fiddle',
      notes: `C5 C5 E5 E5 G5 G5 E5:2 | F5 F5 D5 D5 B4 B4 G4:2 | C5 C5 E5 E5 G5 G5 E5:2 | C5 C5 F#5 F#5 G5 r
        G2+D3+G3+B3+D4+G4+B4+D5+G5:2`,
      volume: 0.45,
    },
  },
  newWorld: {
    beat: 0.8,
    melody: { voice: 'clarinet', notes: 'E4:0.75 G4:0.25 G4 E4:0.75 D4:0.25 C4 | D4:0.75 E4:0.25 G4:0.75 E4:0.25 D4:2' },
    bass: { voice: 'fiddle', notes: 'C3+G3:2 A2+E3 C3+G3 G2+D3:2 G2+B3:2', volume: 0.5 },
  },
  bridal: {
    beat: 0.4,
    melody: {
      voice: 'organ',
      notes: 'F4 Bb4:0.75 Bb4:0.25 Bb4:2 | F4 C5:0.75 A4:0.25 Bb4:2 | F4 Bb4:0.75 Bb4:0.25 Bb4:2 | F4 C5:0.75 A4:0.25 Bb4:2',
    },
    bass: { voice: 'organ', notes: 'Bb2+D3:4 F2+Eb3:2 Bb2+D3:2 Bb2+D3:4 F2+Eb3:2 Bb2+D3:2', volume: 0.6 },
  },
  bonnie: {
    beat: 0.32,
    melody: { voice: 'flute', notes: 'G4 | E5:1.5 D5:0.5 C5 | D5 C5 A4 | G4 E4:4 | G4 | E5:1.5 D5:0.5 C5 | C5 B4 C5 | D5:2' },
  },
  auldLangSyne: {
    beat: 0.4,
    melody: { voice: 'clarinet', notes: 'G3 | C4:1.5 C4:0.5 C4 E4 | D4:1.5 C4:0.5 D4 E4 | C4:1.5 C4:0.5 E4 G4 | A4:3' },
  },
} satisfies Record<string, Tune>

export type TuneName = keyof typeof tunes
