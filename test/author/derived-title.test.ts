import { expect, test } from 'vitest'
import { composeText, titlesOf } from '../support/compose-text.ts'

const request = { deckTitle: 'Untitled presentation', titleIsDefault: false, titleFromSource: true }

test.each([
  ['a heading', '# Harbours\n\nShips wait there. Cranes load them.', 'Harbours'],
  ['a numbered outline', '# Why we move\n\n## Costs\n1. Pack\n2. Ship\n3. Unpack', 'Why we move'],
])('a title is taken from %s of the source, and stands on the title slide', (_, text, title) => {
  const composed = composeText(text, request)
  expect(composed.title).toBe(title)
  expect(titlesOf(composed.slides)[0]).toBe(title)
})

test('a title that was given stays', () => {
  const composed = composeText('# Harbours\n\nShips wait there.', {
    deckTitle: 'Ports',
    titleIsDefault: false,
  })
  expect(composed.title).toBe('Ports')
})

test('a title from the source is no longer than a title slide can show', () => {
  const long = `# ${'A very long heading about harbours '.repeat(12)}\n\nShips wait there.`
  const { title } = composeText(long, request)
  expect(title.startsWith('A very long heading')).toBe(true)
  expect(title.length).toBeLessThanOrEqual(121)
})

test.each([
  [
    'the title that the source gives itself',
    '# Harbours\n\nShips wait there. Cranes load them.',
    'Harbours',
  ],
  [
    'what it says first where it gives none',
    'Ships wait there. Cranes load them.',
    'Ships wait there',
  ],
])('in place of a default title stands %s', (_, text, title) => {
  const { slides } = composeText(text, {
    deckTitle: 'The default',
    titleIsDefault: true,
    titleFromSource: true,
    slideRange: '2-5',
  })
  expect(titlesOf(slides)[0]).toBe(title)
  expect(JSON.stringify(slides[0]?.variants[0]?.blocks)).not.toContain(title)
})

test.each([
  ['de', 'Schiffe warten. Kräne laden.', 'Schiffe warten'],
  ['ja', '船が待つ。荷を積む。', '船が待つ'],
])('what nothing names is called by what it says first, and by no placeholder (%s)', (language, text, title) => {
  const composed = composeText(text, {
    ...request,
    titleIsDefault: true,
    language,
    slideRange: '2-5',
  })
  expect(titlesOf(composed.slides)[0]).toBe(title)
  expect(composed.title).toBe(title)
})

test.each([
  [
    'de',
    'Besuch bei der Firma Lindner, 3.9.',
    'Die Presse steht seit Montag. Das Ersatzteil kommt aus Italien.',
  ],
  [
    'th',
    'สรุปการประชุมวันจันทร์ที่ 5 ตุลาคม',
    'ยอดขายร้านสาขาเชียงใหม่เดือนกันยายน 1.24 ล้านบาท เพิ่มขึ้น 9% จากเดือนก่อน',
  ],
])('a line of its own over the text is its title, with its day (%s)', (language, line, text) => {
  const { title } = composeText(`${line}\n\n${text}`, {
    ...request,
    titleIsDefault: true,
    language,
  })
  expect(title).toBe(line)
})

test.each([
  [
    'en',
    'FOR IMMEDIATE RELEASE',
    'Tern Robotics opens a workshop in Aberdeen',
    'The workshop repairs 400 drones a year.',
  ],
  [
    'de',
    'ZUR SOFORTIGEN VERÖFFENTLICHUNG',
    'Tern Robotics eröffnet Werkstatt in Aberdeen',
    'Die Werkstatt repariert 400 Drohnen im Jahr.',
  ],
  [
    'es',
    'PARA PUBLICACIÓN INMEDIATA',
    'Tern Robotics abre un taller en Aberdeen',
    'El taller repara 400 drones al año.',
  ],
])('how a text is to be released is not its title (%s)', (language, release, title, text) => {
  const composed = composeText(`${release}\n\n${title}\n\n${text} ${text}`, {
    ...request,
    language,
  })
  expect(composed.title).toBe(title)
})

test.each([
  [
    'a letter by the line over its greeting that says which document it is',
    'Zimmerei Gschwendtner\nAm Sägewerk 4\n83673 Bichl\n\nGemeinde Kochel\n82431 Kochel\n\nBichl, den 17. November 2026\n\nAngebot Nr. 26-318: Instandsetzung Dachstuhl\n\nSehr geehrte Frau Dr. Leitner,\n\nvielen Dank für den Rundgang. Der Hausbock ist nicht mehr aktiv. Wir tauschen fünf Sparren aus.\n\nMit freundlichen Grüßen\n\nKorbinian Gschwendtner',
    'Angebot Nr. 26-318: Instandsetzung Dachstuhl',
  ],
  [
    'a lesson by the line that says so, although that asks',
    '國小五年級 自然科 教案:為什麼海邊的風白天和晚上方向不一樣?\n\n設計者:望安國小 許老師\n時間:兩節課\n\n一、先備知識\n學生知道熱空氣會上升。大部分的孩子家裡有船。\n\n二、學習目標\n能說出陸地比海水熱得快、冷得也快。',
    '國小五年級 自然科 教案:為什麼海邊的風白天和晚上方向不一樣?',
  ],
  [
    'a speech by no paragraph that only calls those who listen',
    'أيتها الأخوات، أيها الإخوة، أبناءنا الخريجين وبناتنا الخريجات،\n\nعملت في الخشب اثنتين وخمسين سنة. بدأت في ورشة عمي في حي القيمرية. كنست سنة كاملة.\n\nوقد قيل لي إن نصفكم سيسافر. لن ألومكم، فأخي سافر وابني الأكبر سافر. أما من بقي فليأتِ إلى الورشة. الباب مفتوح من السابعة، والشاي ثقيل.',
    'عملت في الخشب اثنتين وخمسين سنة',
  ],
])('%s is called', (_, text, title) => {
  expect(composeText(text, { ...request, titleIsDefault: true }).title).toBe(title)
})
