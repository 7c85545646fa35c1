import type { BankPack } from '../types.ts'

export const correlationRegression: BankPack = {
  area: 'correlation-regression',
  items: `
?1 In a scatter plot the points rise from the lower left to the upper right and lie close to a straight line. Which correlation fits?
+ 0.9
- −0.9 | −0.5 | 0.1
= Rising points have a positive correlation, and close to a line it is near 1. The sign tells the direction, the size how close to a line they are.

?1 A line for predictions is y = 3 + 2x. What does it predict for x = 5?
+ 13
- 8 | 10 | 11
= Twice 5 is 10, and the 3 is added once. Adding 3, 2 and 5 gives 10 as well, but by mistake.

?2 The more firefighters come to a fire, the greater the damage turns out to be. What is the likely reason?
+ Large fires bring about more of both
- Firefighters do more damage than the fire
- The damage calls for more firefighters
- Nothing but chance
= The size of the fire drives both numbers. A common cause makes two things go together although neither brings about the other.

?2 Put these correlations in order of how closely the points follow a line, the loosest first.
> 0.1 | −0.4 | 0.7 | −0.9
= What counts is the distance from 0. The minus sign only says that the line falls.

?2 From the heights of children aged 4 to 12 a line was fitted. For an age of 40 it predicts 2.9 m. What went wrong?
+ It was used far outside its data
- It was fitted to too many children
- Its slope has the wrong unit
- Its correlation is negative
= Within the data the line may fit well. It knows nothing of what comes after, and growth ends.

?3 In a class, hours of sleep and marks have a correlation of 0.6. Select all that could explain it.
* Sleep improves marks | Quiet homes improve both sleep and marks | Good marks let pupils sleep better | Chance, if the class is small
- Those who sleep longest have the lowest marks on average
= Cause, reversed cause, common cause and chance can all produce the same number. The last statement would make the correlation smaller, not explain it.

?3 A line predicts a price of 52 for a house that is sold for 47. What is the residual?
+ −5
- 0.9 | 5 | 99
= A residual is the observed value minus the predicted one: 47 − 52. A negative one means that the line predicted too much.

?4 If the correlation of two quantities is zero, then knowing one of them is of no help in predicting the other.
! false
= It is of no help for a straight line. For x = −2, −1, 0, 1, 2 and y = x² the correlation is zero, yet x determines y exactly.

?4 Select all the lists of points (x, y) with a correlation of exactly 1.
* (1, 3), (2, 5), (4, 9)
- (0, 0), (1, 10), (2, 10) | (1, 1), (2, 4), (3, 9) | (1, 5), (2, 3), (3, 1) | (1, 2), (2, 1), (3, 3)
= The points must lie on one rising straight line, and from 2 to 4 this one rises twice as much as from 1 to 2. The others bend, except the falling line, which has −1.

?4 Two quantities have a correlation of −0.8. Which share of the variance of one is explained by a straight line on the other?
+ 64 %
- 20 % | 36 % | 80 %
= The share is the square of the correlation, 0.8 × 0.8. The sign is lost in it, and 36 % remain unexplained.

?5 The twenty pupils with the lowest marks in a test get extra lessons, and their marks rise in the next test. Why is that weak evidence for the lessons?
+ Their marks would be expected to rise anyway
- Twenty pupils are too few for any conclusion
- Marks of two tests cannot be compared
- Weak pupils gain more from lessons than others
= Among the lowest are many who just had a bad day, and next time they are nearer to the mean. A group as weak without lessons would show how much that is.

?5 A regression line has a slope of 1.5. The mean of x is 4, the mean of y is 10. Where does the line meet x = 0?
+ At 4
- At 2.5 | At 8.5 | At 16
= The line passes through the point of both means, and 10 − 1.5 × 4 = 4. Going 4 steps up and not down gives 16.

?5 Select all that leaves a correlation as it is, whatever the data.
* Giving x in inches and not in centimetres | Adding 10 to each y | Exchanging x and y
- Taking the logarithm of each x | Multiplying each y by −1
= Correlation is free of units and treats both quantities alike. A factor below 0 turns its sign, and a logarithm bends the points.

?6 Two quantities have a correlation of 0.5. The standard deviation of x is 2, that of y is 6. What is the slope of the line that predicts y from x?
+ 1.5
- 0.17 | 0.5 | 3
= It is the correlation times 6 ÷ 2. The ratio 3 alone would be the slope for a perfect correlation.

?6 What is the slope of the least-squares line through the points (0, 1), (1, 3) and (2, 2)?
+ 0.5
- 0 | 1 | 2
= Around the means 1 and 2 the products add up to 1 + 0 + 0, and the squares of x to 2. Joining the first two points gives 2 and neglects the third.

?6 Put the y-values that belong to x = 1, 2, 3 in order of their correlation with x, the smallest first.
> 6, 4, 2 | 3, 1, 2 | 2, 1, 2 | 1, 3, 2 | 1, 2, 3
= They are −1, −0.5, 0, 0.5 and 1. A steep fall is a small correlation here, since −1 is less than 0.

?7 Two tests both have the mean 100 and the standard deviation 15, and a correlation of 0.5. What is the best linear prediction in the second test for somebody who had 130 in the first?
+ 115
- 100 | 122.5 | 130
= Two standard deviations above the mean become 0.5 × 2 = 1 in the prediction. Part of an outstanding result is luck, and luck does not repeat itself.

?7 An entrance test and later success have a correlation of 0.6 among all applicants. Only the best third by the test is admitted. What is it likely to be among the admitted?
+ Smaller, since their test results differ less
- Larger, since they are the better ones in both
- The same, since the test has not changed
- Zero, since the test has been used up in choosing
= Where x hardly varies, other influences on y dominate. A weak correlation among the chosen does not show that the choice was useless.

?8 In each of three schools, pupils who study longer have better marks. In all three together they have worse marks. How can that be?
+ In schools with longer hours, marks are lower overall
- In one of the schools the correlation must be negative
- One school must be far larger than the others
- It cannot be, as a mean of positive correlations is positive
= Between schools the relation may run the other way than within them, and the mixture shows both. It takes neither a negative school nor different sizes.

?8 Prices of flats (in thousands) follow 50 + 2 × area (in m²) − 3 × age (in years). Select all that the formula says.
* For 100 m² and 10 years it predicts 220 | Of two flats of the same age, 10 m² more mean 20 more | Of two flats of the same area, the older one is predicted cheaper
- Age matters more than area, because 3 is more than 2 | Over all flats, old ones are cheaper on average than new ones
= Each number holds with the other quantity kept fixed, and its size depends on the unit. If old flats are larger, they may well be dearer on average.

?9 A line predicts y from x. Then random errors of measurement are added to x only. What happens on average to the slope of a new line?
+ It comes nearer to zero
- It moves away from zero
- It stays what it was
= Errors spread the x-values without moving y, so the same rise in y is stretched over more x. Only errors in y leave the slope right on average.

?9 Nine points lie on y = x, at x = 1 to 9. One more point is added, 6 above the line. Put its places in order of how much they raise the slope of the least-squares line, the least first.
> At x = 5 | At x = 6 | At x = 8 | At x = 11
= In the middle a point lifts the line without tilting it. The further from the mean of x it lies, the longer its lever.

?10 A college admits who is good at sport or good at maths. In the whole population the two have nothing to do with each other. What is found on average among the students admitted?
+ The sporty ones are weaker at maths than the others
- The sporty ones are better at maths than the others
- The sporty ones are as good at maths as the others
= Whoever is admitted without sport must be good at maths, whereas the sporty ones need not be. Choosing by either of two qualities makes them exclude each other.

?10 The line that predicts y from x has the slope 0.5; the line that predicts x from y has the slope 0.8. What is the correlation?
+ 0.63
- 0.4 | 0.65 | 1.6
= The slopes are r times the ratio of the standard deviations, and r divided by it. Their product, 0.4, is r², so r is its root.
`,
}
