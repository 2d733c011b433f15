import { expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { ferryDeck } from '../ferry-deck.ts'
import { inShort, sampleThemes } from '../sample-deck.ts'

function steps(instruction: string): string[] {
  const context = { deck: ferryDeck(), themes: sampleThemes, newId: () => 'new-1' }
  return inShort(interpretInstruction(instruction, context))
}

const cell = (row: number, text: string) =>
  `set_table_cell slideId=slide-4 blockId=table row=${row} column=0 text=${text}`
const head = (column: number, text: string) =>
  `set_table_cell slideId=slide-4 blockId=table row=-1 column=${column} text=${text}`

it.each([
  ['Rename the row Cod fillets to Cod', cell(2, 'Cod')],
  ['Rename the row Otter to Sea Otter', cell(0, 'Sea Otter')],
  ['Change the row Otter to Sea Otter', cell(0, 'Sea Otter')],
  ['Rename the column Seats to Passengers', head(1, 'Passengers')],
  ['Rename the last column to Power', head(3, 'Power')],
  ['Benenne die Zeile Otter in Seeotter um', cell(0, 'Seeotter')],
  ['Benenne die Spalte Seats in Plätze um', head(1, 'Plätze')],
  [
    'Benenne den Schritt Train skippers in Leute schulen um',
    'set_item slideId=slide-5 blockId=steps item=1 part=text value=Leute schulen',
  ],
  ['Renomme la ligne Otter en Loutre', cell(0, 'Loutre')],
  ['Renombra la fila Otter a Nutria', cell(0, 'Nutria')],
  ['Renomeie a linha Otter para Lontra', cell(0, 'Lontra')],
  ['Rinomina la riga Otter in Lontra', cell(0, 'Lontra')],
  ['Переименуй строку Otter в Выдра', cell(0, 'Выдра')],
  ['Zmień nazwę wiersza Otter na Wydra', cell(0, 'Wydra')],
  ['Hernoem de rij Otter naar Zeeotter', cell(0, 'Zeeotter')],
  ['行「Otter」を「ラッコ」に変更', cell(0, 'ラッコ')],
  ['行「Otter」の名前を「ラッコ」に変更して', cell(0, 'ラッコ')],
  ['行「Otter」的名称改为「海獭」', cell(0, '海獭')],
  ['Change the name of the row Otter to Sea Otter', cell(0, 'Sea Otter')],
  ['Ändere den Namen der Zeile Otter in Seeotter', cell(0, 'Seeotter')],
  ['把“Otter”这一行改名为“海獭”', cell(0, '海獭')],
  [
    'Rename the bar Ost to Osten',
    'set_chart_name slideId=slide-3 blockId=chart axis=categories index=2 name=Osten',
  ],
  [
    'Rename the point The bridge closes to The bridge is closed',
    'set_item slideId=slide-2 blockId=bullets item=0 part=text value=The bridge is closed',
  ],
])('renames what its noun names: “%s”', (instruction, expected) => {
  expect(steps(instruction)).toEqual([expected])
})

it.each([
  'Rename the row Walrus to Seal',
  'Rename the column Speed to Knots',
  'Rename the point Ost to Osten',
  'Benenne die Zeile Ost in Osten um',
  'Benenne die Spalte Plan in Budget um',
  'Benenne den Punkt Ost in West um',
  '行「Walrus」の名前を「ラッコ」に変更して',
  '行「Walrus」的名称改为「海獭」',
])('renames nothing else where nothing of that kind is called so: “%s”', (instruction) => {
  expect(steps(instruction)).toEqual([expect.stringMatching(/^decline /)])
})

it.each([
  'Change the value of Otter to 9,999',
  'Change the value of permit to 9,999',
  'Put the word "permit" in quotes on the risks slide',
  'Put the word permit in quotes on slide 6',
])('overwrites no text, and makes no other slide of it: “%s”', (instruction) => {
  expect(steps(instruction)).toEqual([expect.stringMatching(/^(?:decline|clarify) /)])
})
