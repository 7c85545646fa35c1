import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'why-spacing-beats-cramming',
  category: 'body-and-mind',
  language: 'es',
  title: 'Cómo olvidar menos',
  html: `
<p>Lees una página, asientes, cierras el libro y te parece que ya te la sabes. A la semana lo abres de nuevo y la página te mira como una desconocida. No te pasa nada raro. Así
funciona la memoria, y saberlo es el primer paso para que funcione mejor.</p>
<h2>Un hombre y dos mil sílabas</h2>
<p>Hacia 1880, el psicólogo alemán <strong>Hermann Ebbinghaus</strong> se propuso medir el olvido. Solo contaba con un sujeto: él mismo. Para que nada de lo que ya
sabía pudiera ayudarle, inventó más de dos mil sílabas sin sentido, del estilo de <em>zof</em> o <em>kep</em>, se aprendió listas de ellas de memoria y se examinó al cabo de
minutos, horas, días y semanas.</p>
<p>El resultado es la <strong>curva del olvido</strong>. Al principio cae en picado y después cada vez más despacio: casi todo lo que se pierde se pierde pronto, en el primer día. Lo que
sobrevive unos días suele quedarse más tiempo. Y hasta lo que parecía borrado había dejado huella, porque volver a aprender una lista olvidada le costaba menos que aprender una nueva.</p>
<h2>Dos costumbres que funcionan</h2>
<h3>Deja pasar tiempo</h3>
<p>Ebbinghaus notó además que los repasos repartidos en varios días daban más fruto que los mismos repasos de una sentada. Este <strong>efecto del espaciado</strong> se ha
confirmado después en cientos de estudios, con niños y con adultos, con palabras, datos y destrezas. El atracón de la víspera puede salvarte a la mañana siguiente. Pero no dura.</p>
<p>Un plan sensato es dejar que los intervalos crezcan:</p>
<ol>
<li>el primer repaso, al día siguiente;</li>
<li>el segundo, unos días después;</li>
<li>el tercero, al cabo de unas semanas.</li>
</ol>
<p>En esa idea se basan las cajas de fichas: la tarjeta que te sabes avanza y tarda más en volver; la que fallas regresa al principio.</p>
<h3>Pregúntate, no te limites a mirar</h3>
<p>La segunda costumbre es aún más sencilla. Cierra el libro e intenta recordar lo que decía. En un conocido experimento, publicado en 2006, unos estudiantes leyeron un texto breve. Después, unos lo
leyeron otra vez y otros escribieron lo que recordaban. A los cinco minutos, los que habían releído iban un poco por delante. A la semana, los que se habían puesto a prueba recordaban claramente más.</p>
<p>Es el <strong>efecto del examen</strong>. Ir a buscar un recuerdo no solo sirve para medirlo: lo refuerza. El intento puede ayudar incluso cuando fracasa, siempre que poco después
veas la respuesta correcta.</p>
<h2>Por qué preferimos lo que funciona peor</h2>
<p>Releer es agradable. Las palabras nos suenan, y confundimos esa <em>familiaridad</em> con el saber. Recordar cansa y deja a la vista nuestras lagunas. Da la impresión de que
avanzamos despacio, cuando en realidad es el camino más rápido. Los psicólogos hablan de <em>dificultades deseables</em>: obstáculos que hacen el aprendizaje más arduo ahora y mejor a la larga.</p>
<blockquote><p>Si cuesta un poco recordarlo, ese es el ejercicio.</p></blockquote>
<h2>Y ahora, haz la prueba</h2>
<p>Después de este texto vienen unas preguntas. Antes de empezar, aparta la vista un momento y cuéntate lo que has leído: de quién eran los experimentos, qué curva, qué dos costumbres. Y
vuelve dentro de unos días a ver qué queda.</p>
`,
  printed: 'review-plan.es',
  questions: `
? ¿Con quién hizo Ebbinghaus sus experimentos?
+ Consigo mismo
- Con sus alumnos | Con sus hijos | Con unos actores
= Fue su único sujeto: se examinaba al cabo de minutos, horas, días y semanas.

? ¿Por qué aprendía Ebbinghaus sílabas sin sentido?
+ Para que nada de lo que sabía le ayudara
- Para que sus listas se imprimieran mejor | Para poder usarlas como código secreto | Para que sirvieran en cualquier idioma
= Con palabras de verdad, lo que ya sabía se habría mezclado con lo recién aprendido.

? ¿Qué forma tiene la curva del olvido?
+ Cae deprisa al principio y luego más despacio
- Cae despacio al principio y luego más deprisa | Baja en línea recta hasta que no queda nada | Se mantiene una semana y cae de repente
= Casi todo lo que se pierde se pierde el primer día. Por eso conviene repasar pronto por primera vez.

? Volver a aprender una lista olvidada cuesta menos que aprender una nueva.
! true
= Ebbinghaus lo comprobó en sí mismo: hasta lo que parecía borrado había dejado huella.

? ¿Qué dice el efecto del espaciado?
+ Los repasos repartidos en días rinden más que los mismos de una vez
- Las palabras largas se recuerdan mejor si se escriben con espacios | Una mesa ordenada y con mucho sitio hace que se aprenda más deprisa | Una sesión larga de estudio rinde más que varias sesiones cortas
= Lo confirman cientos de estudios. Lo mejor es que los intervalos crezcan: un día, unos días, unas semanas.

? En el experimento de 2006, ¿quiénes recordaban más a la semana?
+ Los que se habían puesto a prueba
- Los que habían leído dos veces | Los que habían leído el texto en voz alta | Todos recordaban lo mismo
= A los cinco minutos ganaban por poco los que habían releído; a la semana fue al revés.

? ¿Por qué al releer un texto nos parece que lo sabemos?
+ Confundimos la familiaridad con el saber
- Notamos enseguida todas nuestras lagunas | Leemos más despacio que la primera vez | Olvidamos que ya lo habíamos visto
= Recordar cuesta más porque deja a la vista las lagunas. A esos obstáculos se los llama dificultades deseables.`,
}
