import { Eta } from 'eta'
import { escapeXml } from '../svg/xml.ts'
import type { TranscriptPart } from './transcript.ts'

/** A slide of the share page. */
interface SlideView {
  number: number
  title: string
  /** Markup that our own writer made and escaped: the only thing the template takes as it is. */
  svg: string
  transcript: TranscriptPart[]
  /** The speaker notes, a paragraph each; empty on a page that is not its owner's. */
  notes: string[]
}

/** What the share page shows. */
interface PageView {
  title: string
  /** BCP 47. */
  language: string
  direction: 'ltr' | 'rtl'
  /** What a link preview says under the title. */
  summary: string
  stylesheetUrl: string
  coverImageUrl?: string
  /** Whether only the owner, who is signed in, sees it. */
  forOwner: boolean
  slides: SlideView[]
}

const icons = {
  previous: '<path d="M15 5l-7 7 7 7"/>',
  next: '<path d="M9 5l7 7-7 7"/>',
  overview: '<path d="M4 5h7v5H4zM13 5h7v5h-7zM4 14h7v5H4zM13 14h7v5h-7z"/>',
  fullScreen: '<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  text: '<path d="M5 6h14M5 10h14M5 14h14M5 18h9"/>',
  present: '<path d="M8 5.5v13l10.5-6.5z"/>',
}

function icon(name: keyof typeof icons): string {
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${icons[name]}</svg>`
}

const template = `<!doctype html>
<html lang="<%= it.language %>" dir="<%= it.direction %>">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title><%= it.title %></title>
<meta name="description" content="<%= it.summary %>">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta property="og:type" content="website">
<meta property="og:title" content="<%= it.title %>">
<meta property="og:description" content="<%= it.summary %>">
<% if (it.coverImageUrl) { %>
<meta property="og:image" content="<%= it.coverImageUrl %>">
<meta property="og:image:alt" content="<%= it.title %>">
<meta name="twitter:card" content="summary_large_image">
<% } %>
<link rel="stylesheet" href="/assets/share.css">
<link rel="stylesheet" href="<%= it.stylesheetUrl %>">
<% if (it.slides.length > 0) { %>
<script src="/assets/share.js" defer></script>
<% } %>
</head>
<body>
<header class="bar">
<h1 class="deck-title"><%= it.title %></h1>
<div class="actions" lang="en" dir="ltr" hidden>
<button type="button" class="quiet" data-action="text" aria-pressed="false" title="Show as text (T)">${icon('text')}<span>Text</span></button>
<button type="button" class="quiet" data-action="overview" aria-pressed="false" title="Overview (O)">${icon('overview')}<span>Overview</span></button>
<button type="button" class="main" data-action="present" title="Present (F)">${icon('present')}<span>Present</span></button>
</div>
<% if (it.forOwner) { %>
<form class="account" lang="en" dir="ltr" method="post" action="/sign-out"><a href="/presentations">All presentations</a><button type="submit" class="quiet-text">Sign out</button></form>
<% } %>
</header>
<main class="deck" tabindex="-1">
<% for (const slide of it.slides) { %>
<section class="slide" id="<%= slide.number %>" role="group" aria-roledescription="slide" aria-labelledby="title-<%= slide.number %>">
<%~ slide.svg %>

<div class="transcript">
<h2 id="title-<%= slide.number %>"><span class="number"><%= slide.number %> / <%= it.slides.length %></span> <%= slide.title %></h2>
<% for (const part of slide.transcript) { %>
<% if (part.kind === 'paragraph') { %>
<p dir="<%= part.direction %>"><% if (part.href) { %><a href="<%= part.href %>"><%= part.text %></a><% } else { %><%= part.text %><% } %></p>
<% } else if (part.kind === 'image') { %>
<p role="img" aria-label="<%= part.description %>" dir="auto"><%= part.description %></p>
<% } else if (part.kind === 'list') { %>
<<%= part.ordered ? 'ol' : 'ul' %>>
<% for (const item of part.items) { %>
<li dir="<%= item.direction %>"><% if (item.href) { %><a href="<%= item.href %>"><%= item.text %></a><% } else { %><%= item.text %><% } %></li>
<% } %>
</<%= part.ordered ? 'ol' : 'ul' %>>
<% } else { %>
<table>
<% if (part.description) { %>
<caption><%= part.description %></caption>
<% } %>
<% if (part.head.length > 0) { %><thead><tr><% for (const cell of part.head) { %><th scope="col"><%= cell %></th><% } %></tr></thead><% } %>
<tbody>
<% for (const row of part.rows) { %>
<tr><% row.forEach((cell, column) => { %><% if (column === 0) { %><th scope="row"><%= cell %></th><% } else { %><td><%= cell %></td><% } %><% }) %></tr>
<% } %>
</tbody>
</table>
<% } %>
<% } %>
</div>
<% if (slide.notes.length > 0) { %>
<aside class="notes" aria-labelledby="notes-<%= slide.number %>">
<h3 id="notes-<%= slide.number %>" lang="en">Notes</h3>
<% for (const line of slide.notes) { %>
<p dir="auto"><%= line %></p>
<% } %>
</aside>
<% } %>
</section>
<% } %>
<% if (it.slides.length === 0) { %>
<p class="empty" lang="en" dir="ltr">There are no slides yet.</p>
<% } %>
</main>
<nav class="controls" aria-label="Presentation" lang="en" dir="ltr" hidden>
<button type="button" data-action="previous" title="Previous (←)" aria-label="Previous slide">${icon('previous')}</button>
<span class="counter"><span data-counter>1</span> / <%= it.slides.length %></span>
<button type="button" data-action="next" title="Next (→)" aria-label="Next slide">${icon('next')}</button>
<button type="button" data-action="overview" title="Overview (O)" aria-label="Overview">${icon('overview')}</button>
<button type="button" data-action="full-screen" title="Full screen (F)" aria-label="Full screen">${icon('fullScreen')}</button>
<button type="button" data-action="close" title="Close (Esc)" aria-label="Close the presentation">${icon('close')}</button>
</nav>
<progress class="progress" aria-hidden="true" max="<%= it.slides.length %>" value="1" hidden></progress>
<p class="announcer" role="status"></p>
</body>
</html>
`

const eta = new Eta({
  autoTrim: [false, 'nl'],
  escapeFunction: (value) => escapeXml(String(value)),
})
const render = eta.compile(template)

/** The share page's document. Every value is escaped, except the slides' SVG, which comes escaped. */
export function renderPage(view: PageView): string {
  return eta.render(render, view)
}
