import {
  add,
  ask,
  chartType,
  convert,
  duplicate,
  entitle,
  exported,
  inLanguage,
  move,
  remove,
  replace,
  retitle,
  rewrite,
  split,
  swap,
  theme,
  writeNotes,
} from './expected-steps.ts'

const german = inLanguage('de', [
  {
    id: 'de-delete-list',
    deck: 'solar',
    instruction: 'Bitte lösch die Folien 3 und 9.',
    expected: [remove(3, 9)],
  },
  {
    id: 'de-add-after-topic',
    deck: 'solar',
    instruction: 'Füge nach dem Zeitplan eine Folie über Fördermittel ein',
    expected: [[add({ position: 8, topic: 'Fördermittel' })]],
  },
  {
    id: 'de-move-last-but-one',
    deck: 'solar',
    instruction: 'Verschiebe die vorletzte Folie direkt hinter den Überblick.',
    expected: [[move(9, 2)]],
  },
  {
    id: 'de-convert-chart',
    deck: 'solar',
    instruction: 'mach aus der tabelle ein balkendiagramm',
    expected: [[convert(5, 'chart', 'bar')]],
  },
  {
    id: 'de-replace-and-theme',
    deck: 'solar',
    instruction: 'Ersetze überall „Gemeinde“ durch „Stadt“ und nimm das Design Herbarium',
    expected: [[replace('Gemeinde', 'Stadt'), theme('Herbarium')]],
  },
  {
    id: 'de-delete-unclear',
    deck: 'solar',
    instruction: 'Die Folie mit den Kosten kann weg.',
    expected: [[ask(5, 6)]],
  },
])

const dutch = inLanguage('nl', [
  {
    id: 'nl-delete-list',
    deck: 'review',
    instruction: 'Verwijder dia 5 en 6',
    expected: [remove(5, 6)],
  },
  {
    id: 'nl-move-first',
    deck: 'review',
    instruction: 'Kun je de laatste dia naar het begin verplaatsen?',
    expected: [[move(14, 0)]],
  },
  {
    id: 'nl-add-after-number',
    deck: 'review',
    instruction: 'Voeg na dia 10 een dia toe over personeel',
    expected: [[add({ position: 10, topic: 'personeel' })]],
  },
  {
    id: 'nl-swap-and-shorten',
    deck: 'review',
    instruction: 'Wissel dia 4 en dia 7 om en maak dia 13 korter.',
    expected: [[swap(4, 7), rewrite(13, 'shorter')]],
  },
  {
    id: 'nl-convert-bullets',
    deck: 'review',
    instruction: 'maak van het stappenplan een gewone opsomming',
    expected: [[convert(9, 'bullets')]],
  },
  {
    id: 'nl-retitle',
    deck: 'review',
    instruction: "Wijzig de titel van dia 12 in 'Klanten aan het woord'",
    expected: [[retitle(12, 'Klanten aan het woord')]],
  },
])

const polish = inLanguage('pl', [
  {
    id: 'pl-delete-range',
    deck: 'pitch',
    instruction: 'Usuń slajdy od 2 do 4',
    expected: [remove(2, 3, 4)],
  },
  {
    id: 'pl-add-before-number',
    deck: 'pitch',
    instruction: 'Dodaj przed slajdem 7 slajd o konkurencji',
    expected: [
      [add({ position: 6, topic: 'konkurencji' })],
      [add({ position: 6, topic: 'konkurencja' })],
    ],
  },
  {
    id: 'pl-move-second',
    deck: 'pitch',
    instruction: 'Przenieś slajd 9 na drugie miejsce.',
    expected: [[move(9, 1)]],
  },
  {
    id: 'pl-duplicate-and-shorten',
    deck: 'pitch',
    instruction: 'skopiuj slajd 5 i skróć slajd 2',
    expected: [[duplicate(5), rewrite(2, 'shorter')]],
  },
  {
    id: 'pl-theme',
    deck: 'pitch',
    instruction: 'Proszę zmienić motyw na Transit',
    expected: [[theme('Transit')]],
  },
  {
    id: 'pl-delete-unclear',
    deck: 'pitch',
    instruction: 'Usuń slajd z wykresem',
    expected: [[ask(7, 8)]],
  },
])

const russian = inLanguage('ru', [
  {
    id: 'ru-delete-number',
    deck: 'review',
    instruction: 'Удали слайд 11, пожалуйста',
    expected: [remove(11)],
  },
  {
    id: 'ru-swap',
    deck: 'review',
    instruction: 'поменяй местами слайды 5 и 6',
    expected: [[swap(5, 6)]],
  },
  {
    id: 'ru-move-and-shorten',
    deck: 'review',
    instruction: 'Перемести второй слайд в конец и сделай слайд 4 короче.',
    expected: [[move(2, 13), rewrite(4, 'shorter')]],
  },
  {
    id: 'ru-convert-table',
    deck: 'review',
    instruction: 'Преврати слайд 13 в таблицу',
    expected: [[convert(13, 'table')]],
  },
  {
    id: 'ru-replace',
    deck: 'review',
    instruction: 'Замени «customers» на «guests» во всей презентации',
    expected: [[replace('customers', 'guests')]],
  },
  {
    id: 'ru-notes',
    deck: 'review',
    instruction: 'Напиши заметки докладчика к слайду 9',
    expected: [[writeNotes(9)]],
  },
])

const japanese = inLanguage('ja', [
  {
    id: 'ja-delete-number',
    deck: 'launch',
    instruction: '3枚目のスライドを削除してください。',
    expected: [remove(3)],
  },
  {
    id: 'ja-add-titled',
    deck: 'launch',
    instruction: '価格のスライドの後に「導入事例」というタイトルのスライドを追加して',
    expected: [[add({ position: 5, title: '導入事例' })]],
  },
  {
    id: 'ja-swap',
    deck: 'launch',
    instruction: 'スライド4と5を入れ替えて',
    expected: [[swap(4, 5)]],
  },
  {
    id: 'ja-convert-and-shorten',
    deck: 'launch',
    instruction: '表をグラフに変えて、スライド7をもっと短くしてください',
    expected: [[convert(5, 'chart'), rewrite(7, 'shorter')]],
  },
  {
    id: 'ja-title',
    deck: 'launch',
    instruction: 'プレゼンのタイトルを「ミナモのご紹介」に変更してください。',
    expected: [[entitle('ミナモのご紹介')]],
  },
  {
    id: 'ja-merge-unclear',
    deck: 'launch',
    instruction: 'スライドを1枚にまとめて',
    expected: [[ask()]],
  },
])

const chinese = inLanguage('zh-Hans', [
  {
    id: 'zh-delete-list',
    deck: 'review',
    instruction: '删除第3页和第5页',
    expected: [remove(3, 5)],
  },
  {
    id: 'zh-add-after-number',
    deck: 'review',
    instruction: '请在第六页后面加一页关于招聘的幻灯片',
    expected: [[add({ position: 6, topic: '招聘' })]],
  },
  {
    id: 'zh-move-before-last',
    deck: 'review',
    instruction: '把第九页移到最后一页前面',
    expected: [[move(9, 12)]],
  },
  {
    id: 'zh-theme-and-export',
    deck: 'review',
    instruction: '主题换成Marquee，然后导出PDF',
    expected: [[theme('Marquee'), exported('pdf')]],
  },
  {
    id: 'zh-split',
    deck: 'review',
    instruction: '把第4页拆成两页吧',
    expected: [[split(4)]],
  },
  {
    id: 'zh-chart-type',
    deck: 'review',
    instruction: '把柱状图改成折线图',
    expected: [[chartType(5, 'line')]],
  },
])

/** German, Dutch, Polish, Russian, Japanese and Chinese: six each. */
export const furtherInstructions = [
  ...german,
  ...dutch,
  ...polish,
  ...russian,
  ...japanese,
  ...chinese,
]
