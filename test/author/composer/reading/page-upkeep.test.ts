import { describe, expect, test } from 'vitest'
import { blockOutline, leftOutOf } from '../../../support/block-outline.ts'

const paragraphs = (text: string) =>
  blockOutline(text).filter((line) => line.startsWith('paragraph'))

describe('what stands at the head and the foot of each page', () => {
  test('is no content, and a paragraph goes on behind it', () => {
    const foot = (page: number) => `\nPort Authority – report          ${page}\n`
    const text = [
      'Before the trial the only way across the harbour was the ring road, which takes',
      foot(4),
      'twenty-five minutes by bus.',
      foot(5),
      'The ferry takes seven minutes and is full on most days.',
      foot(6),
      'It runs until October.',
    ].join('\n')
    expect(paragraphs(text)).toEqual([
      'paragraph: Before the trial the only way across the harbour was the ring road, which takes twenty-five minutes by bus.',
      'paragraph: The ferry takes seven minutes and is full on most days.',
      'paragraph: It runs until October.',
    ])
  })

  test('may be the title, which stays once', () => {
    const page = (number: number, text: string) => `ZEYTİN RAPORU\nSayfa ${number}\n\n${text}\n\n`
    const text = `${page(1, 'Bu yıl 62 üye zeytin getirdi.')}${page(2, 'Yağın yarısı şişelendi.')}${page(3, 'Gelecek yıl bir hat kurulacak.')}`
    expect(blockOutline(text)).toEqual([
      'heading 1: ZEYTİN RAPORU',
      'paragraph: Bu yıl 62 üye zeytin getirdi.',
      'paragraph: Yağın yarısı şişelendi.',
      'paragraph: Gelecek yıl bir hat kurulacak.',
    ])
  })

  test('is not what a text counts itself', () => {
    const text = 'Page 1\n\nAnn opens.\n\nPage 2\n\nThe room is empty.\n\nPage 3\n\nShe shuts it.'
    expect(blockOutline(text).filter((line) => line.includes('Page'))).toHaveLength(3)
  })
})

test('two figures with any word between them are no number of a page', () => {
  expect(leftOutOf('The rule is simple.\n\nPage 3 and 12\n\nNobody broke it.')).toEqual([])
  expect(leftOutOf('The rule is simple.\n\nStrana 3 z 12\n\nNobody broke it.')).toEqual([
    'Strana 3 z 12',
  ])
})
