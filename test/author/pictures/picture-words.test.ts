import { expect, test } from 'vitest'
import { pictureWords } from '../../../src/author/pictures/picture-words.ts'

test.each([
  ['northwind_warehouse-02.JPG', 'Northwind warehouse'],
  ['siteVisit.png', 'Site Visit'],
  ['Team photo.jpeg', 'Team'],
  ['photo of the harbour.webp', 'Harbour'],
  ['Grüße aus Köln.png', 'Grüße aus Köln'],
  ['倉庫.png', '倉庫'],
  ['Q3 revenue v2.svg', 'Q3 revenue'],
])('%s says "%s"', (filename, words) => {
  expect(pictureWords(filename)).toBe(words)
})

test.each([
  'IMG_2041.jpg',
  'DSC00017.JPG',
  'PXL_20240501_101500.jpg',
  'Screenshot 2024-05-01 at 10.22.03.png',
  'image (3).png',
  '9f86d081884c7d65.png',
  '20240501.jpg',
  'a.png',
])('%s says nothing', (filename) => {
  expect(pictureWords(filename)).toBe('')
})
