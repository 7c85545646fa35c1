import type { BankPack } from '../types.ts'

export const studyDesign: BankPack = {
  area: 'study-design',
  items: `
?1 Which of these studies is an experiment?
+ Plants are given much or little light, as a lot decides
- Plants in sunny gardens are compared with those in shady ones
- Gardeners are asked how much light their plants get
- Harvests of many years are compared with records of sunshine
= In an experiment somebody decides who gets what. In the others light and growth are only observed, and sunny gardens may also be warmer or better kept.

?1 A class learns with a new book, and its marks rise. What is needed most to judge the book?
+ Marks of a similar class without the book
- Marks of the same class in other subjects
- The opinion of the class about the new book
- A second count of the marks before and after
= Marks may rise for many reasons within a year. Only a comparison shows what would have happened without the book.

?2 Why are the participants of an experiment divided into groups by lot?
+ So that, apart from chance, only the treatment tells the groups apart
- So that the participants resemble the whole population as closely as possible
- So that each of the groups has the same number of participants
- So that nobody knows which of the groups gets the treatment
= The lot balances everything on average, even what nobody thought of. It does not make participants typical of others: that takes a random sample.

?2 Tasters of lemonade are not told which one is the new recipe. Why?
+ What they expect would change what they taste
- They might tell the recipe to others
- They would need more time for each glass
- The order of the glasses would be known
= Belief colours judgement, and people like to please. Blind tasters can only go by the taste.

?2 Put these steps of a field experiment in order, the earliest first.
> Decide what to measure | Divide the plots by lot | Treat half of the plots | Harvest and weigh | Compare the means
= Whoever decides only after the harvest what to measure can pick whatever looks best. The lot must come before the treatment that it assigns.

?3 Select all the studies that only observe.
* Marks are compared between pupils who have breakfast and pupils who do not | Birds are counted in parks with cats and in parks without
- Twenty of forty plots, drawn by lot, are watered | Half of the visitors to a web page, at random, see a new button | Each athlete tosses a coin for one of two exercises
= In the first two, breakfast and cats were there before the researchers. In the others somebody assigns what is to be studied.

?3 Put these sources in order of how well they support the claim that a training works, the weakest first.
> A friend tells that it helped him | People who chose it are compared with others | An experiment with groups formed by lot | Several such experiments with the same result
= A single case may be luck, and those who choose a training differ from others. The lot removes that difference, and repetition the chance of a lucky draw.

?4 Groups formed by lot can be compared fairly even if the participants are not typical of the population.
! true
= The lot makes the groups alike, so causes can be found. Whether the same holds for the population is another question, for which the participants should have been drawn by lot.

?4 Pupils with private lessons are compared with others by their marks. Which quantity could be a confounder?
+ The income of the family
- The marks at the end
- The number of pupils in the study
- The day on which the marks are published
= A confounder influences both who takes lessons and the marks. Marks themselves are the outcome, and the other two are the same for both groups.

?4 Three temperatures, two kinds of light and four feeds are tried in all combinations, with five plants for each. How many plants are needed?
+ 120
- 14 | 45 | 60
= There are 3 × 2 × 4 = 24 combinations, and 24 × 5 = 120. Adding 3, 2 and 4 counts the choices, not the combinations.

?5 Select all that blinding can prevent in an experiment on a new method.
* Judges who rate their own method more mildly | Participants who try harder because they have the new method | Tasters who prefer what they believe to be dearer
- Groups that differ in age by chance | Too few participants to find a difference
= It takes away what knowledge of the group does to behaviour and judgement. The make-up and the size of the groups are not changed by it.

?5 Without help a plot yields 10 kg, with water alone 14 kg, with fertiliser alone 12 kg. What yield is expected with both if their effects simply add up?
+ 16 kg
- 13 kg | 14 kg | 26 kg
= Water adds 4 and fertiliser 2 to the 10 that come anyway. In 26 = 14 + 12 the yield without help is counted twice. Any other result than 16 is called an interaction.

?5 Each participant types on two keyboards, one after the other, and is compared with himself. Practice makes the second round faster. What is the best remedy?
+ Half of them, drawn by lot, begin with the other keyboard
- All of them begin with the keyboard they know best
- The slowest participants are left out of the comparison
- The second round is longer than the first for everyone
= Then practice favours both keyboards equally and drops out of the comparison. With the same order for all, it could not be told from a better keyboard.

?6 A field is wet at the lower end and dry at the upper one. Two sorts of wheat are to be compared. Which layout is best?
+ Both sorts side by side at each height, left or right by lot
- One sort on the lower half, one on the upper half, by lot
- Both sorts mixed evenly all over the field
- One sort this year, the other one next year
= Neighbours share the same wetness, so it cannot favour a sort. A single lot for whole halves leaves one sort with all the water.

?6 A class reads better at the end of the year than at the start. There was no other class to compare it with. Select all that could explain the gain.
* A new book helped | The pupils grew older | The second test was easier | Some weak readers left the class
- A lot placed the better readers in the other group
= Without a comparison everything that happens in a year remains possible. Only the last is not, since there was no other group.

?7 After a campaign, 60 of 100 people in town A cycle, up from 50. In town B, without a campaign, the number rose from 40 to 46 of 100. What is the usual estimate of the effect, if both towns would have changed alike?
+ 4
- 6 | 10 | 14
= Town A gained 10, but 6 of them would have come anyway, as town B shows. The 14 between the towns at the end existed in part before.

?7 Put these comparisons of two groups in order of the number of plots they need for the same power, the fewest first.
> Difference 10, standard deviation 5 | Difference 10, standard deviation 10 | Difference 5, standard deviation 10 | Difference 2, standard deviation 10
= The number grows with the square of spread over difference: here 0.25, 1, 4 and 25 times the same. Half the difference takes four times the plots.

?7 In districts with more cyclists, rents are higher. Do cyclists pay higher rents than others?
+ That cannot be told from districts
- Yes, as both rise together
- Yes, unless cyclists are few
- No, because cyclists save the cost of a car
= In a district with many cyclists, it may be the others who pay the high rents. Relations between groups need not hold between the people in them.

?8 Ten schools with 200 pupils each are divided by lot into five with a new timetable and five with the old one. How many independent units has the lot assigned?
+ 10
- 5 | 200 | 2,000
= Whole schools were assigned, so the comparison is one of five against five. Treating the 2,000 pupils as drawn one by one makes the result look far more certain than it is.

?8 In an experiment, many of those assigned to a hard training give up. Why does one compare the groups as they were assigned, those who gave up included?
+ Who gives up is no matter of chance
- The groups would otherwise differ in size
- Who gave up may have trained at home
- The power is largest with all the data
= Leaving them out keeps the most determined in one group only and undoes the work of the lot. The comparison then shows what offering the training does.

?9 A school has more applicants than places and draws lots among them. Who should be compared to see what the school does for marks?
+ Applicants who won with applicants who lost
- Pupils of the school with all pupils of the town
- Pupils of the school with non-applicants
- Applicants who won with pupils elsewhere
= Winners and losers both wanted the place and differ by chance only. Whoever never applied may differ in ambition and support.

?9 A scholarship goes to everyone with 80 points or more in a test. Which comparison shows best what it does for later income?
+ Those just above 80 points with those just below
- All with a scholarship with all without one
- Those far above 80 points with those far below
- All with a scholarship before it and after it
= Whether one has 79 or 80 points is nearly chance, so these two groups are alike. Further away ability differs, and incomes differ with it.

?10 What does a training do, altogether, for salaries? Select all the quantities that should not be kept fixed in the comparison of the trained with the others.
* Skill shown after the training | Rank reached after the training
- Years of schooling before it | Age at its beginning | Salary in the year before
= The training works through later skill and rank: keeping them fixed removes the very effect. What came before can confound, so it is right to account for it.

?10 In course A, 20 beginners have a mean of 60 points, 80 advanced 80 points. In course B, 80 beginners have 62, 20 advanced 84. Which course leads, by means, if half of each were beginners?
+ B, by 3 points
- B, by 6 points
- A, by 9.6 points
- A, by 3 points
= With equal weights A has 70 and B 73; B is ahead in both groups. In the raw means A leads by 9.6, only because it has more advanced students.
`,
}
