// Everyday science: open every day; players cannot change an answer.

import type { ExamPack } from './exam-pack.ts'

const english: ExamPack = {
  language: 'en',
  title: 'Sample exam: everyday science',
  rules: `
<p>This is a sample with rules of another kind. It can be sat once a day, and it counts for nothing.</p>
<ul>
<li>There are 10 questions in 12 minutes, worth 18 marks. It is passed from 60 % of them.</li>
<li>Leave books, notes and other people out of it.</li>
</ul>`,
  questions: `
?1 Water boils at a lower temperature on a high mountain than by the sea.
! true
= The air presses less up there, so that the water needs less heat to boil.

?1 Which gas do plants take out of the air to make sugar?
+ Carbon dioxide
- Oxygen | Nitrogen | Hydrogen
= With light and water they make sugar of it, and give off oxygen.

?1 Which planet is closest to the Sun?
+ Mercury
- Venus | Earth | Mars
= Mercury takes 88 days to go round the Sun; the others are farther out and slower.

?1 On the Moon an astronaut has less mass than on Earth.
! false
= The mass stays the same. Only the weight is less, about a sixth.

?2 Which of these conduct electricity well?
* Copper | Aluminium
- Glass | Rubber | Dry wood
= Electrons move freely in metals; in glass, rubber and dry wood they hardly do.

?2 From the smallest to the largest
> Atom | Bacterium | Grain of sand | Marble
= Some ten thousand atoms in a row are as long as a bacterium, and hundreds of bacteria as long as a grain of sand.

?2 A car drives at 90 km/h. How far does it get in 20 minutes?
+ 30 km
- 18 km | 45 km | 27 km
= Twenty minutes are a third of an hour, and a third of 90 km are 30 km.

?2 Through which of these does sound not travel?
+ A vacuum
- Water | Steel | Air
= Sound is a shaking of matter. Where there is none, nothing can shake.

?3 From the longest wavelength to the shortest
> Red light | Yellow light | Green light | Blue light
= It is the order of the rainbow, from its outer edge inwards.

?3 In which of these does a new substance come into being?
* Iron rusts | Wood burns
- Ice melts | Water boils | Glass breaks
= Rust and ash are other substances. Ice, water and steam are the same one, and a broken glass is still glass.`,
}

const spanish: ExamPack = {
  language: 'es',
  title: 'Examen de muestra: ciencia cotidiana',
  rules: `
<p>Esta es una muestra con otras reglas. Se puede hacer una vez al día y no cuenta para nada.</p>
<ul>
<li>Son 10 preguntas en 12 minutos, con un total de 18 puntos. Se aprueba a partir del 60 %.</li>
<li>Sin libros, sin apuntes y sin ayuda de otras personas.</li>
</ul>`,
  questions: `
?1 En una montaña alta el agua hierve a menor temperatura que junto al mar.
! true
= Allí arriba el aire presiona menos, y el agua necesita menos calor para hervir.

?1 ¿Qué gas toman las plantas del aire para fabricar azúcar?
+ Dióxido de carbono
- Oxígeno | Nitrógeno | Hidrógeno
= Con luz y agua lo convierten en azúcar, y desprenden oxígeno.

?1 ¿Qué planeta está más cerca del Sol?
+ Mercurio
- Venus | La Tierra | Marte
= Mercurio da la vuelta al Sol en 88 días; los demás están más lejos y van más despacio.

?1 En la Luna un astronauta tiene menos masa que en la Tierra.
! false
= La masa es la misma. Solo el peso es menor, más o menos la sexta parte.

?2 ¿Cuáles de estos materiales conducen bien la electricidad?
* Cobre | Aluminio
- Vidrio | Caucho | Madera seca
= En los metales los electrones se mueven con libertad; en el vidrio, el caucho y la madera seca, apenas.

?2 De lo más pequeño a lo más grande
> Átomo | Bacteria | Grano de arena | Canica
= Unos diez mil átomos en fila miden lo que una bacteria, y cientos de bacterias lo que un grano de arena.

?2 Un coche va a 90 km/h. ¿Cuánto recorre en 20 minutos?
+ 30 km
- 18 km | 45 km | 27 km
= Veinte minutos son un tercio de hora, y un tercio de 90 km son 30 km.

?2 ¿A través de qué no viaja el sonido?
+ El vacío
- El agua | El acero | El aire
= El sonido es una vibración de la materia. Donde no la hay, nada puede vibrar.

?3 De la longitud de onda más larga a la más corta
> Luz roja | Luz amarilla | Luz verde | Luz azul
= Es el orden del arcoíris, desde su borde exterior hacia dentro.

?3 ¿En cuáles de estos casos aparece una sustancia nueva?
* El hierro se oxida | La madera arde
- El hielo se derrite | El agua hierve | Un vaso se rompe
= El óxido y la ceniza son otras sustancias. Hielo, agua y vapor son la misma, y un vaso roto sigue siendo vidrio.`,
}

const arabic: ExamPack = {
  language: 'ar',
  title: 'امتحان تجريبي: علوم كل يوم',
  rules: `
<p>هذا نموذج بقواعد من نوع آخر. يمكن أداؤه مرة في اليوم، ولا يُحتسب في شيء.</p>
<ul>
<li>فيه 10 أسئلة في 12 دقيقة، مجموع درجاتها 18، والنجاح من 60 ٪ فما فوق.</li>
<li>بلا كتب ولا ملاحظات ولا مساعدة من أحد.</li>
</ul>`,
  questions: `
?1 يغلي الماء على جبل عالٍ عند درجة حرارة أدنى منها قرب البحر.
! true
= ضغط الهواء هناك أقل، فيحتاج الماء إلى حرارة أقل كي يغلي.

?1 أي غاز تأخذه النباتات من الهواء لتصنع السكر؟
+ ثاني أكسيد الكربون
- الأكسجين | النيتروجين | الهيدروجين
= تصنع منه السكر بالضوء والماء، وتطلق الأكسجين.

?1 أي كوكب هو الأقرب إلى الشمس؟
+ عطارد
- الزهرة | الأرض | المريخ
= يدور عطارد حول الشمس في 88 يومًا، والكواكب الأخرى أبعد منه وأبطأ.

?1 كتلة رائد الفضاء على القمر أقل منها على الأرض.
! false
= تبقى الكتلة كما هي، والوزن وحده يقل إلى نحو السدس.

?2 أيّ هذه المواد توصل الكهرباء جيدًا؟
* النحاس | الألومنيوم
- الزجاج | المطاط | الخشب الجاف
= تتحرك الإلكترونات بحرية في الفلزات، ولا تكاد تتحرك في الزجاج والمطاط والخشب الجاف.

?2 من الأصغر إلى الأكبر
> ذرة | بكتيريا | حبة رمل | كرة زجاجية صغيرة
= نحو عشرة آلاف ذرة في صف بطول بكتيريا واحدة، ومئات منها بطول حبة رمل.

?2 تسير سيارة بسرعة 90 كم في الساعة. كم تقطع في 20 دقيقة؟
+ 30 كم
- 18 كم | 45 كم | 27 كم
= عشرون دقيقة ثلث ساعة، وثلث 90 كم هو 30 كم.

?2 عبر أيّ مما يلي لا ينتقل الصوت؟
+ الفراغ
- الماء | الفولاذ | الهواء
= الصوت اهتزاز في المادة، وحيث لا مادة فلا شيء يهتز.

?3 من أطول موجة إلى أقصرها
> الضوء الأحمر | الضوء الأصفر | الضوء الأخضر | الضوء الأزرق
= هذا ترتيب قوس قزح من حافته الخارجية إلى الداخل.

?3 في أيّ الحالات التالية تنشأ مادة جديدة؟
* يصدأ الحديد | يحترق الخشب
- يذوب الثلج | يغلي الماء | ينكسر الزجاج
= الصدأ والرماد مادتان أخريان، أما الثلج والماء والبخار فمادة واحدة، والزجاج المكسور يبقى زجاجًا.`,
}

export const science = [english, spanish, arabic]
