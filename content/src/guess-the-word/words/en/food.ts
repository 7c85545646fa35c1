import type { WordPack } from '../../word-pack.ts'

export const pack: WordPack = {
  language: 'en',
  category: 'food-words',
  entries: `
Banana
A long curved fruit that turns yellow when it is ripe
Botanically it is a berry.

Cheese
It is made from milk, and some kinds have holes
The holes come from gas made by bacteria.

Honey
Bees make it from nectar
It keeps so well that it hardly ever spoils.

Carrot
A long orange root that rabbits are said to love
Older kinds were purple or white; the orange ones spread from the Netherlands.

Bread
Dough of flour and water, baked in a loaf
People baked flat loaves thousands of years before they began to farm.

Pizza
A round flat Italian dish from Naples, topped with tomato and cheese
In Naples the making of it is listed by UNESCO as living heritage.

Onion
It has many layers, and cutting it makes you cry
The tears come from a gas that is set free when its cells break.

Rice
The grain most people in Asia eat every day, grown in flooded fields
More than half of humankind depends on it.

Chocolate
A sweet made from roasted cacao beans
For the Aztecs it was a bitter, spicy drink.

Garlic
A white bulb that grows in cloves and is said to keep vampires away
Its strong smell arises only when it is cut or crushed.

Strawberry
A red fruit with tiny seeds on the outside
Those seeds are the true fruits, each with a seed within.

Coconut
A hard brown ball from a palm, with white flesh and water inside
It can drift across the sea and still sprout on another shore.

Pineapple
A tropical fruit with a rough skin and a crown of stiff leaves
It takes a year and a half or more to bear its first fruit.

Sushi
A Japanese dish of vinegared rice, often with raw fish
The word refers to the rice, not to the fish.

Omelette
Beaten eggs fried in a pan and often folded over a filling
Persian, Spanish and French cooks all have their own famous versions.

Avocado
A green fruit with a large stone, mashed to make guacamole
It does not ripen on the tree, only after picking.

Cinnamon
A sweet brown spice made from the rolled bark of a tree
The sticks roll up by themselves while they dry.

Hummus
A Middle Eastern dip of chickpeas and sesame paste
Its name is simply the Arabic word for chickpeas.

Mushroom
Neither plant nor animal: it has a cap and a stem and comes up overnight after rain
What we pick is only the fruit; the rest of it is a web of threads in the soil.

Vinegar
A sour liquid made when wine or cider goes on fermenting
Its acid comes from bacteria that live on alcohol.

Tofu
A soft white block made from soya milk
It was known in China two thousand years ago.

Vanilla
A sweet flavouring from the pods of a climbing orchid
Away from its home in Mexico nearly every flower is pollinated by hand.

Saffron
The costliest spice, the red threads of a crocus
It takes about 150 flowers to make a single gram.

Gazpacho
A cold Spanish soup of tomatoes, peppers and cucumber
It comes from Andalusia, where summers are hot.
`,
}
