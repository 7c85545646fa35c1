import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'food',
  language: 'en',
  questions: `
? Which fruit do raisins come from?
+ Grapes
- Plums | Figs | Cherries
= Roughly four kilos of fresh fruit dry down to one kilo. Dried plums, by the way, are called prunes.

? Which ingredient makes bread dough rise?
+ Yeast
- Salt | Butter | Olive oil
= These tiny fungi feed on sugars and give off carbon dioxide, which puffs up the dough. Sourdough relies on wild ones.

? What is the main ingredient of hummus?
+ Chickpeas
- Lentils | Kidney beans | Potatoes
= The Arabic word simply means chickpeas. Sesame paste, lemon juice and garlic give the purée its flavour.

? Which pizza is topped with just tomato, mozzarella and basil?
+ Margherita
- Marinara | Quattro formaggi | Capricciosa
= It shows the colours of the Italian flag. Tradition links its name to Queen Margherita, who visited Naples in 1889.

? Which nuts are ground to make marzipan?
+ Almonds
- Walnuts | Hazelnuts | Cashews
= They are mixed with sugar. In Sicily the paste is shaped and painted into lifelike little fruits.

? What is tofu made from?
+ Soya beans
- Rice | Wheat | Mung beans
= Their milk is curdled and the curds are pressed into blocks, much as in cheese-making. It originated in China.

? White chocolate contains nothing from the cocoa bean.
! false
= It is made with cocoa butter, the fat of the bean. What it lacks are the dark solids that make other chocolate brown.

? What is pasta like when it is cooked ‘al dente’?
+ Firm to the bite
- Soft all through | Crisp and golden | Cold and dressed
= The Italian words mean ‘to the tooth’. Drain it a minute early if it is going to finish cooking in the sauce.

? Which spice makes many curry powders yellow?
+ Turmeric
- Cumin | Coriander | Cinnamon
= It is the dried and powdered underground stem of a relative of ginger. It also dyes cloth, as a stained apron soon shows.

? Green tea and black tea come from the same kind of plant.
! true
= Both are leaves of Camellia sinensis. For black tea they are left to oxidise; for green tea heat stops that early on.

? In which mountains did people first grow potatoes?
+ The Andes
- The Alps | The Himalayas | The Carpathians
= They were farmed there for thousands of years before Spanish ships brought them to Europe in the 16th century.

? Which ingredient makes a dish sushi?
+ Vinegared rice
- Raw fish | Roasted seaweed | Soy sauce
= There is plenty of sushi without any fish, for instance with egg or cucumber. Raw fish served on its own is sashimi.

? Which substance makes chilli peppers hot?
+ Capsaicin
- Caffeine | Menthol | Vanillin
= It acts on the nerves that sense heat. Birds do not feel it, so they eat the fruits and spread the seeds.

? To a botanist, which of these is a berry?
+ Banana
- Strawberry | Raspberry | Blackberry
= A true berry grows from a single ovary and is fleshy all through. Tomatoes and grapes are berries in this sense, too.

? What is ghee?
+ Clarified butter
- Thick coconut milk | Fresh cheese | Sesame paste
= Butter is simmered until its water is gone and its milk solids can be strained off. It keeps well and withstands high heat.

? Botanically, the peanut is more closely related to peas than to walnuts.
! true
= It is a legume. After flowering, its stalks bend down and push into the soil, where the pods ripen.

? What is the fifth taste called, besides sweet, sour, salty and bitter?
+ Umami
- Wasabi | Mirin | Sencha
= The chemist Kikunae Ikeda named it in 1908 while studying seaweed broth. Ripe tomatoes and aged cheese are rich in it.

? Which flavouring comes from the pods of an orchid?
+ Vanilla
- Cardamom | Star anise | Liquorice
= In 1841 Edmond Albius, an enslaved boy of twelve on Réunion, found a quick way to pollinate the flowers by hand.

? Which sauce is made from egg yolks, melted butter and lemon juice?
+ Hollandaise
- Béchamel | Velouté | Vinaigrette
= The yolks keep butter and juice from separating. With vinegar, shallots and tarragon in place of lemon you get a Béarnaise.

? Which part of the plant are capers?
+ Flower buds
- Seeds | Young leaves | Roots
= They are picked by hand and pickled or salted. Left on the bush, they open into large white flowers.`,
}
