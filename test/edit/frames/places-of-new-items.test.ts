import { expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { ferryDeck } from '../ferry-deck.ts'
import { inShort, interpretSample, sampleThemes } from '../sample-deck.ts'

function steps(instruction: string, lastChangedSlideIds: string[] = []): string[] {
  const context = {
    deck: ferryDeck(),
    themes: sampleThemes,
    newId: () => 'new-1',
    lastChangedSlideIds,
  }
  return inShort(interpretInstruction(instruction, context))
}

const step = (text: string, at?: number) =>
  `insert_items slideId=slide-5 blockId=steps items=["${text}"]${at === undefined ? '' : ` position=${at}`}`
const risk = (text: string, at?: number) =>
  step(text, at).replace('slide-5 blockId=steps', 'slide-6 blockId=bullets')

const column = (name: string, ...cells: string[]) =>
  `add_table_column slideId=slide-4 blockId=table name=${name} cells=${JSON.stringify(cells.length > 0 ? cells : ['', '', ''])} numeric=false`

it.each([
  ['Add a bullet between the first and second bullet on slide 6: Storms', risk('Storms', 1)],
  [
    'Add the point Marta calls the bank between points 1 and 2 on slide 6',
    risk('Marta calls the bank', 1),
  ],
  ['Add the point Storms at the end of Risks', risk('Storms')],
  [
    'Añade el punto Tormentas entre el primer y el segundo punto de la diapositiva 6',
    risk('Tormentas', 1),
  ],
  [
    'Füge den Punkt Stürme zwischen dem ersten und zweiten Punkt auf Folie 6 ein',
    risk('Stürme', 1),
  ],
  ['Add the step Open the line at the end of How we start', step('Open the line')],
  ['Add a step "Paint the boats" between steps 1 and 2 on slide 5', step('Paint the boats', 1)],
  ['Füge nach Schritt 2 den Schritt „Kartoffeln zugeben“ ein', step('Kartoffeln zugeben', 2)],
  ["Ajoute l'étape Ouvrir la ligne entre les étapes 1 et 2", step('Ouvrir la ligne', 1)],
  ['Adicione a etapa Pintar entre as etapas 1 e 2', step('Pintar', 1)],
  ['Aggiungi il passo Verniciare tra i passi 1 e 2', step('Verniciare', 1)],
  ['Добавь шаг Покраска между шагами 1 и 2', step('Покраска', 1)],
  ['Dodaj krok Malowanie między krokiem 1 a 2', step('Malowanie', 1)],
  ['在第1步和第2步之间添加步骤“刷漆”', step('刷漆', 1)],
  ['ステップ1とステップ2の間に「塗装」を追加', step('塗装', 1)],
  ['Add a step between 2 and 3: Paint the boats', step('Paint the boats', 2)],
  ['Füge einen Schritt zwischen 2 und 3 ein: Anstreichen', step('Anstreichen', 2)],
  ['Ajoute une étape entre 2 et 3 : Peindre', step('Peindre', 2)],
  ['Añade un paso entre 2 y 3: Pintar', step('Pintar', 2)],
  ['Insert step: visit the yards (after step 2)', step('Visit the yards', 2)],
  ['Füge den Schritt ein: Anstreichen (nach Schritt 2)', step('Anstreichen', 2)],
  ['Add a bullet after the second one on slide 6: Storms', risk('Storms', 2)],
  ['Füge auf Folie 6 nach dem zweiten einen Punkt ein: Stürme', risk('Stürme', 2)],
  ['Ajoute une puce après la deuxième sur la diapo 6 : Tempêtes', risk('Tempêtes', 2)],
  ['Añade un punto después del segundo en la diapositiva 6: Tormentas', risk('Tormentas', 2)],
  ['Add a column Range to the boats table', column('Range')],
  [
    'Add a column "Range" with the values 9, 8, 7 to the table on slide 4',
    column('Range', '9', '8', '7'),
  ],
  [
    'Füge auf Folie 4 nach Zeile 1 eine Zeile Mitte, 100, 90, -10 % ein',
    'add_table_row slideId=slide-4 blockId=table cells=["Mitte","100","90","-10 %"] position=1',
  ],
  [
    'Adicione a linha Comida, 30, 300, x à tabela',
    'add_table_row slideId=slide-4 blockId=table cells=["Comida","30","300","x"]',
  ],
])('puts an item where the words say, and none of them into it: “%s”', (instruction, expected) => {
  expect(steps(instruction)).toEqual([expected])
})

it('looks for steps among steps, whatever was changed last', () => {
  expect(steps('Add "Buy life vests" between step 2 and step 3', ['slide-6'])).toEqual([
    step('Buy life vests', 2),
  ])
})

it('leaves the end of something in a title that is given', () => {
  expect(steps('s6 title = Paid back before the end of 2027')).toEqual([
    'set_slide_title slideId=slide-6 title=Paid back before the end of 2027',
  ])
})

it.each([
  'Add a column "Total" to the boats that sums them up',
  'Add a bullet after the ninth one on slide 6: Ice in winter',
])('makes nothing of words that it does not know: “%s”', (instruction) => {
  expect(steps(instruction)).toEqual([expect.stringMatching(/^(?:decline|clarify) /)])
})

it('“over” is above, of what moves', () => {
  expect(inShort(interpretSample('Move “Staff” over “Rain”'))).toEqual([
    'arrange slideId=slide-9 blockId=bullets axis=items order=[1,0,2]',
  ])
})

it.each([
  'delete a second on slide 6: “Ice”',
  'replace a second on slide 6: “Ice”',
  'Slide 6, move a second to the top: the pier',
])('a verb that adds nothing puts in no item: “%s”', (instruction) => {
  expect(steps(instruction).join()).not.toMatch(/insert_items/)
})

it.each([
  ['slide 6, one more at the end: "Storms"', risk('Storms')],
  ['s6 and a fourth: Storms', risk('Storms')],
  ['on 6 another one at the top: Storms', risk('Storms', 0)],
  ['Auf Folie 6 noch einen: Stürme', risk('Stürme')],
  ['Folie 6, noch ein vierter: Stürme', risk('Stürme')],
  ['diapo 6, encore un à la fin : Tempêtes', risk('Tempêtes')],
  ['en la 6 uno más al final: «Tormentas»', risk('Tormentas')],
  ['slide 6, un altro alla fine: Tempeste', risk('Tempeste')],
  ['op dia 6 nog eentje onderaan: Stormen', risk('Stormen')],
  ['第6页最后加一条：风暴', risk('风暴')],
  ['how we start, one more at the end: Open the line', step('Open the line')],
])('“one more” needs no noun and no verb: “%s”', (instruction, expected) => {
  expect(steps(instruction)).toEqual([expected])
})

it.each([
  ['Slide 5: insert a step before Train. Head "Paint", text "all of it".', 1],
  ['s5, new step after the first: head "Paint", text "all of it"', 1],
  ['Folie 5: neuer Schritt am Ende. Titel „Paint“, Text „all of it“', undefined],
])('the texts of a new item may stand behind where it goes: “%s”', (instruction, at) => {
  expect(steps(instruction)).toEqual([
    `insert_items slideId=slide-5 blockId=steps items=[{"text":"all of it","head":"Paint"}]${at === undefined ? '' : ` position=${at}`}`,
  ])
})

it.each([
  'boats table, new column Range at the right: 9, 8, 7',
  'boats table, new column Range at the far right: 9, 8, 7',
  'table on slide 4, new column Range on the right: 9, 8, 7',
  'Tabelle: neue Spalte Range ganz rechts: 9, 8, 7',
  'na slajdzie 4 dodaj na końcu kolumnę Range, po kolei: 9, 8, 7',
])('where a column goes, or how its values are shared, is no part of its name: “%s”', (said) => {
  expect(steps(said)).toEqual([column('Range', '9', '8', '7')])
})
