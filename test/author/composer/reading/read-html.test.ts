import { describe, expect, test } from 'vitest'
import { blockOutline, leftOutOf, writtenAs } from '../../../support/block-outline.ts'

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

describe('a web page', () => {
  test('is its headings, paragraphs and lists', () => {
    const body = '<h1>The mill</h1><p>It grinds<br>flour.</p><ol><li>Pour<li>Turn</ol>'
    expect(blockOutline(page(body))).toEqual([
      'heading 1: The mill',
      'paragraph: It grinds flour.',
      'numbered: Pour / Turn',
    ])
  })

  test('is what its main element holds', () => {
    const body =
      '<p>Welcome to our site</p><main><h1>The mill</h1></main><p>All rights reserved</p>'
    expect(blockOutline(page(body))).toEqual(['heading 1: The mill'])
  })

  test('goes without navigation, scripts, cookie lines, forms and comments', () => {
    const body =
      '<nav><ul><li>Home</ul></nav><h1>The mill</h1><script>if (a < b) go("<p>no</p>")</script>' +
      '<div class="cookie-bar">We use <div>cookies</div></div><!-- later --><p>It grinds flour.</p>' +
      '<aside>Subscribe!</aside><footer>Imprint</footer>'
    expect(blockOutline(page(body, '<style>p{}</style>'))).toEqual([
      'heading 1: The mill',
      'paragraph: It grinds flour.',
    ])
  })

  test('lists the words that it leaves out', () => {
    const body =
      '<nav><a href="/">Home</a></nav><main><h1>The mill</h1><form>Your mail <input></form></main><p>All rights reserved</p>'
    expect(leftOutOf(page(body, '<script>go()</script>'))).toEqual([
      'Your mail',
      'Home',
      'All rights reserved',
    ])
  })

  test('where somebody is reached is for the notes, and whose page it is for the cover', () => {
    const text = `<html><head><title>Mills | Town of Vik</title></head><body><h1>Mills</h1><p>They turn.</p><footer><p>Office &middot; Main Square 2 &middot; <a href="mailto:a@vik.example">a@vik.example</a></p><p>&copy; Vik</p></footer></body></html>`
    expect(blockOutline(text)).toEqual([
      'heading 1: Mills',
      'paragraph: They turn.',
      'notes: Office · Main Square 2 · a@vik.example',
      'cover: Town of Vik',
    ])
  })

  test('has its title for a heading where it has no other, without the name of the site', () => {
    const title = '<title>The mill | Harrow County</title>'
    expect(blockOutline(page('<h2>Flour</h2>', title))).toEqual([
      'heading 1: The mill',
      'heading 2: Flour',
    ])
  })

  test('may be a part without a head', () => {
    expect(blockOutline('<h2>Flour</h2>\n\n<p>It is white.</p>\n')).toEqual([
      'heading 2: Flour',
      'paragraph: It is white.',
    ])
  })

  test('is no markdown text with a little HTML', () => {
    expect(
      blockOutline('<h1>The mill</h1>\n\n## Work\n\n- grinds `a`\n- turns\n\n<p>It is old.</p>'),
    ).toContain('list: grinds a / turns')
  })
})

describe('in a web page', () => {
  test('tables keep their empty cells', () => {
    const table = '<table><tr><th>Year<th>Tons<tbody><tr><td>2024<td>31<tr><td>2025<td></table>'
    expect(blockOutline(page(table))).toEqual(['table: Year, Tons / 2024, 31 / 2025, '])
  })

  test('heads at the sides of a table name its rows', () => {
    const table = '<table><tr><th>Length<td>11 km<tr><th>Dogs<td>on a lead</table>'
    expect(blockOutline(page(table))).toEqual(['table: ,  / Length, 11 km / Dogs, on a lead'])
  })

  test('an empty cell in the corner of a table is no value', () => {
    const table =
      '<table><tr><td></td><th>2023</th><th>2024</th></tr><tr><th>Sales</th><td>1</td><td>2</td></tr></table>'
    expect(blockOutline(page(table))).toEqual(['table: , 2023, 2024 / Sales, 1, 2'])
  })

  test('tables that only place things are what is in them', () => {
    const table = '<table><tr><td><h2>Flour</h2><p>It is white.</p></td></tr></table>'
    expect(blockOutline(page(table))).toEqual(['heading 2: Flour', 'paragraph: It is white.'])
  })

  test('lists nest', () => {
    const list = '<ul><li>Grain<ul><li>rye</li><li>oats</li></ul></li><li>Water</li></ul>'
    expect(blockOutline(page(list))).toEqual(['list: Grain (rye / oats) / Water'])
  })

  test('terms stand before what describes them', () => {
    expect(blockOutline(page('<dl><dt>Bran<dd>the husk<dt>Germ<dd>the seed</dl>'))).toEqual([
      'list: Bran: the husk / Germ: the seed',
    ])
  })

  test('quotations name who said them', () => {
    const quote =
      '<blockquote><p>It never stops.</p><footer>&mdash; <cite>Ada Pell, miller</cite></footer></blockquote>'
    expect(blockOutline(page(quote))).toEqual(['quote: It never stops. | Ada Pell | miller'])
  })

  test('listings keep their lines and say their language', () => {
    const pre = '<pre><code class="language-js">if (a &lt; b) {\n  go()\n}</code></pre>'
    expect(blockOutline(page(pre))).toEqual(['code js: if (a < b) {\n  go()\n}'])
  })

  test('a listing keeps the indentation under its first line', () => {
    expect(blockOutline(page('<pre>def go():\n    stop()</pre>'))).toEqual([
      'code : def go():\n    stop()',
    ])
  })

  test('words keep their places behind character references', () => {
    const body = '<p>60&nbsp;cm &amp; <b>more</b> wide</p>'
    expect(blockOutline(page(body))).toEqual(['paragraph: 60 cm & more wide'])
    expect(writtenAs(page(body), 'paragraph')).toBe('60&nbsp;cm &amp; <b>more</b> wide')
  })

  test('lists and paragraphs of links are navigation', () => {
    const body =
      '<p>It grinds flour.</p><ul><li><a href="#a">Grain</a><li><a href="#b">Water</a></ul>'
    expect(blockOutline(page(body))).toEqual(['paragraph: It grinds flour.'])
  })
})

test('a table within a markdown text is a table', () => {
  expect(
    blockOutline(
      '# Mill\n\n<table><tr><th>Flour</th><th>Price</th></tr><tr><td>Rye</td><td>3</td></tr></table>\n\nIt is *fresh*.',
    ),
  ).toEqual(['heading 1: Mill', 'table: Flour, Price / Rye, 3', 'paragraph: It is fresh.'])
})
