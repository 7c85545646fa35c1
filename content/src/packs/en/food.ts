import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'food',
  language: 'en',
  questions: [
    {
      question: 'Which fruit do raisins come from?',
      options: ['Grapes', 'Plums', 'Figs', 'Cherries'],
      note: 'Roughly four kilos of fresh fruit dry down to one kilo. Dried plums, by the way, are called prunes.',
    },
    {
      question: 'Which ingredient makes bread dough rise?',
      options: ['Yeast', 'Salt', 'Butter', 'Olive oil'],
      note: 'These tiny fungi feed on sugars and give off carbon dioxide, which puffs up the dough. Sourdough relies on wild ones.',
    },
    {
      question: 'What is the main ingredient of hummus?',
      options: ['Chickpeas', 'Lentils', 'Kidney beans', 'Potatoes'],
      note: 'The Arabic word simply means chickpeas. Sesame paste, lemon juice and garlic give the purée its flavour.',
    },
    {
      question: 'Which pizza is topped with just tomato, mozzarella and basil?',
      options: ['Margherita', 'Marinara', 'Quattro formaggi', 'Capricciosa'],
      note: 'It shows the colours of the Italian flag. Tradition links its name to Queen Margherita, who visited Naples in 1889.',
    },
    {
      question: 'Which nuts are ground to make marzipan?',
      options: ['Almonds', 'Walnuts', 'Hazelnuts', 'Cashews'],
      note: 'They are mixed with sugar. In Sicily the paste is shaped and painted into lifelike little fruits.',
    },
    {
      question: 'What is tofu made from?',
      options: ['Soya beans', 'Rice', 'Wheat', 'Mung beans'],
      note: 'Their milk is curdled and the curds are pressed into blocks, much as in cheese-making. It originated in China.',
    },
    {
      question: 'White chocolate contains nothing from the cocoa bean.',
      isTrue: false,
      note: 'It is made with cocoa butter, the fat of the bean. What it lacks are the dark solids that make other chocolate brown.',
    },
    {
      question: 'What is pasta like when it is cooked ‘al dente’?',
      options: ['Firm to the bite', 'Soft all through', 'Crisp and golden', 'Cold and dressed'],
      note: 'The Italian words mean ‘to the tooth’. Drain it a minute early if it is going to finish cooking in the sauce.',
    },
    {
      question: 'Which spice makes many curry powders yellow?',
      options: ['Turmeric', 'Cumin', 'Coriander', 'Cinnamon'],
      note: 'It is the dried and powdered underground stem of a relative of ginger. It also dyes cloth, as a stained apron soon shows.',
    },
    {
      question: 'Green tea and black tea come from the same kind of plant.',
      isTrue: true,
      note: 'Both are leaves of Camellia sinensis. For black tea they are left to oxidise; for green tea heat stops that early on.',
    },
    {
      question: 'In which mountains did people first grow potatoes?',
      options: ['The Andes', 'The Alps', 'The Himalayas', 'The Carpathians'],
      note: 'They were farmed there for thousands of years before Spanish ships brought them to Europe in the 16th century.',
    },
    {
      question: 'Which ingredient makes a dish sushi?',
      options: ['Vinegared rice', 'Raw fish', 'Roasted seaweed', 'Soy sauce'],
      note: 'There is plenty of sushi without any fish, for instance with egg or cucumber. Raw fish served on its own is sashimi.',
    },
    {
      question: 'Which substance makes chilli peppers hot?',
      options: ['Capsaicin', 'Caffeine', 'Menthol', 'Vanillin'],
      note: 'It acts on the nerves that sense heat. Birds do not feel it, so they eat the fruits and spread the seeds.',
    },
    {
      question: 'To a botanist, which of these is a berry?',
      options: ['Banana', 'Strawberry', 'Raspberry', 'Blackberry'],
      note: 'A true berry grows from a single ovary and is fleshy all through. Tomatoes and grapes are berries in this sense, too.',
    },
    {
      question: 'What is ghee?',
      options: ['Clarified butter', 'Thick coconut milk', 'Fresh cheese', 'Sesame paste'],
      note: 'Butter is simmered until its water is gone and its milk solids can be strained off. It keeps well and withstands high heat.',
    },
    {
      question: 'Botanically, the peanut is more closely related to peas than to walnuts.',
      isTrue: true,
      note: 'It is a legume. After flowering, its stalks bend down and push into the soil, where the pods ripen.',
    },
    {
      question: 'What is the fifth taste called, besides sweet, sour, salty and bitter?',
      options: ['Umami', 'Wasabi', 'Mirin', 'Sencha'],
      note: 'The chemist Kikunae Ikeda named it in 1908 while studying seaweed broth. Ripe tomatoes and aged cheese are rich in it.',
    },
    {
      question: 'Which flavouring comes from the pods of an orchid?',
      options: ['Vanilla', 'Cardamom', 'Star anise', 'Liquorice'],
      note: 'In 1841 Edmond Albius, an enslaved boy of twelve on Réunion, found a quick way to pollinate the flowers by hand.',
    },
    {
      question: 'Which sauce is made from egg yolks, melted butter and lemon juice?',
      options: ['Hollandaise', 'Béchamel', 'Velouté', 'Vinaigrette'],
      note: 'The yolks keep butter and juice from separating. With vinegar, shallots and tarragon in place of lemon you get a Béarnaise.',
    },
    {
      question: 'Which part of the plant are capers?',
      options: ['Flower buds', 'Seeds', 'Young leaves', 'Roots'],
      note: 'They are picked by hand and pickled or salted. Left on the bush, they open into large white flowers.',
    },
  ],
}
