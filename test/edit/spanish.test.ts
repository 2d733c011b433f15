import { describeWordings, type Wordings } from './describe-wordings.ts'
import { deckIn } from './language-deck.ts'

/** A deck in Spanish; slide 4, the prices, was changed last. */
const deck = deckIn('es', [
  'Café del puerto',
  'Agenda',
  'Mercado',
  'Precios',
  'Ingresos por año',
  'Proveedores',
  'Apertura',
  'El lugar',
  'Riesgos',
  'Gracias',
])

const wordings: Wordings = [
  [
    'Elimina las diapositivas de la 5 a la 7',
    [
      'delete_slide slideId=slide-5',
      'delete_slide slideId=slide-6',
      'delete_slide slideId=slide-7',
    ],
  ],
  ['Elimina la diapositiva 3', ['delete_slide slideId=slide-3']],
  ['Por favor, borra la tercera diapositiva', ['delete_slide slideId=slide-3']],
  [
    '¿Puedes eliminar las dos últimas diapositivas?',
    ['delete_slide slideId=slide-9', 'delete_slide slideId=slide-10'],
  ],
  [
    'Quita las diapositivas 2 a 4',
    [
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-4',
    ],
  ],
  [
    'Borra las diapositivas 3, 5 y 7',
    [
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-5',
      'delete_slide slideId=slide-7',
    ],
  ],
  ['Mueve la diapositiva 5 al principio', ['move_slide slideId=slide-5 position=0']],
  ['Mueve la diapositiva 3 al final', ['move_slide slideId=slide-3 position=9']],
  ['Muévela al final', ['move_slide slideId=slide-4 position=9']],
  ['Pon la diapositiva 5 después de la 2', ['move_slide slideId=slide-5 position=2']],
  ['Coloca la última diapositiva en la posición 3', ['move_slide slideId=slide-10 position=2']],
  ['Sube la diapositiva 5 dos posiciones', ['move_slide slideId=slide-5 position=2']],
  ['Pasa la diapositiva 6 antes de la diapositiva 3', ['move_slide slideId=slide-6 position=2']],
  [
    'Añade una diapositiva sobre marketing después de la diapositiva 3',
    ['add_slide position=3 topic=marketing'],
  ],
  ['Agrega al final una diapositiva titulada «Equipo»', ['add_slide position=10 title=Equipo']],
  ['Inserta una nueva diapositiva acerca de la contratación', ['add_slide topic=contratación']],
  ['Añade un índice', ['add_slide layout=agenda']],
  ['Añade una diapositiva de cierre', ['add_slide layout=closing']],
  ['Añade una diapositiva de resumen al final', ['add_slide position=10 layout=recap']],
  [
    'Añade una sección «Cifras» antes de la diapositiva 4',
    ['add_slide position=3 layout=section title=Cifras'],
  ],
  [
    'Crea una diapositiva con el título "Equipo" y los puntos "Ana", "Luis" y "Eva"',
    ['add_slide title=Equipo points=["Ana","Luis","Eva"]'],
  ],
  ['Intercambia las diapositivas 2 y 5', ['swap_slides slideIds=["slide-2","slide-5"]']],
  ['Duplica la diapositiva 4', ['duplicate_slide slideId=slide-4 newSlideId=new-1']],
  ['Combina las diapositivas 3 y 4', ['merge_slides slideIds=["slide-3","slide-4"]']],
  ['Divide la diapositiva 3 en dos', ['split_slide slideId=slide-3 newSlideId=new-1']],
  [
    'Cambia el título de la diapositiva 4 a «Nuestros precios»',
    ['set_slide_title slideId=slide-4 title=Nuestros precios'],
  ],
  [
    'Renombra la diapositiva 4 como «Nuestros precios»',
    ['set_slide_title slideId=slide-4 title=Nuestros precios'],
  ],
  ['Cambia el título de la presentación por «Café azul»', ['set_title title=Café azul']],
  [
    'Titula la diapositiva 4 Tarifas nuevas',
    ['set_slide_title slideId=slide-4 title=Tarifas nuevas'],
  ],
  ['Haz la diapositiva 3 más corta', ['rewrite_slide slideId=slide-3 style=shorter']],
  [
    'Acorta la diapositiva 3 y amplía la 4',
    ['rewrite_slide slideId=slide-3 style=shorter', 'rewrite_slide slideId=slide-4 style=longer'],
  ],
  ['Hazla más corta', ['rewrite_slide slideId=slide-4 style=shorter']],
  ['Simplifica el texto de la diapositiva 3', ['rewrite_slide slideId=slide-3 style=simpler']],
  ['Convierte la diapositiva 3 en una tabla', ['convert_slide slideId=slide-3 to=table']],
  ['Conviértela en una línea de tiempo', ['convert_slide slideId=slide-4 to=timeline']],
  ['Muestra la diapositiva 4 en dos columnas', ['convert_slide slideId=slide-4 to=comparison']],
  [
    'Cambia el gráfico de la diapositiva 5 a un gráfico circular',
    ['set_chart_type slideId=slide-5 blockId=chart chartType=pie'],
  ],
  [
    'Cambia el gráfico a gráfico de líneas',
    ['set_chart_type slideId=slide-5 blockId=chart chartType=line'],
  ],
  ['Muestra la diapositiva 7 como viñetas', ['convert_slide slideId=slide-7 to=bullets']],
  ['Usa el tema Kiln', ['set_theme themeId=kiln']],
  ['Cambia al tema Observatory', ['set_theme themeId=observatory']],
  ['Aplica el tema Foobar', ['clarify There is no theme “Foobar”. Which theme shall be used?']],
  ['Pon el fondo azul oscuro', ['set_color role=background color=#1E3A8A']],
  ['Cambia el color de acento a rojo', ['set_color role=accent color=#DC2626']],
  [
    'Reemplaza «Acme» por «Globex» en toda la presentación',
    ['replace_text find=Acme replace=Globex'],
  ],
  ['Sustituye Acme por Globex', ['replace_text find=Acme replace=Globex']],
  [
    'Cambia "Acme" por "Globex" en la diapositiva 3',
    ['replace_text find=Acme replace=Globex slideIds=["slide-3"]'],
  ],
  ['Añade notas a la diapositiva 3', ['write_notes slideId=slide-3']],
  ['Escribe notas del orador para la diapositiva 3', ['write_notes slideId=slide-3']],
  ['Elimina las notas de la diapositiva 4', ['set_notes slideId=slide-4 notes=null']],
  ['Borra todas las notas', ['clarify Shall the notes of all 2 slides go?']],
  [
    'Pon «Hablar despacio» en las notas de la diapositiva 3',
    ['set_notes slideId=slide-3 notes=Hablar despacio'],
  ],
  ['Traduce la presentación al inglés', ['translate language=en-US']],
  ['Traduce la diapositiva 3 al francés', ['translate language=fr slideId=slide-3']],
  ['Deshaz el último cambio', ['undo count=1']],
  ['Deshacer', ['undo count=1']],
  ['Vuelve a la versión 2', ['restore_revision revision=2']],
  ['Restaura la versión 3', ['restore_revision revision=3']],
  ['Exporta a PDF', ['export formats=["pdf"]']],
  ['Descarga la presentación en PowerPoint', ['export formats=["ppt"]']],
  ['Elimina el gráfico', ['delete_block slideId=slide-5 blockId=chart']],
  [
    'Elimina la diapositiva 42',
    ['clarify There is no slide 42: this presentation has 10 slides. Which slide do you mean?'],
  ],
  [
    'Elimina la diapositiva 3 y luego mueve la 5 al final',
    ['delete_slide slideId=slide-3', 'move_slide slideId=slide-5 position=8'],
  ],
  ['No elimines la diapositiva 3', ['decline nothing_to_do']],
  ['Elimina la siguiente diapositiva', ['delete_slide slideId=slide-5']],
  ['Elimina esta diapositiva', ['delete_slide slideId=slide-4']],
  ['Hazla más divertida', ['decline needs_model']],
  ['Elimina una diapositiva', ['clarify Which slide shall be deleted?']],
  [
    'Elimina todas las diapositivas menos la primera',
    [
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-4',
      'delete_slide slideId=slide-5',
      'delete_slide slideId=slide-6',
      'delete_slide slideId=slide-7',
      'delete_slide slideId=slide-8',
      'delete_slide slideId=slide-9',
      'delete_slide slideId=slide-10',
    ],
  ],
  ['Elimina la 3ª diapositiva', ['delete_slide slideId=slide-3']],
  [
    '¿Podrías añadir una diapositiva de agenda después de la portada?',
    ['add_slide position=1 layout=agenda'],
  ],
  [
    'Necesito una diapositiva sobre el presupuesto después del índice',
    ['add_slide position=2 topic=presupuesto'],
  ],
  [
    '¿Me puedes poner la diapositiva 3 entre la 6 y la 7?',
    ['move_slide slideId=slide-3 position=5'],
  ],
  ['cambia Acme por Globex en todo', ['replace_text find=Acme replace=Globex']],
  ['Quiero eliminar la diapositiva 3', ['delete_slide slideId=slide-3']],
]

/** Wordings that name a slide by what it says. */
const byContent: Wordings = [
  ['Elimina la diapositiva sobre riesgos', ['delete_slide slideId=slide-9']],
  ['Elimina la diapositiva de precios', ['delete_slide slideId=slide-4']],
]

describeWordings('Spanish', deck, { wordings, byContent })
