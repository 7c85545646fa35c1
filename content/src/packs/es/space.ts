import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'space',
  language: 'es',
  questions: `
? ¿Cuál es el planeta más cercano al Sol?
+ Mercurio
- Venus | Marte | Neptuno
= Su año dura solo 88 días. Aun así, el planeta más caliente es Venus, por su densa atmósfera.

? ¿Cuál es el planeta más grande del sistema solar?
+ Júpiter
- Saturno | Neptuno | La Tierra
= Su masa supera el doble de la de todos los demás planetas juntos. Su Gran Mancha Roja es una tormenta.

? ¿Quién fue la primera persona en pisar la Luna?
+ Neil Armstrong
- Buzz Aldrin | Michael Collins | Yuri Gagarin
= Lo hizo en julio de 1969, en la misión Apolo 11. Aldrin bajó minutos después, y Collins los esperaba en órbita.

? ¿Cómo se llama nuestra galaxia?
+ La Vía Láctea
- Andrómeda | La galaxia del Triángulo | La galaxia del Sombrero
= Los romanos vieron en esa franja blanca un camino de leche. En España también se la conoció como Camino de Santiago.

? ¿Qué ocurre cuando la Luna se interpone entre el Sol y la Tierra?
+ Un eclipse de Sol
- Un eclipse de Luna | Un solsticio | Una aurora polar
= La fase total nunca llega a ocho minutos en un mismo lugar. Conviene mirarlo siempre con protección adecuada.

? ¿Qué astro helado despliega una cola al acercarse al Sol?
+ Un cometa
- Un asteroide | Una nebulosa | Un púlsar
= Con el calor, su hielo se convierte en gas. La cola apunta siempre en sentido opuesto al Sol.

? ¿Qué se mide en años luz?
+ La distancia
- El tiempo | La velocidad | El brillo
= Un año luz es lo que recorre la luz en un año: unos 9,5 billones de kilómetros.

? Desde 2006, Plutón se clasifica como planeta enano.
! true
= Así lo decidió la Unión Astronómica Internacional, porque no ha despejado los alrededores de su órbita.

? Venus tarda más en girar sobre su eje que en dar la vuelta al Sol.
! true
= Necesita 243 días terrestres para una rotación y 225 para una órbita. Además, gira en sentido contrario al de la Tierra.

? ¿En qué desierto se encuentran los observatorios de Paranal y ALMA?
+ En el de Atacama
- En el de Sonora | En el de Gobi | En el del Kalahari
= El norte de Chile reúne aire muy seco, gran altitud y noches despejadas, ideales para la astronomía.

? ¿Alrededor de qué planeta gira la luna Titán?
+ Saturno
- Júpiter | Neptuno | Marte
= Tiene una atmósfera más densa que la terrestre y lagos de metano. La sonda Huygens se posó en ella en 2005.

? ¿Qué telescopio espacial despegó el día de Navidad de 2021?
+ El James Webb
- El Hubble | El Spitzer | El Chandra
= Observa en infrarrojo a un millón y medio de kilómetros de la Tierra. Su espejo mide 6,5 metros.

? ¿Qué planeta gira casi tumbado, con el eje inclinado unos 98 grados?
+ Urano
- Saturno | Júpiter | Marte
= A causa de esa inclinación, cada polo pasa unos cuarenta años seguidos de luz y otros tantos de oscuridad.

? ¿Quién formuló las tres leyes del movimiento de los planetas?
+ Johannes Kepler
- Nicolás Copérnico | Galileo Galilei | Tycho Brahe
= Descubrió que las órbitas son elipses estudiando las precisas observaciones de Marte que había hecho Tycho Brahe.`,
}
