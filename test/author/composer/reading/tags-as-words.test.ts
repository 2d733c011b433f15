import { expect, test } from 'vitest'
import { blockOutline } from '../../../support/block-outline.ts'

const said = (line: string) => blockOutline(`# Notes\n\n${line}`).slice(1)

test.each([
  ['- List<T> is invariant', 'list: List<T> is invariant'],
  [
    'A Vector<int> costs more than a Map<String>.',
    'paragraph: A Vector<int> costs more than a Map<String>.',
  ],
  ['Call it with <your name> and `x`.', 'paragraph: Call it with <your name> and x.'],
  ['Start `it` with <file>, then stop.', 'paragraph: Start it with <file>, then stop.'],
])('words in angle brackets are text: %s', (line, text) => {
  expect(said(line)).toEqual([text])
})

test.each([
  ['It is <b>bold</b> and <span class="x">red</span>.', 'paragraph: It is bold and red.'],
  ['H<sub>2</sub>O, one<br>two', 'paragraph: H₂O, one two'],
  ['In <my-box>a box</my-box> here', 'paragraph: In a box here'],
])('tags are none: %s', (line, text) => {
  expect(said(line)).toEqual([text])
})
