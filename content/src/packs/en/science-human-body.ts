import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'science',
  subcategory: 'human-body',
  language: 'en',
  questions: [
    {
      question: 'Which organ pumps blood around the body?',
      options: ['The heart', 'The liver', 'The brain', 'The stomach'],
      note: 'It beats about 100,000 times a day. Blood makes the round trip through a resting body in roughly a minute.',
    },
    {
      question: 'What is the normal temperature of the human body?',
      options: ['About 37 °C', 'About 32 °C', 'About 42 °C', 'About 47 °C'],
      note: 'It drifts a little through the day: it is lowest in the small hours and highest in the late afternoon.',
    },
    {
      question: 'What carries messages between the brain and the rest of the body?',
      options: ['Nerves', 'Tendons', 'Ligaments', 'Sweat glands'],
      note: 'The signals are electrical. In the fastest nerve fibres they race along at about 100 metres a second.',
    },
    {
      question: 'Which organs filter the blood and produce urine?',
      options: ['The kidneys', 'The lungs', 'The tonsils', 'The intestines'],
      note: 'They filter about 180 litres of fluid a day and return nearly all of it. Only a litre or two leaves the body.',
    },
    {
      question: 'Which part of the eye gives it its colour?',
      options: ['The iris', 'The pupil', 'The lens', 'The retina'],
      note: 'It is named after the Greek goddess of the rainbow. Its muscles widen the pupil in the dark.',
    },
    {
      question: 'Which is the longest bone in the body?',
      options: ['The thigh bone', 'The shin bone', 'The collarbone', 'The breastbone'],
      note: 'Doctors call it the femur. It makes up about a quarter of a person’s height.',
    },
    {
      question: 'Newborn babies have more separate bones than adults.',
      isTrue: true,
      note: 'A baby has close to 300 pieces of bone and cartilage. Many grow together, leaving an adult with about 206 bones.',
    },
    {
      question: 'How many teeth are in a full adult set, wisdom teeth included?',
      options: ['32', '20', '24', '28'],
      note: 'The first set, the milk teeth, has only 20. Some people never grow any wisdom teeth at all.',
    },
    {
      question: 'How many chambers does the human heart have?',
      options: ['Four', 'Two', 'Three', 'Six'],
      note: 'The two on the right send blood to the lungs, the two on the left to the rest of the body.',
    },
    {
      question: 'In which part of the body is the smallest bone?',
      options: ['The ear', 'The nose', 'The hand', 'The foot'],
      note: 'The stirrup bone in the middle ear is only about three millimetres long. It passes sound on to the inner ear.',
    },
    {
      question: 'Which vitamin does the skin make in sunlight?',
      options: ['Vitamin D', 'Vitamin C', 'Vitamin E', 'Vitamin K'],
      note: 'It helps the body take up calcium for the bones. Oily fish and egg yolk contain it too.',
    },
    {
      question: 'Sweet things can be tasted only with the tip of the tongue.',
      isTrue: false,
      note: 'Every part of the tongue with taste buds can sense all the basic tastes. The famous tongue map is a myth.',
    },
    {
      question: 'What connects muscles to bones?',
      options: ['Tendons', 'Ligaments', 'Veins', 'Nerves'],
      note: 'The Achilles tendon at the heel is the strongest of them. Ligaments connect one bone to another.',
    },
    {
      question: 'What is the main job of blood platelets?',
      options: ['Helping blood to clot', 'Carrying oxygen', 'Digesting fat', 'Sensing temperature'],
      note: 'These tiny cell fragments gather at a wound and plug it. They live for only about ten days.',
    },
    {
      question: 'In most people, the left lung is smaller than the right.',
      isTrue: true,
      note: 'It leaves room for the heart. The left lung has two lobes, the right one three.',
    },
    {
      question: 'Where does the body absorb most nutrients from food?',
      options: ['In the small intestine', 'In the large intestine', 'In the stomach', 'In the gullet'],
      note: 'It is several metres long, and millions of tiny folds and finger-like villi give its lining an enormous surface.',
    },
    {
      question: 'Which hormone lowers the level of sugar in the blood?',
      options: ['Insulin', 'Adrenaline', 'Cortisol', 'Glucagon'],
      note: 'It is made in the pancreas. Since 1922 it has been given to people with diabetes and saved countless lives.',
    },
    {
      question: 'Where in the lungs does oxygen pass into the blood?',
      options: ['In the alveoli', 'In the bronchi', 'In the windpipe', 'In the diaphragm'],
      note: 'There are hundreds of millions of these tiny air sacs. Their walls are far thinner than a hair.',
    },
    {
      question: 'How many chromosomes does a typical human body cell contain?',
      options: ['46', '23', '38', '64'],
      note: 'They come in 23 pairs, one of each pair from either parent. Egg and sperm cells hold just one of each pair.',
    },
    {
      question: 'Which part of the brain fine-tunes balance and movement?',
      options: ['The cerebellum', 'The hippocampus', 'The hypothalamus', 'The pituitary gland'],
      note: 'Its name means ‘little brain’. It is small, yet holds more than half of all the brain’s nerve cells.',
    },
  ],
}
