import type { WordPack } from '../../word-pack.ts'

export const pack: WordPack = {
  language: 'es',
  category: 'food-words',
  entries: `
Queso
Se hace con leche; el manchego es uno de ellos
Los agujeros de algunos tipos se deben al gas de las bacterias.

Naranja
Fruta redonda que da nombre a un color y mucho zumo
La fruta tuvo el nombre antes que el color.

Miel
La fabrican las abejas con el néctar de las flores
Se conserva tan bien que casi nunca se estropea.

Plátano
Fruta alargada y curva que madura amarilla; en muchos países la llaman banana
Para la botánica es una baya.

Cebolla
Tiene muchas capas y hace llorar al cortarla
Las lágrimas se deben a un gas que se libera al romper sus células.

Tortilla
En España lleva huevos y patatas; en México es de maíz
Las dos comparten solo el nombre, que significa «torta pequeña».

Chocolate
Dulce que se hace con cacao tostado
Para los aztecas era una bebida amarga y picante.

Piña
Fruta tropical con corona de hojas duras y piel áspera
Tarda un año y medio o más en dar su primer fruto.

Paella
Plato valenciano de arroz que se hace en una sartén ancha y plana
La palabra designa en valenciano la propia sartén.

Aguacate
Fruto verde de hueso grande con el que se hace el guacamole
No madura en el árbol, sino después de cortarlo.

Gazpacho
Sopa fría andaluza de tomate, pimiento y pepino
Antes de que llegara el tomate de América se hacía con pan, ajo, aceite y vinagre.

Azafrán
La especia más cara, de color rojo y sacada de una flor
Hacen falta unas 150 flores para obtener un gramo.

Champiñón
Seta blanca que se cultiva en sitios oscuros
No es planta ni animal: pertenece al reino de los hongos.
`,
}
