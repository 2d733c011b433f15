import { describeWordings, type Wordings } from './describe-wordings.ts'
import { deckIn } from './language-deck.ts'

/** A deck in German; slide 4, the prices, was changed last. */
const deck = deckIn('de', [
  'Hafenkaffee',
  'Agenda',
  'Markt',
  'Preise',
  'Umsatz nach Jahr',
  'Lieferanten',
  'Eröffnung',
  'Der Standort',
  'Risiken',
  'Vielen Dank',
])

const wordings: Wordings = [
  ['Lösche Folie 3', ['delete_slide slideId=slide-3']],
  ['Lösch bitte die dritte Folie', ['delete_slide slideId=slide-3']],
  [
    'Kannst du die letzten zwei Folien löschen?',
    ['delete_slide slideId=slide-9', 'delete_slide slideId=slide-10'],
  ],
  [
    'Entferne die Folien 2 bis 4',
    [
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-4',
    ],
  ],
  ['Folie 3 und 5 entfernen', ['delete_slide slideId=slide-3', 'delete_slide slideId=slide-5']],
  ['Nimm Folie 3 raus', ['delete_slide slideId=slide-3']],
  ['Verschiebe Folie 5 an den Anfang', ['move_slide slideId=slide-5 position=0']],
  ['Verschiebe Folie 3 ans Ende', ['move_slide slideId=slide-3 position=9']],
  ['Folie 5 nach Folie 2 verschieben', ['move_slide slideId=slide-5 position=2']],
  ['Setze die letzte Folie an Position 3', ['move_slide slideId=slide-10 position=2']],
  ['Füge nach Folie 3 eine Folie über Marketing hinzu', ['add_slide position=3 topic=Marketing']],
  ['Füge eine Folie zum Thema Personal am Ende hinzu', ['add_slide position=10 topic=Personal']],
  ['Ergänze am Ende eine Abschlussfolie', ['add_slide position=10 layout=closing']],
  ['Bitte eine neue Folie über Kundenfeedback einfügen', ['add_slide topic=Kundenfeedback']],
  [
    'Füge eine Folie mit dem Titel „Team“ und den Punkten „Anna“, „Ben“ und „Chris“ hinzu',
    ['add_slide title=Team points=["Anna","Ben","Chris"]'],
  ],
  ['Erstelle eine Agenda', ['add_slide layout=agenda']],
  [
    'Füge vor Folie 4 einen Abschnitt „Zahlen“ ein',
    ['add_slide position=3 layout=section title=Zahlen'],
  ],
  ['Tausche Folie 2 und 5', ['swap_slides slideIds=["slide-2","slide-5"]']],
  ['Vertausche die Folien 3 und 4 miteinander', ['swap_slides slideIds=["slide-3","slide-4"]']],
  ['Dupliziere Folie 4', ['duplicate_slide slideId=slide-4 newSlideId=new-1']],
  ['Fasse Folie 3 und 4 zusammen', ['merge_slides slideIds=["slide-3","slide-4"]']],
  ['Führe die Folien 3 und 4 zusammen', ['merge_slides slideIds=["slide-3","slide-4"]']],
  ['Teile Folie 3 auf', ['split_slide slideId=slide-3 newSlideId=new-1']],
  [
    'Benenne Folie 4 in „Unsere Preise“ um',
    ['set_slide_title slideId=slide-4 title=Unsere Preise'],
  ],
  [
    'Ändere den Titel von Folie 4 in Unsere neuen Preise',
    ['set_slide_title slideId=slide-4 title=Unsere neuen Preise'],
  ],
  ['Ändere den Titel der Präsentation zu „Kaffee am Hafen“', ['set_title title=Kaffee am Hafen']],
  ['Nenne die Präsentation „Hafenplan“', ['set_title title=Hafenplan']],
  ['Mach Folie 3 kürzer', ['rewrite_slide slideId=slide-3 style=shorter']],
  [
    'Mach Folie 3 kürzer und Folie 4 länger',
    ['rewrite_slide slideId=slide-3 style=shorter', 'rewrite_slide slideId=slide-4 style=longer'],
  ],
  ['Kürze Folie 3', ['rewrite_slide slideId=slide-3 style=shorter']],
  ['Vereinfache den Text auf Folie 3', ['rewrite_slide slideId=slide-3 style=simpler']],
  [
    'Mach alles einfacher',
    [
      'rewrite_slide slideId=slide-3 style=simpler',
      'rewrite_slide slideId=slide-4 style=simpler',
      'rewrite_slide slideId=slide-5 style=simpler',
      'rewrite_slide slideId=slide-6 style=simpler',
      'rewrite_slide slideId=slide-7 style=simpler',
      'rewrite_slide slideId=slide-9 style=simpler',
    ],
  ],
  ['Wandle Folie 3 in eine Tabelle um', ['convert_slide slideId=slide-3 to=table']],
  ['Zeige Folie 3 als Zeitstrahl', ['convert_slide slideId=slide-3 to=timeline']],
  ['Stell Folie 4 zweispaltig dar', ['convert_slide slideId=slide-4 to=comparison']],
  ['Mach aus Folie 3 ein Balkendiagramm', ['convert_slide slideId=slide-3 to=chart chartType=bar']],
  [
    'Mach aus dem Balkendiagramm ein Liniendiagramm',
    ['set_chart_type slideId=slide-5 blockId=chart chartType=line'],
  ],
  [
    'Ändere das Diagramm auf Folie 5 in ein Kreisdiagramm',
    ['set_chart_type slideId=slide-5 blockId=chart chartType=pie'],
  ],
  ['Zeige Folie 7 als Aufzählung', ['convert_slide slideId=slide-7 to=bullets']],
  ['Verwende das Design Kiln', ['set_theme themeId=kiln']],
  ['Wechsle zum Theme Observatory', ['set_theme themeId=observatory']],
  ['Mach den Hintergrund dunkelblau', ['set_color role=background color=#1E3A8A']],
  ['Ändere die Akzentfarbe auf Rot', ['set_color role=accent color=#DC2626']],
  ['Ersetze „Acme“ durch „Globex“', ['replace_text find=Acme replace=Globex']],
  ['Ersetze Acme überall durch Globex', ['replace_text find=Acme replace=Globex']],
  [
    'Ersetze auf Folie 3 „Acme“ durch „Globex“',
    ['replace_text find=Acme replace=Globex slideIds=["slide-3"]'],
  ],
  ['Füge Folie 3 Notizen hinzu', ['write_notes slideId=slide-3']],
  ['Schreibe Notizen für Folie 3', ['write_notes slideId=slide-3']],
  ['Lösche die Notizen von Folie 4', ['set_notes slideId=slide-4 notes=null']],
  ['Entferne alle Notizen', ['clarify Shall the notes of all 2 slides go?']],
  [
    'Setze die Notizen von Folie 3 auf „Langsam sprechen“',
    ['set_notes slideId=slide-3 notes=Langsam sprechen'],
  ],
  ['Übersetze die Präsentation ins Französische', ['translate language=fr']],
  ['Übersetze alles auf Englisch', ['translate language=en-US']],
  ['Mach das rückgängig', ['undo count=1']],
  ['Mach die letzte Änderung rückgängig', ['undo count=1']],
  ['Stelle Version 2 wieder her', ['restore_revision revision=2']],
  ['Zurück zu Version 3', ['restore_revision revision=3']],
  ['Exportiere das als PDF', ['export formats=["pdf"]']],
  ['Gib mir die Präsentation als PowerPoint', ['export formats=["ppt"]']],
  ['Lösche das Diagramm', ['delete_block slideId=slide-5 blockId=chart']],
  [
    'Lösche Folie 42',
    ['clarify There is no slide 42: this presentation has 10 slides. Which slide do you mean?'],
  ],
  ['Lösche Folie 3 nicht', ['decline nothing_to_do']],
  ['Verschiebe sie ans Ende', ['move_slide slideId=slide-4 position=9']],
  ['Lösche die nächste Folie', ['delete_slide slideId=slide-5']],
  ['Lösche diese Folie', ['delete_slide slideId=slide-4']],
  ['Mach es lustiger', ['decline needs_model']],
  ['Wie ist das Wetter?', ['decline not_understood']],
  ['Lösche eine Folie', ['clarify Which slide shall be deleted?']],
  ['Lösche die Schlussfolie', ['delete_slide slideId=slide-10']],
  ['Lösche die 3. Folie', ['delete_slide slideId=slide-3']],
  [
    'Die 2. und 3. Folie bitte löschen',
    ['delete_slide slideId=slide-2', 'delete_slide slideId=slide-3'],
  ],
  ['Folie 3 soll ans Ende', ['move_slide slideId=slide-3 position=9']],
  ['Kopiere Folie 2 ans Ende', ['duplicate_slide slideId=slide-2 newSlideId=new-1 position=10']],
  ['Verschiebe Folie 4 um zwei Positionen nach hinten', ['move_slide slideId=slide-4 position=5']],
  [
    'Ich hätte gern eine Folie über Nachhaltigkeit nach Folie 2',
    ['add_slide position=2 topic=Nachhaltigkeit'],
  ],
  [
    'Füge ein Bild von einem Hafen auf Folie 3 ein',
    ['add_picture slideId=slide-3 subject=einem Hafen'],
  ],
  [
    'Könntest du die Folie mit dem Diagramm an den Anfang stellen?',
    ['move_slide slideId=slide-5 position=0'],
  ],
  ['Fasse Folie 9 zusammen', ['rewrite_slide slideId=slide-9 style=shorter']],
  ['Verschiebe Folie 3 zwischen Folie 6 und 7', ['move_slide slideId=slide-3 position=5']],
  ['Ich brauche eine Zusammenfassung am Ende', ['add_slide position=10 layout=recap']],
]

/** Wordings that name a slide by what it says. */
const byContent: Wordings = [
  ['Schieb die Preise-Folie vor die Agenda', ['move_slide slideId=slide-4 position=1']],
  [
    'Lösche die Folie über Risiken und verschiebe Folie 5 ans Ende',
    ['delete_slide slideId=slide-9', 'move_slide slideId=slide-5 position=8'],
  ],
]

describeWordings('German', deck, { wordings, byContent })
