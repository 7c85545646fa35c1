import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'sport',
  language: 'en',
  questions: `
? How many players of one football team are on the pitch at kick-off?
+ 11
- 12 | 13 | 15
= One of them is the goalkeeper. If a team is down to fewer than seven players, the match cannot go on.

? What do badminton players hit over the net?
+ A shuttlecock
- A rubber ball | A puck | A plastic ring
= The classic kind has sixteen feathers, usually from a goose or duck. They make it slow down sharply in flight.

? How many rings does the Olympic symbol have?
+ Five
- Four | Six | Seven
= Pierre de Coubertin drew it in 1913. Its six colours, white included, were those of the world’s national flags.

? In which sport can you score with a slam dunk?
+ Basketball
- Volleyball | Handball | Water polo
= The hoop hangs 3.05 metres above the floor. The first ones, in 1891, were peach baskets with their bottoms left in.

? In tennis, which word stands for a score of zero?
+ Love
- Nil | Duck | Deuce
= Nobody knows for certain why. It may come from playing ‘for love’, that is, for nothing but the joy of it.

? In ten-pin bowling, what is it called when the first ball fells all ten pins?
+ A strike
- A spare | A split | A frame
= A perfect game takes twelve of them in a row and scores 300 points. A spare needs two balls to clear the pins.

? How long is an Olympic swimming pool?
+ 50 metres
- 25 metres | 75 metres | 100 metres
= It is marked into ten lanes, but races use the middle eight. The empty outer lanes calm the waves.

? A marathon is exactly 42 kilometres long.
! false
= It is 42.195 kilometres. The odd figure goes back to the London Games of 1908, where the race began at Windsor Castle.

? Which city hosted the first modern Olympic Games, in 1896?
+ Athens
- Paris | London | Rome
= Winners received a silver medal and an olive branch. Gold medals have been given since 1904.

? In which swimming event do the racers start in the water?
+ Backstroke
- Breaststroke | Butterfly | Freestyle
= They push off from the wall. In a medley relay this stroke comes first, so that no arriving team-mate is in the way.

? Which of the four Grand Slam tennis tournaments is played on grass?
+ Wimbledon
- Roland-Garros | US Open | Australian Open
= Three of the four were once grass tournaments. The US Open changed in 1975 and the Australian Open in 1988.

? From which people does the haka of New Zealand’s rugby team come?
+ The Māori
- The Samoans | The Fijians | The Hawaiians
= The best known, ‘Ka Mate’, was composed by the chief Te Rauparaha around 1820. Other haka welcome guests or honour the dead.

? In golf, a birdie means one stroke more than par.
! false
= It is one stroke fewer. One more is a bogey; two fewer make an eagle and three fewer an albatross.

? In which sport is the target area called the house?
+ Curling
- Archery | Lawn bowls | Croquet
= Players slide granite stones over the ice towards it. Sweeping warms the ice a little, so a stone runs further.

? Tug of war was once an Olympic sport.
! true
= It was on the programme from 1900 to 1920. In 1908 all three medals went to teams of British policemen.

? What does the polka-dot jersey reward in the Tour de France?
+ The best climber
- The best sprinter | The best young rider | The overall leader
= It was first worn in 1975. The leader’s yellow goes back to the yellow paper of L’Auto, the newspaper that founded the race.

? Which snooker ball is worth five points?
+ Blue
- Green | Brown | Pink
= The colours count from two to seven: yellow, green, brown, blue, pink and black. Each of the fifteen reds counts one.

? What is a score behind the opponents’ goal line called in rugby?
+ A try
- A drop goal | A conversion | A mark
= At first it brought no points, only the right to ‘try’ a kick at goal. The ball must be pressed to the ground.

? Which fencing weapon scores with its edge as well as its point?
+ Sabre
- Foil | Épée | Rapier
= It descends from the cavalry sword, and hits count only above the waist. Foil and épée score with the point alone.

? Which event comes last in the men’s decathlon?
+ 1500 metres
- Pole vault | Javelin throw | 110 metres hurdles
= It rounds off ten events in two days. The first day also ends with a run, the 400 metres.`,
}
