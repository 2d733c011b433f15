import { describeWordings, type Wordings } from './describe-wordings.ts'
import { deckIn } from './language-deck.ts'

/** A deck in Dutch; slide 4, the prices, was changed last. */
const deck = deckIn('nl', [
  'Havenkoffie',
  'Agenda',
  'Markt',
  'Prijzen',
  'Omzet per jaar',
  'Leveranciers',
  'Opening',
  'De locatie',
  'Risico’s',
  'Bedankt',
])

const wordings: Wordings = [
  ['Verwijder dia 3', ['delete_slide slideId=slide-3']],
  [
    "Kun je de laatste twee dia's verwijderen?",
    ['delete_slide slideId=slide-9', 'delete_slide slideId=slide-10'],
  ],
  [
    'Verwijder dia 2 tot en met 4',
    [
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-4',
    ],
  ],
  ['Verplaats dia 5 naar het begin', ['move_slide slideId=slide-5 position=0']],
  ['Verplaats hem naar het einde', ['move_slide slideId=slide-4 position=9']],
  ['Zet dia 5 na dia 2', ['move_slide slideId=slide-5 position=2']],
  ['Verplaats de laatste dia naar positie 3', ['move_slide slideId=slide-10 position=2']],
  ['Voeg na dia 3 een dia over marketing toe', ['add_slide position=3 topic=marketing']],
  ['Voeg aan het eind een dia toe met de titel "Team"', ['add_slide position=10 title=Team']],
  ['Voeg een slotdia toe', ['add_slide layout=closing']],
  ['Maak een agenda', ['add_slide layout=agenda']],
  [
    'Voeg een dia "Team" toe met de punten "Anna", "Bram" en "Coen"',
    ['add_slide title=Team points=["Anna","Bram","Coen"]'],
  ],
  ['Wissel dia 2 en 5 om', ['swap_slides slideIds=["slide-2","slide-5"]']],
  ['Dupliceer dia 4', ['duplicate_slide slideId=slide-4 newSlideId=new-1']],
  ['Voeg dia 3 en 4 samen', ['merge_slides slideIds=["slide-3","slide-4"]']],
  ['Splits dia 3 in tweeën', ['split_slide slideId=slide-3 newSlideId=new-1']],
  ['Hernoem dia 4 naar "Onze prijzen"', ['set_slide_title slideId=slide-4 title=Onze prijzen']],
  [
    'Wijzig de titel van dia 4 in Onze prijzen',
    ['set_slide_title slideId=slide-4 title=Onze prijzen'],
  ],
  ['Verander de titel van de presentatie in "Blauwe koffie"', ['set_title title=Blauwe koffie']],
  ['Maak dia 3 korter', ['rewrite_slide slideId=slide-3 style=shorter']],
  [
    'Maak dia 3 korter en dia 4 langer',
    ['rewrite_slide slideId=slide-3 style=shorter', 'rewrite_slide slideId=slide-4 style=longer'],
  ],
  ['Vereenvoudig de tekst op dia 3', ['rewrite_slide slideId=slide-3 style=simpler']],
  ['Zet dia 3 om in een tabel', ['convert_slide slideId=slide-3 to=table']],
  ['Maak er een tijdlijn van', ['convert_slide slideId=slide-4 to=timeline']],
  ['Toon dia 4 in twee kolommen', ['convert_slide slideId=slide-4 to=comparison']],
  [
    'Verander de grafiek in een taartdiagram',
    ['set_chart_type slideId=slide-5 blockId=chart chartType=pie'],
  ],
  ['Maak van dia 3 een stappenplan', ['convert_slide slideId=slide-3 to=steps']],
  ['Gebruik het thema Kiln', ['set_theme themeId=kiln']],
  ['Maak de achtergrond donkerblauw', ['set_color role=background color=#1E3A8A']],
  ['Verander de accentkleur in rood', ['set_color role=accent color=#DC2626']],
  [
    'Vervang "Acme" door "Globex" in de hele presentatie',
    ['replace_text find=Acme replace=Globex'],
  ],
  [
    'Vervang Acme door Globex op dia 3',
    ['replace_text find=Acme replace=Globex slideIds=["slide-3"]'],
  ],
  ['Voeg notities toe aan dia 3', ['write_notes slideId=slide-3']],
  ['Schrijf sprekersnotities voor dia 3', ['write_notes slideId=slide-3']],
  ['Verwijder de notities van dia 4', ['set_notes slideId=slide-4 notes=null']],
  ['Vertaal de presentatie naar het Engels', ['translate language=en-US']],
  ['Maak de laatste wijziging ongedaan', ['undo count=1']],
  ['Ga terug naar versie 2', ['restore_revision revision=2']],
  ['Exporteer als PDF', ['export formats=["pdf"]']],
  ['Verwijder de grafiek', ['delete_block slideId=slide-5 blockId=chart']],
  [
    'Verwijder dia 42',
    ['clarify There is no slide 42: this presentation has 10 slides. Which slide do you mean?'],
  ],
  [
    'Verwijder dia 3 en verplaats daarna dia 5 naar het einde',
    ['delete_slide slideId=slide-3', 'move_slide slideId=slide-5 position=8'],
  ],
  ['Verwijder dia 3 niet', ['decline nothing_to_do']],
  ['Verwijder de volgende dia', ['delete_slide slideId=slide-5']],
  ['Verwijder deze dia', ['delete_slide slideId=slide-4']],
  ['Maak het grappiger', ['decline needs_model']],
  [
    "Verwijder alle dia's behalve de eerste",
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
  ['Vat dia 9 samen', ['rewrite_slide slideId=slide-9 style=shorter']],
  ['Ik wil graag een dia over het budget na de agenda', ['add_slide position=2 topic=budget']],
]

/** Wordings that name a slide by what it says. */
const byContent: Wordings = [["Haal de dia over risico's weg", ['delete_slide slideId=slide-9']]]

describeWordings('Dutch', deck, { wordings, byContent })
