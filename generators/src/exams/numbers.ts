// Numbers in daily life: announced in advance, then open for a month.

import type { ExamPack } from './exam-pack.ts'

const english: ExamPack = {
  language: 'en',
  title: 'Sample exam: numbers in daily life',
  rules: `
<p>This sample begins at an hour of its own and can be sat once, until its last day. It counts for nothing.</p>
<ul>
<li>There are 8 questions in 15 minutes, worth 13 marks. It is passed from half of them.</li>
<li>You may answer in any order and change your answers until you hand in.</li>
<li>Your marks are told when you hand in, the right answers when the last day is over.</li>
<li>You may use paper and a pencil, and no calculator. Stay on this page.</li>
</ul>`,
  questions: `
?1 A shirt costs 40 and is sold for 15 % less. What does it cost now?
+ 34
- 25 | 36 | 33
= Ten per cent of 40 are 4, five per cent are 2: 40 − 6 = 34.

?1 A recipe for four people takes 300 g of flour. How much is it for six?
+ 450 g
- 400 g | 600 g | 360 g
= That is 75 g a person, and 6 × 75 g = 450 g.

?1 Half a per cent of 1000 is 50.
! false
= One per cent of 1000 is 10, so half a per cent is 5.

?1 A film of 150 minutes begins at 18:45. When is it over?
+ 21:15
- 21:00 | 20:45 | 21:30
= 150 minutes are two and a half hours.

?2 Each side of a square is made twice as long. How does its area grow?
+ To four times as much
- To twice as much | To three times as much | To eight times as much
= Twice as long and twice as wide: 2 × 2 = 4.

?2 Which of these are more than one half?
* 5/9 | 0.51
- 3/7 | 49 %
= Half of 9 is 4.5, which is less than 5. Half of 7 is 3.5, which is more than 3.

?2 From the smallest to the largest
> 1/8 | 20 % | 0.25 | 2/5
= As decimals they are 0.125, 0.2, 0.25 and 0.4.

?3 A price rises by 10 % and then falls by 10 %. How does it compare with the first one?
+ It is 1 % lower
- It is the same | It is 1 % higher | It is 10 % lower
= 100 becomes 110, and a tenth of 110 is 11: 110 − 11 = 99.`,
}

const spanish: ExamPack = {
  language: 'es',
  title: 'Examen de muestra: números de cada día',
  rules: `
<p>Esta muestra empieza a su propia hora y se puede hacer una sola vez, hasta su último día. No cuenta para nada.</p>
<ul>
<li>Son 8 preguntas en 15 minutos, con un total de 13 puntos. Se aprueba con la mitad.</li>
<li>Puedes responder en cualquier orden y cambiar tus respuestas hasta entregar.</li>
<li>Los puntos se dicen al entregar; las respuestas correctas, cuando acabe el último día.</li>
<li>Puedes usar papel y lápiz, pero no calculadora. No dejes esta página.</li>
</ul>`,
  questions: `
?1 Una camisa cuesta 40 y se vende con un 15 % de descuento. ¿Cuánto cuesta ahora?
+ 34
- 25 | 36 | 33
= El diez por ciento de 40 es 4 y el cinco por ciento, 2: 40 − 6 = 34.

?1 Una receta para cuatro personas lleva 300 g de harina. ¿Cuánta hace falta para seis?
+ 450 g
- 400 g | 600 g | 360 g
= Son 75 g por persona, y 6 × 75 g = 450 g.

?1 El medio por ciento de 1000 es 50.
! false
= El uno por ciento de 1000 es 10, y el medio por ciento es 5.

?1 Una película de 150 minutos empieza a las 18:45. ¿A qué hora termina?
+ 21:15
- 21:00 | 20:45 | 21:30
= 150 minutos son dos horas y media.

?2 Cada lado de un cuadrado se hace el doble de largo. ¿Cómo crece su área?
+ Se multiplica por cuatro
- Se multiplica por dos | Se multiplica por tres | Se multiplica por ocho
= El doble de largo y el doble de ancho: 2 × 2 = 4.

?2 ¿Cuáles de estos valores son mayores que la mitad?
* 5/9 | 0.51
- 3/7 | 49 %
= La mitad de 9 es 4.5, menos que 5. La mitad de 7 es 3.5, más que 3.

?2 De menor a mayor
> 1/8 | 20 % | 0.25 | 2/5
= Como decimales son 0.125, 0.2, 0.25 y 0.4.

?3 Un precio sube un 10 % y después baja un 10 %. ¿Cómo queda frente al primero?
+ Es un 1 % más bajo
- Es el mismo | Es un 1 % más alto | Es un 10 % más bajo
= 100 pasa a 110, y la décima parte de 110 es 11: 110 − 11 = 99.`,
}

const arabic: ExamPack = {
  language: 'ar',
  title: 'امتحان تجريبي: أرقام كل يوم',
  rules: `
<p>يبدأ هذا النموذج في ساعة محددة، ويمكن أداؤه مرة واحدة حتى يومه الأخير، ولا يُحتسب في شيء.</p>
<ul>
<li>فيه 8 أسئلة في 15 دقيقة، مجموع درجاتها 13، والنجاح من نصفها فما فوق.</li>
<li>يمكنك الإجابة بأي ترتيب وتغيير إجاباتك حتى تسلّم.</li>
<li>تُعلن درجاتك عند التسليم، والإجابات الصحيحة بعد انتهاء اليوم الأخير.</li>
<li>يمكنك استعمال ورقة وقلم، لا آلة حاسبة. ابقَ في هذه الصفحة.</li>
</ul>`,
  questions: `
?1 قميص ثمنه 40 يباع بخصم 15 ٪. ما ثمنه الآن؟
+ 34
- 25 | 36 | 33
= عشرة بالمئة من 40 هي 4، وخمسة بالمئة هي 2: ‏40 − 6 = 34.

?1 وصفة لأربعة أشخاص تحتاج إلى 300 غرام من الطحين. كم تحتاج لستة؟
+ 450 غرامًا
- 400 غرام | 600 غرام | 360 غرامًا
= لكل شخص 75 غرامًا، و6 × 75 = 450.

?1 نصف بالمئة من 1000 يساوي 50.
! false
= واحد بالمئة من 1000 هو 10، فنصف بالمئة هو 5.

?1 فيلم مدته 150 دقيقة يبدأ في الساعة 18:45. متى ينتهي؟
+ 21:15
- 21:00 | 20:45 | 21:30
= 150 دقيقة هي ساعتان ونصف.

?2 ضوعف طول كل ضلع من أضلاع مربع. كيف تكبر مساحته؟
+ تصير أربعة أمثالها
- تصير مثليها | تصير ثلاثة أمثالها | تصير ثمانية أمثالها
= ضعف الطول وضعف العرض: 2 × 2 = 4.

?2 أيّ هذه القيم أكبر من النصف؟
* 5/9 | 0.51
- 3/7 | 49 ٪
= نصف 9 هو 4.5 وهو أقل من 5، ونصف 7 هو 3.5 وهو أكثر من 3.

?2 من الأصغر إلى الأكبر
> 1/8 | 20 ٪ | 0.25 | 2/5
= هي بالكسور العشرية 0.125 و0.2 و0.25 و0.4.

?3 ارتفع سعر بنسبة 10 ٪ ثم انخفض بنسبة 10 ٪. كيف صار مقارنة بالأول؟
+ أقل بنسبة 1 ٪
- كما كان | أعلى بنسبة 1 ٪ | أقل بنسبة 10 ٪
= تصير 100 إلى 110، وعُشر 110 هو 11: ‏110 − 11 = 99.`,
}

export const numbers = [english, spanish, arabic]
