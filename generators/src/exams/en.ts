import type { ExamPack } from './exam-pack.ts'

export const english: ExamPack = {
  language: 'en',
  title: 'Sample exam: clear thinking',
  rules: `
<p>This is a sample, to try how an exam goes. It can be sat once a day, and it counts for nothing.</p>
<ul>
<li>There are 20 questions in 30 minutes, worth 45 marks. You may answer them in any order.</li>
<li>You may use paper and a pencil. Leave calculators, notes and other people out of it.</li>
</ul>`,
  questions: `
?1 A shop lowers a price of 80 by a quarter. What is the new price?
+ 60
- 55 | 64 | 20
= A quarter of 80 is 20, and 80 − 20 = 60.

?1 All roses in a garden are red. It follows that a flower in it that is not red is not a rose.
! true
= If it were a rose, it would have to be red. This is the same statement, read backwards.

?1 Which number comes next: 2, 6, 12, 20, 30?
+ 42
- 40 | 38 | 36
= The steps grow by two: 4, 6, 8, 10, so the next step is 12.

?1 A train leaves at 09:40 and arrives at 12:15. How long does the journey take?
+ 2 h 35 min
- 3 h 35 min | 2 h 25 min | 2 h 55 min
= From 09:40 to 11:40 are two hours, and another 35 minutes to 12:15.

?1 When it rains, the street gets wet. The street is wet. It follows that it has rained.
! false
= The street can be wet for another reason: somebody may have washed it.

?1 What is 15 % of 240?
+ 36
- 40 | 45 | 48
= Ten per cent are 24, and half of that, 12, makes 36.

?2 Five people shake hands, each with every other one once. How many handshakes are there?
+ 10
- 20 | 25 | 15
= Each of the five shakes four hands, and each handshake is counted twice: 5 × 4 ÷ 2 = 10.

?2 The mean of four numbers is 9. Three of them are 7, 8 and 10. What is the fourth?
+ 11
- 9 | 12 | 8
= Together they make 4 × 9 = 36, and 36 − 25 = 11.

?2 Anna is older than Ben. Carla is younger than Ben. Who is the youngest?
+ Carla
- Anna | Ben | That cannot be known
= Carla is younger than Ben, and Ben is younger than Anna.

?2 The product of two odd numbers is always odd.
! true
= An even product needs a factor 2, and an odd number has none.

?2 A map has the scale 1:50,000. How far in reality are 4 cm on it?
+ 2 km
- 200 m | 20 km | 4 km
= 4 cm × 50,000 = 200,000 cm, which are 2,000 m.

?2 A die is thrown twice. How likely are two sixes?
+ 1 in 36
- 1 in 6 | 1 in 12 | 2 in 6
= A sixth of a sixth: 1/6 × 1/6 = 1/36.

?2 Which sentence contradicts “No door is locked”?
+ One door is locked
- Every door has a lock | Some doors are not locked | The doors stand open
= A single locked door is enough. Having a lock does not mean being locked.

?3 Which of these numbers divide 60 without a remainder?
* 4 | 12 | 15
- 8 | 9
= 60 = 4 × 15 = 12 × 5. By 8 and by 9 something is left over.

?3 A group of 12 has as many adults as children, and 5 of them wear glasses. What must be true?
* There are 6 children | 7 people wear no glasses
- At least one child wears glasses | At least one adult wears glasses
= The five with glasses could all be adults, or all be children.

?3 A month with 30 days has five Sundays. On which days may it have begun?
* Saturday | Sunday
- Friday | Monday | Tuesday
= Four weeks are 28 days: only the weekdays of the 1st and the 2nd come five times.

?3 A cyclist rides to a village at 20 km/h and back on the same road at 30 km/h. What was the mean speed?
+ 24 km/h
- 25 km/h | 26 km/h | 27 km/h
= For 60 km each way: 3 hours and 2 hours, so 120 km in 5 hours. The slow part takes longer and weighs more.

?3 Of 30 pupils, 18 learn French, 15 learn German, and 7 of them learn both. How many learn neither?
+ 4
- 3 | 7 | 11
= At least one language: 18 + 15 − 7 = 26. That leaves 4.

?5 Put these fractions in order, the smallest first.
> 1/3 | 2/5 | 1/2 | 3/4
= As decimals: 0.33, 0.4, 0.5, 0.75.

?5 Put these lengths in order, the shortest first.
> 45 mm | 12 cm | 0.3 m | 0.0009 km
= In centimetres: 4.5, 12, 30, 90.
`,
}
