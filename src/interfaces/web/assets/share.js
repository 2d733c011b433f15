// The share page's modes: reading (no data-mode), `present`, `overview` and `text`. Without this script the page is
// simply all its slides, one under the other.
const root = document.documentElement
const deck = document.querySelector('.deck')
const slides = [...document.querySelectorAll('.slide')]
const controls = document.querySelector('.controls')
const progress = document.querySelector('.progress')
const counter = document.querySelector('[data-counter]')
const announcer = document.querySelector('.announcer')
const rightToLeft = root.dir === 'rtl'
const idleMilliseconds = 2500

let current = 0
let mode = ''
/** Leaving full screen leaves the presentation too, unless it was asked for by F or its button. */
let staysWithoutFullScreen = false
let idleTimer = 0

function title(index) {
  return slides[index].querySelector('h2').textContent.trim()
}

function numberInAddress() {
  const number = Number(/^#(\d+)$/.exec(location.hash)?.[1])
  return number >= 1 && number <= slides.length ? number - 1 : undefined
}

function show(index, { announce = true } = {}) {
  const changed = index !== current
  current = Math.max(0, Math.min(slides.length - 1, index))
  slides.forEach((slide, at) => {
    slide.toggleAttribute('data-current', at === current)
  })
  counter.textContent = String(current + 1)
  progress.value = current + 1
  controls.querySelector('[data-action="previous"]').disabled = current === 0
  controls.querySelector('[data-action="next"]').disabled = current === slides.length - 1
  if (mode === 'present') {
    history.replaceState(null, '', `#${current + 1}`)
    if (changed && announce) announcer.textContent = title(current)
  }
}

function setMode(next) {
  mode = next
  if (mode === '') root.removeAttribute('data-mode')
  else root.dataset.mode = mode
  controls.hidden = mode !== 'present'
  progress.hidden = mode !== 'present'
  for (const button of document.querySelectorAll('[aria-pressed]'))
    button.setAttribute('aria-pressed', String(button.dataset.action === mode))
  // Outside a presentation all slides are there to be read.
  for (const slide of slides) slide.removeAttribute('aria-hidden')
  show(current, { announce: false })
  wake()
}

function leaveFullScreen() {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}

function enterFullScreen() {
  // Not every phone has it, and a browser may refuse: the presentation then fills the window.
  root.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {})
}

function present(index, { fullScreen = true } = {}) {
  current = index
  setMode('present')
  deck.focus({ preventScroll: true })
  if (fullScreen) enterFullScreen()
}

function scrollToCurrent() {
  slides[current].scrollIntoView({ block: 'center', behavior: 'instant' })
}

function read() {
  leaveFullScreen()
  setMode('')
  scrollToCurrent()
}

function overview() {
  if (mode !== 'present') current = slideInView()
  leaveFullScreen()
  setMode('overview')
  scrollToCurrent()
  slides[current].querySelector('.opener').focus({ preventScroll: true })
}

function asText() {
  current = mode === 'present' ? current : slideInView()
  leaveFullScreen()
  setMode('text')
  slides[current].scrollIntoView({ block: 'start', behavior: 'instant' })
}

function toggleFullScreen() {
  if (document.fullscreenElement) {
    staysWithoutFullScreen = true
    leaveFullScreen()
  } else {
    enterFullScreen()
  }
}

/** The first slide of which the window shows at least half, below the bar. */
function slideInView() {
  const bar = 60
  const index = slides.findIndex((slide) => {
    const box = slide.getBoundingClientRect()
    return (box.top + box.bottom) / 2 > bar
  })
  return index === -1 ? slides.length - 1 : index
}

/** Shows the controls, and hides them again after a while without movement. */
function wake() {
  root.removeAttribute('data-idle')
  clearTimeout(idleTimer)
  if (mode === 'present')
    idleTimer = setTimeout(() => root.setAttribute('data-idle', ''), idleMilliseconds)
}

const actions = {
  present: () => present(mode === 'overview' ? current : slideInView()),
  overview: () => (mode === 'overview' ? read() : overview()),
  text: () => (mode === 'text' ? read() : asText()),
  previous: () => show(current - 1),
  next: () => show(current + 1),
  'full-screen': toggleFullScreen,
  close: read,
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-action]')
  if (button) {
    actions[button.dataset.action]()
    wake()
  }
})

deck.addEventListener('click', (event) => {
  if (mode !== 'present' || event.defaultPrevented) return
  wake()
  const link = event.target.closest('a[href^="#"]')
  if (link) {
    event.preventDefault()
    show(Number(link.getAttribute('href').slice(1)) - 1)
    return
  }
  const share = event.clientX / innerWidth
  const backwards = rightToLeft ? share > 0.7 : share < 0.3
  show(current + (backwards ? -1 : 1))
})

const forwards = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
const backwards = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
const by = (count) => () => show(current + count)

/** What each key does, by the mode that it is pressed in; a letter does the same with Shift. */
const keys = {
  present: {
    ArrowDown: by(1),
    ArrowUp: by(-1),
    PageDown: by(1),
    PageUp: by(-1),
    Enter: by(1),
    Backspace: by(-1),
    [forwards]: by(1),
    [backwards]: by(-1),
    ' ': (event) => show(current + (event.shiftKey ? -1 : 1)),
    Home: () => show(0),
    End: () => show(slides.length - 1),
    Escape: read,
    f: toggleFullScreen,
    o: overview,
  },
  overview: { [forwards]: () => focusSlide(1), [backwards]: () => focusSlide(-1) },
}
const keysOfPage = { f: actions.present, o: actions.overview, t: actions.text }

function focusSlide(step) {
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement))
  const next = Math.max(0, focused) + step
  slides[Math.max(0, Math.min(slides.length - 1, next))].querySelector('.opener').focus()
}

function actionOf(key) {
  const name = key.length === 1 ? key.toLowerCase() : key
  if (mode === 'present') return keys.present[name]
  return (
    keys[mode]?.[name] ?? keysOfPage[name] ?? (name === 'Escape' && mode !== '' ? read : undefined)
  )
}

document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const presses = event.key === ' ' || event.key === 'Enter'
  if (mode === 'present' && presses && event.target.closest?.('button, a')) return
  const action = actionOf(event.key)
  if (action === undefined) return
  const presenting = mode === 'present'
  action(event)
  if (presenting) wake()
  event.preventDefault()
})

document.addEventListener('fullscreenchange', () => {
  if (document.fullscreenElement) return
  if (mode === 'present' && !staysWithoutFullScreen) read()
  staysWithoutFullScreen = false
})

for (const type of ['pointermove', 'pointerdown']) document.addEventListener(type, wake)

let touch
deck.addEventListener(
  'touchstart',
  (event) => {
    touch = event.touches.length === 1 ? event.touches[0] : undefined
  },
  { passive: true },
)
deck.addEventListener('touchend', (event) => {
  const end = event.changedTouches[0]
  if (mode !== 'present' || !touch || !end || visualViewport?.scale > 1.05) return
  const [across, down] = [end.clientX - touch.clientX, end.clientY - touch.clientY]
  touch = undefined
  if (Math.abs(across) < 40 || Math.abs(across) < Math.abs(down) * 1.5) return
  // A swipe is no tap: without this the click zones would turn the page too.
  event.preventDefault()
  show(current + (across < 0 === rightToLeft ? -1 : 1))
})

addEventListener('hashchange', () => {
  const index = numberInAddress()
  if (index !== undefined) show(index)
})

slides.forEach((slide, index) => {
  const opener = document.createElement('a')
  opener.className = 'opener'
  opener.href = `#${index + 1}`
  opener.setAttribute('aria-labelledby', `title-${index + 1}`)
  opener.addEventListener('click', (event) => {
    event.preventDefault()
    event.stopPropagation()
    current = index
    history.replaceState(null, '', opener.hash)
    read()
    slide.querySelector('.opener').blur()
  })
  slide.append(opener)
})
document.querySelector('.actions').hidden = false
show(numberInAddress() ?? 0, { announce: false })
