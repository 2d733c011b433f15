import { describe, expect, it } from 'vitest'
import {
  bodyPropertiesXml,
  paragraphsXml,
  runPropertiesXml,
} from '../../../src/export/pptx/text-body.ts'
import {
  bodyStyle,
  box,
  interSemiBold,
  layout,
  paragraph,
  textNode,
  titleStyle,
} from '../../support/scenes.ts'
import { contextOf } from './context.ts'

const written = (...paragraphs: Parameters<typeof layout>) =>
  paragraphsXml(layout(...paragraphs), contextOf())

describe('paragraphs', () => {
  it('have exact line spacing and space above all but the first', () => {
    const xml = written(
      paragraph('One', { lineHeight: 22, spaceBefore: 6 }),
      paragraph('Two', { lineHeight: 22, spaceBefore: 6 }),
    )
    expect(xml.match(/<a:lnSpc><a:spcPts val="2200"\/>/g)).toHaveLength(2)
    expect(xml.match(/<a:spcBef><a:spcPts val="0"\/>/g)).toHaveLength(1)
    expect(xml.match(/<a:spcBef><a:spcPts val="600"\/>/g)).toHaveLength(1)
  })

  it('have one set of properties however many runs they have', () => {
    const xml = written('日本 and English 한국')
    expect(xml.match(/<a:r>/g)?.length).toBeGreaterThan(2)
    expect(xml.match(/<a:pPr /g)).toHaveLength(1)
  })

  it('run from right to left where the text does, start at the right', () => {
    expect(written('مرحبا')).toContain('algn="r" rtl="1"')
    expect(written(paragraph('مرحبا', { align: 'end' }))).toContain('algn="l" rtl="1"')
    expect(written(paragraph('Hello', { align: 'end' }))).toContain('algn="r" rtl="0"')
    expect(written(paragraph('Hello', { align: 'center' }))).toContain('algn="ctr"')
  })

  it('keep punctuation inside the box, where the scene measured it', () => {
    expect(written('四半期、')).toContain('hangingPunct="0"')
  })

  it('keep an empty paragraph at the size of its text', () => {
    expect(written(paragraph(''))).toMatch(/<a:p><a:pPr.*<a:endParaRPr lang="en-US" sz="1600"/)
  })
})

it('leaves lines through and under the first words out of what holds for all', () => {
  const style = { ...bodyStyle, strike: true, underline: true }
  const xml = (tag: string) => runPropertiesXml(tag, style, interSemiBold, contextOf())
  expect(xml('a:rPr')).toContain('u="sng" strike="sngStrike"')
  expect(xml('a:defRPr')).not.toMatch(/ (?:u|strike)=/)
})

describe('bullets', () => {
  const bullet = {
    character: '•',
    style: { ...bodyStyle, size: 20, color: '#1B46D9' },
    indent: 18,
    markOffset: 4,
  }

  it('are real, with colour, size, font and a hanging indent', () => {
    const xml = written(paragraph('Point', { bullet }))
    expect(xml).toContain('marL="228600" indent="-177800"')
    expect(xml).toContain(
      '<a:buClr><a:schemeClr val="accent1"/></a:buClr><a:buSzPct val="125000"/>' +
        '<a:buFont typeface="Inter"/><a:buChar char="•"/>',
    )
  })

  it('number themselves when the mark is a number', () => {
    expect(written(paragraph('Point', { bullet: { ...bullet, character: '3.' } }))).toContain(
      '<a:buAutoNum type="arabicPeriod" startAt="3"/>',
    )
  })

  it('are deeper in the outline when they start further in', () => {
    const xml = written(
      paragraph('Point', { bullet }),
      paragraph('Detail', { bullet, marginStart: 18 }),
    )
    expect(xml).toContain('lvl="1" marL="457200"')
  })

  it('are switched off for plain paragraphs', () => {
    expect(written('Plain')).toContain('<a:buNone/>')
  })
})

describe('runs', () => {
  it('carry language, size, tracking, colour and theme font', () => {
    expect(written(paragraph('Title', { style: titleStyle }))).toContain(
      '<a:rPr lang="en-US" sz="3000" b="1" i="0" spc="-45" baseline="0" dirty="0">' +
        '<a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mj-lt"/>',
    )
  })

  it('name a semi-bold face as the family that it is in slide software, and bold', () => {
    const xml = written(paragraph('Strong', { style: { ...bodyStyle, font: interSemiBold } }))
    expect(xml).toContain('b="1"')
    expect(xml).toContain('<a:latin typeface="Inter SemiBold"/>')
  })

  it('write bold as the bold of its family', () => {
    const font = { family: 'Inter', weight: 700, italic: false } as const
    const xml = written(paragraph('Bold', { style: { ...bodyStyle, font } }))
    expect(xml).toContain('b="1"')
    expect(xml).toContain('<a:latin typeface="+mn-lt"/>')
  })

  it('say of a face of one width that it is one, so that such a face stands in for it', () => {
    const font = { family: 'JetBrains Mono', weight: 400, italic: false } as const
    const xml = written(paragraph('code', { style: { ...bodyStyle, font } }))
    expect(xml).toContain('<a:latin typeface="JetBrains Mono" pitchFamily="49"/>')
  })

  it('name the fallback face in every slot, East Asian and complex', () => {
    const xml = written('四半期 สวัสดี')
    expect(xml).toContain('<a:ea typeface="Noto Sans JP"/>')
    expect(xml).toContain('<a:cs typeface="Noto Sans Thai"/>')
  })

  it('take the digits of the slide number as a field, and only those', () => {
    const xml = paragraphsXml(layout('Page 5 of 15'), contextOf(), { slideNumber: 5 })
    expect(xml).toContain('type="slidenum"')
    expect(xml.match(/<a:t>[^<]*<\/a:t>/g)).toEqual([
      '<a:t>Page </a:t>',
      '<a:t>5</a:t>',
      '<a:t> of 15</a:t>',
    ])
  })
})

describe('frames', () => {
  it('shrinks what outgrows a placeholder, and nothing else', () => {
    const fits = (isPlaceholder: boolean, wrap = true) =>
      bodyPropertiesXml(textNode('Text', { wrap }), isPlaceholder).includes('<a:normAutofit/>')
    expect([fits(true), fits(false), fits(true, false)]).toEqual([true, false, false])
  })

  it('have no insets and no autofit, and wrap and stand as their node says', () => {
    const xml = bodyPropertiesXml(textNode('Text', { wrap: false, anchor: 'bottom' }))
    expect(xml).toContain('wrap="none" lIns="0" tIns="0" rIns="0" bIns="0"')
    expect(xml).toContain('anchor="b"><a:noAutofit/>')
  })

  it('keep free what the text was not set to, with a little slack', () => {
    const node = textNode('Text', { box: box(0, 0, 600, 100) })
    const narrow = (text: string) => ({ ...node, layout: { ...layout(text), measure: 400 } })
    expect(bodyPropertiesXml(narrow('Text'))).toContain(`rIns="${Math.round(195.2 * 12700)}"`)
    expect(bodyPropertiesXml(narrow('مرحبا'))).toContain(`rIns="${200 * 12700}"`)
  })

  it('use slack of their own as it is', () => {
    const node = textNode('Text', { box: box(0, 0, 600, 100) })
    const slack = { ...node, layout: { ...node.layout, measure: 592.8 } }
    expect(bodyPropertiesXml(slack)).toContain('rIns="0"')
  })
})

it('never wraps a word alone that a wider face has no room for', () => {
  const wrap = (text: string) =>
    bodyPropertiesXml(textNode(layout(text), { box: box(0, 0, 100, 20), wrap: true }))
  expect(wrap('Westerkwartier')).toContain('wrap="none"')
  expect(wrap('Westerkwartier and Zuid')).toContain('wrap="square"')
  expect(wrap('Zuid')).toContain('wrap="square"')
})
