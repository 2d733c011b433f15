import { describe, expect, it, test } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

describe('the subtitle', () => {
  it.each([
    'Change the subtitle to Third quarter',
    'set the subtitle of slide 1 to "Third quarter"',
    'Subtitle: Third quarter',
    'the subtitle should be Third quarter',
    'Untertitel: Third quarter',
    'Ändere den Untertitel in Third quarter',
    'Change le sous-titre en Third quarter',
    'Cambia el subtítulo a Third quarter',
    'サブタイトルをThird quarterに変更して',
    '把副标题改为Third quarter',
    'change the cover\'s subtitle to "Third quarter"',
    'muda o subtítulo da capa para "Third quarter"',
  ])('is the line of the title slide: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'set_item slideId=slide-1 blockId=paragraph item=0 part=text value=Third quarter',
    ])
  })

  it('can go', () => {
    expect(inShort(interpretSample('Remove the subtitle'))).toEqual([
      'delete_block slideId=slide-1 blockId=paragraph',
    ])
  })

  it('is of no other slide', () => {
    expect(interpretSample('Change the subtitle of slide 4 to Costs')).toEqual([
      {
        request: 'decline',
        reason: 'nothing_to_do',
        sentence: 'Only the title slide has a subtitle.',
      },
    ])
  })
})

test.each([
  '把封面的副标题拿掉',
  '把封面的副標題拿掉',
  'delete the subtitle of the cover',
])('of the cover goes, which no other words name: %s', (instruction) => {
  expect(inShort(interpretSample(instruction))).toEqual([
    'delete_block slideId=slide-1 blockId=paragraph',
  ])
})
