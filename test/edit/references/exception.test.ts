import { expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

// What is excepted stays, wherever the language says so.

const goneWhen = (wish: string) =>
  inShort(interpretSample(wish)).flatMap((step) =>
    step.startsWith('delete_slide') ? [step.replace('delete_slide slideId=slide-', '')] : [step],
  )

const allBut = (...kept: number[]) =>
  Array.from({ length: 10 }, (_, index) => index + 1)
    .filter((number) => !kept.includes(number))
    .map(String)

it.each([
  '删除除了第4页以外的所有页',
  '删除除第4页之外的所有幻灯片',
  '除了第4页，全部删除',
  '除第4页外全部删除',
  '除了第4页都删掉',
  '把除第4页以外的都删了',
  '删除第4页以外的所有页',
  '删除所有页，除了第4页',
  '第4页除外，全部删除',
  '只保留第4页',
  '4枚目以外のスライドを削除して',
  '4枚目を除くすべてのスライドを削除して',
  '4枚目のスライド以外は削除',
  'Lösche alle Folien außer Folie 4',
  'Lösche alle Folien bis auf Folie 4',
  'Supprime tout sauf la diapo 4',
  'Supprime toutes les diapositives à l’exception de la 4',
  'Borra todo menos la diapositiva 4',
  'Elimina tutte le slide tranne la 4',
  'Apague tudo menos o slide 4',
  "Verwijder alle dia's behalve dia 4",
  'Usuń wszystkie slajdy z wyjątkiem slajdu 4',
  'Удали все слайды, кроме слайда 4',
  'delete everything but slide 4',
])('“%s” leaves slide 4', (wish) => {
  expect(goneWhen(wish)).toEqual(allBut(4))
})

it.each([
  ['删除除第2页和第3页之外的所有幻灯片', allBut(2, 3)],
  ['把除了第2页和第3页以外的页都删掉', allBut(2, 3)],
  ['删除除第2到4页以外的所有页', allBut(2, 3, 4)],
  ['除目录页外的所有页都删除', allBut(2)],
  ['删除除了目录和第5页以外的所有页', allBut(2, 5)],
  ['删除除最后一页之外的所有页', allBut(10)],
  ['删除第2到5页，除了第4页', ['2', '3', '5']],
  ['目次と5枚目以外を削除して', allBut(2, 5)],
  ['スライド4と5以外をすべて削除して', allBut(4, 5)],
  ['Alles außer Folie 2 und 3 löschen', allBut(2, 3)],
])('“%s” leaves all that is named', (wish, gone) => {
  expect(goneWhen(wish)).toEqual(gone)
})

it.each([
  'except slide 4, delete all slides',
  'Sauf la diapositive 4, supprime tout',
  'Кроме слайда 4 удали всё',
  'Außer Folie 4 alles löschen',
  'delete slides 2-5 minus 4',
  '删除不是第4页的所有页',
  '保留第4页，删除其余页',
  '4枚目を残して他は全部削除して',
])('“%s” takes nothing away before it has asked', (wish) => {
  expect(goneWhen(wish).at(-1)).toMatch(/^clarify/)
  expect(goneWhen(wish).filter((one) => /^\d/.test(one))).toEqual([])
})

it.each([
  ['delete everything after slide 4 except the last slide', ['5', '6', '7', '8', '9']],
  ['delete everything after slide 4 except slides 6 and 8', ['5', '7', '9', '10']],
  ['Delete all slides after slide 7 but not the last one', ['8', '9']],
  ['delete everything before slide 5 except the title slide', ['2', '3', '4']],
  ['delete the slides after slide 7 apart from the last', ['8', '9']],
  ['delete slides 7 onwards except slide 9', ['7', '8', '10']],
  ['Lösche alles nach Folie 7 außer der letzten Folie', ['8', '9']],
  ['Lösche alle Folien ab 7 außer Folie 9', ['7', '8', '10']],
  ['Supprime tout après la diapo 7 sauf la dernière', ['8', '9']],
  ['Elimina todo después de la diapositiva 7 excepto la última', ['8', '9']],
  ["Elimina tutto dopo la slide 7 tranne l'ultima", ['8', '9']],
  ['Apaga tudo depois do slide 7 exceto o último', ['8', '9']],
  ['Verwijder alles na dia 7 behalve de laatste dia', ['8', '9']],
  ['Usuń wszystko po slajdzie 7 oprócz ostatniego', ['8', '9']],
  ['Удали всё после слайда 7, кроме последнего', ['8', '9']],
])('“%s” leaves what is excepted of a part of the deck', (wish, gone) => {
  expect(goneWhen(wish)).toEqual(gone)
})

it('“move everything after slide 7 except the last” leaves that where it is', () => {
  const wish = 'move everything after slide 7 except the last slide to the front'
  expect(inShort(interpretSample(wish))).toEqual([
    'move_slide slideId=slide-8 position=0',
    'move_slide slideId=slide-9 position=1',
  ])
})

it.each([
  'Delete points 2 and 3 on slide 4 except 3',
  'Delete points 2 to 4 on slide 3 except point 3',
  'Delete all bullets on slide 3 but the last',
  'Delete every point on slide 3 except the last one',
  'Delete all rows on slide 6 but the last',
  'Lösche alle Punkte auf Folie 3 außer dem letzten',
  'Supprime tous les points de la diapo 3 sauf le dernier',
  'Borra todos los puntos de la diapositiva 3 menos el primero',
  'Delete slide 4 except the title',
  '删除第4页之后的所有页，除了最后一页',
  '4枚目より後のスライドを6枚目以外すべて削除して',
])('“%s” takes nothing away: what is excepted is no slide, or not understood', (wish) => {
  const steps = inShort(interpretSample(wish))
  expect(steps.every((step) => /^(?:clarify|decline)/.test(step))).toBe(true)
  expect(steps.join()).not.toContain('would be empty')
})
