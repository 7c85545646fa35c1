import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'general-knowledge',
  language: 'en',
  questions: `
? How many sides does a hexagon have?
+ Six
- Five | Seven | Eight
= The Greek word ‘hex’ means six. Bees build their honeycomb from hexagons, which fit together without any gaps.

? How many minutes are there in two hours?
+ 120
- 100 | 140 | 200
= Dividing the hour into sixty goes back to the Babylonians, who counted in sixties rather than in hundreds.

? How many rings are there on the Olympic flag?
+ Five
- Four | Six | Seven
= Pierre de Coubertin drew the linked rings in 1913. They stand for the continents, brought together by sport.

? Which tool shows the direction of magnetic north?
+ A compass
- A barometer | A sextant | A protractor
= Its needle follows the magnetic field. Magnetic north lies some way from the geographic pole, and it wanders.

? How many squares are there for the pieces to stand on in chess?
+ 64
- 72 | 81 | 100
= The board has eight rows of eight. At the start of a game, exactly half of its squares are occupied.

? Which of these instruments is usually played with a bow?
+ Cello
- Trombone | Clarinet | Harpsichord
= The bow is strung with horsehair. Rubbing it with rosin makes it grip the strings and set them ringing.

? On a standard six-sided die, opposite faces add up to seven.
! true
= One lies opposite six, two opposite five and three opposite four. All the faces together make 21.

? Which Roman numeral stands for 50?
+ L
- C | D | V
= C is 100 and D is 500. A smaller numeral in front of a larger one is taken away, so XL means 40.

? What do the angles of a triangle drawn on flat paper add up to?
+ 180°
- 90° | 270° | 360°
= On a globe the sum is larger: the North Pole and two points on the equator can form three right angles.

? What does a barometer measure?
+ Air pressure
- Wind speed | Humidity | Rainfall
= Falling pressure often announces bad weather. Evangelista Torricelli built the first mercury barometer in the 1640s.

? How many loaves make a baker’s dozen?
+ Thirteen
- Eleven | Fourteen | Fifteen
= Bakers are said to have added one extra loaf to be safe from the penalties for selling short weight.

? Which paper size has exactly twice the area of A4?
+ A3
- A2 | A5 | A6
= Folding a sheet in half gives the next size down, and the shape stays the same. A0 measures one square metre.

? Which month is named after Rome’s first emperor?
+ August
- July | March | January
= It honours Augustus. July is named after Julius Caesar, his great-uncle, who was dictator but never emperor.

? Which is the smallest prime number?
+ 2
- 1 | 3 | 0
= It is also the only even one. A prime has exactly two divisors, one and itself, so 1 does not count.

? In the Gregorian calendar, every year divisible by 100 is a leap year.
! false
= A century year must be divisible by 400. That is why 2000 was a leap year, but 1900 was not.

? Which two metals make classic bronze?
+ Copper and tin
- Copper and zinc | Iron and tin | Lead and zinc
= The mixture is harder than either metal alone and gave a whole age its name. Copper with zinc makes brass.

? A ship doing one knot covers one what in an hour?
+ Nautical mile
- Kilometre | Land mile | League
= That is 1,852 metres. Sailors once measured speed by counting knots on a line running out behind the ship.

? SOS was chosen as a distress call because it is short for ‘Save our souls’.
! false
= It was chosen because three dots, three dashes and three dots are hard to mistake. The phrase was made up later.

? What does a hygrometer measure?
+ Humidity
- Air pressure | Wind speed | Depth of water
= Early ones used a stretched human hair, which grows slightly longer in damp air and moves a pointer.

? What is the study of flags called?
+ Vexillology
- Numismatics | Philately | Etymology
= Its name comes from Latin ‘vexillum’, the banner of a Roman army unit. Numismatics deals with coins, philately with stamps.`,
}
