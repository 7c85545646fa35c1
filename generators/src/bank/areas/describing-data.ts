import type { BankPack } from '../types.ts'

export const describingData: BankPack = {
  area: 'describing-data',
  items: `
?1 Five friends read 2, 3, 3, 5 and 7 books in a summer. What is the mean number of books?
+ 4
- 3 | 5 | 20
= Together they read 20 books, and 20 ÷ 5 = 4. The value 3 is the median and the most frequent one, 5 is the range.

?1 A class writes down the colour of each pupil’s bicycle. Which summary makes sense for such data?
+ The mode
- The mean | The median | The range
= Colours can be counted, so one may say which is the most frequent. Mean, median and range need sizes, or at least an order.

?2 The ages at a table are 8, 9, 10, 11 and 62. What is the median age?
+ 10
- 11 | 20 | 54
= In order of size, the third of five values stands in the middle. The mean, 20, is pulled up by one old guest and describes nobody.

?2 The median of a list of numbers may be a number that is not in the list.
! true
= With an even number of values the median lies halfway between the two in the middle: for 3 and 8 it is 5.5.

?3 A child’s height is at the 80th percentile for her age. What does that say?
+ About four fifths of children of her age are shorter
- She has four fifths of her height as an adult
- She is four fifths as tall as the tallest child
- She is taller than a typical child by four fifths
= A percentile is a place in the order, not a share of a height. It says how many lie below, and nothing of how far below.

?3 Every employee of a firm gets 100 more a month. What happens to the mean and the standard deviation of the wages?
+ The mean rises by 100, the standard deviation stays the same
- The mean stays the same, the standard deviation rises by 100
- Both the mean and the standard deviation rise by 100
- The mean rises by 100, the standard deviation rises a little as well
= Adding the same amount shifts all values together, so their distances from each other, which make up the spread, do not change.

?3 After four tests a student has a mean of 72 points. How many points in the fifth test bring the mean to 75?
+ 87
- 75 | 78 | 81
= Five tests with a mean of 75 make 375 points, and she has 4 × 72 = 288. With 78 the mean would rise only to 73.2.

?4 Put these lists in order of their standard deviation, the smallest first.
> 5, 5, 5, 5 | 4, 5, 5, 6 | 3, 4, 6, 7 | 1, 1, 9, 9
= All four have the mean 5. What counts is how far the values lie from it: not at all, then by up to 1, up to 2, and 4 each.

?4 For the list 1, 2, 2, 3, 4, 12, put these figures in order, the smallest first.
> Mode | Median | Mean | Range
= They are 2, 2.5, 4 and 11. The single 12 moves the mean well above the median, and decides the range almost alone.

?4 A class of 10 pupils has a mean of 60 points, a class of 30 pupils a mean of 80. What is the mean of all 40 pupils?
+ 75
- 65 | 70 | 72
= Together they have 600 + 2,400 = 3,000 points. The value 70 would give both classes the same weight, though one is three times as large.

?4 The largest of 21 different lengths is replaced by one ten times as long. Select all the figures that stay the same.
* Median | Interquartile range
- Mean | Range | Standard deviation
= Median and quartiles depend on the values in the middle and at the quarters only. The other three use the largest value itself.

?5 Of 20 families, 4 have no child, 6 have one, 7 have two and 3 have three. What is the median number of children?
+ 1.5
- 1 | 1.45 | 2
= In order of size the 10th family has one child and the 11th has two, so the median is 1.5. The mean is 1.45, and two is the most frequent number.

?5 The temperatures of a month have a standard deviation of 5 °C. What is it in °F? (A temperature in °F is 1.8 times that in °C, plus 32.)
+ 9 °F
- 2.8 °F | 37 °F | 41 °F
= A spread is stretched by the factor 1.8 but not shifted: the 32 is added to all values alike. With it one would get 41.

?5 Select all the lists whose mean is larger than their median.
* 0, 5, 6, 20
- 1, 4, 5 | 2, 4, 6 | 1, 8, 9 | 3, 3, 6, 6
= The 20, far out on the upper side, pulls the mean up to 7.75, above the median of 5.5. In 1, 4, 5 and 1, 8, 9 it is pulled down; the other two lists are symmetric.

?6 A box plot of 200 values has whiskers from 30 to 95, a box from 40 to 60 and its line at 45. What can be read from it?
+ About half of the values lie between 40 and 60
- More of the values lie between 45 and 60 than between 40 and 45
- The mean of the values is 45
- Most of the values lie above 60
= Each of the four parts holds about a quarter of the values. A longer part means that they lie further apart, not that there are more of them.

?6 Newborn mice weigh 1.5 g on average, with a standard deviation of 0.3 g; newborn calves 40 kg, with one of 4 kg. Which vary more in relation to their mean?
+ The mice
- The calves
- Both vary equally
= For mice the standard deviation is a fifth of the mean, for calves a tenth. Only such ratios can be compared across sizes so different.

?7 Weights in kilograms are converted to grams. Select all the figures that become 1,000 times as large.
* Mean | Standard deviation
- Variance | Standard deviation divided by the mean | Number of values
= Lengths on the scale grow by the factor 1,000. The variance is a mean of squares and grows by its square, and in a ratio the factor cancels.

?7 A van makes five trips from its garage and back, one to each of the kilometres 1, 2, 3, 10 and 20 of a straight road. Where should the garage be to make the trips shortest in total?
+ At kilometre 3
- At kilometre 7.2 | At kilometre 10 | At kilometre 10.5
= The median makes the sum of distances smallest: a step away from it brings two customers nearer and three further off. The mean, 7.2, is best for squared distances.

?8 Starting from the list 0, 10, 20, each of these changes is made alone. Put them in order of the standard deviation they lead to, the smallest first.
> Replace the 20 by a 10 | Add a second 10 | Add 5 to each number | Double each number
= A value at the mean lowers the spread, a shift leaves it as it was, and doubling doubles it. Drawing the 20 to 10 leaves least.

?8 A fund gains 60 % in one year and loses 60 % in the next. Which yearly loss, the same in both years, would have led to the same result?
+ 20 %
- 0 % | 18 % | 36 %
= Of 100 there remain 100 × 1.6 × 0.4 = 64, and 0.8 × 0.8 = 0.64. Factors are averaged by multiplying; the mean of the percentages, 0, misleads.

?9 Ten numbers lie between 0 and 100. How large can their standard deviation (dividing by ten) be at most?
+ 50
- 28.9 | 33.3 | 100
= Five zeros and five hundreds all lie 50 from their mean, and no list does better: moving values inwards brings them nearer to the mean. The value 28.9 belongs to numbers spread evenly.

?9 Two groups of equal size both have a standard deviation of 5; their means are 40 and 60. What is the standard deviation of all the values together (dividing by their number)?
+ 11.2
- 5 | 7.1 | 10
= Variances add up: 25 within the groups plus 10² = 100 between their means give 125, whose root is about 11.2.

?10 A hundred values have the mean 0 and the standard deviation 1 (dividing by 100). How many of them can at most lie 4 or more from the mean?
+ 6
- 0 | 16 | 25
= Their squares add up to 100, and each such value takes at least 16 of it: 100 ÷ 16 leaves room for six. Only for bell-shaped data would none be expected.

?10 Two groups of equal size have the same mean but different standard deviations, calculated by dividing by the number of values. They are put together. Select all the statements that must be true.
* The mean stays the same | The new variance is the mean of the two variances
- The new standard deviation is the mean of the two | The new median lies halfway between the two | The new range is the sum of the two
= Around the common mean all squared distances keep their size, so variances average. Roots of averages are not averages of roots, and median and range follow no such rule.
`,
}
