import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'general-knowledge',
  language: 'en',
  questions: [
    {
      question: 'How many sides does a hexagon have?',
      options: ['Six', 'Five', 'Seven', 'Eight'],
      note: 'The Greek word ‘hex’ means six. Bees build their honeycomb from hexagons, which fit together without any gaps.',
    },
    {
      question: 'How many minutes are there in two hours?',
      options: ['120', '100', '140', '200'],
      note: 'Dividing the hour into sixty goes back to the Babylonians, who counted in sixties rather than in hundreds.',
    },
    {
      question: 'How many rings are there on the Olympic flag?',
      options: ['Five', 'Four', 'Six', 'Seven'],
      note: 'Pierre de Coubertin drew the linked rings in 1913. They stand for the continents, brought together by sport.',
    },
    {
      question: 'Which tool shows the direction of magnetic north?',
      options: ['A compass', 'A barometer', 'A sextant', 'A protractor'],
      note: 'Its needle follows the magnetic field. Magnetic north lies some way from the geographic pole, and it wanders.',
    },
    {
      question: 'How many squares are there for the pieces to stand on in chess?',
      options: ['64', '72', '81', '100'],
      note: 'The board has eight rows of eight. At the start of a game, exactly half of its squares are occupied.',
    },
    {
      question: 'Which of these instruments is usually played with a bow?',
      options: ['Cello', 'Trombone', 'Clarinet', 'Harpsichord'],
      note: 'The bow is strung with horsehair. Rubbing it with rosin makes it grip the strings and set them ringing.',
    },
    {
      question: 'On a standard six-sided die, opposite faces add up to seven.',
      isTrue: true,
      note: 'One lies opposite six, two opposite five and three opposite four. All the faces together make 21.',
    },
    {
      question: 'Which Roman numeral stands for 50?',
      options: ['L', 'C', 'D', 'V'],
      note: 'C is 100 and D is 500. A smaller numeral in front of a larger one is taken away, so XL means 40.',
    },
    {
      question: 'What do the angles of a triangle drawn on flat paper add up to?',
      options: ['180°', '90°', '270°', '360°'],
      note: 'On a globe the sum is larger: the North Pole and two points on the equator can form three right angles.',
    },
    {
      question: 'What does a barometer measure?',
      options: ['Air pressure', 'Wind speed', 'Humidity', 'Rainfall'],
      note: 'Falling pressure often announces bad weather. Evangelista Torricelli built the first mercury barometer in the 1640s.',
    },
    {
      question: 'How many loaves make a baker’s dozen?',
      options: ['Thirteen', 'Eleven', 'Fourteen', 'Fifteen'],
      note: 'Bakers are said to have added one extra loaf to be safe from the penalties for selling short weight.',
    },
    {
      question: 'Which paper size has exactly twice the area of A4?',
      options: ['A3', 'A2', 'A5', 'A6'],
      note: 'Folding a sheet in half gives the next size down, and the shape stays the same. A0 measures one square metre.',
    },
    {
      question: 'Which month is named after Rome’s first emperor?',
      options: ['August', 'July', 'March', 'January'],
      note: 'It honours Augustus. July is named after Julius Caesar, his great-uncle, who was dictator but never emperor.',
    },
    {
      question: 'Which is the smallest prime number?',
      options: ['2', '1', '3', '0'],
      note: 'It is also the only even one. A prime has exactly two divisors, one and itself, so 1 does not count.',
    },
    {
      question: 'In the Gregorian calendar, every year divisible by 100 is a leap year.',
      isTrue: false,
      note: 'A century year must be divisible by 400. That is why 2000 was a leap year, but 1900 was not.',
    },
    {
      question: 'Which two metals make classic bronze?',
      options: ['Copper and tin', 'Copper and zinc', 'Iron and tin', 'Lead and zinc'],
      note: 'The mixture is harder than either metal alone and gave a whole age its name. Copper with zinc makes brass.',
    },
    {
      question: 'A ship doing one knot covers one what in an hour?',
      options: ['Nautical mile', 'Kilometre', 'Land mile', 'League'],
      note: 'That is 1,852 metres. Sailors once measured speed by counting knots on a line running out behind the ship.',
    },
    {
      question: 'SOS was chosen as a distress call because it is short for ‘Save our souls’.',
      isTrue: false,
      note: 'It was chosen because three dots, three dashes and three dots are hard to mistake. The phrase was made up later.',
    },
    {
      question: 'What does a hygrometer measure?',
      options: ['Humidity', 'Air pressure', 'Wind speed', 'Depth of water'],
      note: 'Early ones used a stretched human hair, which grows slightly longer in damp air and moves a pointer.',
    },
    {
      question: 'What is the study of flags called?',
      options: ['Vexillology', 'Numismatics', 'Philately', 'Etymology'],
      note: 'Its name comes from Latin ‘vexillum’, the banner of a Roman army unit. Numismatics deals with coins, philately with stamps.',
    },
  ],
}
