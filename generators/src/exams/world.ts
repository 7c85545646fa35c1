// The world, then and now: a past exam. The sample players have sat it, so it exists only in their language.

import type { ExamPack } from './exam-pack.ts'

export const world: ExamPack = {
  language: 'en',
  title: 'Sample exam: the world, then and now',
  rules: `
<p>A sample that is over: whoever has sat it sees marks and answers. It counts for nothing.</p>
<ul>
<li>There are 8 questions in 10 minutes, worth 13 marks. It is passed from half of them.</li>
<li>You may answer in any order and change your answers until you hand in.</li>
<li>Marks and right answers are told when its last day is over.</li>
</ul>`,
  questions: `
?1 Which ocean is the largest?
+ The Pacific
- The Atlantic | The Indian Ocean | The Arctic Ocean
= The Pacific is larger than all land together.

?1 The equator runs through Kenya.
! true
= It passes close to Mount Kenya, north of Nairobi.

?1 Which river flows through Cairo?
+ The Nile
- The Tigris | The Jordan | The Niger
= Cairo lies where the valley of the Nile opens into its delta.

?1 The Atacama Desert lies in Africa.
! false
= It lies in South America, most of it in the north of Chile.

?2 Which of these countries have a border with France?
* Spain | Belgium
- Portugal | Austria
= Spain lies behind the Pyrenees, Belgium in the north-east. Portugal borders Spain alone, and Switzerland lies before Austria.

?2 From the west to the east
> Lisbon | Rome | Delhi | Tokyo
= Lisbon lies at 9° west, Rome at 12°, Delhi at 77° and Tokyo at 140° east.

?2 The earliest first
> The pyramids of Giza are built | Baghdad is founded | Columbus reaches the Bahamas | People land on the Moon
= The pyramids were built about 2500 BC, Baghdad was founded in 762, Columbus sailed in 1492, and the landing was in 1969.

?3 Which of these cities lies on two continents?
+ Istanbul
- Cairo | Athens | Tehran
= The Bosporus divides it: one part lies in Europe, the other in Asia.`,
}
