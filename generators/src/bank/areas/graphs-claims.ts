import type { BankPack } from '../types.ts'

export const graphsClaims: BankPack = {
  area: 'graphs-claims',
  items: `
?1 The temperature was measured every hour of a day. Which picture shows best how it changed?
+ A line chart
- A pie chart | A histogram | A box plot
= A line keeps the order of the hours. Histogram and box plot show how often values occur but lose when, and a pie chart shows shares of a whole.

?1 Which of these claims can be tested by an experiment?
+ Beans sprout sooner in warm soil than in cold
- Beans grow well for those who deserve it
- Beans would rather be alone than in rows
- Beans are the most beautiful of all plants
= It says what would have to be seen, and what would prove it wrong. Whether somebody deserves it nobody can see but from the beans, so no result could contradict that.

?2 Firm A had 30 complaints in 6,000 orders, firm B 20 in 2,500. How many complaints in 1,000 orders does the more reliable firm have?
+ 5
- 8 | 20 | 30
= Firm A has 30 ÷ 6 = 5, firm B has 20 ÷ 2.5 = 8. B has fewer complaints in all, but from far fewer orders.

?2 Put these risks in order, the smallest first.
> 1 in 1,000 | 0.5 % | 1 in 50 | 3 in 100
= In 1,000 cases they mean 1, 5, 20 and 30. Written with the same base, risks can be compared at a glance.

?3 A bar chart has its axis from 90 to 100. One bar reaches 92, another 96, so that it looks three times as tall. By how much is the second value really larger?
+ By about 4 %
- By about 50 %
- By about 67 %
- By about 200 %
= From 92 to 96 is a little over 4 %. Bars are compared by length, so their axis has to begin at zero.

?3 The share of people who own a boat rises from 4 % to 6 %. Which description is right?
+ It rises by two percentage points, or by half
- It rises by two percentage points, or by 2 %
- It rises by 2 %, or by half of a percentage point
- It rises by 50 percentage points, or by half
= Points are the difference of two shares, per cent compares it with where it began: 2 ÷ 4 = 50 %. Mixing the two makes changes look as small or as large as one likes.

?3 Nine in ten chess masters learnt the game before the age of eight. So most children who learn it before that age become masters.
! false
= It says how many masters began early, not how many early beginners become masters. Millions begin early, and hardly any of them becomes a master.

?3 Most car accidents happen within 10 km of home. Does that show that longer journeys are safer?
+ No conclusion, since most driving is done near home
- Yes, since fewer of the accidents happen far from home
- Yes, since drivers pay more attention far from home
- No, since accidents far from home are the more serious
= A count of accidents says little without the number of kilometres driven. Risk is the ratio of the two.

?4 A headline says that a habit raises a risk by 50 %. The risk rises from 2 in 10,000 to 3 in 10,000. How many more cases does the habit bring to 10,000 people?
+ 1
- 2 | 3 | 50
= Half of a very small number is still smaller. Only with the absolute risk does “50 % more” have a meaning for one’s life.

?4 Select all the ways of drawing that give a wrong impression.
* Bars on an axis that begins at 50 | Circles whose diameter is in proportion to the value | Equal steps on the time axis for unequal numbers of years
- A line for a body temperature on an axis from 35 °C to 42 °C | Circles whose area is in proportion to the value
= Bars are read by length and circles by area, so both must be in proportion. A line shows change by its slope and may begin anywhere, if the axis says so.

?5 For 20 years both the sale of bicycles and the number of dentists in a country have risen, with a correlation of 0.97. What does that show?
+ Only that both have risen over the years
- That more bicycles lead to more dentists
- That some third quantity must have caused both
- That the correlation was calculated wrongly
= Any two quantities that rise steadily have a high correlation. To learn more, one would ask whether years of large growth of one are such years of the other.

?5 In a town, 20 of the 400 cyclists and 40 of the 1,600 drivers had an accident last year. Select all that follows.
* A larger share of the cyclists than of the drivers had an accident | More drivers than cyclists had an accident | One in three of those who had an accident was a cyclist
- Cycling is more dangerous for each kilometre | If all drivers became cyclists, 5 % of them would have an accident
= The shares are 5 % and 2.5 %. Nothing is said about kilometres, and drivers on bicycles might ride in other ways and places than today’s cyclists.

?5 Of all the districts of a country, small ones have both the highest and the lowest shares of left-handed people. What is the likely reason?
+ In small numbers, chance moves a share further
- In small districts counting is less careful
- Left-handed people move to small districts
- Small districts differ more by nature
= Where 50 people live, two more change the share by 4 points; among 50,000 such luck averages out. The extremes tell of size before they tell of anything else.

?6 On a logarithmic axis, a point lies midway between 10 and 1,000. Which value does it have?
+ 100
- 55 | 500 | 505
= Equal distances mean equal factors: 10 × 10 = 100, and 100 × 10 = 1,000. On an ordinary axis the middle is 505.

?6 In a histogram the height is the number of values for each unit of the axis. From 0 to 10 it is 4, from 10 to 30 it is 3. How many values lie between 10 and 30?
+ 60
- 3 | 30 | 40
= The area counts: 20 units with 3 values each. Although its bar is lower, the second class holds more values than the first with its 40.

?6 On 100 days a forecaster gave rain a probability of 30 %. It rained on 30 of these days. How good were these forecasts?
+ Well calibrated, as rain came as often as they said
- Wrong on 30 days, as they had not expected any rain
- Wrong on 70 days, as they had promised some rain
- Useless, as 30 % says neither yes nor no
= A probability is judged over many days, not on one. Whether she could also tell wet days from dry ones is another question.

?7 Put these savings, which all begin with 100, in order of their value after ten years, the smallest first.
> 10 more each year | 8 % more each year | Doubled every five years | Doubled every three years
= They become 200, about 216, 400 and about 1,008. In the long run every constant factor above 1 overtakes every constant sum.

?7 Lamps were put up at the ten crossings with the most accidents, and a year later there were 30 % fewer accidents there. Select all that weakens the case for the lamps.
* The crossings were chosen after an unusually bad year | Accidents fell by 30 % at all the other crossings as well | A lower speed limit began together with the lamps
- Accidents fell at night, but not by day | Where lamps came a year later, accidents fell a year later
= The first three offer other reasons for the fall. A fall only when and where the lamps shine is what one would expect if they work.

?7 A lock lowers the risk of having one’s bicycle stolen within a year from 4 % to 3 %. How many people must use it for a year, on average, so that one bicycle less is stolen?
+ 100
- 4 | 25 | 75
= It spares one theft in 100 bicycles, since 4 − 3 = 1 in 100. The 25 % fewer thefts are the same fact in relation to the risk at the start.

?8 Workshop A mended 81 of 90 simple and 4 of 10 difficult watches, workshop B 19 of 20 simple and 40 of 80 difficult ones. Which one is the better choice by these figures?
+ B for both kinds of watch
- A for both kinds of watch
- A for a simple watch, B for a difficult one
- B for a simple watch, A for a difficult one
= B mended 95 % and 50 %, A 90 % and 40 %. In total A has 85 % and B 59 %, only because A was given mostly simple watches.

?8 Of the published studies of an effect, the small ones find a large effect, the large ones hardly any. What is the most likely reason?
+ Small studies without an effect were left unpublished
- Large studies are carried out with less care than small ones
- The effect exists, but only where few people are studied
- A large study has too much power to find an effect
= A small study needs a large effect to be noticed and printed. Those that by chance found none stay in the drawer, and the printed ones exaggerate.

?9 A school has one class of 10 pupils and one of 50. Each pupil is asked for the size of his or her class. What is the mean of the answers?
+ 43.3
- 25 | 30 | 40
= Fifty pupils answer 50, and ten answer 10: 2,600 ÷ 60. The mean class has 30 pupils, but most pupils sit in the large one.

?9 One bag holds 80 % red balls, another 50 %; you draw from one of them, each ball being put back. Select all the results that speak for the bag with 80 %.
* Red, red | Red, blue, red
- Blue | Red, blue | Red, blue, blue
= A result supports the bag in which it is likelier: for red, blue, red these are 0.128 and 0.125, barely more. For red, blue they are 0.16 and 0.25.

?10 A theory was thought half as likely as its only rival. Then something is observed that is four times as likely under the theory as under the rival. How likely is the theory now?
+ 2/3
- 4/9 | 1/2 | 4/5
= Odds of 1 to 2 times the factor 4 make 2 to 1. The 4/5 would be right if both had been equally likely before.
`,
}
