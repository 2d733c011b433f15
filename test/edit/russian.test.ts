import { describeWordings, type Wordings } from './describe-wordings.ts'
import { deckIn } from './language-deck.ts'

/** A deck in Russian; slide 4, the prices, was changed last. */
const deck = deckIn('ru', [
  'Кофе в порту',
  'Повестка',
  'Рынок',
  'Цены',
  'Выручка по годам',
  'Поставщики',
  'Открытие',
  'Место',
  'Риски',
  'Спасибо',
])

const wordings: Wordings = [
  ['Удали слайд 3', ['delete_slide slideId=slide-3']],
  [
    'Можешь удалить последние два слайда?',
    ['delete_slide slideId=slide-9', 'delete_slide slideId=slide-10'],
  ],
  [
    'Удалите слайды 2-4',
    [
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-4',
    ],
  ],
  [
    'Удали слайды с 2 по 4',
    [
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-4',
    ],
  ],
  ['Убери третий слайд', ['delete_slide slideId=slide-3']],
  ['Перемести слайд 5 в начало', ['move_slide slideId=slide-5 position=0']],
  ['Перемести его в конец', ['move_slide slideId=slide-4 position=9']],
  ['Поставь слайд 5 после слайда 2', ['move_slide slideId=slide-5 position=2']],
  ['Перенеси последний слайд на позицию 3', ['move_slide slideId=slide-10 position=2']],
  ['Добавь слайд о маркетинге после слайда 3', ['add_slide position=3 topic=маркетинге']],
  ['Добавь в конце слайд с заголовком «Команда»', ['add_slide position=10 title=Команда']],
  ['Добавь заключительный слайд', ['add_slide layout=closing']],
  ['Добавь слайд с итогами в конец', ['add_slide position=10 layout=recap']],
  ['Добавь повестку', ['add_slide layout=agenda']],
  [
    'Создай слайд «Команда» с пунктами «Анна», «Борис» и «Вера»',
    ['add_slide title=Команда points=["Анна","Борис","Вера"]'],
  ],
  ['Поменяй местами слайды 2 и 5', ['swap_slides slideIds=["slide-2","slide-5"]']],
  ['Продублируй слайд 4', ['duplicate_slide slideId=slide-4 newSlideId=new-1']],
  ['Объедини слайды 3 и 4', ['merge_slides slideIds=["slide-3","slide-4"]']],
  ['Раздели слайд 3 на два', ['split_slide slideId=slide-3 newSlideId=new-1']],
  ['Переименуй слайд 4 в «Наши цены»', ['set_slide_title slideId=slide-4 title=Наши цены']],
  ['Измени заголовок слайда 4 на «Наши цены»', ['set_slide_title slideId=slide-4 title=Наши цены']],
  ['Измени название презентации на «Синий кофе»', ['set_title title=Синий кофе']],
  ['Сделай слайд 3 короче', ['rewrite_slide slideId=slide-3 style=shorter']],
  [
    'Сократи слайд 3 и расширь слайд 4',
    ['rewrite_slide slideId=slide-3 style=shorter', 'rewrite_slide slideId=slide-4 style=longer'],
  ],
  ['Упрости текст на слайде 3', ['rewrite_slide slideId=slide-3 style=simpler']],
  ['Преврати слайд 3 в таблицу', ['convert_slide slideId=slide-3 to=table']],
  ['Покажи его как временную шкалу', ['convert_slide slideId=slide-4 to=timeline']],
  ['Покажи слайд 4 в две колонки', ['convert_slide slideId=slide-4 to=comparison']],
  ['Замени диаграмму на круговую', ['set_chart_type slideId=slide-5 blockId=chart chartType=pie']],
  [
    'Измени диаграмму на слайде 5 на линейный график',
    ['set_chart_type slideId=slide-5 blockId=chart chartType=line'],
  ],
  ['Используй тему Kiln', ['set_theme themeId=kiln']],
  ['Примени тему Foobar', ['clarify There is no theme “Foobar”. Which theme shall be used?']],
  ['Сделай фон темно-синим', ['set_color role=background color=#1E3A8A']],
  ['Измени акцентный цвет на красный', ['set_color role=accent color=#DC2626']],
  ['Замени «Acme» на «Globex» везде', ['replace_text find=Acme replace=Globex']],
  [
    'Замени Acme на Globex на слайде 3',
    ['replace_text find=Acme replace=Globex slideIds=["slide-3"]'],
  ],
  ['Добавь заметки к слайду 3', ['write_notes slideId=slide-3']],
  ['Напиши заметки докладчика для слайда 3', ['write_notes slideId=slide-3']],
  ['Удали заметки со слайда 4', ['set_notes slideId=slide-4 notes=null']],
  ['Переведи презентацию на английский', ['translate language=en-US']],
  ['Отмени последнее изменение', ['undo count=1']],
  ['Вернись к версии 2', ['restore_revision revision=2']],
  ['Экспортируй в PDF', ['export formats=["pdf"]']],
  ['Удали диаграмму', ['delete_block slideId=slide-5 blockId=chart']],
  [
    'Удали слайд 42',
    ['clarify There is no slide 42: this presentation has 10 slides. Which slide do you mean?'],
  ],
  [
    'Удали слайд 3, а затем перемести слайд 5 в конец',
    ['delete_slide slideId=slide-3', 'move_slide slideId=slide-5 position=8'],
  ],
  ['Не удаляй слайд 3', ['decline nothing_to_do']],
  ['Удали следующий слайд', ['delete_slide slideId=slide-5']],
  ['Удали этот слайд', ['delete_slide slideId=slide-4']],
  ['Сделай смешнее', ['decline needs_model']],
  [
    'Удали все слайды, кроме первого',
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
  ['Удали 3-й слайд', ['delete_slide slideId=slide-3']],
  ['Поменяй первый слайд с последним местами', ['swap_slides slideIds=["slide-1","slide-10"]']],
]

/** Wordings that name a slide by what it says. */
const byContent: Wordings = [['Удали слайд про риски', ['delete_slide slideId=slide-9']]]

describeWordings('Russian', deck, { wordings, byContent })
