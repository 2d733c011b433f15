import { describeWordings, type Wordings } from './describe-wordings.ts'
import { deckIn } from './language-deck.ts'

/** A deck in Japanese; slide 4, the prices, was changed last. */
const deck = deckIn('ja', [
  '港のコーヒー',
  'アジェンダ',
  '市場の概要',
  '価格',
  '年間売上',
  '仕入先',
  '開店の流れ',
  '場所',
  'リスク',
  'ありがとうございました',
])

const wordings: Wordings = [
  ['スライド3を削除してください', ['delete_slide slideId=slide-3']],
  ['3枚目のスライドを消して', ['delete_slide slideId=slide-3']],
  ['3枚目を削除', ['delete_slide slideId=slide-3']],
  ['最後の2枚を削除して', ['delete_slide slideId=slide-9', 'delete_slide slideId=slide-10']],
  [
    'スライド2から4を削除',
    [
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-4',
    ],
  ],
  [
    'スライド2、4、6を削除してください',
    [
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-4',
      'delete_slide slideId=slide-6',
    ],
  ],
  ['スライド5を先頭に移動して', ['move_slide slideId=slide-5 position=0']],
  ['スライド3を最後に移動してください', ['move_slide slideId=slide-3 position=9']],
  ['5枚目を2枚目の後に移動して', ['move_slide slideId=slide-5 position=2']],
  ['最後のスライドを3番目に移動', ['move_slide slideId=slide-10 position=2']],
  ['スライド6をスライド3の前に移動してください', ['move_slide slideId=slide-6 position=2']],
  ['それを最後に移動して', ['move_slide slideId=slide-4 position=9']],
  [
    'スライド3の後にマーケティングについてのスライドを追加してください',
    ['add_slide position=3 topic=マーケティング'],
  ],
  ['最後に「チーム」というタイトルのスライドを追加して', ['add_slide position=10 title=チーム']],
  ['価格に関するスライドを1枚追加して', ['add_slide topic=価格']],
  ['目次を追加して', ['add_slide layout=agenda']],
  ['最後にまとめのスライドを追加してください', ['add_slide position=10 layout=recap']],
  ['締めのスライドを追加してください', ['add_slide layout=closing']],
  ['スライド4の前にセクション「数字」を追加', ['add_slide position=3 layout=section title=数字']],
  ['スライド2と5を入れ替えて', ['swap_slides slideIds=["slide-2","slide-5"]']],
  ['スライド4を複製して', ['duplicate_slide slideId=slide-4 newSlideId=new-1']],
  ['スライド3と4を統合してください', ['merge_slides slideIds=["slide-3","slide-4"]']],
  ['スライド3を2枚に分割して', ['split_slide slideId=slide-3 newSlideId=new-1']],
  [
    'スライド4のタイトルを「新価格」に変更してください',
    ['set_slide_title slideId=slide-4 title=新価格'],
  ],
  [
    'スライド4のタイトルを新しい料金プランに変更して',
    ['set_slide_title slideId=slide-4 title=新しい料金プラン'],
  ],
  ['プレゼンテーションのタイトルを「青いコーヒー」に変更', ['set_title title=青いコーヒー']],
  ['スライド3を短くして', ['rewrite_slide slideId=slide-3 style=shorter']],
  [
    'スライド3を短くして、スライド4を詳しくしてください',
    ['rewrite_slide slideId=slide-3 style=shorter', 'rewrite_slide slideId=slide-4 style=longer'],
  ],
  ['もっと簡単にして', ['rewrite_slide slideId=slide-4 style=simpler']],
  [
    'すべてのスライドをわかりやすくして',
    [
      'rewrite_slide slideId=slide-3 style=simpler',
      'rewrite_slide slideId=slide-4 style=simpler',
      'rewrite_slide slideId=slide-5 style=simpler',
      'rewrite_slide slideId=slide-6 style=simpler',
      'rewrite_slide slideId=slide-7 style=simpler',
      'rewrite_slide slideId=slide-9 style=simpler',
    ],
  ],
  ['スライド3を表に変換して', ['convert_slide slideId=slide-3 to=table']],
  ['スライド3を表にしてください', ['convert_slide slideId=slide-3 to=table']],
  ['それをタイムラインにして', ['convert_slide slideId=slide-4 to=timeline']],
  ['スライド4を2列で表示して', ['convert_slide slideId=slide-4 to=comparison']],
  ['グラフを円グラフに変更して', ['set_chart_type slideId=slide-5 blockId=chart chartType=pie']],
  [
    'スライド5のグラフを折れ線グラフにしてください',
    ['set_chart_type slideId=slide-5 blockId=chart chartType=line'],
  ],
  ['スライド7を箇条書きにして', ['convert_slide slideId=slide-7 to=bullets']],
  ['テーマをKilnに変更して', ['set_theme themeId=kiln']],
  ['Kilnテーマを使って', ['set_theme themeId=kiln']],
  ['背景を紺色にして', ['set_color role=background color=#1E3A8A']],
  ['アクセントカラーを赤に変更', ['set_color role=accent color=#DC2626']],
  ['「Acme」を「Globex」に置き換えて', ['replace_text find=Acme replace=Globex']],
  ['Acmeを全体でGlobexに置換してください', ['replace_text find=Acme replace=Globex']],
  [
    'スライド3の「Acme」を「Globex」に変更して',
    ['replace_text find=Acme replace=Globex slideIds=["slide-3"]'],
  ],
  ['スライド3にノートを追加して', ['write_notes slideId=slide-3']],
  ['スライド3の発表者ノートを書いて', ['write_notes slideId=slide-3']],
  ['スライド4のノートを削除', ['set_notes slideId=slide-4 notes=null']],
  ['すべてのノートを削除して', ['clarify Shall the notes of all 2 slides go?']],
  ['スライド3のノートを「ゆっくり話す」にして', ['set_notes slideId=slide-3 notes=ゆっくり話す']],
  ['英語に翻訳して', ['translate language=en-US']],
  ['スライド3をフランス語に翻訳してください', ['translate language=fr slideId=slide-3']],
  ['元に戻して', ['undo count=1']],
  ['最後の変更を取り消して', ['undo count=1']],
  ['バージョン2に戻して', ['restore_revision revision=2']],
  ['PDFで書き出して', ['export formats=["pdf"]']],
  ['PowerPointとしてダウンロードしたい', ['export formats=["ppt"]']],
  ['グラフを削除して', ['delete_block slideId=slide-5 blockId=chart']],
  [
    'スライド42を削除',
    ['clarify There is no slide 42: this presentation has 10 slides. Which slide do you mean?'],
  ],
  [
    'スライド3を削除してスライド5を最後に移動して',
    ['delete_slide slideId=slide-3', 'move_slide slideId=slide-5 position=8'],
  ],
  ['スライド3を削除しないで', ['decline nothing_to_do']],
  ['次のスライドを削除して', ['delete_slide slideId=slide-5']],
  ['このスライドを削除して', ['delete_slide slideId=slide-4']],
  ['面白くして', ['decline needs_model']],
  [
    '最後のスライド以外をすべて削除',
    [
      'delete_slide slideId=slide-1',
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-4',
      'delete_slide slideId=slide-5',
      'delete_slide slideId=slide-6',
      'delete_slide slideId=slide-7',
      'delete_slide slideId=slide-8',
      'delete_slide slideId=slide-9',
    ],
  ],
  ['今日の天気は？', ['decline not_understood']],
  ['第3スライドを削除', ['delete_slide slideId=slide-3']],
  ['スライド3に港の画像を追加して', ['add_picture slideId=slide-3 subject=港']],
  [
    'スライド5の前に新しいスライドを追加して、タイトルは「チーム」',
    ['add_slide position=4 title=チーム'],
  ],
  ['スライド3をスライド6と7の間に移動して', ['move_slide slideId=slide-3 position=5']],
  ['予算についてのスライドを目次の後に入れて', ['add_slide position=2 topic=予算']],
  ['表紙に日付を入れて', ['decline not_understood']],
  [
    'スライド3か4を削除して',
    [
      'clarify It is not clear which slides “スライド3か4を削除して” means. Which shall be deleted?',
    ],
  ],
]

/** Wordings that name a slide by what it says. */
const byContent: Wordings = [
  ['リスクのスライドを削除して', ['delete_slide slideId=slide-9']],
  ['リスクについてのスライドを削除してください', ['delete_slide slideId=slide-9']],
]

describeWordings('Japanese', deck, { wordings, byContent })
