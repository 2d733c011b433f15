import { describe, expect, it } from 'vitest'
import { exportPage } from '../../../src/export/web/export-page.ts'
import type { Scene } from '../../../src/scene/scene.ts'
import { imageNode } from '../../support/scene-images.ts'
import { furniture, page, scene, textNode, titleNode } from '../../support/scenes.ts'
import { setText } from '../../support/set-text.ts'
import { testTypography } from '../../support/typography.ts'

const typography = await testTypography()
const urls = { stylesheetUrl: '/share/1/style.css', coverImageUrl: 'https://x.test/c.png?a=1&b=2' }

const make = (deck: Scene) => exportPage(deck, typography, urls)

function textPage(title: string, text: string, language = 'en') {
  const content = setText(typography, text, { measure: 800, language })
  return page([titleNode(title), textNode(content), ...furniture(1)], {
    title,
    notes: 'Only for the speaker',
  })
}

describe('exportPage', () => {
  it('shows every slide, in order, named by its title', async () => {
    const { html } = await make(scene([textPage('First', 'Alpha'), textPage('Second', 'Beta')]))
    const slides = [
      ...html.matchAll(/<section [^>]*aria-roledescription="slide"[\s\S]*?<\/section>/g),
    ]
    expect(slides).toHaveLength(2)
    expect(slides[0]?.[0]).toMatch(
      /<h2 id="title-1"><span class="number">1 \/ 2<\/span> First<\/h2>/,
    )
    expect(slides[1]?.[0]).toMatch(/<p dir="ltr">Beta<\/p>/)
  })

  it('lives under a strict content security policy', async () => {
    const { html, css } = await make(scene([textPage('A', 'B')]))
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/)
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/assets/share.js" defer>'])
    expect(css).not.toMatch(/url\((?!data:font\/woff)/)
    expect(html).toContain('<link rel="stylesheet" href="/share/1/style.css">')
  })

  it('links slides by their numbers, which work without the script', async () => {
    const linked = textNode(setText(typography, 'Results'), { link: { slideId: 'two' } })
    const pages = [page([linked], { slideId: 'one' }), page([], { slideId: 'two' })]
    const { html } = await make(scene(pages))
    expect(html).toContain('<a href="#2" tabindex="-1">')
    expect(html).toContain('<p dir="ltr"><a href="#2">Results</a></p>')
    expect(html).toContain('<section class="slide" id="2"')
  })

  it('says what a picture shows', async () => {
    const { html } = await make(scene([page([imageNode({ description: 'A <b>hub</b>' })])]))
    expect(html).toContain('aria-label="A &lt;b&gt;hub&lt;/b&gt;"')
    expect(html).toContain('href="data:image/png;base64,')
  })

  it('carries no notes', async () => {
    const { html } = await make(scene([textPage('A', 'B')]))
    expect(html).not.toContain('Only for the speaker')
    expect(html).not.toContain('Sign out')
  })

  it('has the notes of each slide for the owner, who can sign out', async () => {
    const { html } = await exportPage(
      scene([{ ...textPage('A', 'B'), notes: 'First <i>\n\nSecond' }]),
      typography,
      { stylesheetUrl: urls.stylesheetUrl, forOwner: true },
    )
    expect(html).toMatch(
      /<h3 id="notes-1" lang="en">Notes<\/h3>\s*<p dir="auto">First &lt;i&gt;<\/p>\s*<p dir="auto">Second<\/p>/,
    )
    expect(html).toContain('<form class="account"')
    expect(html).not.toContain('og:image')
  })

  it('says that a deck has no slides, and then needs no script', async () => {
    const { html } = await make(scene([]))
    expect(html).toContain('There are no slides yet.')
    expect(html).not.toContain('<script')
  })

  it('has its drawn text hidden from screen readers, which get the transcript', async () => {
    const { html } = await make(scene([textPage('A', 'B')]))
    for (const tag of html.match(/<svg [^>]*>/g) ?? []) expect(tag).toContain('aria-hidden="true"')
  })

  it('escapes hostile titles everywhere', async () => {
    const hostile = `"><script>alert('1')</script>&\u0000`
    const { html } = await make(scene([textPage(hostile, hostile)], { title: hostile }))
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('\u0000')
    expect(html).toContain(
      '<title>&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</title>',
    )
  })

  it('says its language and direction, and what a link preview needs', async () => {
    const { html } = await make(
      scene([textPage('خوارزميات', 'مرحبا', 'ar')], { language: 'ar-AR', title: 'خوارزميات' }),
    )
    expect(html).toContain('<html lang="ar-AR" dir="rtl">')
    expect(html).toContain('<meta property="og:title" content="خوارزميات">')
    expect(html).toContain('<meta property="og:image" content="https://x.test/c.png?a=1&amp;b=2">')
  })

  it('does without a cover picture', async () => {
    const { html } = await exportPage(scene([textPage('A', 'B')]), typography, {
      stylesheetUrl: '/s.css',
    })
    expect(html).not.toContain('og:image')
  })

  it('gives each slide’s definitions ids of its own', async () => {
    const background = {
      kind: 'linear' as const,
      angle: 90,
      stops: [
        { offset: 0, color: '#10142B' },
        { offset: 1, color: '#1E2450' },
      ],
    }
    const { html } = await make(scene([page([], { background }), page([], { background })]))
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('brings the fonts with the glyphs that it uses, and no more', async () => {
    const latin = await make(scene([textPage('A', 'Revenue grew')]))
    expect(latin.css.match(/@font-face/g)).toHaveLength(1)
    expect(latin.css.length).toBeLessThan(12_000)
    const text = '四半期の業績は計画を上回り、欧州とアジア太平洋が大きく成長した。'
    const japanese = await make(scene([textPage('A', text, 'ja')], { language: 'ja' }))
    expect(japanese.css.length).toBeLessThan(30_000)
  })

  it('gives the same page for the same scene', async () => {
    const pages = () => scene([textPage('First', 'Alpha → Ω')])
    expect(await make(pages())).toEqual(await make(pages()))
  })
})
