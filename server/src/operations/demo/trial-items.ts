// A category of the demo whose questions a class tries out, so that the console has item figures and flags worth looking at. We wrote the
// questions for that: one has a wrong key, one asks for what depends on the place, one has an option that nobody takes.

interface TrialItem {
  question: string
  options: readonly string[]
  /** Index of the key. */
  key: number
  note?: string
  difficulty: number
  /** Logits: someone of this ability knows the answer in half of all cases. */
  b: number
  /** How steeply knowing grows with ability; 0 for an item that says nothing about ability. */
  slope: number
  /** What those choose who know the answer, if the key is another one. */
  known?: number
  /** How often each option is chosen by those who do not know; 0 for the answer itself. */
  guesses: readonly number[]
}

export const trialItems: readonly TrialItem[] = [
  {
    question: 'How many minutes are there in two and a half hours?',
    options: ['120', '150', '180', '250'],
    key: 1,
    difficulty: 0.1,
    b: -5,
    slope: 1.2,
    guesses: [4, 0, 2, 1],
  },
  {
    question: 'Which city is the capital of Australia?',
    options: ['Sydney', 'Melbourne', 'Canberra', 'Perth'],
    // Wrong on purpose: the flag "misleads strong players" and the reports lead an editor to it.
    key: 0,
    known: 2,
    difficulty: 0.4,
    b: -0.1,
    slope: 2.6,
    guesses: [6, 2, 0, 1],
  },
  {
    question: 'Which planet goes round the Sun in the shortest time?',
    options: ['Mercury', 'Venus', 'Mars', 'Polaris'],
    key: 0,
    difficulty: 0.3,
    b: -0.6,
    slope: 2.2,
    guesses: [0, 5, 2, 0],
  },
  {
    question: 'In which year did Marie Curie receive the Nobel Prize in Chemistry?',
    options: ['1898', '1903', '1911', '1921'],
    key: 2,
    note: 'The prize of 1903 was the one in physics.',
    difficulty: 0.9,
    b: 3.1,
    slope: 1.8,
    guesses: [2, 8, 0, 3],
  },
  {
    question: 'Which month is the coldest of the year?',
    options: ['January', 'February', 'July', 'December'],
    key: 0,
    difficulty: 0.3,
    b: 0,
    slope: 0,
    guesses: [0, 3, 2, 3],
  },
  {
    question: 'Which gas makes up about four fifths of the air?',
    options: ['Oxygen', 'Nitrogen', 'Carbon dioxide', 'Argon'],
    key: 1,
    difficulty: 0.4,
    b: -0.2,
    slope: 2.4,
    guesses: [6, 0, 3, 1],
  },
  {
    question: 'Which of these numbers is a square number?',
    options: ['48', '56', '81', '99'],
    key: 2,
    difficulty: 0.3,
    b: -0.9,
    slope: 2.4,
    guesses: [3, 3, 0, 2],
  },
  {
    question: 'Which organ produces insulin?',
    options: ['Liver', 'Pancreas', 'Kidney', 'Stomach'],
    key: 1,
    difficulty: 0.5,
    b: 0.3,
    slope: 2.6,
    guesses: [5, 0, 3, 2],
  },
  {
    question: 'What does a hygrometer measure?',
    options: ['Air pressure', 'Wind speed', 'Humidity', 'Rainfall'],
    key: 2,
    difficulty: 0.6,
    b: 0.7,
    slope: 2.4,
    guesses: [4, 1, 0, 3],
  },
  {
    question: 'Which of these words is an adverb?',
    options: ['Quick', 'Quickly', 'Quicken', 'Quickness'],
    key: 1,
    difficulty: 0.4,
    b: -0.4,
    slope: 2.2,
    guesses: [3, 0, 2, 3],
  },
]
