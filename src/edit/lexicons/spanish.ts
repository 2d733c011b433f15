import { colorsOf } from './colors.ts'
import type { Lexicon } from './concept.ts'
import { phrases } from './phrases.ts'

/** Spanish: imperatives of tú and usted, infinitives; pronouns written onto verbs are added by the compiler. */
export const spanish: Lexicon = {
  language: 'es',
  grammar: { thanks: /gracias|agradec/iu },
  wordings: {
    pointing: 'lo que|como antes',
    vividTone: 'luminoso',
    byAmount: 'en|un',
    asWell: 'tambien',
    tellMe: 'dime|dígame',
    thanksSaid: 'gracias|agradec',
    contactSaid: 'contacto|contactan',
    questionsSaid: 'preguntas',
    yes: 'si|claro|por supuesto|adelante|vale',
    stays: 'todo|asi|como esta|que se quede',
    no: 'cancelar|mejor no|dejalo|no hace falta|dejalo asi|deja todo',
    staysAfterAll:
      '(?:debe|deben|tiene que|tienen que) quedar(?:se)?|(?:se )?quedan?|conservan?|no cambian?|siguen?',
    asIs: 'igual(?:es)?|como estan?|sin cambios|tal cual|asi',
    asItWas:
      '(?:vuelve a poner|pon otra vez|pon de nuevo|recupera|devuelve)(?:la|lo|las|los)?(?: (?:el|la|lo) (?:de antes|anterior|antiguo|antigua|viejo|vieja))?|como (?:estaba|era|estaban|eran)(?: antes)?|(?:(?:el|lo) de antes|(?:el|la|lo) (?:antiguo|antigua|viejo|vieja))(?: otra vez| de nuevo)?',
    partFirst: '(?:la|el) (?:de|del|con|sobre)(?: las?| los?| el)?',
    backTo: 'vuelve a(?:l)?|volvamos a(?:l)?|de vuelta a(?:l)?',
    rather: 'mejor|mas bien',
    meantLast: 'quería decir|quise decir|digo',
    friendly: 'gracias|por favor|ah|entonces|bueno|vale|ok',
    bothOfThem: 'ambos|ambas|las dos|los dos',
    allOfThem: 'todos|todas',
    everyFirst: 'tod[oa]s',
    and: 'y',
    but: 'pero|excepto|salvo',
    butFirst: 'sin',
    lead: 'quiero decir|digo|me refiero a|toma',
    yesBefore: 's[ií]',
    courtesy: 'por favor|gracias',
    thanksAtLength: 'muchas gracias',
    deleteFirst: 'borra[r]?|elimina[r]?',
    onlyFirst: 'solo|solamente',
    optionFirst: 'el',
    titleLead: 'llámala',
    advice: '¿?(?:debo|deber[ií]a(?:mos)?|tengo que|hace falta)(?!\\p{L})',
    correction: 'espera|perd[oó]n',
    open: '(?:algo|otra cosa)(?!\\p{L})',
    undecided: 'ni idea',
    ordinalEnding: 'a|o',
    ordinalEndingApart: 'a|o|ra|da|ta|va|ma|na|ro|do|to|vo|mo|no',
    article: 'el|la|los|las',
    small: 'como|que|por|nos|nosotros|estamos|el|los|las|del|y|sobre|su',
    caller: 'mí',
    timeUnit: 'hora|d[ií]a',
  },
  concepts: {
    increases: 'aumenta|aumente|aumentar|incrementa|incremente|incrementar|sube|suba|subir',
    decreases:
      'reduce|reduzca|reducir|disminuye|disminuya|disminuir|rebaja|rebajar|baja|baje|bajar',
    person:
      'nadie|nosotros|yo|ellos|ellas|alguien|todos nosotros|tenemos|solo tenemos|sólo tenemos|empiezan|todo el mundo|la gente|ella',
    font: 'fuente|fuentes|tipografía|tipo de letra',
    sameWidth: 'igual de anchas|del mismo ancho|el mismo ancho',
    body: 'el contenido de|el contenido|contenido|cuerpo|área de contenido|cuadro de texto|texto principal|marcador de posición|cuerpo del texto',
    insteadOf: 'en vez de|en lugar de|y no|en vez del|en lugar del',
    add: 'añade|añada|añadir|añadan|agrega|agregue|agregar|inserta|inserte|insertar|crea|cree|crear|incluye|incluya|incluir|pon una|pon un|necesito|necesitamos|quiero|queremos|quisiera|me gustaría|falta|dame|incorpora|introduce|suma|agregá|añadí|añadas|agregues|incorporar|introducir|introduzca|sumar|poneme|méteme|añademe|incluyas|agrégame',
    delete:
      'elimina|elimine|eliminar|borra|borre|borrar|quita|quite|quitar|suprime|suprima|suprimir|saca|saque|sacar|descarta|retira|retire|retirar|deshazte de|tira|remueve|remover|eliminá|borrá|sacá|eliminen|quítame|bórrame|sácame|elimíname|quites|borres|elimines|remueva|descartar|quitemos|borremos|eliminemos',
    move: 'va|van|tiene que ir|tienen que ir|debe ir|mueve|mueva|mover|desplaza|desplace|desplazar|traslada|traslade|trasladar|reubica|reubicar|sube|suba|subir|baja|baje|bajar|adelanta|atrasa|recoloca|debe ir|debería ir|mové|cambia de sitio|cambia de lugar|arrastra|corre|retrasa|muevas|moverlo|arrastrar|subí|adelantar|atrasar|mande al|recolocar|pasarlo|puede irse|pueden irse|se puede ir|se pueden ir',
    put: 'pon|ponga|poner|pasa|pase|pasar|coloca|coloque|colocar|sitúa|ubica|ubique|lleva|lleve|llevar|mete|deja|tener|poné|trae|ten|pongas|mete en|meter|meta|escribe|anota|anote|anotar|apunta|ubicar|situar|pega|pegue|pegar',
    swap: 'intercambia|intercambie|intercambiar|permuta|permutar|cambia el orden de|alterna|invierte|invertir|intercambiá',
    duplicate:
      'duplica|duplique|duplicar|copia|copie|copiar|clona|clone|clonar|haz una copia de|haga una copia de|crea una copia de|replica',
    merge:
      'fusiona|fusione|fusionar|combina|combine|combinar|une|una las|unir|junta|junte|juntar|agrupa|unifica|unificar|consolida|mezcla|reúne',
    split:
      'divide|divida|dividir|separa|separe|separar|parte en|parte|reparte|desglosa|fracciona|segmenta|dividí',
    rename:
      'renombra|renombre|renombrar|titula|titule|titular|llama|llame|llamar|nombra|cambia el nombre de|cambia el nombre a|retitula|ponle de título|ponle el título|ponle título|ponle por título',
    convert:
      'convierte|convierta|convertir|transforma|transforme|transformar|muestra|muestre|mostrar|presenta|presente|presentar|representa|visualiza|visualizar|pasa a|reformatea|dale forma de|convertí|formatea|cambia a',
    make: 'haz|haga|hacer|hacé|vuelve|que sea|deja|hagamos',
    change:
      'cambia|cambie|cambiar|modifica|modifique|modificar|actualiza|actualice|actualizar|edita|editar|corrige|corregir|ajusta|ajuste|ajustar|establece|establecer|fija|define|cambiá|pon|ponga|poner|colorea|cambies|modifiques|corrija|edite|rectifica|rectificar|corregí|sustituye|reemplaza|ponle',
    use: 'usa|use|usar|utiliza|utilice|utilizar|aplica|aplique|aplicar|elige|elija|elegir|selecciona|escoge|emplea|prueba|cambia a|cambia al',
    replace:
      'reemplaza|reemplace|reemplazar|sustituye|sustituya|sustituir|busca y reemplaza|buscar y reemplazar|cambia todas las apariciones de|reemplaza todas las apariciones de|sustituye todas las apariciones de|remplaza|cambia cada|sustituí|reemplazá',
    translate: 'traduce|traduzca|traducir|traducción|traducí',
    undo: 'deshaz|deshaga|deshacer|revierte|revierta|revertir|anula|anular|deshaz el último cambio|vuelve atrás|volver atrás|da marcha atrás|cancela el último cambio|retrocede|deshacé',
    restore:
      'restaura|restaure|restaurar|vuelve a la|vuelve a|volver a|vuelva a|regresa a|regresar a|recupera|recuperar|restablece',
    export:
      'exporta|exporte|exportar|descarga|descargue|descargar|guarda|guarde|guardar|envíame|mándame|dame|genera|exportá|pásame|saca un',
    write:
      'escribe|escriba|escribir|redacta|redacte|redactar|genera|genere|generar|prepara|crea|elabora|escribí|anota|anote|anotar|apunta|teclea|escribas',
    regenerate:
      'regenera|regenere|regenerar|rehaz|rehacer|rehaga|vuelve a generar|vuelve a crear|vuelve a hacer|reescribe|reescribir|reescriba|vuelve a escribir|genera de nuevo|haz de nuevo',
    keep: 'conserva|conserve|mantén|mantenga|deja solo|deja sólo|deja solamente|quédate con|quédate solo con|conservar',
    shorter:
      'más corta|más corto|más cortas|más cortos|más breve|más breves|acorta|acorte|acortar|abrevia|abreviar|resume|resuma|resumir|condensa|condensar|reduce|reduzca|reducir|más concisa|más conciso|menos texto|demasiado larga|demasiado largo|recorta|recortar|sintetiza|demasiado texto|simplifica y acorta',
    longer:
      'más larga|más largo|más largas|más largos|alarga|alargue|alargar|amplía|amplíe|ampliar|extiende|extender|desarrolla|desarrolle|desarrollar|más detallada|más detallado|más detalles|más detalle|detalla|expande|expanda|expandir|más texto|profundiza|más contenido|demasiado corta|demasiado corto|más información|más extensa|más extenso',
    simpler:
      'más simple|más simples|más sencilla|más sencillo|más sencillas|más sencillos|simplifica|simplifique|simplificar|más fácil de entender|menos técnica|menos técnico|más clara|más claro|menos complicada|menos complicado|lenguaje sencillo|más fácil|en lenguaje claro|demasiado complicada|demasiado complicado|más comprensible|palabras sencillas|más accesible',
    slide: 'diapositiva|diapo|página|lámina|slide|filmina|transparencia|diapositiva número|hoja',
    slides: 'diapositivas|diapos|páginas|láminas|slides|filminas|transparencias',
    deck: 'presentación|deck|toda la presentación|presentación completa|presentación entera|documento|pase de diapositivas',
    title: 'título|títulos|encabezado|titular de|nombre|cabecera|encabezados|titular',
    subtitle: 'subtítulo|subtítulos|bajada',
    notes:
      'notas|nota|notas del orador|notas del presentador|notas de orador|notas del ponente|notas de presentación|notas para el orador|apuntes|notas de presentador|nota del orador|nota del presentador|nota del ponente|notas del expositor',
    theme: 'tema|diseño|plantilla|estilo|apariencia|aspecto|temas',
    color: 'color|colores|paleta|gama de colores',
    background: 'fondo|color de fondo|fondos|background|bg',
    accent:
      'color de acento|acento|color de énfasis|color principal|color destacado|acentos|color de marca|accent|accent color|accent colour',
    surface: 'surface|superficie|color de superficie',
    emphasis: 'emphasis|énfasis|color de énfasis',
    ink: 'ink|tinta|color de tinta',
    muted: 'muted|atenuado|atenuada|atenuados|apagado|apagada',
    positive: 'color positivo',
    negative: 'color negativo',
    little: 'pequeña|pequeño|pequeñas|pequeños|pequeñita|chica|chiquita',
    aligns: 'alinea|alinee|alinear|alineados|alineado|alinéalos',
    text: 'color del texto|color de letra|color de la letra|letra|color de fuente',
    words:
      'el contenido de|el contenido|texto|palabra|palabras|término|términos|expresión|contenido|todas las apariciones de|cada aparición de|todas las menciones de|la palabra',
    layout: 'layout|disposición|distribución|maquetación|composición',
    picture:
      'imagen|imágenes|foto|fotos|fotografía|ilustración|dibujo|icono|ilustraciones|fotografías|dibujos|iconos|captura|captura de pantalla',
    row: 'fila|filas|renglón|renglones',
    column: 'columna|columnas',
    cell: 'celda|celdas|casilla|casillas',
    value: 'valor|valores|dato|categoría|serie|cifra de|importe|porcentaje|cantidad',
    point: 'viñeta|punto|elemento|ítem|bullet|subpunto|evento|hito|renglón',
    item: 'paso|pasos|punto|puntos|viñeta|viñetas|elemento|elementos|ítem|ítems|tarjeta|tarjetas|fila|filas|columna|columnas|párrafo|párrafos|etapa|etapas|hito|hitos|ficha|fichas|recuadro|recuadros|celda|celdas|bullet|bullets|evento|eventos|acontecimiento|acontecimientos|caja|cajas|renglón|renglones|casilla|casillas|subpunto|subpuntos|bullet point|bullet points|puntito',
    step: 'paso|pasos|etapa|etapas',
    card: 'tarjeta|tarjetas|ficha|fichas',
    single:
      'punto|puntito|subpunto|viñeta|bullet|bullet point|elemento|ítem|paso|etapa|tarjeta|ficha|recuadro|caja|fila|renglón|columna|celda|casilla|párrafo|hito|evento|acontecimiento',
    inQuotes: 'entre comillas|con comillas',
    revision: 'versión|revisión|versiones',
    variant: 'variante|alternativa|opción|otra versión',
    everything: 'todo|todo lo demás|todo el contenido',
    order: 'orden',
    file: 'archivo|fichero',
    table: 'tabla|tablas|forma de tabla|formato de tabla|cuadro|tablita',
    chart: 'gráfico|gráfica|gráficos|gráficas|diagrama|diagramas',
    bar: 'gráfico de barras|gráfica de barras|barras|diagrama de barras|gráfico de columnas|histograma|gráfica de columnas|barras horizontales|barras verticales|gráfico de barra|columnas verticales|gráficos de barras|gráficas de barras',
    stacked:
      'barras apiladas|gráfico de barras apiladas|gráfico apilado|columnas apiladas|apilado|apiladas|gráfica de barras apiladas|gráfico de columnas apiladas|gráfica apilada|apilada|apilados',
    line: 'gráfico de líneas|gráfica de líneas|líneas|gráfico lineal|línea|gráfica lineal|diagrama de líneas|gráfico de línea|gráfica de línea|gráficos de líneas|curva|curvas',
    area: 'gráfico de área|gráfico de áreas|gráfica de área|área|áreas|gráfica de áreas|gráfico de superficie',
    pie: 'gráfico circular|gráfica circular|gráfico de tarta|gráfico de pastel|gráfica de pastel|pastel|tarta|gráfico de torta|circular|gráfico de sectores|torta|diagrama circular|quesito|gráfico de quesos|gráfica de tarta|gráfica de sectores|gráfica de torta|diagrama de sectores|diagrama de pastel|gráfico de pie|gráfica de pie|gráfico de quesito|gráfica de quesitos',
    doughnut:
      'gráfico de anillo|gráfico de anillos|anillo|gráfico de dona|gráfica de dona|dona|donut|gráfico de rosquilla|rosca|gráfico de donut|gráfica de anillo|gráfica de anillos|gráfico anular|gráfica de rosquilla|gráfico de rosca|diagrama de anillos|gráfica circular de anillo',
    steps:
      'pasos|paso a paso|proceso|lista numerada|pasos numerados|procedimiento|serie de pasos|secuencia de pasos|etapas|flujo|lista de pasos',
    timeline:
      'línea de tiempo|línea del tiempo|cronología|línea temporal|cronograma|timeline|eje cronológico|cronogramas|línea cronológica',
    comparison:
      'dos columnas|comparación|comparativa|lado a lado|2 columnas|columnas|pros y contras|ventajas y desventajas|diseño de dos columnas|formato de dos columnas|disposición de dos columnas|cuadro comparativo|comparativo',
    bullets:
      'viñetas|lista de viñetas|lista|puntos|lista con viñetas|lista de puntos|bullets|puntos clave',
    cards: 'tarjetas|fichas|tarjeta|cuadros|recuadros|cajas',
    quote: 'cita|citas|testimonio|frase célebre|testimonios|frase citada',
    stats:
      'cifras clave|estadísticas|cifras|métricas|kpi|indicadores|datos clave|números grandes|estadística|números',
    paragraph:
      'párrafo|párrafos|texto corrido|prosa|texto seguido|frases completas|texto continuo|texto normal|oraciones completas',
    agenda:
      'agenda|índice|orden del día|tabla de contenidos|temario|sumario|contenido de la presentación|esquema|índice de contenidos',
    section:
      'sección|capítulo|separador|divisor|portadilla|encabezado de sección|título de sección|separadora|separador de sección|diapositiva de sección',
    closing:
      'cierre|agradecimiento|agradecimientos|gracias|despedida|preguntas|contacto|diapositiva final|diapositiva de cierre|preguntas y respuestas|fin de presentación|muchas gracias|conclusión final',
    cover:
      'portada|diapositiva de título|diapositiva de portada|carátula|página de título|diapositiva inicial|apertura|tapa|diapositiva de apertura|diapositiva de inicio',
    recap:
      'resumen|recapitulación|conclusiones|conclusión|síntesis|puntos principales|ideas principales|ideas clave|puntos clave finales',
    definition: 'definición|definiciones|glosario',
    code: 'código|fragmento de código|código fuente|bloque de código',
    bigNumber: 'número grande|cifra grande|cifra clave|gran número|cifra destacada',
    after:
      'después de|tras|detrás de|justo después de|a continuación de|luego de|inmediatamente después de|después del|detrás|debajo de|seguido de|detrás del|justo detrás de|justo después del|debajo del|justo debajo de|justo debajo del|bajo|por debajo de|por debajo del|luego del|a continuación del|seguido del',
    before:
      'antes de|delante de|justo antes de|antes del|inmediatamente antes de|delante del|por delante de|encima de|encima del|justo encima de|justo encima del|por encima de|por encima del|arriba de|arriba del',
    start:
      'principio|inicio|comienzo|primer lugar|primera posición|al principio del todo|principio de la presentación|inicio de la presentación|primer puesto|comienzo de la presentación|de primera|de primero|la primera posición|en primer lugar|arriba de todo|al comienzo|al inicio|a la cabeza|en cabeza',
    end: 'final|fin|último lugar|última posición|final de la presentación|final de todo|final del todo|de última|cola|de último|la última posición|en último lugar|abajo del todo|abajo de todo|parte inferior|al fondo|hasta abajo|lo último|al pie',
    up: 'hacia arriba|arriba|más arriba|hacia delante|hacia adelante|antes|sube|suba|subir|adelanta|un lugar antes|una posición más arriba|un puesto más arriba|una posición arriba|una posición hacia arriba|un puesto hacia arriba|un lugar más arriba|un lugar hacia arriba|una línea más arriba|para arriba|un puesto arriba|un lugar arriba|subí',
    down: 'hacia abajo|abajo|más abajo|hacia atrás|más adelante|más tarde|baja|baje|bajar|atrasa|retrasa|una posición más abajo|un puesto más abajo|una posición abajo|una posición hacia abajo|un puesto hacia abajo|un lugar más abajo|un lugar hacia abajo|una línea más abajo|para abajo|un puesto abajo|un lugar abajo|retrasar',
    between: 'entre',
    to: 'a|al|a la|hasta|hacia|por|en|como|para que diga|en el',
    into: 'en|a|como|en un|en una|en forma de|a formato|en formato de',
    place: 'posición|puesto|lugar|sitio|posiciones|puestos|lugares|casilla número|renglón número',
    itsPlace:
      'en su lugar|a su lugar|en su sitio|en su posición|a su posición|en su puesto|ahí|allí|donde estaba',
    top: 'arriba del todo|parte superior|lo más alto|arriba de todo|hasta arriba|en lo alto|parte de arriba|tope',
    this: 'esta|este|estas|estos|actual|actuales|seleccionada|seleccionadas|presente diapositiva|aquí',
    it: 'eso|esa|ese|lo mismo|la misma|el mismo|esto|ella|él|le',
    them: 'esas|esos|ellas|ellos|ambas cosas|las mismas|les',
    next: 'siguiente|próxima|próximo|siguientes|próximas|próximos',
    previous: 'anterior|anteriores|previa|previo',
    all: 'todas las|todos los|todas|todos|cada|cada una de las|toda|todo el|toda la|cada uno de los|todas mis|cada uno|todo los|toda mi',
    both: 'ambas|ambos',
    everywhere:
      'en todas partes|en todo|en toda la presentación|en todas las diapositivas|por todas partes|en todo el documento|globalmente|en todos lados|en todos los sitios|en toda la presentacion|siempre que aparezca|en todo el deck|en cada diapositiva|donde aparezca|en la presentación|en todas las láminas',
    blank: 'vacía|vacías|vacio|vacía|vacías|en blanco',
    new: 'nueva|nuevo|nuevas|nuevos|adicional|extra|vacía|en blanco|vacío',
    property:
      'demasiado ancha|demasiado ancho|demasiado estrecha|llena|llenas|aburrida|aburridas|fea|feas|innecesaria|innecesarias|superflua|superfluas|redundante|redundantes|repetida|repetidas|duplicada|duplicadas|antigua|antiguas|vieja|viejas|obsoleta|obsoletas|mala|malas|peor|peores|larga|largas|sobrecargada|sobrecargadas|importante|importantes|vacías|inútil|inútiles',
    even: 'par|pares',
    odd: 'impar|impares',
    copy: 'la copia|el duplicado|copia|duplicado',
    added: [
      phrases('que', 'acabas de|acabo de|acaba de|acabamos de', 'añadir|agregar|crear|insertar'),
      phrases(
        'que',
        'añadiste|agregaste|creaste|insertaste|añadí|agregué|creé|inserté|has añadido|has agregado|has creado|he añadido|he agregado|he creado',
      ),
      phrases('recién|', 'añadida|añadidas|agregada|agregadas|insertada|insertadas'),
      'recién creada|recién creadas',
    ].join('|'),
    except: 'excepto|salvo|menos la|menos el|menos las|menos|a excepción de|aparte de|excepto la',
    only: 'solo|sólo|solamente|únicamente|pero solo|pero sólo|pero solamente|pero únicamente',
    others: 'otras|demás|resto|el resto|restantes|las demás',
    last: 'última|último|últimas|últimos|final|postrera|ultimísima',
    penultimate: 'penúltima|penúltimo|antepenúltima no',
    ordinalMark: 'º|er',
    numberSign: 'número|núm|nº|no|#|números|num|n',
    one: 'la de|el de|una que|la del|el del|la que tiene|el que tiene',
    another: 'otra|otro|una más|otra más|uno más|otra nueva',
    the: 'la|el|las|los|lo|mi|mis|nuestra|nuestro|nuestras|tu|su|sus|tus|entera|completa',
    a: 'un|una|unas|unos|algunas|alguna|algún',
    of: 'de|del|de la|de los|de las|sobre|para',
    in: 'en|de|del|sobre|dentro de|a|al',
    with: 'con|que contenga|que tenga|que contiene|que incluya|con los puntos|con los siguientes puntos|y los puntos|con las viñetas|y con los puntos|y los siguientes puntos|que llevan|que lleva|que tienen|que tiene|que tengan|que contengan|que contienen|que incluyen|que muestran|donde hay',
    about:
      'sobre|acerca de|acerca del|acerca de la|sobre el tema de|que hable de|que hable sobre|que habla de|que habla sobre|que trata de|que trata sobre|que trate sobre|que trate de|relativa a|relacionada con|relacionado con|que explique|dedicada a|dedicada al|referente a|para|de|que describe|que explica|que presente|que describa|respecto a|que hable del|que hable de la|sobre la|sobre el|sobre los|sobre las|acerca de los',
    titled:
      'para que digan|para que diga|de modo que digan|titulada|titulado|llamada|llamado|con el título|con título|que se llame|que se llama|cuyo título sea|denominada|con el nombre|titulo|de título|con el titular|tituladas|que diga|que ponga|con el texto|con texto|rotulada|rotulado|que rece|donde ponga|donde diga|diciendo|con la frase',
    as: 'como|en forma de|a modo de|en formato',
    by: 'por|con|a|mediante|según|conforme a|de acuerdo con',
    fromOnwards: 'a partir de|a partir de la|a partir del',
    onwards: 'en adelante',
    from: 'de|desde|del',
    through: 'a|al|hasta|a la|hasta la|-|–|—|~|...|…|hasta el',
    and: 'y|e|&|así como|además de|más|+|y también|junto con',
    afterwards:
      'luego|después|y luego|y después|a continuación|además|finalmente|por último|también|y por último|entonces|seguidamente|posteriormente|y también|en segundo lugar|y además|y finalmente',
    or: 'o|u|quizá|quizás|o bien|tal vez',
    not: 'pero no|y no|no|nunca|jamás|sin|ni|evita|tampoco',
    please:
      'por favor|porfa|porfavor|puedes|podrías|puede|podría|podés|me puedes|me podrías|quiero que|quisiera que|necesito que|me gustaría que|hola|buenas|ahora|simplemente|si es posible|hay que|deberíamos|debemos|tienes que|vamos a|un poco|mucho|muy|oye|gracias por|ok|vale|te importa|serías tan amable de|sería posible|es posible|me|nos|por fa|bueno|te pido que|quiero|quisiera|me gustaría|necesito|queremos|se puede|puedes por favor|de nuevo|favor de|rápido|solo un momento|a ver|ay|perdón|por cierto|rapidito|sería bueno|habría que|hace falta|pues|plis|xfa|x favor|ya que estás|necesitaría|se podría|podrían|podríamos|podemos|pueden|por ahora|de momento|tb|tmb|del todo|por completo|completamente',
    shall:
      'debe|debería|debe ser|debería ser|tiene que ser|debe decir|deben|deberían|pasa a ser|pasan a ser|será|serán|debe llamarse|debería llamarse|debería decir|tiene que decir|tiene que llamarse|pasa a llamarse',
    correction:
      'no|perdón|perdona|ay no|quería decir|quise decir|quiero decir|digo|no espera|espera|no espere|perdón no',
    alike: 'lo mismo en|lo mismo para|igual en|haz lo mismo en|idem en',
    greeting: 'hola|buenas|buenos días|buenas tardes|estimado|estimada|estimados|querido|querida',
    farewell:
      'gracias|muchas gracias|gracias de antemano|saludos|un saludo|saludos cordiales|un abrazo|atentamente|cordialmente',
    because:
      'porque|ya que|puesto que|para que|debido a|pues|dado que|ya no la necesitamos|no la necesitamos|no hace falta',
    therefore: 'así que|por eso|por lo tanto|entonces',
    if: 'si|cuando|en caso de que|siempre que',
    is: 'es|son|está|sea|fuera|están|ser|hay',
    say: 'diga|dice|ponga que|decir|ponga|rece|digan|diciendo|leerse',
    particle:
      'juntas|entre sí|en dos|en dos diapositivas|en dos partes|en una sola|en una sola diapositiva|en una|en una diapositiva|en su lugar|las posiciones de|la posición de|de la presentación|que|formato|forma|dentro|entre ellas|de lugar|de sitio|del todo|se|el contenido de|el contenido|encima|abajo del todo|de nuevo',
    question:
      'cuántas|cuántos|qué es|cuál es|quién|por qué|dónde está|qué diapositivas|hay alguna|cómo|cuáles',
    whatIs: 'qué hay|qué dice|qué pone|qué contiene|qué muestra',
    howMany: 'cuántas|cuántos|cuantas|cuantos|cuántas hay',
    whichSlides:
      'qué diapositivas|qué diapositiva|en qué diapositiva|en qué diapositivas|dónde está|dónde están|hay diapositivas|hay alguna diapositiva|hay alguna diapo|alguna diapositiva|alguna diapo|qué diapos|qué diapo|en qué diapo|en qué diapos|qué diapositiva era|qué diapo era|cuál era la diapositiva|cuál era la diapo|en qué diapositiva aparece|en qué diapo aparece|en qué diapo sale|dónde aparece|dónde sale|dónde mencionamos|dónde hablamos de|en qué diapo está',
    more: 'más',
    less: 'menos',
    each: 'cada una',
    afterIt: 'después',
    unwanted:
      'ya no necesitamos|ya no necesito|ya no hace falta|sobra|sobran|está de más|puede irse|pueden irse|se puede ir|se pueden ir',
    own: 'sus|su',
    times: 'veces|vez',
    long: 'en total|como máximo|máximo',
    hide: 'oculta|oculte|ocultar|esconde|salta|saltar',
    idiom:
      'una vez|un día|una vez más|de una vez|de una vez por todas|una por una|uno por uno|a primera vista|en primer lugar|la semana pasada|el mes pasado|el año pasado|la próxima semana|próxima semana|el próximo mes|próximo mes|el próximo año|próximo año|próximos pasos|una de cada dos|ni una|ni uno',
    needsModel:
      'una pregunta|más divertida|más divertido|divertida|divertido|gracioso|más graciosa|más convincente|más persuasiva|más persuasivo|más profesional|profesional|reformula|reformular|mejora|mejore|mejorar|mejor|ortografía|gramática|tono|chiste|historia|más creativa|más creativo|más atractiva|más atractivo|más impactante|poema|más formal|más interesante|humor|corrige la ortografía|investiga|llamativa|más amigable|motivadora',
    detail:
      'plazo|fecha|fecha límite|estado|precio|número|teléfono|número de teléfono|coste|importe|responsable|encargado',
    unsupported:
      'flecha|flechas|círculo|forma|formas|anime|animar|girando|entren|dibuja|dibujar|efecto de entrada|efectos|animación|animaciones|anima|transición|transiciones|vídeo|video|vídeos|videos|música|audio|sonido|contraseña|marca de agua|tipo de letra|tamaño de letra|fuente|negrita|cursiva|subraya|más grande|más pequeña|más pequeño|correo|email|e mail|imprime|imprimir|logo|logotipo|pie de página|comentario|comentarios|números de página|hipervínculo|calendario|reunión|gif|emoji|emojis|parpadear|parpadee|parpadeo|parpadeante|bocadillo|bocadillos|globo de texto|globo de diálogo|fundido|desvanecido|música de fondo|música de ambiente',
    formatPdf: 'pdf|archivo pdf|formato pdf',
    formatPpt: 'powerpoint|pptx|ppt|archivo powerpoint|power point|formato powerpoint',
    formatPng: 'png|imágenes png|archivos png|formato png|jpg|archivos de imagen',
    formatLink: 'enlace|enlace para compartir|link|url|vínculo|enlace público',
    share: 'comparte|comparta|compartir|publica|publique|publicar|reenvía|invita',
    send: 'envía|envíe|enviar|comparte|comparta|compartir|manda|mande|mandar',
    otherFormat:
      'word|archivo word|archivo de word|documento word|documento de word|archivo keynote|archivo excel|docx|doc|odp|keynote|google slides|google docs|xlsx|excel|epub|html|svg|markdown|latex',
    receive: 'necesito|necesitamos|quiero|queremos|quisiera|dame|deme|puedo tener|me das',
    bold: 'negrita|negritas|negrilla|letra negrita|resalta en negrita',
    italic: 'cursiva|cursivas|itálica|itálicas|bastardilla',
    underline: 'subraya|subraye|subrayar|subrayado|subrayada|subráyalo',
    strike: 'tacha|tache|tachar|tachado|tachada|tachados',
    plain: 'sin negrita|sin cursiva|sin formato|texto plano|no negrita|sin subrayado',
    larger:
      'más grande|más grandes|agranda|agrande|agrandar|aumenta el tamaño de|aumentar el tamaño de',
    smaller:
      'más pequeña|más pequeño|más pequeñas|más pequeños|más chica|más chico|achica|achicar|empequeñece|reduce el tamaño de|reducir el tamaño de',
    size: 'tamaño|tamaños|talla|nivel de tamaño|nivel|niveles|punto de tamaño',
    alignStart:
      'alinea a la izquierda|alinear a la izquierda|alineado a la izquierda|alineada a la izquierda|alineados a la izquierda|alinee a la izquierda',
    alignCenter: 'centra|centre|centrar|centrado|centrada|centrados|centradas|alinea al centro',
    alignEnd:
      'alinea a la derecha|alinear a la derecha|alineado a la derecha|alineada a la derecha|alineados a la derecha|alinee a la derecha',
    link: 'enlace|enlaza|enlazar|vincula|vincule|vincular|vínculo|hipervínculo|link|linkea|linkear|hiperenlace',
    upperCase: 'mayúsculas|mayúscula|letras mayúsculas|todo en mayúsculas|versales',
    lowerCase: 'minúsculas|minúscula|letras minúsculas|todo en minúsculas',
    titleCase:
      'mayúsculas iniciales|mayúscula inicial|iniciales en mayúscula|tipo título|mayúscula en cada palabra',
    highlight:
      'resalta|resalte|resaltar|resaltado|destaca|destaque|destacar|marcar|enfatiza|enfatizar|remarca',
    sort: 'ordena|ordene|ordenar|ordenado|ordenada|clasifica|clasificar|ordenalos',
    alphabetical:
      'alfabético|alfabéticamente|orden alfabético|en orden alfabético|por orden alfabético|alfabética|de la a a la z|por nombre|de la a la z',
    ascending:
      'ascendente|orden ascendente|creciente|de menor a mayor|primero el más pequeño|primero la más pequeña|primero el menor|primero el más antiguo|primero lo más antiguo|primero los más antiguos|de más antiguo a más reciente|el más pequeño primero|la más pequeña primero|el menor primero|la menor primero|de menos a más|menor primero|más pequeño primero|el más bajo primero|primero los más pequeños|primero los menores',
    descending:
      'descendente|orden descendente|decreciente|de mayor a menor|primero el más grande|primero la más grande|primero el mayor|primero la mayor|primero los mayores|primero el más reciente|primero los más recientes|de más reciente a más antiguo|primero lo más reciente|el más grande primero|la más grande primero|el mayor primero|la mayor primero|de más a menos|mayor primero|más grande primero|el más alto primero|primero los más grandes',
    wider:
      'el doble de ancha|el doble de ancho|mucho más ancha|más ancha|más ancho|más anchas|más anchos|ensancha|ensanche|ensanchar|amplía el ancho de',
    narrower:
      'la mitad de ancha|mucho más estrecha|más estrecha|más estrecho|más estrechas|más estrechos|más angosta|más angosto|estrecha|estreche|estrechar',
    respectively:
      'respectivamente|en ese orden|en este orden|por ese orden|por este orden|mismo orden|en el mismo orden',
    unit: 'unidad|unidades|medido en',
    compares:
      'que compare|que compara|comparando|para comparar|compara|comparativa entre|comparación entre',
    needs:
      'necesita|necesitan|le falta|le hace falta|hace falta|recibe|reciben|debe tener|deben tener|que lleve|que lleven',
    total:
      'total|totales|suma|fila de total|fila de totales|fila con el total|fila con los totales',
    staysSo:
      'el total no cambia|el total igual|el total queda igual|el resto igual|lo demás igual|no toques el resto|el resto no se toca|deja el resto|el resto déjalo|lo demás no se toca|sin tocar el resto',
    stays: 'queda|quedan|se queda|se quedan|permanece|permanecen|sigue igual|siguen igual',
    caption:
      'leyenda|leyendas|pie de foto|pies de foto|pie de imagen|pie de figura|epígrafe|pie del gráfico|leyenda del gráfico|leyenda bajo el gráfico|pie de la tabla',
    eyebrow:
      'antetítulo|antetítulos|cintillo|volanta|línea sobre el título|línea encima del título|antetitulo|sobretítulo|cintillos|líneas sobre el título|línea de encima del título',
    left: 'izquierda|izquierdo',
    right: 'derecha|derecho',
    side: 'lado|lados|mitad|mitades',
    series: 'serie|series|serie de datos|series de datos',
    category: 'categoría|categorías|barra|barras|porción|porciones',
    list: 'lista|listas|listado',
    attribution: 'autor de la cita|autora de la cita|autor|autora|nombre bajo la cita',
    withText: 'con el texto',
    label: 'etiqueta|etiquetas|rótulo|leyenda',
    date: 'fecha|fechas|hora',
    above: 'encima|encima de|sobre|arriba de|encima del|arriba del',
    prepend: 'antepón|anteponer',
    sentence: 'frase|frases|oración|oraciones',
    out: 'fuera de|afuera',
    append: 'agrega al final de|añade a continuación|anexa|anexar',
    dark: 'oscuro|oscura|más oscuro|más oscura|modo oscuro',
    light: 'claro|clara|pastel|luminoso|modo claro',
  },
  colors: colorsOf('es'),
  numbers:
    'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte',
  ordinals:
    'primera/primero/primer/primeras/primeros|segunda/segundo/segundas|tercera/tercero/tercer|cuarta/cuarto|quinta/quinto|sexta/sexto|séptima/séptimo|octava/octavo|novena/noveno|décima/décimo|undécima/undécimo|duodécima/duodécimo',
  clitics: { it: 'la|lo|le|selo|sela', them: 'las|los|les' },
}
