import { describeWordings, type Wordings } from './describe-wordings.ts'
import { deckIn } from './language-deck.ts'

/** A deck in Portuguese; slide 4, the prices, was changed last. */
const deck = deckIn('pt', [
  'Café do porto',
  'Agenda',
  'Mercado',
  'Preços',
  'Receita por ano',
  'Fornecedores',
  'Abertura',
  'O local',
  'Riscos',
  'Obrigado',
])

const wordings: Wordings = [
  ['Exclua o slide 3', ['delete_slide slideId=slide-3']],
  [
    'Você pode apagar os dois últimos slides?',
    ['delete_slide slideId=slide-9', 'delete_slide slideId=slide-10'],
  ],
  [
    'Remova os slides 2 a 4',
    [
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-4',
    ],
  ],
  ['Mova o slide 5 para o início', ['move_slide slideId=slide-5 position=0']],
  ['Mova-o para o final', ['move_slide slideId=slide-4 position=9']],
  ['Coloque o slide 5 depois do slide 2', ['move_slide slideId=slide-5 position=2']],
  ['Mova o último slide para a posição 3', ['move_slide slideId=slide-10 position=2']],
  ['Adicione um slide sobre marketing depois do slide 3', ['add_slide position=3 topic=marketing']],
  ['Adicione no final um slide intitulado "Equipe"', ['add_slide position=10 title=Equipe']],
  ['Insira um slide de encerramento', ['add_slide layout=closing']],
  ['Adicione uma agenda', ['add_slide layout=agenda']],
  [
    'Crie um slide "Equipe" com os tópicos "Ana", "Rui" e "Eva"',
    ['add_slide title=Equipe points=["Ana","Rui","Eva"]'],
  ],
  ['Troque os slides 2 e 5', ['swap_slides slideIds=["slide-2","slide-5"]']],
  ['Troque o slide 2 pelo slide 5', ['swap_slides slideIds=["slide-2","slide-5"]']],
  ['Duplique o slide 4', ['duplicate_slide slideId=slide-4 newSlideId=new-1']],
  ['Junte os slides 3 e 4', ['merge_slides slideIds=["slide-3","slide-4"]']],
  ['Divida o slide 3 em dois', ['split_slide slideId=slide-3 newSlideId=new-1']],
  [
    'Renomeie o slide 4 para "Nossos preços"',
    ['set_slide_title slideId=slide-4 title=Nossos preços'],
  ],
  [
    'Altere o título do slide 4 para Nossos preços',
    ['set_slide_title slideId=slide-4 title=Nossos preços'],
  ],
  ['Mude o título da apresentação para "Café azul"', ['set_title title=Café azul']],
  ['Deixe o slide 3 mais curto', ['rewrite_slide slideId=slide-3 style=shorter']],
  [
    'Encurte o slide 3 e expanda o 4',
    ['rewrite_slide slideId=slide-3 style=shorter', 'rewrite_slide slideId=slide-4 style=longer'],
  ],
  ['Simplifique o texto do slide 3', ['rewrite_slide slideId=slide-3 style=simpler']],
  ['Transforme o slide 3 em uma tabela', ['convert_slide slideId=slide-3 to=table']],
  ['Transforme-o numa linha do tempo', ['convert_slide slideId=slide-4 to=timeline']],
  ['Mostre o slide 4 em duas colunas', ['convert_slide slideId=slide-4 to=comparison']],
  [
    'Mude o gráfico para um gráfico de pizza',
    ['set_chart_type slideId=slide-5 blockId=chart chartType=pie'],
  ],
  ['Use o tema Kiln', ['set_theme themeId=kiln']],
  ['Mude o fundo para azul escuro', ['set_color role=background color=#1E3A8A']],
  ['Mude a cor de destaque para vermelho', ['set_color role=accent color=#DC2626']],
  [
    'Substitua "Acme" por "Globex" em toda a apresentação',
    ['replace_text find=Acme replace=Globex'],
  ],
  [
    'Troque Acme por Globex no slide 3',
    ['replace_text find=Acme replace=Globex slideIds=["slide-3"]'],
  ],
  ['Adicione notas ao slide 3', ['write_notes slideId=slide-3']],
  ['Escreva as notas do orador para o slide 3', ['write_notes slideId=slide-3']],
  ['Exclua as notas do slide 4', ['set_notes slideId=slide-4 notes=null']],
  ['Traduza a apresentação para o inglês', ['translate language=en-US']],
  ['Desfaça a última alteração', ['undo count=1']],
  ['Volte para a versão 2', ['restore_revision revision=2']],
  ['Exporte em PDF', ['export formats=["pdf"]']],
  ['Exclua o gráfico', ['delete_block slideId=slide-5 blockId=chart']],
  [
    'Exclua o slide 42',
    ['clarify There is no slide 42: this presentation has 10 slides. Which slide do you mean?'],
  ],
  [
    'Exclua o slide 3 e depois mova o slide 5 para o final',
    ['delete_slide slideId=slide-3', 'move_slide slideId=slide-5 position=8'],
  ],
  ['Não exclua o slide 3', ['decline nothing_to_do']],
  ['Exclua o próximo slide', ['delete_slide slideId=slide-5']],
  ['Exclua este slide', ['delete_slide slideId=slide-4']],
  ['Deixe mais engraçado', ['decline needs_model']],
  [
    'Exclua todos os slides menos o primeiro',
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
  ['Altere o título da apresentação: Café 2026', ['set_title title=Café 2026']],
]

/** Wordings that name a slide by what it says. */
const byContent: Wordings = [['Apague o slide sobre riscos', ['delete_slide slideId=slide-9']]]

describeWordings('Portuguese', deck, { wordings, byContent })
