import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'how-zero-became-a-number',
  category: 'history-and-culture',
  language: 'es',
  title: 'Cómo la nada llegó a ser un número',
  html: `
<p>Cuenta los elefantes que hay en tu habitación. Si todo va bien, la respuesta es cero, y la has dado sin pensar. Sin embargo, grandes civilizaciones
levantaron templos, predijeron eclipses y cobraron impuestos sin ese número. El cero hubo que inventarlo, y llevó su tiempo.</p>
<h2>Contar sin él</h2>
<p>Los romanos escribían los números sumando signos: X para diez, C para cien, M para mil. En un sistema así nadie echa de menos el cero. Ciento tres es CIII; no hay
ningún lugar vacío que marcar, porque no hay lugares.</p>
<p>Todo cambia en cuanto cuenta la <strong>posición</strong> de la cifra. En nuestra numeración, el 3 de 30 vale diez veces más que el 3 a secas. Para
distinguir 13 de 103 y de 130 hace falta un signo que diga: <em>aquí no hay nada</em>.</p>
<h2>Primero, un hueco</h2>
<p>Los babilonios, en el actual Irak, tenían un sistema posicional basado en el sesenta. Durante muchos siglos se limitaron a dejar un hueco, o
confiaban en que el lector entendiera. Más tarde, los escribas pusieron en el hueco dos pequeñas cuñas inclinadas. Muy lejos de allí, y por su
cuenta, los mayas de Centroamérica y el sur de México usaban también un cero, a menudo en forma de concha, en las fechas de su calendario.</p>
<p>Esos signos guardaban un sitio. A casi nadie se le ocurrió calcular con ellos.</p>
<h2>Después, un número</h2>
<p>El paso decisivo se dio en la India. En el año 628, el astrónomo y matemático <strong>Brahmagupta</strong> puso por escrito reglas para calcular con el
cero como con cualquier otro número:</p>
<ul>
<li>Un número menos sí mismo es cero.</li>
<li>Un número más cero se queda como está.</li>
<li>Un número por cero es cero.</li>
</ul>
<p>También lo intentó con la división, y ahí se extravió: sostuvo que cero dividido entre cero es cero. Hoy decimos que dividir entre cero no tiene
sentido, y la calculadora se niega a hacerlo.</p>
<h2>El largo camino a Occidente</h2>
<p>De la India, las diez cifras viajaron a Bagdad. Allí, hacia el año 820, el sabio <strong>al-Juarismi</strong> escribió un libro que explicaba cómo calcular
con ellas. De su nombre, en su forma latina, vienen <em>algoritmo</em> y también <em>guarismo</em>. En Europa las dio a conocer mejor el <em>Liber
Abaci</em>, publicado en 1202 por Leonardo de Pisa, llamado Fibonacci. Las había aprendido de niño en el norte de África, donde su padre
representaba a los mercaderes de Pisa.</p>
<p>Con el signo viajó la palabra:</p>
<table>
<thead><tr><th>Lengua</th><th>Palabra</th></tr></thead>
<tbody>
<tr><td>Sánscrito</td><td><em>śūnya</em>, vacío</td></tr>
<tr><td>Árabe</td><td><em>ṣifr</em>, vacío</td></tr>
<tr><td>Latín medieval</td><td><em>zephirum</em></td></tr>
<tr><td>Italiano</td><td><em>zero</em></td></tr>
</tbody>
</table>
<p>La misma palabra árabe dio en español <em>cifra</em>, que al principio significaba cero, luego cualquier dígito y también escritura secreta: de ahí que un mensaje se cifre y se
descifre.</p>
<h2>No fue bien recibido</h2>
<p>En 1299, el gremio de banqueros de Florencia prohibió a sus miembros usar las nuevas cifras en los libros de cuentas. Una razón que suele darse es el fraude: un 0 se convierte fácilmente en un 6 o en un 9. Pero
calcular con ellas era tanto más fácil que ninguna prohibición podía durar. Hoy, todos los textos, imágenes y canciones de un ordenador se escriben con solo dos
cifras. Una de ellas es el número que antes no existía.</p>
`,
  questions: `
? ¿Por qué se las arreglaban los romanos sin el cero?
+ Sus números sumaban signos y no tenían posiciones
- Sus números nunca pasaban de unos pocos cientos | Sus mercaderes tenían prohibido escribir números | Sus escribas tomaban prestado el cero de los mayas
= El cero solo hace falta donde cuenta la posición de la cifra. Ciento tres es, sencillamente, CIII.

? ¿En qué número se basaba el sistema posicional babilonio?
+ En el sesenta
- En el diez | En el doce | En el veinte
= Durante mucho tiempo dejaron un hueco donde no había nada; más tarde pusieron dos cuñas inclinadas.

? ¿Qué pueblo de América usaba un cero en su calendario?
+ Los mayas
- Los inuit | Los siux | Los mapuches
= Llegaron a él por su cuenta y lo escribían a menudo en forma de concha.

? ¿Qué hizo Brahmagupta en el año 628?
+ Escribió reglas para calcular con el cero
- Llevó las diez cifras de la India a Bagdad | Dibujó el primer cero en forma de concha | Demostró que no se divide entre cero
= Con sus reglas, el cero dejó de ser solo un signo que guarda un sitio y pasó a ser un número. Solo falló en la división.

? ¿Qué palabra viene del nombre de al-Juarismi?
+ Algoritmo
- Cifra | Calendario | Calculadora
= Hacia 820 explicó cómo calcular con las cifras indias; de su nombre vienen «algoritmo» y «guarismo».

? Fibonacci conoció las nuevas cifras en la India.
! false
= Las aprendió de niño en el norte de África. Habían llegado de la India a través del mundo de habla árabe.

? ¿Qué significa la palabra árabe ṣifr, de la que viene «cero»?
+ Vacío
- Redondo | Último | Secreto
= Traduce el sánscrito śūnya, que significa lo mismo. El sentido de «escritura secreta» es muy posterior.`,
}
