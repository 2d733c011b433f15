import { describeWordings, type Wordings } from './describe-wordings.ts'
import { deckIn } from './language-deck.ts'

/** A deck in Italian; slide 4, the prices, was changed last. */
const deck = deckIn('it', [
  'Caffè del porto',
  'Agenda',
  'Mercato',
  'Prezzi',
  'Ricavi per anno',
  'Fornitori',
  'Apertura',
  'Il luogo',
  'Rischi',
  'Grazie',
])

const wordings: Wordings = [
  ['Elimina la diapositiva 3', ['delete_slide slideId=slide-3']],
  [
    'Puoi cancellare le ultime due slide?',
    ['delete_slide slideId=slide-9', 'delete_slide slideId=slide-10'],
  ],
  [
    'Rimuovi le slide da 2 a 4',
    [
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-4',
    ],
  ],
  ["Sposta la slide 5 all'inizio", ['move_slide slideId=slide-5 position=0']],
  ['Spostala alla fine', ['move_slide slideId=slide-4 position=9']],
  ['Metti la diapositiva 5 dopo la 2', ['move_slide slideId=slide-5 position=2']],
  ["Sposta l'ultima slide in posizione 3", ['move_slide slideId=slide-10 position=2']],
  ['Aggiungi una slide sul marketing dopo la slide 3', ['add_slide position=3 topic=marketing']],
  [
    'Aggiungi alla fine una diapositiva intitolata «Squadra»',
    ['add_slide position=10 title=Squadra'],
  ],
  ['Inserisci una diapositiva di chiusura', ['add_slide layout=closing']],
  ['Aggiungi un indice', ['add_slide layout=agenda']],
  [
    'Aggiungi una slide «Squadra» con i punti «Anna», «Luca» e «Sara»',
    ['add_slide title=Squadra points=["Anna","Luca","Sara"]'],
  ],
  ['Scambia le diapositive 2 e 5', ['swap_slides slideIds=["slide-2","slide-5"]']],
  ['Duplica la slide 4', ['duplicate_slide slideId=slide-4 newSlideId=new-1']],
  ['Unisci le slide 3 e 4', ['merge_slides slideIds=["slide-3","slide-4"]']],
  ['Dividi la slide 3 in due', ['split_slide slideId=slide-3 newSlideId=new-1']],
  [
    'Rinomina la slide 4 in «I nostri prezzi»',
    ['set_slide_title slideId=slide-4 title=I nostri prezzi'],
  ],
  [
    'Cambia il titolo della diapositiva 4 in I nostri prezzi',
    ['set_slide_title slideId=slide-4 title=I nostri prezzi'],
  ],
  ['Cambia il titolo della presentazione in «Caffè blu»', ['set_title title=Caffè blu']],
  ['Rendi la slide 3 più breve', ['rewrite_slide slideId=slide-3 style=shorter']],
  [
    'Accorcia la slide 3 e amplia la 4',
    ['rewrite_slide slideId=slide-3 style=shorter', 'rewrite_slide slideId=slide-4 style=longer'],
  ],
  ['Semplifica il testo della slide 3', ['rewrite_slide slideId=slide-3 style=simpler']],
  ['Trasforma la slide 3 in una tabella', ['convert_slide slideId=slide-3 to=table']],
  ['Trasformala in una linea del tempo', ['convert_slide slideId=slide-4 to=timeline']],
  ['Mostra la slide 4 su due colonne', ['convert_slide slideId=slide-4 to=comparison']],
  [
    'Cambia il grafico in un grafico a torta',
    ['set_chart_type slideId=slide-5 blockId=chart chartType=pie'],
  ],
  ['Usa il tema Kiln', ['set_theme themeId=kiln']],
  ['Applica il tema Foobar', ['clarify There is no theme “Foobar”. Which theme shall be used?']],
  ['Imposta lo sfondo blu scuro', ['set_color role=background color=#1E3A8A']],
  ["Cambia il colore d'accento in rosso", ['set_color role=accent color=#DC2626']],
  ['Sostituisci «Acme» con «Globex» ovunque', ['replace_text find=Acme replace=Globex']],
  [
    'Sostituisci Acme con Globex nella slide 3',
    ['replace_text find=Acme replace=Globex slideIds=["slide-3"]'],
  ],
  ['Aggiungi note alla slide 3', ['write_notes slideId=slide-3']],
  ['Scrivi le note del relatore per la slide 3', ['write_notes slideId=slide-3']],
  ['Elimina le note della slide 4', ['set_notes slideId=slide-4 notes=null']],
  ['Traduci la presentazione in inglese', ['translate language=en-US']],
  ["Annulla l'ultima modifica", ['undo count=1']],
  ['Torna alla versione 2', ['restore_revision revision=2']],
  ['Esporta in PDF', ['export formats=["pdf"]']],
  ['Elimina il grafico', ['delete_block slideId=slide-5 blockId=chart']],
  [
    'Elimina la slide 42',
    ['clarify There is no slide 42: this presentation has 10 slides. Which slide do you mean?'],
  ],
  [
    'Elimina la slide 3 e poi sposta la 5 alla fine',
    ['delete_slide slideId=slide-3', 'move_slide slideId=slide-5 position=8'],
  ],
  ['Non eliminare la slide 3', ['decline nothing_to_do']],
  ['Elimina la prossima slide', ['delete_slide slideId=slide-5']],
  ['Elimina questa slide', ['delete_slide slideId=slide-4']],
  ['Rendila più divertente', ['decline needs_model']],
  [
    'Elimina tutte le slide tranne la prima',
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
  ["Vorrei una slide sul budget dopo l'indice", ['add_slide position=2 topic=budget']],
]

/** Wordings that name a slide by what it says. */
const byContent: Wordings = [['Togli la slide sui rischi', ['delete_slide slideId=slide-9']]]

describeWordings('Italian', deck, { wordings, byContent })
