// What tests ask of a page from inside the browser.
;(() => {
  const nameOf = (element) =>
    element.getAttribute('aria-label') ??
    (element.labels?.[0]?.innerText || element.innerText || element.value || '').trim()

  const describe = (element) =>
    `<${element.localName}${element.className && ` class="${element.className}"`}> ${nameOf(element).slice(0, 60)}`

  /** Whether it is there for those who listen, and takes no room. */
  const isForListeners = (element) =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isForListeners(element.parentElement))

  const shown = (selector) =>
    [...document.body.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        // Decoration may be cut, and the link to the content comes with the focus.
        element.closest('.wall, .skip') === null &&
        !isForListeners(element) &&
        element.closest('svg') === (element.localName === 'svg' ? element : null),
    )

  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX)

  /** Whether what is at a point belongs to an element, or is its label. */
  const isAt = (element, x, y) => {
    const found = document.elementFromPoint(x, y)
    return element.contains(found) || [...(element.labels ?? [])].includes(found)
  }

  /** Whether an element, or what holds it and not the other, is painted. */
  const hides = (element, other) =>
    !element.contains(other) &&
    (getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      hides(element.parentElement, other))

  const scrollsAway = (element) =>
    element !== document.body && (scrolls(element) || scrollsAway(element.parentElement))

  /** Whether something that is no overlay lies over the words of an element. */
  const isCovered = (element) => {
    const dialog = document.querySelector('dialog[open]')
    if ((dialog !== null && !dialog.contains(element)) || scrollsAway(element)) return false
    const words = [...element.childNodes].filter(
      ({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim() !== '',
    )
    return words.some((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      const { top, bottom } = range.getBoundingClientRect()
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' })
      return [...range.getClientRects()].some(({ x, y, width, height }) =>
        [0.3, 0.7].some((part) => {
          const found = document.elementFromPoint(x + width / 2, y + height * part)
          if (found === null || found.closest('.menu, .new-key-form form') !== null) return false
          return !element.contains(found) && hides(found, element)
        }),
      )
    })
  }

  globalThis.inPage = {
    /** What makes one scroll sideways, what is cut off, sticks out of its box, or lies under something else. */
    misfits() {
      const { scrollWidth } = document.scrollingElement
      const wide = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : []
      const found = shown('*').filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        if (width === 0 || element.closest('pre') || element.matches('input, select')) return false
        if (scrolls(element)) return false
        const inside = left >= -0.5 && right <= innerWidth + 0.5
        return !inside || (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      })
      const covered = shown('*').filter(
        (element) => !element.matches('option') && isCovered(element),
      )
      return [...wide, ...[...found, ...covered].map(describe)]
    },

    /** Controls in which a finger has less room than `least` pixels from top to bottom. Links inside sentences are text. */
    smallControls(least) {
      const controls = shown('button, input, select, summary, a.button, a.text-button, .segment a')
      return controls
        .filter((control) => {
          control.scrollIntoView({ block: 'center' })
          const { x, y, width, height } = control.getBoundingClientRect()
          if (height >= least) return false
          const reach = least / 2 - 0.5
          const middle = [x + width / 2, y + height / 2]
          return ![-reach, reach].every((by) => isAt(control, middle[0], middle[1] + by))
        })
        .map((control) => `${describe(control)}: ${control.getBoundingClientRect().height} px`)
    },

    /** What has the focus, and whether that can be seen. */
    focus() {
      const element = document.activeElement
      if (element === null || element === document.body) return { name: '', visible: false }
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const { top, bottom, left, right } = element.getBoundingClientRect()
      const inWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
      return {
        name: nameOf(element),
        visible: inWindow && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      }
    },
  }
})()
