import { describeWordings, type Wordings } from './describe-wordings.ts'
import { deckIn } from './language-deck.ts'

/** A deck in Polish; slide 4, the prices, was changed last. */
const deck = deckIn('pl', [
  'Kawa w porcie',
  'Agenda',
  'Rynek',
  'Cennik',
  'Przychody',
  'Dostawcy',
  'Otwarcie',
  'Miejsce',
  'Ryzyka',
  'Dziękujemy',
])

const wordings: Wordings = [
  ['Usuń slajd 3', ['delete_slide slideId=slide-3']],
  [
    'Czy możesz usunąć dwa ostatnie slajdy?',
    ['delete_slide slideId=slide-9', 'delete_slide slideId=slide-10'],
  ],
  [
    'Usuń slajdy od 2 do 4',
    [
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-4',
    ],
  ],
  [
    'Skasuj slajdy 3, 5 i 7',
    [
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-5',
      'delete_slide slideId=slide-7',
    ],
  ],
  ['Przenieś slajd 5 na początek', ['move_slide slideId=slide-5 position=0']],
  ['Przenieś go na koniec', ['move_slide slideId=slide-4 position=9']],
  ['Umieść slajd 5 po slajdzie 2', ['move_slide slideId=slide-5 position=2']],
  ['Przesuń ostatni slajd na pozycję 3', ['move_slide slideId=slide-10 position=2']],
  ['Dodaj slajd o marketingu po slajdzie 3', ['add_slide position=3 topic=marketingu']],
  ['Dodaj na końcu slajd zatytułowany „Zespół”', ['add_slide position=10 title=Zespół']],
  ['Dodaj slajd końcowy', ['add_slide layout=closing']],
  ['Dodaj slajd z podsumowaniem na końcu', ['add_slide position=10 layout=recap']],
  ['Dodaj agendę', ['add_slide layout=agenda']],
  [
    'Utwórz slajd „Zespół” z punktami „Anna”, „Bartek” i „Celina”',
    ['add_slide title=Zespół points=["Anna","Bartek","Celina"]'],
  ],
  ['Zamień miejscami slajdy 2 i 5', ['swap_slides slideIds=["slide-2","slide-5"]']],
  ['Zamień slajdy 2 i 5 miejscami', ['swap_slides slideIds=["slide-2","slide-5"]']],
  ['Zduplikuj slajd 4', ['duplicate_slide slideId=slide-4 newSlideId=new-1']],
  ['Połącz slajdy 3 i 4', ['merge_slides slideIds=["slide-3","slide-4"]']],
  ['Podziel slajd 3 na dwa', ['split_slide slideId=slide-3 newSlideId=new-1']],
  ['Zmień nazwę slajdu 4 na „Nasze ceny”', ['set_slide_title slideId=slide-4 title=Nasze ceny']],
  ['Zmień tytuł slajdu 4 na „Nasze ceny”', ['set_slide_title slideId=slide-4 title=Nasze ceny']],
  ['Zmień tytuł prezentacji na „Niebieska kawa”', ['set_title title=Niebieska kawa']],
  ['Skróć slajd 3', ['rewrite_slide slideId=slide-3 style=shorter']],
  [
    'Zrób slajd 3 krótszy i rozwiń slajd 4',
    ['rewrite_slide slideId=slide-3 style=shorter', 'rewrite_slide slideId=slide-4 style=longer'],
  ],
  ['Uprość tekst na slajdzie 3', ['rewrite_slide slideId=slide-3 style=simpler']],
  ['Zamień slajd 3 w tabelę', ['convert_slide slideId=slide-3 to=table']],
  ['Przekształć go w oś czasu', ['convert_slide slideId=slide-4 to=timeline']],
  ['Pokaż slajd 4 w dwóch kolumnach', ['convert_slide slideId=slide-4 to=comparison']],
  ['Zmień wykres na kołowy', ['set_chart_type slideId=slide-5 blockId=chart chartType=pie']],
  [
    'Zamień wykres na slajdzie 5 na wykres liniowy',
    ['set_chart_type slideId=slide-5 blockId=chart chartType=line'],
  ],
  ['Użyj motywu Kiln', ['set_theme themeId=kiln']],
  ['Zastosuj motyw Foobar', ['clarify There is no theme “Foobar”. Which theme shall be used?']],
  ['Ustaw ciemnoniebieskie tło', ['set_color role=background color=#1E3A8A']],
  ['Zmień kolor akcentu na czerwony', ['set_color role=accent color=#DC2626']],
  ['Zamień „Acme” na „Globex” w całej prezentacji', ['replace_text find=Acme replace=Globex']],
  [
    'Zastąp Acme przez Globex na slajdzie 3',
    ['replace_text find=Acme replace=Globex slideIds=["slide-3"]'],
  ],
  ['Dodaj notatki do slajdu 3', ['write_notes slideId=slide-3']],
  ['Napisz notatki prelegenta do slajdu 3', ['write_notes slideId=slide-3']],
  ['Usuń notatki ze slajdu 4', ['set_notes slideId=slide-4 notes=null']],
  ['Przetłumacz prezentację na angielski', ['translate language=en-US']],
  ['Cofnij ostatnią zmianę', ['undo count=1']],
  ['Wróć do wersji 2', ['restore_revision revision=2']],
  ['Wyeksportuj do PDF', ['export formats=["pdf"]']],
  ['Usuń wykres', ['delete_block slideId=slide-5 blockId=chart']],
  [
    'Usuń slajd 42',
    ['clarify There is no slide 42: this presentation has 10 slides. Which slide do you mean?'],
  ],
  [
    'Usuń slajd 3, a potem przenieś slajd 5 na koniec',
    ['delete_slide slideId=slide-3', 'move_slide slideId=slide-5 position=8'],
  ],
  ['Nie usuwaj slajdu 3', ['decline nothing_to_do']],
  ['Usuń następny slajd', ['delete_slide slideId=slide-5']],
  ['Usuń ten slajd', ['delete_slide slideId=slide-4']],
  ['Zrób to zabawniej', ['decline needs_model']],
  [
    'Usuń wszystkie slajdy oprócz pierwszego',
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
  ['Usuń trzeci slajd', ['delete_slide slideId=slide-3']],
  ['Potrzebuję slajdu o budżecie po agendzie', ['add_slide position=2 topic=budżecie']],
]

/** Wordings that name a slide by what it says. */
const byContent: Wordings = [['Usuń slajd o ryzykach', ['delete_slide slideId=slide-9']]]

describeWordings('Polish', deck, { wordings, byContent })
