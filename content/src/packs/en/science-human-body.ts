import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'science',
  subcategory: 'human-body',
  language: 'en',
  questions: `
? Which organ pumps blood around the body?
+ The heart
- The liver | The brain | The stomach
= It beats about 100,000 times a day. Blood makes the round trip through a resting body in roughly a minute.

? What is the normal temperature of the human body?
+ About 37 °C
- About 32 °C | About 42 °C | About 47 °C
= It drifts a little through the day: it is lowest in the small hours and highest in the late afternoon.

? What carries messages between the brain and the rest of the body?
+ Nerves
- Tendons | Ligaments | Sweat glands
= The signals are electrical. In the fastest nerve fibres they race along at about 100 metres a second.

? Which organs filter the blood and produce urine?
+ The kidneys
- The lungs | The tonsils | The intestines
= They filter about 180 litres of fluid a day and return nearly all of it. Only a litre or two leaves the body.

? Which part of the eye gives it its colour?
+ The iris
- The pupil | The lens | The retina
= It is named after the Greek goddess of the rainbow. Its muscles widen the pupil in the dark.

? Which is the longest bone in the body?
+ The thigh bone
- The shin bone | The collarbone | The breastbone
= Doctors call it the femur. It makes up about a quarter of a person’s height.

? Newborn babies have more separate bones than adults.
! true
= A baby has close to 300 pieces of bone and cartilage. Many grow together, leaving an adult with about 206 bones.

? How many teeth are in a full adult set, wisdom teeth included?
+ 32
- 20 | 24 | 28
= The first set, the milk teeth, has only 20. Some people never grow any wisdom teeth at all.

? How many chambers does the human heart have?
+ Four
- Two | Three | Six
= The two on the right send blood to the lungs, the two on the left to the rest of the body.

? In which part of the body is the smallest bone?
+ The ear
- The nose | The hand | The foot
= The stirrup bone in the middle ear is only about three millimetres long. It passes sound on to the inner ear.

? Which vitamin does the skin make in sunlight?
+ Vitamin D
- Vitamin C | Vitamin E | Vitamin K
= It helps the body take up calcium for the bones. Oily fish and egg yolk contain it too.

? Sweet things can be tasted only with the tip of the tongue.
! false
= Every part of the tongue with taste buds can sense all the basic tastes. The famous tongue map is a myth.

? What connects muscles to bones?
+ Tendons
- Ligaments | Veins | Nerves
= The Achilles tendon at the heel is the strongest of them. Ligaments connect one bone to another.

? What is the main job of blood platelets?
+ Helping blood to clot
- Carrying oxygen | Digesting fat | Sensing temperature
= These tiny cell fragments gather at a wound and plug it. They live for only about ten days.

? In most people, the left lung is smaller than the right.
! true
= It leaves room for the heart. The left lung has two lobes, the right one three.

? Where does the body absorb most nutrients from food?
+ In the small intestine
- In the large intestine | In the stomach | In the gullet
= It is several metres long, and millions of tiny folds and finger-like villi give its lining an enormous surface.

? Which hormone lowers the level of sugar in the blood?
+ Insulin
- Adrenaline | Cortisol | Glucagon
= It is made in the pancreas. Since 1922 it has been given to people with diabetes and saved countless lives.

? Where in the lungs does oxygen pass into the blood?
+ In the alveoli
- In the bronchi | In the windpipe | In the diaphragm
= There are hundreds of millions of these tiny air sacs. Their walls are far thinner than a hair.

? How many chromosomes does a typical human body cell contain?
+ 46
- 23 | 38 | 64
= They come in 23 pairs, one of each pair from either parent. Egg and sperm cells hold just one of each pair.

? Which part of the brain fine-tunes balance and movement?
+ The cerebellum
- The hippocampus | The hypothalamus | The pituitary gland
= Its name means ‘little brain’. It is small, yet holds more than half of all the brain’s nerve cells.`,
}
