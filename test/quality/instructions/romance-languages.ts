import {
  add,
  ask,
  convert,
  duplicate,
  entitle,
  inLanguage,
  merge,
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

const french = inLanguage('fr', [
  {
    id: 'fr-add-before-last',
    deck: 'pitch',
    instruction: 'Ajoute une diapositive sur la concurrence avant la dernière',
    expected: [[add({ position: 9, topic: 'concurrence' })]],
  },
  {
    id: 'fr-delete-ordinal',
    deck: 'pitch',
    instruction: 'supprime la troisième diapo stp',
    expected: [remove(3)],
  },
  {
    id: 'fr-swap-and-shorten',
    deck: 'pitch',
    instruction: 'Échange les diapositives 2 et 3 puis raccourcis la 6.',
    expected: [[swap(2, 3), rewrite(6, 'shorter')]],
  },
  {
    id: 'fr-retitle',
    deck: 'pitch',
    instruction: 'Renomme la diapo 4 en « Notre lampe »',
    expected: [[retitle(4, 'Notre lampe')]],
  },
  {
    id: 'fr-convert-pie',
    deck: 'pitch',
    instruction: 'Transforme le tableau en camembert',
    expected: [[convert(5, 'chart', 'pie')]],
  },
  {
    id: 'fr-theme',
    deck: 'review',
    instruction: "Pourrais-tu appliquer le thème Origami, s'il te plaît ?",
    expected: [[theme('Origami')]],
  },
])

const spanish = inLanguage('es', [
  {
    id: 'es-add-after-number',
    deck: 'library',
    instruction: 'Agrega una diapositiva sobre los voluntarios después de la 3',
    expected: [[add({ position: 3, topic: 'voluntarios' })]],
  },
  {
    id: 'es-delete-range',
    deck: 'library',
    instruction: 'Elimina las diapositivas de la 5 a la 7',
    expected: [remove(5, 6, 7)],
  },
  {
    id: 'es-move-quote',
    deck: 'library',
    instruction: 'Mueve la cita al principio, justo después de la portada.',
    expected: [[move(7, 1)]],
  },
  {
    id: 'es-shorten-and-duplicate',
    deck: 'library',
    instruction: 'haz más corta la diapositiva 2 y duplica la última',
    expected: [[rewrite(2, 'shorter'), duplicate(8)]],
  },
  {
    id: 'es-title',
    deck: 'library',
    instruction: 'Cambia el título de la presentación a «La biblioteca que viene»',
    expected: [[entitle('La biblioteca que viene')]],
  },
  {
    id: 'es-delete-unclear',
    deck: 'library',
    instruction: 'Borra la diapositiva',
    expected: [[ask()]],
  },
])

const italian = inLanguage('it', [
  {
    id: 'it-delete-number',
    deck: 'review',
    instruction: 'Elimina la diapositiva 7, per favore',
    expected: [remove(7)],
  },
  {
    id: 'it-merge',
    deck: 'review',
    instruction: "Unisci le slide 4 e 13 in un'unica slide",
    expected: [[merge(4, 13)]],
  },
  {
    id: 'it-move-before',
    deck: 'review',
    instruction: 'sposta la slide 12 prima della 4',
    expected: [[move(12, 3)]],
  },
  {
    id: 'it-convert-chart',
    deck: 'review',
    instruction: 'Trasforma la tabella in un grafico a barre',
    expected: [[convert(6, 'chart', 'bar')]],
  },
  {
    id: 'it-retitle-and-notes',
    deck: 'review',
    instruction: 'Rinomina la slide 13 in “Rischi e contromisure” e scrivi le note per il relatore',
    expected: [[retitle(13, 'Rischi e contromisure'), writeNotes(13)]],
  },
  {
    id: 'it-simpler',
    deck: 'review',
    instruction: 'Rendi più semplice la quarta slide.',
    expected: [[rewrite(4, 'simpler')]],
  },
])

const portuguese = inLanguage('pt-BR', [
  {
    id: 'pt-add-after-number',
    deck: 'pitch',
    instruction: 'Adicione um slide sobre concorrentes depois do slide 6',
    expected: [[add({ position: 6, topic: 'concorrentes' })]],
  },
  {
    id: 'pt-delete-last',
    deck: 'pitch',
    instruction: 'apaga o último slide por favor',
    expected: [remove(10)],
  },
  {
    id: 'pt-merge',
    deck: 'pitch',
    instruction: 'Junte os slides 5 e 6 em um só.',
    expected: [[merge(5, 6)]],
  },
  {
    id: 'pt-replace',
    deck: 'pitch',
    instruction: 'Substitua Lumen por Clarear em toda a apresentação',
    expected: [[replace('Lumen', 'Clarear')]],
  },
  {
    id: 'pt-split-and-theme',
    deck: 'pitch',
    instruction: 'Divida o slide 3 em dois e mude o tema para Sorbet',
    expected: [[split(3), theme('Sorbet')]],
  },
  {
    id: 'pt-chart-unclear',
    deck: 'pitch',
    instruction: 'Muda o gráfico para barras',
    expected: [[ask(7, 8)]],
  },
])

/** French, Spanish, Italian and Portuguese: six each. */
export const romanceInstructions = [...french, ...spanish, ...italian, ...portuguese]
