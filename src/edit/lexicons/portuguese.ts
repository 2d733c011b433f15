import { colorsOf } from './colors.ts'
import type { Lexicon } from './concept.ts'
import { phrases } from './phrases.ts'

/** Portuguese of Brazil and Portugal: imperatives and infinitives; pronouns behind verbs are added by the compiler. */
export const portuguese: Lexicon = {
  language: 'pt',
  grammar: { thanks: /obrigad|agradec/iu },
  wordings: {
    pointing: 'o que|como antes',
    byAmount: 'em',
    asWell: 'tambem',
    tellMe: 'diga-me|me diga',
    thanksSaid: 'obrigad|agradec',
    contactSaid: 'contato|contacto',
    questionsSaid: 'perguntas',
    yes: 'sim|claro que sim',
    stays: 'tudo|assim|como esta',
    no: 'nao|melhor nao|deixa|nao precisa|deixa quieto|deixa tudo',
    staysAfterAll:
      '(?:tem|precisa|deve) (?:que |de )?ficar|ficam?|mantem|nao mudam?|continuam?|permanecem?',
    asIs: 'igual|iguais|como esta(?:o)?|sem mudancas?|assim|inalterad[oa]s?|[oa]s? mesm[oa]s?',
    asItWas:
      '(?:traz|traga|volta|bota|coloca|poe|ponha|devolve) (?:(?:ele|ela|isso|o antigo|a antiga|o anterior|a anterior)(?: de volta)?|de volta|com (?:o|a) (?:antig[oa]|anterior))|(?:volta )?(?:ao que era|como era|como estava)(?: antes)?|(?:o de antes|(?:o|a) antig[oa])(?: de volta| de novo)?',
    partFirst: '(?:o|a|aquele|aquela) (?:com|de|do|da|dos|das|sobre)(?: os?| as?)?',
    backTo: 'volta (?:para|pra|a|ao|pro)|de volta (?:para|a|ao)',
    rather: 'melhor|alias',
    meantLast: 'eu quis dizer|quis dizer|eu queria dizer',
    friendly: 'obrigado|obrigada|ah|entao|ok',
    bothOfThem: 'os dois|as duas',
    allOfThem: 'todos|todas|tudo',
    and: 'e',
    butFirst: 'mas|exceto',
    notThose: 'n[aã]o',
    lead: 'quero dizer',
    yesBefore: 'sim',
    courtesy: 'por favor|obrigad[oa]',
    deleteFirst: 'apaga[r]?|apague|exclua',
    onlyFirst: 'so|apenas',
    titleLead: 'chame-a',
    advice: '(?:deveria|devemos)(?!\\p{L})',
    correction: 'n[aã]o',
    open: 'outra coisa(?!\\p{L})',
    undecided: 'não sei',
    infinitive: '[aei]r',
    article: 'os|as',
    small: 'que|o|os|as|do|da|dos|das|um|uma',
  },
  concepts: {
    increases: 'aumente|aumenta|aumentar|suba|sobe|subir|incremente',
    decreases: 'reduza|reduz|reduzir|diminua|diminui|diminuir|baixe|baixa|baixar',
    person:
      'ninguém|nós|eu|a gente|eles|elas|alguém|temos|só temos|começam|ele|ela|todo mundo|toda a gente|o pessoal',
    font: 'fonte|fontes|tipografia',
    sameWidth: 'da mesma largura|mesma largura|com a mesma largura',
    body: 'o conteúdo de|o conteúdo do|conteúdo|corpo|área de conteúdo|caixa de texto|texto principal|espaço reservado|corpo do texto',
    insteadOf: 'em vez de|no lugar de|ao invés de|e não|em lugar de|em vez do',
    add: 'adicione|adiciona|adicionar|acrescente|acrescenta|acrescentar|insira|insere|inserir|crie|cria|criar|inclua|inclui|incluir|coloque uma|coloca uma|coloque um|preciso de|precisamos de|quero|queremos|gostaria de|falta|dê me|adicionem|bote uma|introduza|me dê|acrescentem|incluam|inserem|faltou|introduzir|precisava de',
    delete:
      'exclua|exclui|excluir|apague|apaga|apagar|remova|remove|remover|elimine|elimina|eliminar|delete|deleta|deletar|tire|tira|tirar|retire|retira|retirar|descarte|suprima|suprimir|jogue fora|corta|corte|joga fora|jogar fora|deita fora|apaguem|removam|tirem|some com|deletem|corta fora|excluam|eliminem|apagues|tires',
    move: 'vai|vão|tem que ir|deve ir|mova|move|mover|desloque|desloca|deslocar|transfira|transfere|suba|sobe|subir|desça|desce|descer|adiante|avance|recue|arraste|reposicione|deve ir|deveria ir|mude de lugar|muda de lugar|movimente|realoque|mexe|mexa|puxe|puxa|puxar|arrasta|arrastar|mudar de lugar|movam|desloquem|empurra|empurre|adianta|atrasa|posiciona|pode sair|podem sair|pode ir embora',
    put: 'coloque|coloca|colocar|ponha|põe|pôr|passe|passa|passar|leve|leva|levar|bote|bota|traga|posicione|ter|situe|deixe|mete|ponham|coloquem|botem|cole|cola|colar|anote|anota|anotar|posicionar|meta|meter|situa|jogue|joga|deixa',
    swap: 'troque|troca|trocar|permute|permutar|inverta|inverte|inverter|intercambie|intercale|alterne|troque de lugar|troque a ordem de|troque a posição de',
    duplicate:
      'duplique|duplica|duplicar|copie|copia|copiar|clone|clonar|faça uma cópia de|faça uma cópia do|faz uma cópia de|faça uma cópia da|crie uma cópia de|crie uma cópia do|replique',
    merge:
      'una|unir|junte|junta|juntar|combine|combina|combinar|mescle|mescla|mesclar|funda|funde|fundir|agrupe|agrupa|consolide|reúna|unifique|integre',
    split:
      'divida|divide|dividir|separe|separa|separar|reparta|parta|quebre|desmembre|fracione|segmente',
    rename:
      'renomeie|renomeia|renomear|intitule|intitula|intitular|chame|chama|chamar|nomeie|mude o nome de|altere o nome de|mude o nome da|dê o título|titule',
    convert:
      'converta|converte|converter|transforme|transforma|transformar|mostre|mostra|mostrar|apresente|apresenta|apresentar|exiba|exibe|exibir|represente|visualize|formate|reformate|mude para|passe para',
    make: 'faça|faz|fazer|torne|torna|tornar|deixe|deixa|deixar',
    change:
      'mude|muda|mudar|altere|altera|alterar|modifique|modifica|modificar|troque|trocar|troca|atualize|atualiza|atualizar|edite|edita|editar|corrija|ajuste|ajusta|defina|define|definir|ponha|coloque|coloca|deixe|pinte|configure|mudem|alterem|corrige|corrigir|retifique|retificar|ajustar|substitui|conserta|conserte|atualizem|põe|bota|bote',
    use: 'use|usa|usar|utilize|utiliza|utilizar|aplique|aplica|aplicar|escolha|escolhe|escolher|selecione|adote|experimente|mude para o|passe para o|troque para o|mude para',
    replace:
      'substitua|substitui|substituir|troque|troca|trocar|localize e substitua|procure e substitua|substitua todas as ocorrências de|troque todas as ocorrências de|localizar e substituir|substituam|troque cada',
    translate: 'traduza|traduz|traduzir|tradução|traduze',
    undo: 'desfaça|desfaz|desfazer|reverta|reverter|anule|anula|anular|volte atrás|desfaça a última alteração|cancele a última alteração|volte um passo|voltar atrás|desfaça isso',
    restore:
      'restaure|restaura|restaurar|volte para a|volte à|volta à|volte para|voltar para a|retorne à|retorne para|recupere|reponha|repor|regresse à|voltar à|volta para a',
    export:
      'exporte|exporta|exportar|baixe|baixa|baixar|descarregue|descarregar|salve|salva|salvar|guarde|guarda|guardar|envie me|me envie|me mande|me dê|gere|gera|transfira|faça o download|baixar em|salvar como',
    write:
      'escreva|escreve|escrever|redija|redige|redigir|gere|gera|gerar|prepare|prepara|elabore|crie|componha|anote|anota|anotar|digite|digita|digitar|escrevam|põe escrito',
    regenerate:
      'regenere|regenera|regenerar|refaça|refaz|refazer|recrie|recria|reescreva|reescreve|reescrever|gere novamente|gere de novo|crie novamente|faça de novo',
    keep: 'mantenha|mantém|manter|conserve|guarde|preserve|deixe|fique com',
    shorter:
      'mais curto|mais curta|mais curtos|mais curtas|mais breve|encurte|encurta|encurtar|resuma|resume|resumir|abrevie|abreviar|condense|condensar|reduza|reduz|reduzir|mais conciso|mais concisa|mais sucinto|mais sucinta|menos texto|muito longo|muito longa|sintetize|enxugue|menor texto|longo demais|texto demais|diminua o texto|mais enxuto|demasiado longo|mais enxuta',
    longer:
      'mais longo|mais longa|mais longos|mais longas|alongue|alonga|alongar|amplie|amplia|ampliar|expanda|expande|expandir|estenda|estender|desenvolva|desenvolve|desenvolver|mais detalhado|mais detalhada|mais detalhes|detalhe|detalhar|mais texto|aprofunde|mais conteúdo|muito curto|muito curta|enriqueça|mais informações|mais completo|mais completa|mais extenso|aumente o texto',
    simpler:
      'mais simples|simplifique|simplifica|simplificar|mais fácil de entender|mais claro|mais clara|menos técnico|menos técnica|menos complicado|menos complexo|linguagem simples|mais fácil|mais compreensível|em linguagem simples|palavras simples|complicado demais|mais acessível|mais fáceis de entender',
    slide: 'slide|diapositivo|página|lâmina|eslaide|slide número|transparência',
    slides: 'slides|diapositivos|páginas|lâminas|eslaides',
    deck: 'apresentação|deck|apresentação inteira|toda a apresentação|documento|apresentação toda|apresentação completa',
    title: 'título|títulos|cabeçalho|nome|cabeçalhos',
    subtitle: 'subtítulo|subtítulos|legenda do título|sub título|linha fina',
    notes:
      'notas|nota|notas do orador|notas do apresentador|anotações|anotações do orador|anotações do apresentador|notas de apresentação|anotação|notas do palestrante|nota do orador|nota do apresentador|nota do palestrante',
    theme: 'tema|design|modelo|estilo|aparência|visual|template',
    color: 'cor|cores|paleta',
    background: 'fundo|cor de fundo|plano de fundo|fundos|cor do fundo|background|bg',
    accent:
      'cor de destaque|destaque|cor de ênfase|cor principal|cor de realce|cor de acento|cor primária|cor da marca|realce|cor de enfase|accent|accent color|accent colour',
    surface: 'surface|superfície|cor de superfície|cor da superfície',
    emphasis: 'emphasis|ênfase|cor de ênfase|enfase',
    ink: 'ink|tinta|cor de tinta|cor da tinta',
    muted: 'muted|atenuado|atenuada|esmaecido|esmaecida',
    positive: 'cor positiva',
    negative: 'cor negativa',
    little: 'pequena|pequeno|pequenas|pequenos|pequenina|pequeninas',
    aligns: 'alinha|alinhe|alinhar|alinhados|alinhado|alinhem',
    text: 'cor do texto|cor da fonte|cor da letra|letras',
    words:
      'o conteúdo de|o conteúdo do|texto|palavra|palavras|termo|termos|expressão|conteúdo|todas as ocorrências de|cada ocorrência de|a palavra',
    layout: 'layout|disposição|diagramação|estrutura|leiaute',
    picture:
      'imagem|imagens|foto|fotos|fotografia|ilustração|figura|desenho|ícone|fotografias|ilustrações|figuras|desenhos|ícones|captura de tela|captura de ecrã',
    row: 'linha|linhas|fileira',
    column: 'coluna|colunas',
    cell: 'célula|células',
    value: 'valor|valores|dado|categoria|série|quantia|porcentagem|percentagem|percentual|montante',
    point: 'marcador|ponto|item|tópico|bullet|subtópico|alínea|marco|evento|bolinha',
    item: 'passo|passos|etapa|etapas|ponto|pontos|marcador|marcadores|item|itens|tópico|tópicos|cartão|cartões|linha|linhas|coluna|colunas|parágrafo|parágrafos|célula|células|bullet|bullets|marco|marcos|evento|eventos|ficha|fichas|card|cards|bloco|blocos|caixa|caixas|subtópico|subtópicos|alínea|alíneas|bolinha|bolinhas|bullet point|bullet points|cartãozinho|quadradinho',
    step: 'passo|passos|etapa|etapas',
    card: 'cartão|cartões|card|cards',
    single:
      'ponto|bullet|bullet point|bolinha|marcador|item|tópico|subtópico|alínea|passo|etapa|cartão|cartãozinho|card|ficha|bloco|caixa|quadradinho|linha|coluna|célula|parágrafo|marco|evento',
    inQuotes: 'entre aspas|com aspas',
    revision: 'versão|revisão|versões',
    variant: 'variante|alternativa|opção|outra versão|variação',
    everything: 'tudo|tudo isso',
    order: 'ordem',
    file: 'arquivo|ficheiro',
    table: 'tabela|tabelas|forma de tabela|formato de tabela|quadro|tabelinha',
    chart: 'gráfico|gráficos|diagrama|diagramas',
    bar: 'gráfico de barras|barras|gráfico de colunas|histograma|diagrama de barras|gráfico de barra|barras horizontais|barras verticais|gráficos de barras|gráfico de coluna|gráfico de barras horizontais',
    stacked:
      'barras empilhadas|gráfico de barras empilhadas|gráfico empilhado|colunas empilhadas|empilhado|empilhadas|gráfico de colunas empilhadas|empilhados|barras sobrepostas',
    line: 'gráfico de linhas|linhas|gráfico de linha|linha|gráficos de linhas|curva|curvas|gráfico linear',
    area: 'gráfico de área|gráfico de áreas|área|áreas',
    pie: 'gráfico de pizza|pizza|gráfico circular|gráfico de setores|gráfico de torta|gráfico de pie|circular|gráfico em pizza|gráfico de tarte|gráfico de setor|gráfico de sectores|gráfico de tortas|gráfico tipo pizza|gráficos de pizza|gráfico de queijo|queijo',
    doughnut:
      'gráfico de rosca|rosca|gráfico de anel|anel|donut|gráfico de donut|gráfico em anel|gráfico de rosquinha|gráfico anelar|gráfico de argola|gráfico rosca|gráficos de rosca|gráfico donut',
    steps:
      'passos|etapas|passo a passo|processo|lista numerada|procedimento|sequência de passos|sequência de etapas|fluxo|passos numerados',
    timeline:
      'linha do tempo|cronologia|linha temporal|cronograma|timeline|linha de tempo|linhas do tempo|cronogramas',
    comparison:
      'duas colunas|comparação|comparativo|lado a lado|2 colunas|colunas|prós e contras|layout de duas colunas|vantagens e desvantagens|quadro comparativo|layout em duas colunas',
    bullets:
      'marcadores|lista|lista com marcadores|tópicos|pontos|lista de tópicos|lista de marcadores|bullets|bullet points|lista de pontos|pontos principais em lista',
    cards: 'cartões|cards|fichas|cartão|caixas|blocos|quadros',
    quote: 'citação|citações|depoimento|frase de destaque|testemunho|depoimentos|frase citada',
    stats:
      'números|estatísticas|números principais|métricas|indicadores|kpi|kpis|estatística|números chave|dados principais|números em destaque',
    paragraph:
      'parágrafo|parágrafos|texto corrido|prosa|frases completas|texto contínuo|texto normal',
    agenda: 'agenda|índice|sumário|ordem do dia|pauta|programa|roteiro|índice de conteúdo',
    section:
      'seção|secção|capítulo|separador|divisor|divisória|cabeçalho de seção|título de seção|divisor de seção|slide de seção|separador de secção',
    closing:
      'encerramento|fechamento|agradecimento|agradecimentos|obrigado|obrigada|conclusivo|perguntas|contato|contacto|slide final|slide de encerramento|fecho|perguntas e respostas|despedida|slide de agradecimento|muito obrigado|diapositivo final',
    cover:
      'capa|slide de título|slide de capa|página de título|folha de rosto|slide inicial|abertura|slide de abertura|diapositivo de título|slide do título|slide título',
    recap:
      'resumo|recapitulação|síntese|conclusões|conclusão|sumarização|principais conclusões|pontos principais|pontos chave|recapitulativo',
    definition: 'definição|definições|glossário',
    code: 'código|trecho de código|código fonte',
    bigNumber: 'número grande|grande número|número de destaque|número em destaque',
    after:
      'depois de|depois do|e depois do|e depois da|e depois de|depois da|após|após o|atrás de|atrás do|logo após|logo depois de|logo depois do|a seguir ao|a seguir à|em seguida ao|abaixo do|depois dos|a seguir a|imediatamente após|depois das|abaixo de|abaixo da|embaixo de|embaixo do|embaixo da|debaixo de|debaixo do|debaixo da|por baixo de|por baixo do|por baixo da|logo abaixo de|logo abaixo do|logo abaixo da|atrás da|logo depois da|em seguida à|logo a seguir ao|logo a seguir à|a seguir aos',
    before:
      'antes de|antes do|antes da|à frente de|à frente do|logo antes de|logo antes do|em frente ao|acima do|antes dos|imediatamente antes do|acima de|acima da|em cima de|em cima do|em cima da|por cima de|por cima do|por cima da|logo acima de|logo acima do|logo acima da|antes das|logo antes da|na frente de|na frente do|na frente da|diante de|diante do|diante da|imediatamente antes de|imediatamente antes da',
    start:
      'início|começo|princípio|primeiro lugar|primeira posição|início da apresentação|começo da apresentação|topo da apresentação|para o início|para o começo|como primeiro|em primeiro lugar|em primeiro|lá no início|no comecinho|no início de tudo|de primeiro|à cabeça|pro início|pro começo|no início da lista',
    end: 'fim|final|último lugar|última posição|fim da apresentação|final da apresentação|para o final|para o fim|como último|em último|por último|em último lugar|lá no fim|no finalzinho|no fim de tudo|lá embaixo|pro fim|pro final|embaixo de tudo|no fim da lista|na parte de baixo|parte inferior',
    up: 'para cima|acima|mais cedo|para frente|para a frente|mais para cima|mais para frente|suba|sobe|subir|adiante|avance|uma posição acima|uma posição para cima|uma posição pra cima|pra cima|um lugar para cima|um lugar pra cima|uma linha acima|um lugar acima|uma casa acima|uma casa para cima|uma posição mais acima|um acima|mais acima|pra frente',
    down: 'para baixo|abaixo|mais tarde|para trás|mais para baixo|mais para trás|desça|desce|descer|recue|uma posição para baixo|uma posição pra baixo|pra baixo|um lugar para baixo|um lugar pra baixo|uma linha abaixo|um lugar abaixo|uma casa abaixo|uma posição abaixo|uma casa para baixo|uma posição mais abaixo|um abaixo|mais abaixo|pra trás',
    between: 'entre',
    to: 'a|ao|à|para|para o|para a|até|em|por|no|na|como|pro|pra|às|aos|pras',
    into: 'em|num|numa|em um|em uma|como|em forma de|para|no|na|por|para um|para uma|sob a forma de',
    place: 'posição|lugar|posições|lugares|casas',
    itsPlace:
      'no seu lugar|em seu lugar|para o seu lugar|no lugar dele|no lugar dela|no lugar deles|no lugar delas|para o lugar dele|na sua posição|ali|onde estava',
    top: 'topo|lá em cima|parte de cima|em cima de tudo|parte superior|no alto',
    this: 'este|esta|esse|essa|atual|estes|estas|selecionado|selecionada|selecionados|selecionadas|deste|desta|neste|nesta|aqui|desse|nesse',
    it: 'isso|isto|ele|ela|o mesmo|a mesma|aquilo|dele|nele|lhe',
    them: 'eles|elas|esses|essas|ambos esses|deles',
    next: 'próximo|próxima|seguinte|seguintes|próximos|próximas',
    previous: 'anterior|anteriores|prévio',
    all: 'todos os|todas as|todos|todas|cada|todo o|toda a|todo|toda|cada um dos|qualquer|todos os meus|cada uma das|todinhos|todinhas',
    both: 'ambos|ambas',
    everywhere:
      'em toda a apresentação|em todo lado|em todo o lado|em todos os slides|em todo o documento|em todo lugar|em todos os lugares|por toda parte|globalmente|em toda parte|na apresentação inteira|na apresentação toda|em todos os diapositivos|em toda apresentação|em cada slide|onde aparecer|na apresentação|no deck inteiro|sempre que aparecer|em todo o deck|em todas as páginas',
    blank: 'vazio|vazios|vazia|vazias|em branco',
    new: 'novo|nova|novos|novas|adicional|extra|em branco|vazio|vazia|a mais',
    property:
      'larga demais|muito larga|estreita demais|cheio|cheios|chato|chatos|feio|feios|desnecessário|desnecessários|supérfluo|supérfluos|redundante|redundantes|repetido|repetidos|duplicado|duplicados|antigo|antigos|velho|velhos|obsoleto|obsoletos|ruim|ruins|pior|piores|longo|longos|importante|importantes|vazios|vazias|inútil|inúteis',
    even: 'par|pares',
    odd: 'ímpar|ímpares',
    copy: 'a cópia|o duplicado|cópia|duplicata|duplicado',
    added: [
      phrases(
        'que',
        'você|eu|nós|a gente|tu|',
        'acabou de|acabei de|acabamos de|acabaste de',
        'adicionar|acrescentar|criar|inserir|incluir',
      ),
      phrases(
        'que',
        'você|eu|nós|tu|',
        'adicionou|adicionei|acrescentou|acrescentei|criou|criei|inseriu|inseri|adicionaste',
      ),
      phrases('recém|', 'adicionado|adicionados|adicionada|acrescentado|inserido'),
      'recém criado|recém criados|adicionado por último',
    ].join('|'),
    except:
      'exceto|menos|salvo|com exceção de|com exceção do|fora o|tirando|menos o|exceto o|à exceção de|à exceção do',
    only: 'só|somente|apenas|unicamente|mas só|mas apenas|mas somente',
    others: 'outros|outras|demais|restantes|o resto|resto',
    last: 'último|última|últimos|últimas|final|derradeiro|derradeira',
    penultimate: 'penúltimo|penúltima',
    ordinalMark: 'º',
    numberSign: 'número|nº|n|no|#|num|números|n°',
    one: 'aquele|aquela|o que tem',
    another: 'outro|outra|mais um|mais uma|um outro|uma outra|mais outro|um novo|outro diferente',
    the: 'o|a|os|as|meu|minha|meus|nosso|nossa|nossos|seu|sua|inteiro|inteira|completa|toda',
    a: 'um|uma|uns|umas|alguns|algumas|algum|alguma',
    of: 'de|do|da|dos|das|d|sobre o|para o',
    in: 'em|no|na|nos|nas|do|da|ao|à|dentro de|a|de|aos|às|num|numa',
    with: 'com|contendo|que contenha|que contém|que inclua|com os pontos|com os tópicos|e os pontos|e os tópicos|com os seguintes pontos|com os itens|e os itens|com os seguintes tópicos|e com os pontos|e os marcadores|com os marcadores|que têm|que tem|que tenham|que contêm|que contenham|que mostram|que levam|onde há|onde tem',
    about:
      'sobre|acerca de|a respeito de|a respeito do|a respeito da|que fale de|que fale sobre|que fala de|que fala sobre|que trate de|que trata de|que trata do|referente a|relacionado a|com o tema|sobre o tema|dedicado a|que explique|que explica|quanto a|acerca da|acerca do|para|de|que descreva|que apresente|sobre o|sobre a|sobre os|sobre as|explicando|falando sobre|apresentando|relativo a|que aborde',
    titled:
      'intitulado|intitulada|chamado|chamada|com o título|com título|cujo título é|que se chame|que se chama|nomeado|denominado|com o nome|título|de título|intitulados|dizendo|que diga|que diz|com o texto|com texto|escrito|com a frase|onde diga|rotulado|rotulada|com o rótulo',
    as: 'como|em forma de|na forma de|em formato|no formato',
    by: 'por|com|pelo|pela|de|segundo|conforme|de acordo com',
    fromOnwards: 'a partir de|a partir do|a partir da',
    onwards: 'em diante',
    from: 'de|do|da|desde|dos|das',
    through: 'a|ao|até|até o|até ao|-|–|—|~|...|…|à',
    and: 'e|&|assim como|bem como|mais|+|e também|além de',
    afterwards:
      'depois|então|e depois|em seguida|a seguir|por fim|além disso|também|finalmente|e então|e por fim|posteriormente|e em seguida|primeiramente',
    or: 'ou|talvez|quer',
    not: 'mas não|e não|não|nunca|jamais|sem|nem|evite',
    please:
      'por favor|pode|podes|poderia|podia|você pode|você poderia|gostaria que|quero que|queria que|olá|oi|agora|simplesmente|se possível|um pouco|muito|bem|devemos|deveríamos|vamos|ok|preciso que|dá para|dá pra|me|nos|seria possível|é possível|poderias|faça o favor de|por gentileza|favor|gentilmente|gostaria de|quero|queria|eu|você|consegue|consegues|temos de|temos que|bastante|importa se de|de novo|novamente|tem como|precisamos|eu gostaria que|poderiam|poderia por favor|aí|rapidinho|rápido|só um minuto|ah|ops|opa|pfv|pf|fvr|já agora|era bom|seria bom|precisava que|podemos|poderíamos|podíamos|tens de|tu|vc|vcs|pode ser|faz favor|faz um favor|se faz favor|se der|valeu|beleza|aliás|por enquanto|por agora|tb|tbm|de vez|completamente|totalmente|por completo',
    shall:
      'deve|deveria|deve ser|deveria ser|tem de ser|tem que ser|devem|deveriam|passa a ser|passam a ser|vira|será|serão|deve dizer|deveria dizer|tem que dizer|precisa ser|deve chamar se|deve se chamar|passa a se chamar|passa a chamar se',
    correction: 'não|desculpa|desculpe|ops|quis dizer|quero dizer|queria dizer|não espera|espera',
    alike: 'o mesmo no|o mesmo para|o mesmo em|faz o mesmo no|igual no',
    greeting: 'olá|oi|bom dia|boa tarde|boa noite|caro|cara|prezado|prezada',
    farewell:
      'obrigado|obrigada|muito obrigado|muito obrigada|abraço|abraços|um abraço|atenciosamente|cumprimentos|até logo',
    because: 'porque|pois|já que|visto que|para que|devido a|não precisamos|não é mais necessário',
    therefore: 'então|por isso|portanto',
    if: 'se|quando|caso',
    is: 'é|são|seja|está|ser|há',
    say: 'diga|diz|dizer|dizendo|leia|digam|esteja escrito',
    particle:
      'juntos|entre si|em dois|em dois slides|em duas partes|em um só|em um único slide|num só|num só slide|em um|num único slide|em um slide|no lugar|em vez disso|as posições de|as posições dos|a posição de|a ordem de|a ordem dos|de lugar|da apresentação|formato|forma|dentro|que|se|o conteúdo de|o conteúdo do|conteúdo|um com o outro|em duas|em dois diapositivos|aí|lá|cá|ali dentro|no final de contas',
    question:
      'quantos|quantas|o que é|qual é|quem|por que|onde está|quais slides|há algum|como|quais são',
    whatIs: 'o que há|o que tem|o que diz|o que está|o que contém|o que mostra',
    howMany: 'quantos|quantas',
    whichSlides:
      'quais slides|qual slide|em qual slide|em quais slides|que slides|onde está|onde estão|há slides|há algum slide|tem algum slide|algum slide|alguns slides|em que slide|qual era o slide|qual slide era|em qual slide aparece|em que slide aparece|em qual slide está|em que slide está|em qual slide fica|em que slide fica|em qual slide falamos de|onde aparece|onde aparecem|onde mencionamos|onde falamos de|onde fica',
    more: 'mais',
    less: 'menos',
    each: 'cada um',
    afterIt: 'depois',
    unwanted:
      'não precisamos mais de|não precisamos mais do|não precisamos do|não é mais necessário|é desnecessário|está sobrando|pode sair|podem sair|pode ir embora',
    own: 'suas|seus|sua|seu',
    times: 'vezes|vez',
    long: 'no total|no máximo',
    hide: 'oculte|oculta|ocultar|esconda|pule',
    idiom:
      'uma vez|um dia|de uma vez|de uma vez por todas|uma por uma|um por um|à primeira vista|em primeiro lugar|na semana passada|semana passada|no mês passado|mês passado|no ano passado|ano passado|na próxima semana|próxima semana|no próximo mês|próximo mês|no próximo ano|próximo ano|próximos passos|um sim um não|nem um|nem uma|nenhum|nenhuma',
    needsModel:
      'uma pergunta|mais engraçado|engraçado|mais divertido|divertido|mais convincente|mais persuasivo|persuasivo|mais profissional|profissional|reformule|reformular|melhore|melhora|melhorar|melhor|ortografia|gramática|tom|piada|história|mais criativo|mais atraente|poema|mais formal|mais interessante|humor|pesquise|mais impactante|mais envolvente|mais engraçada|revise o texto|mais divertida',
    middle: 'do meio|central',
    detail: 'prazo|data|estado|preço|número|telefone|número de telefone|custo|valor|responsável',
    unsupported:
      'seta|setas|círculo|forma|formas|anima|desenha|desenhe|desenhar|efeito de entrada|girando|esmaecer|animação|animações|anime|animar|transição|transições|vídeo|vídeos|música|áudio|som|senha|marca d água|tamanho da fonte|negrito|itálico|sublinhe|maior|e mail|email|imprima|imprimir|logo|logotipo|rodapé|comentário|comentários|números de página|hiperlink|calendário|reunião|gif|emoji|emojis|fonte|piscar|pisque|piscando|piscante|balão de fala|esmaecimento|transição suave|música de fundo|música ambiente',
    formatPdf: 'pdf|arquivo pdf|formato pdf|ficheiro pdf',
    formatPpt:
      'powerpoint|pptx|ppt|arquivo powerpoint|power point|formato powerpoint|ficheiro powerpoint',
    formatPng: 'png|imagens png|arquivos png|formato png|jpg',
    formatLink:
      'link|link de compartilhamento|link compartilhável|url|link de partilha|link público',
    share:
      'compartilhe|compartilha|compartilhar|partilhe|partilhar|publique|publicar|encaminhe|convide',
    send: 'envie|envia|enviar|compartilhe|compartilha|compartilhar|mande|manda|partilhe|partilhar',
    otherFormat:
      'word|arquivo word|arquivo do word|documento word|documento do word|ficheiro word|arquivo keynote|docx|doc|odp|keynote|google slides|google docs|xlsx|excel|epub|html|svg|markdown|latex',
    receive: 'preciso de|precisamos de|quero|queremos|gostaria de|dê me|me dê|me dá|posso ter',
    bold: 'negrito|negritos|negrita|bold|negrite',
    italic: 'itálico|itálicos|itálica|cursivo',
    underline: 'sublinhe|sublinha|sublinhar|sublinhado|sublinhada|grife|grifa|grifar|grifado',
    strike: 'risque|risca|riscar|riscado|riscada|tache|tacha|tachar|tachado|tachada|texto riscado',
    plain: 'sem negrito|sem itálico|sem formatação|texto simples|não negrito|sem sublinhado',
    larger: 'maior|maiores|aumente|aumenta|aumentar|amplia a letra|mais grande',
    smaller: 'menor|menores|mais pequeno|mais pequena|mais pequenos|diminua|diminui|diminuir',
    size: 'tamanho|tamanhos|nível de tamanho|nível|níveis',
    alignStart:
      'alinhe à esquerda|alinha à esquerda|alinhar à esquerda|alinhado à esquerda|alinhada à esquerda|alinhados à esquerda',
    alignCenter:
      'centralize|centraliza|centralizar|centralizado|centralizada|centralizados|centre|centra|centrar|centrado|centrada|alinhe ao centro',
    alignEnd:
      'alinhe à direita|alinha à direita|alinhar à direita|alinhado à direita|alinhada à direita|alinhados à direita',
    link: 'link|linke|linka|linkar|vincule|vincular|hiperlink|hiperligação|ligação',
    upperCase: 'maiúsculas|maiúscula|letras maiúsculas|caixa alta|tudo em maiúsculas|maiúsculo',
    lowerCase: 'minúsculas|minúscula|letras minúsculas|caixa baixa|tudo em minúsculas|minúsculo',
    titleCase:
      'iniciais maiúsculas|maiúsculas iniciais|inicial maiúscula|primeira letra maiúscula|iniciais em maiúscula',
    highlight:
      'destaque|destaca|destacar|realce|realça|realçar|marcar|enfatize|enfatizar|ressalte|ressalta|evidencie|evidencia',
    sort: 'ordene|ordena|ordenar|ordenado|ordenada|classifique|classifica|classificar|organize|organiza|organizar',
    alphabetical:
      'alfabética|alfabético|alfabeticamente|ordem alfabética|em ordem alfabética|por ordem alfabética|de a a z|por nome',
    ascending:
      'crescente|ordem crescente|em ordem crescente|por ordem crescente|do menor para o maior|do menor ao maior|menor primeiro|o menor primeiro|a menor primeiro|mais antigo primeiro|mais antigos primeiro|do mais antigo para o mais recente|ascendente|menores primeiro|os menores primeiro|o menor em cima|menor em cima|do mais baixo para o mais alto|do menor pro maior|a menor em cima',
    descending:
      'decrescente|ordem decrescente|em ordem decrescente|por ordem decrescente|do maior para o menor|do maior ao menor|maior primeiro|o maior primeiro|a maior primeiro|maiores primeiro|mais recente primeiro|mais recentes primeiro|do mais recente para o mais antigo|descendente|os maiores primeiro|o maior em cima|maior em cima|do mais alto para o mais baixo|do maior pro menor|a maior em cima',
    wider:
      'o dobro da largura|muito mais larga|mais larga|mais largo|mais largas|mais largos|alargue|alarga|alargar',
    narrower:
      'metade da largura|muito mais estreita|mais estreita|mais estreito|mais estreitas|mais estreitos|estreite|estreita|estreitar',
    respectively:
      'respectivamente|respetivamente|nesta ordem|nessa ordem|por esta ordem|por essa ordem|mesma ordem|na mesma ordem',
    unit: 'unidade|unidades',
    compares: 'que compare|que compara|comparando|para comparar|compare|comparação entre',
    needs:
      'precisa de|precisa|precisam de|falta|necessita de|recebe|recebem|deve ter|devem ter|ganha|ganham',
    total: 'total|totais|soma|linha de total|linha de totais|linha com o total|linha com os totais',
    staysSo:
      'o total não muda|o total fica igual|total igual|o resto fica|não mexe no resto|não mexa no resto|o resto igual|deixa o resto|sem mexer no resto|o resto fica igual',
    stays: 'fica|ficam|permanece|permanecem|continua igual|continuam iguais',
    caption:
      'legenda|legendas|legenda do gráfico|legenda abaixo do gráfico|legenda sob o gráfico|legenda da tabela',
    eyebrow:
      'antetítulo|chapéu|sobretítulo|cartola|linha acima do título|linha em cima do título|linhas acima do título|chapéus|sobretítulos|antetítulos',
    left: 'esquerda|esquerdo',
    right: 'direita|direito',
    side: 'lado|lados|metade|metades',
    series: 'série|séries|série de dados|séries de dados',
    category: 'categoria|categorias|barra|barras|fatia|fatias',
    list: 'lista|listas|listagem',
    attribution: 'autor da citação|autora da citação|autor|autora|autoria',
    withText: 'com o texto',
    label: 'rótulo|rótulos|etiqueta|legenda',
    date: 'data|datas|hora',
    above: 'acima|acima do|acima da|acima de|acima dos|em cima do|em cima dos|por cima do',
    prepend: 'anteponha|antepor',
    sentence: 'frase|frases|sentença|sentenças|oração',
    out: 'fora|fora de|fora da|embora',
    taking: 'jogue|joga|leve|leva',
    append: 'anexe|anexar|emende|acrescente ao final de',
    dark: 'escuro|escura|mais escuro|mais escura|modo escuro',
    light: 'claro|clara|pastel|modo claro',
  },
  colors: colorsOf('pt'),
  numbers:
    'um/uma|dois/duas|três|quatro|cinco|seis/meia|sete|oito|nove|dez|onze|doze|treze|catorze/quatorze|quinze|dezesseis/dezasseis|dezessete/dezassete|dezoito|dezenove/dezanove|vinte',
  ordinals:
    'primeiro/primeira/primeiros/primeiras|segundo/segunda|terceiro/terceira|quarto/quarta|quinto/quinta|sexto/sexta|sétimo/sétima|oitavo/oitava|nono/nona|décimo/décima',
  clitics: { it: '-o|-a|-lo|-la|-lhe', them: '-os|-as|-los|-las' },
}
